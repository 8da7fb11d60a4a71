import * as z from 'zod/mini';
import { email, phone } from '../auth/auth.contract.ts';
import { maxEmailLength } from '../auth/auth.rules.ts';
import { endpoint, id, latitude, longitude, text, uploadedFile } from '../calls/endpoint.ts';
import { identityTypes, isNewsletterEmail, maxDeliveryMinutes, vehicles } from './registration.rules.ts';

const messageReply = z.object({ message: z.string() });
const filled = (max: number, message: string) => text(max).check(z.minLength(1, message));
const minutes = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxDeliveryMinutes));
const password = z.string().check(z.maxLength(200));

/** Who applies. */
const applicant = {
  f_name: filled(100, 'First name is required'),
  l_name: filled(100, 'Last name is required'),
  phone,
  email,
  password,
  confirm_password: password,
  zone_id: id,
};

const refusals = [
  'password_short',
  'passwords_differ',
  'password_common',
  'outside_zones',
  'picture_kind',
  'picture_size',
  'challenge_required',
  'too_large',
  'too_many',
] as const;

export const registrationContract = {
  subscribe: endpoint({
    method: 'POST',
    path: '/api/v1/newsletter/subscribe',
    summary: 'Send the news of the market to an e-mail address; idempotent [FOOT-21]',
    callers: 'anyone',
    body: z.object({
      email: z.string().check(z.maxLength(maxEmailLength), z.refine(isNewsletterEmail, 'Please insert a valid email.')),
    }),
    reply: messageReply,
    refusals: ['too_many', 'challenge_required'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/v1/newsletter/unsubscribe',
    summary: 'Send no more news to the address that a link of the newsletter was made for; idempotent',
    callers: 'anyone',
    body: z.object({
      /** The value of `of=` in the link. */
      of: z.string().check(z.maxLength(500)),
    }),
    reply: messageReply,
    refusals: ['not_found'],
  }),
  applyAsStore: endpoint({
    method: 'POST',
    path: '/api/v1/auth/vendor/register',
    summary: 'Apply as the owner of a store; the operator decides [FOOT-24]',
    callers: 'anyone',
    bodyAs: 'multipart',
    body: z.object({
      ...applicant,
      name: filled(120, 'Store name is required'),
      module_id: id,
      address: filled(300, 'Address is required'),
      latitude,
      longitude,
      minimum_delivery_time: minutes,
      maximum_delivery_time: minutes,
      tax_number: z.optional(text(60)),
      logo: z.optional(uploadedFile),
      cover_photo: z.optional(uploadedFile),
    }),
    reply: messageReply,
    refusals: [...refusals, 'module_needed'],
  }),
  applyAsDeliveryMan: endpoint({
    method: 'POST',
    path: '/api/v1/auth/delivery-man/store',
    summary: 'Apply as a courier; the operator decides [FOOT-25]',
    callers: 'anyone',
    bodyAs: 'multipart',
    body: z.object({
      ...applicant,
      vehicle: z.enum(vehicles),
      identity_type: z.enum(identityTypes),
      identity_number: filled(40, 'Identity number is required'),
      image: z.optional(uploadedFile),
    }),
    reply: messageReply,
    refusals,
  }),
};

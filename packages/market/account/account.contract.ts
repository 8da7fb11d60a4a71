import * as z from 'zod/mini';
import { sentCode } from '../auth/auth.contract.ts';
import { codeLength, maxEmailLength } from '../auth/auth.rules.ts';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { allergens } from '../items/items-allergens.rules.ts';
import { preferencesContract } from './account-preferences.contract.ts';

const flag = z.union([z.literal(0), z.literal(1)]);
const messageReply = z.object({ message: z.string() });
/** A form sends its empty fields too. */
const emptyOr = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([z.literal(''), schema]));

/** A customer’s own profile [PROF-07] [PROF-08]. */
export const profile = z.object({
  id: z.int(),
  f_name: z.string(),
  l_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  image: z.nullable(z.string()),
  image_full_url: z.nullable(z.string()),
  is_phone_verified: flag,
  is_email_verified: flag,
  has_password: z.boolean(),
  ref_code: z.string(),
  /** The first-order discount of an invited customer. */
  is_valid_for_discount: z.boolean(),
  validity: z.nullable(z.string()),
  /** Modules whose interests were saved before [AUTH-99]. */
  existing_modules: z.array(z.int()),
  created_at: z.string(),
});

export type Profile = z.infer<typeof profile>;

/**
 * The fields of a profile form. Omitted fields keep their values [PROF-09] [PROF-23]. With `button_type` 'phone' or
 * 'email', the API sends a code for that contact even if it has not changed; other values have no effect [PROF-31].
 * With `otp`, only contacts change: the code proves the contact that waits for it.
 */
export const profileBody = z.object({
  name: z.optional(text(100)),
  phone: z.optional(text(30)),
  email: z.optional(text(maxEmailLength)),
  image: z.optional(uploadedFile),
  password: z.optional(z.string().check(z.maxLength(200))),
  confirm_password: z.optional(z.string().check(z.maxLength(200))),
  /** The current password, required before a new password or contact. */
  current_password: z.optional(z.string().check(z.maxLength(200))),
  button_type: emptyOr(z.enum(['profile', 'phone', 'email', 'change_password'])),
  otp: emptyOr(z.string().check(z.regex(new RegExp(`^\\d{${codeLength}}$`), 'Send the 6 digits of the code'))),
  verification_medium: emptyOr(z.enum(['phone', 'email'])),
  verification_on: emptyOr(z.enum(['phone', 'email'])),
  session_info: z.optional(text(5_000)),
});

/** What one may say to like [AUTH-100]. */
const interestCategory = z.object({
  id: z.int(),
  name: z.string(),
  image_full_url: z.string(),
  is_chosen: z.boolean(),
});

export type InterestCategory = z.infer<typeof interestCategory>;

const session = z.object({
  id: z.int(),
  /** Such as 'Chrome on Android', as far as the browser says. */
  device: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
});

const avoidedAllergens = z.object({ allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)) });

export type AvoidedAllergens = z.infer<typeof avoidedAllergens>['allergens'];

export const accountContract = {
  ...preferencesContract,
  info: endpoint({
    method: 'GET',
    path: '/api/v1/customer/info',
    summary: 'The profile of the customer',
    callers: 'customer',
    reply: profile,
    refusals: [],
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: '/api/v1/customer/update-profile',
    summary: 'Change name, photo or password; a new phone number or e-mail address waits for its code',
    callers: 'customer',
    bodyAs: 'multipart',
    body: profileBody,
    reply: z.extend(messageReply, {
      otp_send: z.boolean(),
      verification_on: z.nullable(z.enum(['phone', 'email'])),
      code: z.nullable(sentCode),
    }),
    refusals: [
      'name_needed',
      'phone_needed',
      'phone_fixed',
      'email_needed',
      'email_invalid',
      'email_taken',
      'phone_taken',
      'phone_not_served',
      'password_short',
      'passwords_differ',
      'password_common',
      'password_wrong',
      'picture_kind',
      'picture_size',
      'code_wrong',
      'code_expired',
      'code_not_sent',
      'login_type_off',
      'provider_token_wrong',
      'too_many',
      'challenge_required',
      'too_large',
    ],
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/api/v1/customer/remove-photo',
    summary: 'Take the photo from the profile; succeeds if there is none',
    callers: 'customer',
    reply: messageReply,
    refusals: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/customer/remove-account',
    summary: 'Remove the account with all that is personal; orders stay, without a name',
    callers: 'customer',
    reply: messageReply,
    refusals: ['order_running', 'last_owner', 'deliveries_open'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v1/customer/sessions',
    summary: 'Where the customer is signed in, the latest first',
    callers: 'customer',
    query: z.object(pageQuery()),
    reply: listReply('sessions', session),
    refusals: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/customer/sessions/end',
    summary: 'Sign out another device, or all others where no id is given',
    callers: 'customer',
    query: z.object({ session_id: z.optional(id) }),
    reply: messageReply,
    refusals: ['session_not_found'],
  }),
  interestCategories: endpoint({
    method: 'GET',
    path: '/api/v1/customer/interest/categories',
    summary: 'The interests that a customer can choose in the module of the call, and those already chosen [AUTH-100]',
    callers: 'customer',
    query: z.object(pageQuery()),
    reply: listReply('categories', interestCategory),
    refusals: [],
  }),
  saveInterests: endpoint({
    method: 'POST',
    path: '/api/v1/customer/interest/save',
    summary: 'Keep the interests of the module of the call; an empty list is allowed',
    callers: 'customer',
    body: z.object({ category_ids: z.array(id).check(z.maxLength(100)) }),
    reply: messageReply,
    refusals: ['module_needed', 'category_not_found'],
  }),
  allergens: endpoint({
    method: 'GET',
    path: '/api/v1/customer/allergens',
    summary: 'The allergens that a customer avoids: an item with one of them is never a replacement [STO-024]',
    callers: 'customer',
    reply: avoidedAllergens,
    refusals: [],
  }),
  saveAllergens: endpoint({
    method: 'POST',
    path: '/api/v1/customer/allergens',
    summary: 'Say which allergens are avoided, in place of those that were',
    callers: 'customer',
    body: avoidedAllergens,
    reply: avoidedAllergens,
    refusals: [],
  }),
};

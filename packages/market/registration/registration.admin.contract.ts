import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { identityTypes, vehicles } from './registration.rules.ts';
import { accountKinds, applicationStates } from './registration-decisions.rules.ts';

const application = {
  id: z.int(),
  status: z.enum(applicationStates),
  f_name: z.string(),
  l_name: z.string(),
  /** Contacts are without their middle for an operator who may not contact people. */
  phone: z.string(),
  email: z.string(),
  zone_id: z.int(),
  zone_name: z.string(),
  city: z.string(),
  /** Whether customers order in the zone. */
  zone_is_active: z.boolean(),
  /** What an acceptance does with the account of the applicant. */
  account: z.enum(accountKinds),
  /** Where the same phone number or e-mail address is found. */
  same_contact: z.array(
    z.object({
      kind: z.enum(['account', 'courier', 'store', 'store_application', 'courier_application']),
      id: z.int(),
      name: z.string(),
      /** Of an application. */
      status: z.nullable(z.enum(applicationStates)),
    }),
  ),
  created_at: z.iso.datetime(),
  decided_at: z.nullable(z.iso.datetime()),
  /** Who has decided; null for one that waits, and for an account that was removed. */
  decided_by: z.nullable(z.string()),
  /** The words to a declined applicant. */
  decision: z.string(),
  /** Whether a message about the decision was sent. */
  is_told: z.boolean(),
};

const storeApplication = z.object({
  ...application,
  name: z.string(),
  module_type: z.enum(moduleTypes),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  delivery_minutes_min: z.int(),
  delivery_minutes_max: z.int(),
  tax_number: z.string(),
  logo_full_url: z.nullable(z.string()),
  cover_photo_full_url: z.nullable(z.string()),
  /** The store that was made of it. */
  store_id: z.nullable(z.int()),
});

const courierApplication = z.object({
  ...application,
  vehicle: z.enum(vehicles),
  identity_type: z.enum(identityTypes),
  identity_number: z.string(),
  image_full_url: z.nullable(z.string()),
  /** The courier that was made of it. */
  courier_id: z.nullable(z.int()),
});

export type StoreApplication = z.output<typeof storeApplication>;
export type CourierApplication = z.output<typeof courierApplication>;

const params = z.object({ application_id: id });
const query = z.object({ ...pageQuery(), status: z._default(z.enum(applicationStates), 'pending') });
/** The operator knows that an account is the applicant’s, although its contact was not confirmed by a code. */
const isKnown = { is_known: z._default(z.boolean(), false) };
const words = z.object({ words: text(500).check(z.minLength(3, 'Say why in a few words')) });
const ofDecision = ['not_found', 'application_decided', 'key_reused'] as const;
const ofAcceptance = [...ofDecision, 'account_unconfirmed', 'account_closed', 'zone_off'] as const;

/** Who wants to sell and to deliver. */
export const adminRegistrationContract = {
  stores: endpoint({
    method: 'GET',
    path: '/api/v1/admin/store-applications',
    summary: 'Applications of stores in the zones of an operator, newest first [OPS-053]',
    callers: 'operator:ops.stores',
    query,
    reply: listReply('applications', storeApplication),
    refusals: [],
  }),
  acceptStore: endpoint({
    method: 'POST',
    path: '/api/v1/admin/store-applications/{application_id}/accept',
    summary: 'Make a store and its owner of an application, and write to the applicant [OPS-053]',
    callers: 'operator:ops.stores',
    oncePerKey: true,
    params,
    body: z.object({
      ...isKnown,
      /** The address of the page; made from the name without it. */
      slug: z.optional(text(60)),
    }),
    reply: storeApplication,
    refusals: [...ofAcceptance, 'slug_taken', 'store_outside_zone', 'store_module_not_offered'],
  }),
  declineStore: endpoint({
    method: 'POST',
    path: '/api/v1/admin/store-applications/{application_id}/decline',
    summary: 'Decline an application of a store; the applicant reads the words [OPS-053]',
    callers: 'operator:ops.stores',
    oncePerKey: true,
    params,
    body: words,
    reply: storeApplication,
    refusals: ofDecision,
  }),
  couriers: endpoint({
    method: 'GET',
    path: '/api/v1/admin/courier-applications',
    summary: 'Applications of couriers in the zones of an operator, newest first [OPS-058]',
    callers: 'operator:ops.couriers',
    query,
    reply: listReply('applications', courierApplication),
    refusals: [],
  }),
  acceptCourier: endpoint({
    method: 'POST',
    path: '/api/v1/admin/courier-applications/{application_id}/accept',
    summary: 'Make a courier of an application, and write to the applicant [OPS-058]',
    callers: 'operator:ops.couriers',
    oncePerKey: true,
    params,
    body: z.object(isKnown),
    reply: courierApplication,
    refusals: [...ofAcceptance, 'already_member'],
  }),
  declineCourier: endpoint({
    method: 'POST',
    path: '/api/v1/admin/courier-applications/{application_id}/decline',
    summary: 'Decline an application of a courier; the applicant reads the words [OPS-058]',
    callers: 'operator:ops.couriers',
    oncePerKey: true,
    params,
    body: words,
    reply: courierApplication,
    refusals: ofDecision,
  }),
};

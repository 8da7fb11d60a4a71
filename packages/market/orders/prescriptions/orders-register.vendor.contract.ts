import * as z from 'zod/mini';
import { endpoint, id, text } from '../../calls/endpoint.ts';
import { orderStatuses } from '../orders.rules.ts';

const params = z.object({ store_id: id });

/** What a pharmacist has done with a prescription. */
export const signedAs = ['priced', 'refused'] as const;

/** Who has answered a prescription, as they had given their name and licence then [STO-074]. */
export const signature = z.object({
  name: z.string(),
  /** Empty where none was given. */
  licence_number: z.string(),
  at: z.iso.datetime(),
  outcome: z.enum(signedAs),
});

const pharmacist = z.object({
  /** Empty until they have given it; answers then carry the name of the account. */
  full_name: z.string(),
  licence_number: z.string(),
});
export type Pharmacist = z.infer<typeof pharmacist>;

const entry = z.object({
  order_id: z.string(),
  /** The digits that are named at the counter. */
  code: z.string(),
  customer_name: z.string(),
  signed: signature,
  /** The time in the zone of the store, such as `14:05`. */
  local_time: z.string(),
  /** What has become of the order. */
  order_status: z.enum(orderStatuses),
  /** Why it was refused or canceled; null for every other. */
  cancel_reason: z.nullable(z.string()),
  medicines: z.array(z.object({ name: z.string(), variation: z.string(), quantity: z.int(), dose: z.string() })),
});
export type RegisterEntry = z.infer<typeof entry>;

const register = z.object({
  /** The day in the zone of the store, and today there. */
  day: z.iso.date(),
  today: z.iso.date(),
  /** In the order in which they were answered, at most 1,000. */
  entries: z.array(entry),
  /** A table with a row of each medicine; null unless it was requested by a member who may export. */
  csv: z.nullable(z.string()),
});
export type PharmacyRegister = z.infer<typeof register>;

/** The register of a pharmacy, and who its pharmacists are [STO-074]. */
export const vendorRegisterContract = {
  register: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/register',
    summary:
      'The prescriptions that were answered on a day, with the pharmacist of each; the look is recorded. As a file with the permission store.export [STO-074]',
    callers: 'vendor:store.prescriptions',
    openWhileClosed: true,
    params,
    body: z.object({
      /** Today without it. */
      day: z.optional(z.iso.date()),
      as_file: z._default(z.boolean(), false),
    }),
    reply: register,
    refusals: ['right_missing'],
  }),
  pharmacist: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/pharmacist',
    summary: 'Your own name and licence number, as your answers to prescriptions carry them [STO-074]',
    callers: 'vendor:store.prescriptions',
    params,
    reply: z.object({ pharmacist }),
    refusals: [],
  }),
  setPharmacist: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/pharmacist',
    summary: 'Give your name and licence number; answers that you have sent keep those of then [STO-074]',
    callers: 'vendor:store.prescriptions',
    params,
    body: z.object({
      full_name: text(200).check(z.minLength(3)),
      licence_number: text(50).check(z.minLength(2)),
    }),
    reply: z.object({ pharmacist }),
    refusals: [],
  }),
};

import * as z from 'zod/mini';

const days = (usual: string) =>
  z._default(z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1)), usual);
const must = 'be a whole number of days from 1 to 99999';

/** Retention of personal data, configurable because laws differ. */
export const retentionSettings = {
  KEEP_CHATS_DAYS: {
    about: 'Days after which messages and pictures of chats are deleted. Overview: docs/retention.md.',
    must,
    example: '365',
    usual: '730',
    schema: days('730'),
  },
  KEEP_APPLICATIONS_DAYS: {
    about: 'Days after which declined applications of stores and couriers are deleted.',
    must,
    example: '90',
    usual: '180',
    schema: days('180'),
  },
  KEEP_GUEST_ORDERS_DAYS: {
    about: 'Days after the last order of a guest, after which name, contacts and door of its orders are deleted.',
    must,
    example: '90',
    usual: '365',
    schema: days('365'),
  },
  KEEP_CONTACT_HASHES_DAYS: {
    about:
      'Days after an order for which keyed hashes of its contacts show who has used a coupon or a first-order discount, also after the account is removed.',
    must,
    example: '365',
    usual: '730',
    schema: days('730'),
  },
} as const;

import * as z from 'zod/mini';

/** A take-away order that waits at the counter, for its customer [CUS-13]; null for every other order. */
export const shopperCounter = z.nullable(
  z.object({
    /** The digits to say at the counter. */
    code: z.string(),
    /** Since when it waits and what happens after an hour, in the language of the call. */
    words: z.string(),
  }),
);

/** A take-away order that waits at the counter, for its store [STO-044]; null for every other order. */
export const storeCounter = z.nullable(
  z.object({
    waits_from: z.iso.datetime(),
    /** What the rule of the store makes of it when no customer fetches it. */
    outcome: z.enum(['kept', 'given_back', 'disposed']),
    /** When; null for one that is kept. */
    ends_at: z.nullable(z.iso.datetime()),
  }),
);

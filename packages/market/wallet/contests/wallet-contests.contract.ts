import * as z from 'zod/mini';
import { operatorRole } from '../../access/access.contract.ts';
import { text, uploadedFile } from '../../calls/endpoint.ts';
import { contestDecisions, contestKinds, maxContestWords } from './wallet-contests.rules.ts';

/** What is contested, such as 'journal:12', 'review:12' or 'suspension:12'. */
export const contestAbout = z.string().check(z.regex(/^(journal|review|suspension):[1-9]\d{0,14}$/));

/** What stands for a contest in every list. */
const contested = {
  kind: z.enum(contestKinds),
  about: z.string(),
  happened_at: z.iso.datetime(),
  /** The kind of the journal of a sum; null for others. */
  journal: z.nullable(z.string()),
  /** The digits of the order that people name; null without one. */
  code: z.nullable(z.string()),
  /** Of a sum; null for others. */
  currency: z.nullable(z.string()),
  /** What a sum has changed: above 0 it was added to what is owed, below 0 it was taken; null for others. */
  booked: z.nullable(z.number()),
  /** Stars of a rating; null for others. */
  rating: z.nullable(z.number()),
};

/** A thing that may still be contested. */
export const contestable = z.object({ ...contested, until: z.iso.datetime() });

/** A contest as its own person reads it. */
export const contest = z.object({
  ...contested,
  id: z.int(),
  words: z.string(),
  /** Signed links, which open for five minutes. */
  pictures: z.array(z.string()),
  /** What was taken, or what is missing of a pay; null for others. */
  amount: z.nullable(z.number()),
  /** Of it, what is not taken until the answer. */
  held: z.number(),
  made_at: z.iso.datetime(),
  /** Null until the answer. */
  decision: z.nullable(z.enum(contestDecisions)),
  granted: z.nullable(z.number()),
  answer: z.nullable(z.string()),
  /** The role of the person who has answered. */
  answered_role: z.nullable(operatorRole),
  answered_at: z.nullable(z.iso.datetime()),
});
export type Contest = z.infer<typeof contest>;

/** What is sent with a contest. */
export const newContest = z.object({
  about: contestAbout,
  words: text(maxContestWords).check(z.minLength(3, 'This field is required.')),
  /** Of a pay that is too low: what is missing. A deduction is contested as a whole. */
  amount: z.optional(z.coerce.number().check(z.minimum(0.01), z.maximum(1_000_000_000))),
  'image[]': z.optional(z.array(uploadedFile)),
});

export const newContestRefusals = [
  'contest_unknown',
  'contest_twice',
  'contest_late',
  'contest_amount',
  'images_too_many',
  'picture_kind',
  'picture_size',
  'order_in_progress',
  'key_reused',
  'too_large',
  'overloaded',
] as const;

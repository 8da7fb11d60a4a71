import * as z from 'zod/mini';
import { operatorRole } from '../../access/access.contract.ts';
import { complaintDecisions, complaintPeople, complaintReasons } from './chat-complaints.rules.ts';

/** A complaint as the store that made it reads it. */
export const complaint = z.object({
  id: z.int(),
  order_id: z.string(),
  /** The digits of the order that people name. */
  code: z.string(),
  about: z.enum(complaintPeople),
  /** The name of the person; null without one. */
  person: z.nullable(z.string()),
  reason: z.enum(complaintReasons),
  words: z.string(),
  /** Signed links, which open for five minutes. */
  pictures: z.array(z.string()),
  made_at: z.iso.datetime(),
  /** Null until the answer. */
  decision: z.nullable(z.enum(complaintDecisions)),
  answer: z.nullable(z.string()),
  /** The role of the operator who has answered. */
  answered_role: z.nullable(operatorRole),
  answered_at: z.nullable(z.iso.datetime()),
});
export type Complaint = z.infer<typeof complaint>;

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const channels = ['sms', 'mail', 'push'] as const;

/** A message that a demo would have sent. */
const keptMessage = z.object({
  id: z.int(),
  channel: z.enum(channels),
  recipient: z.string(),
  /** Empty for a short message. */
  subject: z.string(),
  body: z.string(),
  /** The code that it carries. */
  code: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});

export type KeptMessage = z.infer<typeof keptMessage>;

export const notificationsContract = {
  outbox: endpoint({
    method: 'GET',
    path: '/api/v1/demo/outbox',
    summary: 'What a demo would have sent, the newest first, at most 50; a market that is none has no such call',
    callers: 'anyone',
    query: z.object({ channel: z.optional(z.enum(channels)) }),
    reply: z.object({ messages: z.array(keptMessage) }),
    refusals: ['not_found'],
  }),
};

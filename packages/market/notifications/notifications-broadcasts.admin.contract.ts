import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { broadcastAudiences, maxBroadcastLength, maxChosenReaders } from './notifications-broadcasts.rules.ts';

const broadcast = z.object({
  id: z.int(),
  audience: z.enum(broadcastAudiences),
  /** Null where its readers were chosen one by one. */
  zone_name: z.nullable(z.string()),
  words: z.string(),
  sent_at: z.iso.datetime(),
  /** The operator who has sent it; null once the account is gone. */
  person: z.nullable(z.string()),
  reader_count: z.int(),
  seen_count: z.int(),
});
export type Broadcast = z.infer<typeof broadcast>;

const broadcastWithReaders = z.extend(broadcast, {
  /** Those who have not seen it first, then by name. */
  readers: z.array(z.object({ name: z.string(), seen_at: z.nullable(z.iso.datetime()) })),
});
export type BroadcastWithReaders = z.infer<typeof broadcastWithReaders>;

/** Messages of operators to couriers and stores, which stay on screen until they are seen [OPS-025]. */
export const adminBroadcastsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/broadcasts',
    summary: 'Messages to couriers and stores in the zones of an operator, the newest first [OPS-025]',
    callers: 'operator:ops.live',
    query: z.object(pageQuery()),
    reply: listReply('broadcasts', broadcast),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/broadcasts/{broadcast_id}',
    summary: 'A message with everybody who reads it, and when they have seen it [OPS-025]',
    callers: 'operator:ops.live',
    params: z.object({ broadcast_id: id }),
    reply: broadcastWithReaders,
    refusals: ['broadcast_not_found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/admin/broadcasts',
    summary:
      'Write to couriers or stores: to chosen ones, or to the couriers on shift and the stores of a zone; they get a push and see it on the screen [OPS-025]',
    callers: 'operator:ops.live',
    oncePerKey: true,
    body: z.object({
      audience: z.enum(broadcastAudiences),
      /** Without chosen ones. */
      zone_id: z.optional(id),
      ids: z._default(z.array(id).check(z.maxLength(maxChosenReaders)), []),
      words: text(maxBroadcastLength).check(z.minLength(3, 'This field is required.')),
    }),
    reply: broadcastWithReaders,
    refusals: ['broadcast_without_readers', 'zone_not_found', 'order_in_progress', 'key_reused'],
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../../calls/endpoint.ts';
import {
  messageChannels,
  messageFaults,
  messageKinds,
  messageObstacles,
  messageStates,
} from './orders-messages.rules.ts';

const params = z.object({ order_id: z.string().check(z.regex(/^\d{1,20}$/)) });
const way = { kind: z.enum(messageKinds), channel: z.enum(messageChannels) };
const fault = z.nullable(z.enum(messageFaults));

const devices = z.object({ reached: z.int(), failed: z.int(), waiting: z.int() });

const messages = z.object({
  ways: z.array(
    z.object({
      ...way,
      /** Without its middle; null for notifications, and where nothing is known. */
      to: z.nullable(z.string()),
      /** Devices with notifications; 0 for other channels. */
      device_count: z.int(),
      /** Why it cannot be sent; null if it can. */
      obstacle: z.nullable(z.enum(messageObstacles)),
    }),
  ),
  /** When the next one may be sent; null for now. */
  next_at: z.nullable(z.iso.datetime()),
  /** What operators have sent, the newest twenty. */
  sent: z.array(
    z.object({
      ...way,
      id: z.int(),
      to: z.string(),
      /** Null for a person whose account is gone. */
      person: z.nullable(z.string()),
      made_at: z.iso.datetime(),
      /** `taken` says that the provider took it, not that it was read. */
      state: z.enum(messageStates),
      fault,
      /** Null for other channels than notifications. */
      devices: z.nullable(devices),
    }),
  ),
  /** Automatic notifications of the last three days, the newest twenty. */
  notifications: z.array(
    z.object({ body: z.string(), made_at: z.iso.datetime(), state: z.enum(messageStates), fault, devices }),
  ),
});
export type OrderMessages = z.infer<typeof messages>;

/** Messages to the customer of an order [OPS-037]. */
export const adminMessagesContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/{order_id}/messages',
    summary:
      'What was sent to the customer of an order, whether providers took it, and what can be sent again [OPS-037]',
    callers: 'operator:ops.support',
    params,
    reply: messages,
    refusals: ['order_not_found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/messages',
    summary:
      'Send the receipt, a new tracking link, the code or a notification of an order again; five an hour for each order [OPS-037]',
    callers: 'operator:ops.support',
    oncePerKey: true,
    params,
    body: z.object(way),
    reply: messages,
    refusals: ['order_not_found', 'message_impossible', 'too_many', 'order_in_progress', 'key_reused'],
  }),
};

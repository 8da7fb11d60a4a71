import * as z from 'zod/mini';
import { endpoint, guestId, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { senderTypes } from '../chat/chat.rules.ts';
import { channelsContract } from './channels/notifications-channels.contract.ts';
import { eventPaths, pushApps } from './notifications.rules.ts';

const channels = ['sms', 'mail', 'push'] as const;

/** A message that a demo would have sent. */
const savedMessage = z.object({
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

export type SavedMessage = z.infer<typeof savedMessage>;

const messageReply = z.object({ message: z.string() });

/** An application of a person that receives pushes. */
export type PushApp = (typeof pushApps)[number];

/** As browsers write it. */
const subscription = {
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{80,100}={0,2}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}={0,2}$/)),
  }),
};

/** What turns pushes to a browser on and off. */
export const pushContract = {
  pushKey: endpoint({
    method: 'GET',
    path: '/api/v1/push/key',
    summary: 'The public key with which a browser subscribes to web push',
    callers: 'anyone',
    reply: z.object({ public_key: z.string() }),
    refusals: [],
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/v1/push/subscription',
    summary: 'Register a browser of this shopper for push notifications, by web push',
    callers: 'shopper',
    onDevices: true,
    body: z.object({
      ...subscription,
      guest_id: z.optional(guestId),
      /** Which application of this person the browser shows. */
      app: z._default(z.enum(pushApps), 'storefront'),
    }),
    reply: messageReply,
    refusals: ['push_address', 'too_many'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/v1/push/unsubscribe',
    summary: 'Unsubscribe this browser from push notifications',
    callers: 'shopper',
    onDevices: true,
    body: z.object({ endpoint: subscription.endpoint, guest_id: z.optional(guestId) }),
    reply: messageReply,
    refusals: [],
  }),
};

export const notificationsContract = {
  events: endpoint({
    method: 'GET',
    path: eventPaths.own,
    summary: 'What happens to the customer while it happens, as server-sent events: each is a hint to ask the API',
    callers: 'customer',
    replyAs: 'events',
    reply: z.object({
      /** `again`: some events may have been missed; `beat`: a heartbeat every 20 seconds. */
      event: z.enum(['message', 'seen', 'again', 'beat']),
      data: z.object({ conversation_id: z.optional(z.int()), sender_type: z.optional(z.enum(senderTypes)) }),
    }),
    refusals: ['too_many', 'overloaded'],
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/api/v1/demo/outbox',
    summary: 'What a demo would have sent, the newest first; exists only in a demo',
    callers: 'anyone',
    query: z.object({ channel: z.optional(z.enum(channels)), ...pageQuery() }),
    reply: listReply('messages', savedMessage),
    refusals: ['not_found'],
  }),
  keepToken: endpoint({
    method: 'POST',
    alternativeMethod: 'PUT',
    path: '/api/v1/customer/cm-firebase-token',
    summary: 'Register an app of this shopper for push notifications, by its token at Firebase Cloud Messaging',
    callers: 'shopper',
    body: z.object({
      cm_firebase_token: text(4096).check(z.minLength(10)),
      _method: z.optional(z.literal('put')),
      guest_id: z.optional(guestId),
    }),
    reply: messageReply,
    refusals: ['too_many'],
  }),
  ...pushContract,
  ...channelsContract,
};

import { randomBytes } from 'node:crypto';
import { maskedContact } from 'market/auth/auth.rules';
import type { OrderMessages } from 'market/orders/messages/orders-messages.admin.contract';
import {
  type MessageFacts,
  type MessageFault,
  type MessageWay,
  messageWays,
  nextMessageAt,
  obstacleOf,
  stateOfMessage,
} from 'market/orders/messages/orders-messages.rules';
import { isFinal } from 'market/orders/orders.rules';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { deliveryStatuses } from 'market/orders/orders-delivery.rules';
import { hourMilliseconds } from 'market/values/durations';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { addToOutbox } from '#api/notifications/notifications.data.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { doorCode, isDoorCodeNeeded, provedAt } from '../deliveries/door-code.ts';
import { type AdminOrderRow, adminOrderOf } from '../desk/orders-desk.data.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { lockOrder } from '../orders.data.ts';
import { trackingHash } from '../place-order.ts';
import { codeText, type OrderMessageText, receiptText, trackingText } from './order-message-texts.ts';
import {
  contactsOfOrder,
  endOrderMessage,
  insertOrderMessage,
  type MessageContacts,
  messagesOfOrder,
  messageTimes,
  notificationsOfOrder,
  pushKeyOf,
} from './orders-messages.data.ts';

/** As long as the token of the link at the confirmation. */
const tokenBytes = 16;

interface Messaged {
  order: AdminOrderRow;
  contacts: MessageContacts;
  facts: MessageFacts;
}

/** Returns what was sent to the customer of an order, what came of it, and what can be sent again [OPS-037]. */
export async function showMessages(
  context: ApiContext,
  staff: AuthorizedOperator,
  orderId: string,
): Promise<OrderMessages> {
  await mustBeInOwnZones(context, staff, orderId);
  const { db } = context;
  const [at, { contacts, facts }] = [context.now(), await messagedOf(context, db, orderId)];
  const [sent, notifications, times] = await Promise.all([
    messagesOfOrder(db, orderId),
    notificationsOfOrder(db, orderId),
    messageTimes(db, orderId, hourBefore(at)),
  ]);
  return {
    ways: messageWays.map((way) => ({
      ...way,
      to: recipientOf(way, contacts) || null,
      device_count: way.channel === 'push' ? contacts.device_count : 0,
      obstacle: obstacleOf(way, facts) ?? null,
    })),
    next_at: nextMessageAt(times, at)?.toISOString() ?? null,
    sent: sent.map((row) => {
      const { id, kind, channel, recipient: to, person, made_at: madeAt, ended_at: endedAt } = row;
      const state = stateOfMessage({ channel, madeAt, endedAt, fault: row.fault, pushes: countsOf(row) }, at);
      const devices = channel === 'push' ? countsOf(row) : null;
      return { id, kind, channel, to, person, made_at: madeAt.toISOString(), ...state, devices };
    }),
    notifications: notifications.map((row) => {
      const { body, made_at: madeAt } = row;
      const state = stateOfMessage({ channel: 'push', madeAt, endedAt: null, fault: null, pushes: countsOf(row) }, at);
      return { body, made_at: madeAt.toISOString(), ...state, devices: countsOf(row) };
    }),
  };
}

/**
 * Sends a message about an order to its customer again, once for each key and five times an hour for each order
 * [OPS-037]. The row and the line of the audit log are written first; what the provider answers is noted afterwards, so a
 * message that no provider took is shown as such. A tracking link is a new one: of the first only the hash is known.
 */
export async function sendAgain(
  context: ApiContext,
  staff: AuthorizedOperator,
  { orderId, key, origin }: { orderId: string; key: string; origin: string },
  way: MessageWay,
): Promise<OrderMessages> {
  await mustBeInOwnZones(context, staff, orderId);
  const token = randomBytes(tokenBytes).toString('base64url');
  let isFirst = false;
  const { id } = await actOnceAsStaff(
    context,
    staff,
    { key, request: { order: orderId, ...way } },
    async (transaction) => {
      // Two messages at once are counted one after the other.
      await lockOrder(transaction, orderId);
      const { order, contacts, facts } = await messagedOf(context, transaction, orderId);
      if (!isWay(way) || obstacleOf(way, facts)) throw new Refusal('message_impossible');
      const at = context.now();
      const next = nextMessageAt(await messageTimes(transaction, orderId, hourBefore(at)), at);
      if (next) throw new Refusal('too_many', undefined, Math.ceil((next.getTime() - at.getTime()) / 1000));
      const recipient = recipientOf(way, contacts);
      const linkHash = way.kind === 'tracking' ? trackingHash(token) : null;
      const deviceCount = way.channel === 'push' ? contacts.device_count : 0;
      const message = { orderId, ...way, recipient, accountId: staff.customerId, at, deviceCount, linkHash };
      const written = await insertOrderMessage(transaction, message);
      if (way.channel === 'push') {
        const payload = { shopper: order.shopper, order_id: orderId, order_status: order.order_status };
        await addToOutbox(transaction, { kind: 'order_again', payload, dedupeKey: pushKeyOf(written) });
      }
      isFirst = true;
      const after = { ...way, to: recipient };
      return { result: { id: written }, change: { action: 'order.message', subject: `order:${orderId}`, after } };
    },
  );
  if (isFirst && way.channel !== 'push')
    await deliver(context, { id, orderId, way, link: linkOf(origin, orderId, token) });
  return showMessages(context, staff, orderId);
}

/** Hands a message to its provider, and notes whether that took it. */
async function deliver(
  context: ApiContext,
  { id, orderId, way, link }: { id: number; orderId: string; way: MessageWay; link: string },
): Promise<void> {
  const { db, sms, mail } = context;
  const { order, contacts } = await messagedOf(context, db, orderId);
  const { subject, text } = await textOf(context, order, way, link);
  const fault = await faultIn(() =>
    way.channel === 'mail'
      ? mail.send({ to: contacts.email ?? '', subject, text })
      : sms.send({ to: contacts.phone, text }),
  );
  await endOrderMessage(db, { id, fault, at: context.now() });
}

async function faultIn(send: () => Promise<void>): Promise<MessageFault | null> {
  try {
    await send();
    return null;
  } catch (error) {
    return error instanceof DeliveryError ? error.reason : 'away';
  }
}

async function textOf(
  { db }: ApiContext,
  order: AdminOrderRow,
  { kind }: MessageWay,
  link: string,
): Promise<OrderMessageText> {
  const settings = await settingsOf(db);
  const { business_name: market } = settings;
  if (kind === 'receipt') return receiptText(settings, order);
  if (kind === 'tracking') return trackingText(market, order.id, link);
  const code = order.order_type === 'take_away' ? counterCodeOf(order.id) : await doorCode(db, order.id);
  return codeText(market, order, code);
}

/** Returns an order with what decides about its messages. */
async function messagedOf({ push }: ApiContext, db: Connection, orderId: string): Promise<Messaged> {
  const order = await adminOrderOf(db, orderId);
  const contacts = await contactsOfOrder(db, orderId, push.kinds);
  if (!order || !contacts) throw new Refusal('order_not_found');
  const { email, phone, device_count: deviceCount } = contacts;
  const code = await codeOf(db, order);
  return { order, contacts, facts: { hasEmail: Boolean(email), hasPhone: phone !== '', deviceCount, code } };
}

async function codeOf(db: Connection, order: AdminOrderRow): Promise<MessageFacts['code']> {
  const isFetched = order.order_type === 'take_away';
  if (!isFetched && !(await isDoorCodeNeeded(db, order))) return 'none';
  if (isFinal(order.order_status) || provedAt(order) !== null) return 'over';
  // As the tracking page shows it.
  return isFetched || deliveryStatuses.some((status) => status === order.order_status) ? 'needed' : 'early';
}

/** Returns whether a kind goes by a channel at all. */
function isWay({ kind, channel }: MessageWay): boolean {
  return messageWays.some((way) => way.kind === kind && way.channel === channel);
}

/** Returns whom a message reaches, without the middle; empty for devices, and where nothing is known. */
function recipientOf({ channel }: MessageWay, { email, phone }: MessageContacts): string {
  if (channel === 'mail') return email ? maskedContact('email', email) : '';
  return channel === 'sms' && phone ? maskedContact('phone', phone) : '';
}

function countsOf({ reached, failed, waiting }: { reached: number; failed: number; waiting: number }) {
  return { reached, failed, waiting };
}

function linkOf(origin: string, orderId: string, token: string): string {
  return `${origin}/track-order?${new URLSearchParams({ order_id: orderId, token })}`;
}

function hourBefore(at: Date): Date {
  return new Date(at.getTime() - hourMilliseconds);
}

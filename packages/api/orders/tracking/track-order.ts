import { timingSafeEqual } from 'node:crypto';
import { shopperSentences } from 'market/dispatch/dispatch-reasons.rules';
import { handoverSentences } from 'market/orders/handovers/orders-handovers.rules';
import { earliestReturnAt, waitsForCustomer } from 'market/orders/handovers/orders-return.rules';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { isCancelable, isFinal } from 'market/orders/orders.rules';
import { deliveryStatuses } from 'market/orders/orders-delivery.rules';
import { imagePath } from 'market/values/image-path';
import { toDecimal } from 'market/values/money';
import { readPhone, repairedPhone } from 'market/values/phone';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { addressLimits, type CallLimits, giveBackLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import type { MarketMode } from '#api/http/market-mode.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type LimitName, limitNumber } from '#api/providers/limits/limit-numbers.ts';
import type { Limit } from '#api/providers/limits/limits.ts';
import { drawnRoute } from '#api/providers/maps/directions.ts';
import { doorCode, isDoorCodeNeeded } from '../deliveries/door-code.ts';
import { proposedPinOf } from '../deliveries/move-pin.ts';
import { doorPhotoLink } from '../deliveries/photograph-door.ts';
import { trackingHash } from '../place-order.ts';
import { isLinkOfSupport } from './orders-messages.data.ts';
import { type TrackedRow, trackedRow } from './orders-tracking.data.ts';

/** What identifies the caller: the signed link of the order, or its exact contact. */
export interface TrackingProof {
  token?: string | undefined;
  contact_number?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

export interface Tracking {
  orderId: string;
  proof: TrackingProof;
  caller: Shopper | undefined;
  from: Requester;
}

/**
 * How often a caller with nothing but a contact may guess it: a few times from one network address; each order allows fewer
 * from one network block (hard limit) and from everywhere (before a challenge).
 */
function guessTries(context: ApiContext, from: Requester, orderId: string): CallLimits {
  const limit = (name: string, subject: string, number: LimitName): Limit => ({
    name,
    subject,
    windowSeconds: 3600,
    limit: limitNumber(context, number),
  });
  return {
    hard: [
      limit('wrong contacts for an order, of a place', `${orderId} ${from.networkBlock}`, 'LIMIT_TRACKING_OF_ORDER'),
      limit('wrong contacts for an order', orderId, 'LIMIT_TRACKING_OF_ORDER_AT_MOST'),
    ],
    beforeChallenge: [
      ...addressLimits(context, from, { name: 'wrong contacts', number: 'LIMIT_TRACKING_OF_ADDRESS' }),
      limit('wrong contacts for an order, before a challenge', orderId, 'LIMIT_TRACKING_OF_ORDER'),
    ],
  };
}

/**
 * Returns what tracking shows of an order. An unknown id and a wrong contact get the same reply, and few attempts [TRK-03]
 * [TRK-04] [TRK-05].
 */
export async function trackOrder(
  context: ApiContext,
  { orderId, proof, caller, from }: Tracking,
): Promise<TrackedOrder> {
  const row = await trackedRow(context.db, orderId);
  if (row && (isOwn(row, caller) || (await hasLink(context.db, row, proof)))) {
    const code = await doorCodeFor(context, row);
    const photo = await doorPhotoLink(context, row.id);
    const { image_full_url = '', taken_at = '', is_for_riders = false } = photo ?? {};
    const door = photo && { image_full_url, taken_at, is_for_riders };
    return {
      ...asReply(row, mayPhone(row, caller)),
      route: await routeOf(context, row),
      door_code: code,
      door_photo: door,
      proposed_pin: await proposedPinOf(context.db, row.id),
    };
  }
  const tries = await spendLimits(context, from, guessTries(context, from, orderId));
  if (row && knowsContact(row, proof, context.mode)) {
    await giveBackLimits(context, tries);
    return { ...asReply(row, false), route: await routeOf(context, row) };
  }
  throw new Refusal('order_not_found');
}

function isOwn({ shopper }: TrackedRow, caller: Shopper | undefined): boolean {
  return caller !== undefined && shopperKeyOf(caller) === shopper;
}

/** A customer may phone the courier of a running order; guests may not [TRK-30] [TRK-31]. */
function mayPhone(row: TrackedRow, caller: Shopper | undefined): boolean {
  return caller?.kind === 'customer' && isOwn(row, caller) && !isFinal(row.order_status);
}

/** The link of the confirmation, or one that support has sent since [OPS-037]. */
async function hasLink(db: Connection, row: TrackedRow, { token }: TrackingProof): Promise<boolean> {
  if (token === undefined) return false;
  const linkHash = trackingHash(token);
  return isSame(linkHash, row.tracking_hash) || (await isLinkOfSupport(db, row.id, linkHash));
}

/** A number in any spelling; one that was stored before its country was known is found too. */
function knowsContact(row: TrackedRow, { contact_number, phone, email }: TrackingProof, mode: MarketMode): boolean {
  const number = contact_number ?? phone;
  if (number) {
    const read = readPhone(number, row.country, mode.acceptsDemoPhones);
    return read !== undefined && read === repairedPhone(row.contact_number, row.country, mode.acceptsDemoPhones);
  }
  return Boolean(email && row.contact_email && email.toLowerCase() === row.contact_email);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function asReply(row: TrackedRow, isPhoneShown: boolean): TrackedOrder {
  const [first, last] = [senderOf(row), receiverOf(row)];
  return {
    id: row.id,
    order_status: row.order_status,
    order_type: row.order_type,
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    prescription: row.prescription,
    order_amount: toDecimal(row.total),
    currency: row.currency,
    time_zone: row.time_zone,
    created_at: row.placed_at.toISOString(),
    ...stampsOf(row),
    ready: isFinal(row.order_status) ? null : row.ready_promise,
    arrival: isFinal(row.order_status) ? null : row.arrival_promise,
    delay: isFinal(row.order_status) ? null : row.delay,
    cancel_reason: row.cancel_reason,
    door_code: null,
    counter: null,
    door_photo: null,
    proposed_pin: null,
    is_courier_at_door: row.is_courier_at_door && row.order_status === 'picked_up',
    delivery_problem: problemOf(row),
    cancelable: isCancelable(row.order_status),
    item_count: row.items.reduce((total, { quantity }) => total + quantity, 0),
    items: row.items.map(({ name, quantity, image }) => ({ name, quantity, image_full_url: imagePath(image) })),
    store: storeOf(row),
    delivery_address: first && placeOf(first),
    receiver_details: last && placeOf(last),
    parcel:
      row.charge_payer === null ? null : { category_name: row.category_name ?? '', charge_payer: row.charge_payer },
    delivery_man: courierOf(row, isPhoneShown),
    route: [],
  };
}

/** The corners of the way by road, where it is known. The phone draws no other line. */
async function routeOf(
  { directions }: Pick<ApiContext, 'directions'>,
  row: TrackedRow,
): Promise<TrackedOrder['route']> {
  const [from, to] = [row.store ?? senderOf(row), row.order_type === 'take_away' ? null : receiverOf(row)];
  return from && to ? drawnRoute(await directions.way(from, to)) : [];
}

/** The digits for the door, from the acceptance to the hand-over [CUS-05]. */
async function doorCodeFor({ db }: Pick<ApiContext, 'db'>, row: TrackedRow): Promise<string | null> {
  if (!deliveryStatuses.some((status) => status === row.order_status)) return null;
  return (await isDoorCodeNeeded(db, row)) ? doorCode(db, row.id) : null;
}

/** A problem that was overcome is no longer shown. */
function problemOf({ delivery_problem: noted, order_status: status }: TrackedRow): TrackedOrder['delivery_problem'] {
  if (!noted || (status !== 'picked_up' && status !== 'canceled')) return null;
  const { problem, at, returning } = noted;
  const until = waitsForCustomer(problem) ? earliestReturnAt(problem, new Date(at)).toISOString() : null;
  return { problem, waits_until: until, is_returning: returning };
}

function stampsOf(row: TrackedRow) {
  const text = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    pending: text(row.placed_at),
    confirmed: text(row.confirmed_at),
    processing: text(row.processing_at),
    handover: text(row.handover_at),
    picked_up: text(row.picked_up_at),
    delivered: text(row.delivered_at),
    canceled: text(row.canceled_at),
    failed: text(row.failed_at),
    schedule_at: text(row.schedule_at),
    expected_at: text(row.expected_at),
  };
}

function storeOf({ store, module_type }: TrackedRow): TrackedOrder['store'] {
  if (!store) return null;
  const { lat: latitude, lng: longitude, ...rest } = store;
  return { ...rest, latitude, longitude, module_type };
}

/**
 * Of an order from a store, the customer at the delivery address is sender and receiver; a parcel has its sender here
 * [TRK-17].
 */
function senderOf({ delivery_address: door, contact_name: name, contact_number: number }: TrackedRow) {
  return door && { ...door, name, number };
}

function receiverOf(row: TrackedRow) {
  return row.receiver_details ?? senderOf(row);
}

/** Neither the whole number nor the door is shown, so that a bystander cannot read them. */
function placeOf({ name, number, ...door }: NonNullable<ReturnType<typeof receiverOf>>) {
  return {
    latitude: door.lat,
    longitude: door.lng,
    contact_person_name: name,
    contact_person_number: masked(number),
    address: door.landmark ? `${door.address} · ${door.landmark}` : door.address,
  };
}

const digitsAtStart = 4;
const digitsAtEnd = 3;

function masked(number: string): string {
  const hidden = Math.max(0, number.length - digitsAtStart - digitsAtEnd);
  return number.slice(0, digitsAtStart) + '•'.repeat(hidden) + number.slice(-digitsAtEnd);
}

/** The courier's position is shared only on the way. */
function courierOf(
  { delivery_man: courier, order_status: status, zone_name: zoneName }: TrackedRow,
  isPhoneShown: boolean,
): TrackedOrder['delivery_man'] {
  if (!courier) return null;
  const isOnTheWay = !isFinal(status);
  return {
    id: courier.id,
    f_name: courier.f_name,
    l_name: courier.l_name,
    image_full_url: courier.image && imagePath(courier.image),
    avg_rating: courier.rating_count === 0 ? null : courier.rating_sum / courier.rating_count,
    phone: isPhoneShown ? courier.phone : masked(courier.phone),
    vehicle: courier.vehicle,
    lat: isOnTheWay ? courier.lat : null,
    lng: isOnTheWay ? courier.lng : null,
    seen_seconds_ago: isOnTheWay ? courier.seen_seconds_ago : null,
    seen_near: zoneName,
    chosen_for: courier.handover
      ? handoverSentences[courier.handover]
      : courier.chosen_for && shopperSentences[courier.chosen_for],
  };
}

import type { CallWay } from 'market/chat/chat-calls.rules';
import { earliestReturnAt } from 'market/orders/handovers/orders-return.rules';
import type { Delivery, DeliveryRequest } from 'market/orders/orders.courier.contract';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import {
  awaitingCourier,
  deliveryStatuses,
  deliveryStepOf,
  maxDeliveries,
  noteForChange,
} from 'market/orders/orders-delivery.rules';
import { coordinatesOf } from 'market/places/places.rules';
import { imagePath } from 'market/values/image-path';
import { plus, toDecimal } from 'market/values/money';
import { cashAccount } from 'market/wallet/wallet.rules';
import { unseenByCourier } from '#api/chat/chat-courier.data.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { Refusal } from '#api/http/refusal.ts';
import { drawnRoute } from '#api/providers/maps/directions.ts';
import { earnedDays, periodOf } from '#api/wallet/earnings/wallet-earnings.data.ts';
import { payRuleOf } from '#api/wallet/rules/read-ledger-rules.ts';
import { callWayOfMarket } from '../handovers/call-person.ts';
import { cashOf } from './cash-at-door.ts';
import { isDoorCodeNeeded, provedAt, sealedDoorCode } from './door-code.ts';
import { cashInHand, courierRow, type DeliveryRow, deliveryRows } from './orders-deliveries.data.ts';
import { gatePhotoFor } from './orders-door-photos.data.ts';

type Context = Pick<ApiContext, 'db' | 'now' | 'directions' | 'calls'>;

/** A courier chooses from this many orders, the most urgent ones. */
const maxRequests = 30;

const answeredStatuses = [...deliveryStatuses, 'delivered', 'canceled'] as const;

/** Returns the shift of a courier, what is on offer and what is taken [DEL-02] [DEL-11] [DEL-19]. */
export async function showWork(
  context: Context,
  { courierId, sessionId }: Pick<AuthorizedCourier, 'courierId' | 'sessionId'>,
) {
  const { db, now } = context;
  const at = now();
  const courier = await courierRow(db, courierId, at);
  if (!courier) throw new Refusal('seat_needed');
  const isOnShift = courier.onShiftSince !== null;
  const [cash, earned, requests, deliveries] = await Promise.all([
    cashInHand(db, cashAccount({ courierId })),
    earnedToday(db, courierId, at),
    isOnShift
      ? deliveryRows(db, { courierId, of: 'none', statuses: awaitingCourier, notHeldAt: at, limit: maxRequests })
      : [],
    deliveryRows(db, { courierId, of: 'courier', statuses: deliveryStatuses, limit: maxDeliveries }),
  ]);
  const unread = await unseenByCourier(
    db,
    courierId,
    deliveries.map(({ id }) => id),
  );
  return {
    now: at.toISOString(),
    time_zone: courier.timeZone,
    name: courier.name,
    city: courier.city,
    on_shift_since: courier.onShiftSince?.toISOString() ?? null,
    is_on_other_phone: isOnShift && isOtherPhone(courier.shiftSessionId, sessionId),
    is_alarm_on: courier.isAlarmOn,
    cash_in_hand: cash.map(({ currency, amount }) => ({ currency, amount: toDecimal(amount) })),
    delivered_today: courier.deliveredToday,
    earned_today: earned,
    requests: requests.map(requestOf),
    deliveries: await Promise.all(deliveries.map((row) => deliveryOf(context, row, unread))),
  };
}

/** Whether a shift runs on another phone than that of a session; one that no phone has taken runs on each [DEL-38]. */
export function isOtherPhone(shiftSessionId: number | null, sessionId: number): boolean {
  return shiftSessionId !== null && shiftSessionId !== sessionId;
}

/** Returns pay and tips since midnight in the city of a courier, by currency. */
async function earnedToday(db: Context['db'], courierId: number, at: Date) {
  const today = await periodOf(db, { courierId, period: 'day', back: 0, at });
  const days = today ? await earnedDays(db, { courierId, ...today }) : [];
  return days.map(({ currency, pay, tips }) => ({ currency, amount: toDecimal(plus(pay, tips)) }));
}

/** Returns an order that a courier has taken, or has finished since a step was sent again; any other is unknown. */
export async function showDelivery(context: Context, courierId: number, orderId: string): Promise<Delivery> {
  const { db } = context;
  const [row] = await deliveryRows(db, { courierId, of: 'courier', statuses: answeredStatuses, orderId, limit: 1 });
  if (!row) throw new Refusal('order_not_found');
  return deliveryOf(context, row, await unseenByCourier(db, courierId, [orderId]));
}

/** What a courier reads of an order before taking it [DEL-11]. */
export function requestOf(row: DeliveryRow): DeliveryRequest {
  const { id, order_status, store, metres, item_count, currency, tip, placed_at, ready_at, expected_at } = row;
  const { ready_promise: ready, arrival_promise: arrival } = row;
  return {
    id,
    order_status,
    store,
    metres,
    item_count,
    currency,
    cash_to_collect: toDecimal(cashOf(row)),
    tip: toDecimal(tip),
    placed_at: placed_at.toISOString(),
    ready_at: ready_at?.toISOString() ?? null,
    expected_at: expected_at?.toISOString() ?? null,
    meeting: row.handover?.meeting ?? null,
    delay: row.delay,
    ready,
    arrival,
  };
}

async function deliveryOf(context: Context, row: DeliveryRow, unread: ReadonlyMap<string, number>): Promise<Delivery> {
  const { db, now, directions: roads } = context;
  const way = await callWayOfMarket(context);
  const { contact_name, contact_number, store_phone, order_note, delivery_address: door } = row;
  const { problem, problem_at: problemAt } = row;
  const paysWith = noteForChange(row.pays_with, cashOf(row));
  const { address = '', road = '', house = '', floor = '', landmark = '', directions = '' } = door ?? {};
  const to = coordinatesOf(door) ?? null;
  return {
    ...requestOf(row),
    step: stepOf(row),
    handover: row.handover && handoverReply(row.handover, way),
    code: counterCodeOf(row.id),
    store_phone,
    store_words: row.store_words,
    store_picture: row.entrance_image && imagePath(row.entrance_image),
    contact_name,
    call_way: way,
    contact_phone: way === 'phone' ? contact_number : '',
    has_account: row.has_account,
    address,
    road,
    house,
    floor,
    landmark,
    directions,
    door: to,
    route: to ? drawnRoute(await roads.way(row.store, to)) : [],
    order_note,
    lines: row.lines,
    bag_count: row.bag_count,
    at_store_at: row.at_store_at?.toISOString() ?? null,
    at_door_at: row.at_door_at?.toISOString() ?? null,
    handover_at: row.handover_at?.toISOString() ?? null,
    wait_pay: await waitPayOf(db, row),
    store_problem: row.store_problem,
    cash_received_at: row.cash_received_at?.toISOString() ?? null,
    cash_short: shortCashOf(row),
    pays_with: paysWith && toDecimal(paysWith),
    photo_at: row.photo_at?.toISOString() ?? null,
    is_pin_moved: row.is_pin_moved,
    gate_photo: await gatePhotoOf({ db, now }, row.id),
    door_code: await doorCodeOf(db, row),
    problem,
    problem_at: problemAt?.toISOString() ?? null,
    may_return_from: problem && problemAt && earliestReturnAt(problem, problemAt).toISOString(),
    attempts: row.attempts.map((at) => at.toISOString()),
    unread_messages: unread.get(row.id) ?? 0,
  };
}

/** Returns a hand-over as its courier sees it; the number of the other one only where numbers are shown [DEL-63]. */
export function handoverReply(
  { begun_at: since, other, ...handover }: NonNullable<DeliveryRow['handover']>,
  way: CallWay,
): NonNullable<Delivery['handover']> {
  const shown = other && { ...other, phone: way === 'phone' ? other.phone : '' };
  return { ...handover, other: shown, begun_at: new Date(since).toISOString() };
}

function stepOf({ handover, returning_at: returningAt, order_status: status }: DeliveryRow): Delivery['step'] {
  if (handover?.side === 'taker') return 'meet';
  return returningAt ? 'return' : (deliveryStepOf(status) ?? 'deliver');
}

/** What a minute at the store is paid; null once the order is picked up, and where the wait was paid before [DEL-28]. */
async function waitPayOf(db: Context['db'], row: DeliveryRow): Promise<number | null> {
  const { zone_id: zoneId, currency, placed_at: at, is_wait_paid: isPaid } = row;
  if (isPaid || row.order_status === 'picked_up') return null;
  const rule = await payRuleOf(db, { zoneId, currency, at });
  return rule && rule.perWaitingMinute > 0 ? toDecimal(rule.perWaitingMinute) : null;
}

function shortCashOf({ cash_taken: taken, cash_short_reason: reason, cash_short_words: words }: DeliveryRow) {
  return taken === null || reason === null ? null : { taken: toDecimal(taken), reason, words: words ?? '' };
}

/** Returns a link to the door on an earlier order [DEL-25]. */
async function gatePhotoOf(context: Pick<Context, 'db' | 'now'>, orderId: string): Promise<string | null> {
  const picture = await gatePhotoFor(context.db, orderId);
  return picture === undefined ? null : (await privateLinks(context))(picture);
}

async function doorCodeOf(db: Context['db'], row: DeliveryRow): Promise<Delivery['door_code']> {
  if (!(await isDoorCodeNeeded(db, row))) return null;
  const sealed = await sealedDoorCode(db, row.id);
  return { ...sealed, wrong: row.wrong_codes, proved_at: provedAt(row)?.toISOString() ?? null };
}

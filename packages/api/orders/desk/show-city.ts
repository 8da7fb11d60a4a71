import { contactFor } from 'market/access/access-contact.rules';
import { chatMinutesAfterDelivery } from 'market/chat/chat.rules';
import type { City, CityAlarm } from 'market/orders/desk/orders-city.contract';
import {
  type Alarm,
  type AlarmKind,
  alarmKinds,
  alarmsOf,
  courierActivity,
  isBoardOpen,
} from 'market/orders/orders-alarms.rules';
import { scheduledLeadMinutes } from 'market/orders/orders-board.rules';
import { metresBetween } from 'market/places/places.rules';
import { unansweredPause } from 'market/stores/stores-availability.rules';
import { hourMilliseconds, minuteMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { minutesBetween } from './find-orders.ts';
import {
  type AlarmNoteRow,
  alarmNotes,
  type CityCourierRow,
  type CityFilter,
  type CityOrderRow,
  cityChats,
  cityCouriers,
  cityOrders,
  cityStores,
  countStuckReturns,
  type WatchedOrderRow,
} from './orders-city.data.ts';

interface WatchedRow {
  row: CityOrderRow;
  alarms: Alarm[];
}

/** Returns the city as it is now: running orders, couriers and stores with what is wrong, the most urgent first [OPS-001]. */
export async function showCity(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
  { zone_id: zoneId, module_type: moduleType }: { zone_id?: number | undefined; module_type?: string | undefined },
): Promise<City> {
  const at = now();
  const filter: CityFilter = { zoneIds: zoneIdsOf(staff), zoneId, moduleType };
  const [rows, couriers, stores, chats, stuck] = await Promise.all([
    cityOrders(db, filter, scheduledLeadMinutes),
    cityCouriers(db, filter),
    cityStores(db, filter, { at, unansweredPause }),
    cityChats(db, filter, new Date(at.getTime() - chatMinutesAfterDelivery * minuteMilliseconds)),
    countStuckReturns(db, new Date(at.getTime() - hourMilliseconds)),
  ]);
  const watched = rows.map((row) => ({ row, alarms: alarmsOf(watchedOf(row), at) }));
  const alarming = watched.filter(({ alarms }) => alarms.length > 0);
  const notes = await alarmNotes(
    db,
    alarming.map(({ row }) => row.id),
  );
  const silentStores = new Set(watched.filter(has('store_silent')).map(({ row }) => row.store?.id));
  const ordersOf = new Map<number, number>();
  for (const { store } of rows) if (store) ordersOf.set(store.id, (ordersOf.get(store.id) ?? 0) + 1);
  const shownCouriers = couriers.map((courier) => courierReply(courier, rows, at));
  const shownStores = stores.map(({ id, name, lat, lng, is_paused: isPaused, is_unanswered }) => ({
    id,
    name,
    at: { lat, lng },
    state: silentStores.has(id) ? ('silent' as const) : isPaused ? ('paused' as const) : ('open' as const),
    is_unanswered,
    order_count: ordersOf.get(id) ?? 0,
  }));
  const signs = (...of: string[]) => shownCouriers.filter(({ sign }) => of.includes(sign)).length;
  return {
    now: at.toISOString(),
    counts: {
      new: rows.filter(({ rings_at: ringsAt }) => ringsAt !== null && ringsAt <= at).length,
      unanswered: watched.filter((order) => has('unanswered')(order) || has('store_silent')(order)).length,
      no_courier: watched.filter(has('no_courier')).length,
      late: rows.filter(({ expected_at: expectedAt }) => expectedAt !== null && expectedAt < at).length,
      on_the_way: rows.filter(({ order_status: status }) => status === 'picked_up').length,
      undeliverable: watched.filter(has('undeliverable')).length,
      couriers_free: signs('free'),
      couriers_busy: signs('to_store', 'in_store', 'riding'),
      couriers_silent: signs('silent'),
      stores_paused: shownStores.filter(({ state }) => state === 'paused').length,
      stores_silent: silentStores.size,
      money_stuck: stuck + watched.filter(has('payment_open')).length,
    },
    alarms: alarming
      .flatMap(({ row, alarms }) => alarms.map((alarm) => alarmReply(row, alarm, { staff, notes, at })))
      .sort((one, other) => rankOf(one) - rankOf(other) || other.minutes - one.minutes),
    orders: watched.map(({ row, alarms }) => orderReply(row, alarms[0]?.kind ?? null, at)),
    couriers: shownCouriers,
    chats: chats.map(({ since, board_read_at: readAt, ...chat }) => ({
      ...chat,
      since: since.toISOString(),
      is_board_open: isBoardOpen(readAt, at),
    })),
    stores: shownStores,
  };
}

const has = (kind: AlarmKind) => (order: WatchedRow) => order.alarms.some((alarm) => alarm.kind === kind);

function rankOf({ kind }: CityAlarm): number {
  return alarmKinds.indexOf(kind);
}

/** Returns a running order as alarms see it. */
export function watchedOf(row: Omit<WatchedOrderRow, 'put_off'>) {
  return {
    status: row.order_status,
    orderType: row.order_type,
    ringsAt: row.rings_at,
    boardReadAt: row.board_read_at,
    unpaidSince: row.unpaid_since,
    prescriptionSince: row.prescription_since,
    handoverAt: row.handover_at,
    pickedUpAt: row.picked_up_at,
    expectedAt: row.expected_at,
    hasCourier: row.courier !== null,
    locatedAt: row.located_at,
    problemAt: row.problem_at,
    handingOverSince: row.handing_over_since,
  };
}

function orderReply(row: CityOrderRow, alarm: AlarmKind | null, at: Date): City['orders'][number] {
  const { expected_at: expectedAt } = row;
  return {
    id: row.id,
    order_status: row.order_status,
    order_type: row.order_type,
    module_type: row.module_type,
    city: row.city,
    store: row.store && { id: row.store.id, name: row.store.name },
    is_board_open: isBoardOpen(row.board_read_at, at),
    courier: row.courier && { id: row.courier.id, name: row.courier.name },
    customer_name: row.customer_name,
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    from: row.from,
    to: row.order_type === 'take_away' ? null : row.to,
    since: row.since.toISOString(),
    rings_at: isoOrNull(row.rings_at),
    price_wanted_since: isoOrNull(row.prescription_since),
    schedule_at: isoOrNull(row.schedule_at),
    age_minutes: minutesBetween(row.placed_at, at),
    late_minutes: expectedAt !== null && expectedAt < at ? minutesBetween(expectedAt, at) : null,
    alarm,
  };
}

function alarmReply(
  row: CityOrderRow,
  { kind, since }: Alarm,
  { staff, notes, at }: { staff: AuthorizedOperator; notes: readonly AlarmNoteRow[]; at: Date },
): CityAlarm {
  const note = notes.find((known) => known.order_id === row.id && known.kind === kind);
  const until = note?.put_off_until ?? null;
  const isPutOff = until !== null && until > at;
  return {
    kind,
    order_id: row.id,
    order_status: row.order_status,
    zone_name: row.zone_name,
    store: row.store && { id: row.store.id, name: row.store.name },
    courier: row.courier && { id: row.courier.id, name: row.courier.name },
    customer_name: row.customer_name,
    minutes: minutesBetween(since, at),
    call: callOf(row, kind, staff),
    problem: kind === 'undeliverable' ? row.problem : null,
    taken_by: note?.taken_by == null ? null : (note.taken_name ?? '–'),
    is_taken_by_me: note?.taken_by === staff.customerId,
    put_off_until: isPutOff ? until.toISOString() : null,
    put_off_reason: isPutOff ? (note?.put_off_reason ?? null) : null,
  };
}

/** Whom to call about each alarm. */
const calledAbout: Readonly<Record<AlarmKind, 'store' | 'courier' | 'customer'>> = {
  undeliverable: 'customer',
  handing_over: 'courier',
  courier_silent: 'courier',
  store_silent: 'store',
  unanswered: 'store',
  no_courier: 'store',
  late: 'courier',
  prescription: 'store',
  payment_open: 'customer',
};

function callOf(row: CityOrderRow, kind: AlarmKind, staff: AuthorizedOperator): CityAlarm['call'] {
  const wanted = calledAbout[kind];
  const who = wanted === 'courier' && !row.courier ? 'store' : wanted;
  const called = who === 'customer' ? { name: row.customer_name, phone: row.customer_phone } : row[who];
  if (!called?.phone) return null;
  return { who, name: called.name, phone: contactFor(staff, 'phone', called.phone) ?? '' };
}

function courierReply(
  { id, name, at, located_at: locatedAt, is_on_shift, orders }: CityCourierRow,
  rows: readonly CityOrderRow[],
  now: Date,
): City['couriers'][number] {
  const carries = orders.filter(({ is_carried: isCarried }) => isCarried).length;
  const waiting = rows.find((row) => row.courier?.id === id && row.order_status !== 'picked_up');
  const metresToStore = at && waiting?.from ? metresBetween(at, waiting.from) : null;
  return {
    id,
    name,
    at,
    seconds: locatedAt && Math.max(0, Math.floor((now.getTime() - locatedAt.getTime()) / 1000)),
    sign: courierActivity({ locatedAt, carries, waitsFor: orders.length - carries, metresToStore }, now),
    is_on_shift,
    order_ids: orders.map((order) => order.id),
  };
}

function isoOrNull(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

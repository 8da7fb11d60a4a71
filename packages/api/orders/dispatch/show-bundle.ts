import { isWithinZones } from 'market/access/access.rules';
import type { Bundle } from 'market/dispatch/dispatch-bundles.admin.contract';
import { joiningOf, timedStopsOf } from 'market/dispatch/dispatch-bundles.rules';
import { sequenceOf } from 'market/dispatch/dispatch-offers.rules';
import { awaitingCourier } from 'market/orders/orders-delivery.rules';
import { minuteMilliseconds, secondMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type LoadedRound, loadRound } from './load-round.ts';
import { type BundledRow, bundledOrders, idsOfRide, lockOfRide, reasonsOfRide } from './orders-bundles.data.ts';
import { stopsOf } from './orders-offers.data.ts';
import { dispatchOrder, namesOfCouriers, ordersOnOffer, ordersWithoutCourier } from './orders-rounds.data.ts';

type Context = Pick<ApiContext, 'db' | 'now' | 'directions'>;

/** Orders that are ready within these minutes can join. */
const joinMinutes = 30;

/** Returns what the courier of an order brings together, why, and which orders could join [OPS-020]. */
export async function showBundle(context: Context, staff: AuthorizedOperator, orderId: string): Promise<Bundle> {
  const { db } = context;
  const order = await dispatchOrder(db, orderId);
  if (!order || !isWithinZones(staff.zones, order.zone_id)) throw new Refusal('order_not_found');
  const { courier_id: courierId, zone_id: zoneId } = order;
  if (courierId === null)
    return { courier: null, is_locked: false, locked_by: null, orders: [], stops: [], joinable: [] };
  const now = context.now();
  const readyBy = new Date(now.getTime() + joinMinutes * minuteMilliseconds);
  const [ids, waiting, planned] = await Promise.all([
    idsOfRide(db, courierId),
    ordersWithoutCourier(db, { zoneId, readyBy }),
    stopsOf(db, courierId),
  ]);
  const onOffer = new Set(
    await ordersOnOffer(
      db,
      waiting.map(({ id }) => id),
    ),
  );
  const open = waiting.filter(({ id }) => !onOffer.has(id)).slice(0, 20);
  const [round, rows, reasons, lock, names] = await Promise.all([
    loadRound(db, { zoneId, orders: open, isAll: true, now, directions: context.directions }),
    bundledOrders(db, zoneIdsOf(staff), [...ids, ...open.map(({ id }) => id)]),
    reasonsOfRide(db, courierId, ids),
    lockOfRide(db, courierId),
    namesOfCouriers(db, [courierId]),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ridden = ids.flatMap((id) => byId.get(id) ?? []);
  const timed = timedStopsOf(round.input, courierId);
  const sequenced = ridden.map(({ id, order_status: status }) => ({ id, isPickedUp: status === 'picked_up' }));
  return {
    courier: { id: courierId, name: names.get(courierId) ?? '' },
    is_locked: lock !== undefined,
    locked_by: lock?.person ?? null,
    orders: ridden.map((row) => {
      const decision = reasons.find(({ order_id: id }) => id === row.id);
      return {
        ...row,
        reason: decision?.person ? null : (decision?.reason ?? null),
        person: decision?.person ?? null,
        may_part: awaitingCourier.some((status) => status === row.order_status),
      };
    }),
    stops: sequenceOf(sequenced, planned).map(({ orderId: id, kind }) => {
      const at = timed.find((stop) => stop.orderId === id && stop.kind === kind)?.arrivesAt;
      return { order_id: id, kind, at: at === undefined ? null : new Date(at * secondMilliseconds).toISOString() };
    }),
    joinable: open
      .flatMap(({ id }) => joinableReply(round, courierId, byId.get(id)) ?? [])
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
}

function rankOf({ why, late_minutes: late }: Bundle['joinable'][number]): number {
  return why === null ? Number(late !== null) : 2;
}

function joinableReply(
  { input }: LoadedRound,
  courierId: number,
  row: BundledRow | undefined,
): Bundle['joinable'][number] | undefined {
  const joining = row && joiningOf(input, courierId, row.id);
  if (!row || !joining) return undefined;
  const { id, store_name, customer_name } = row;
  return {
    id,
    store_name,
    customer_name,
    why: joining.why,
    late_minutes: joining.lateMinutes,
  };
}

import type { Offer, OfferStop } from 'market/dispatch/dispatch.courier.contract';
import type { RouteStop } from 'market/dispatch/dispatch.rules';
import { sequenceOf } from 'market/dispatch/dispatch-offers.rules';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { awaitingCourier, deliveryStatuses, maxDeliveries } from 'market/orders/orders-delivery.rules';
import { roundingStep, toDecimal } from 'market/values/money';
import { payOf } from 'market/wallet/wallet-ledger.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type DeliveryRow, deliveryRows } from '#api/orders/deliveries/orders-deliveries.data.ts';
import { requestOf } from '#api/orders/deliveries/show-work.ts';
import { payRuleOf } from '#api/wallet/rules/read-ledger-rules.ts';
import { type OfferRow, openOfferOf, stopsOf } from './orders-offers.data.ts';

/** Returns the open offer of a courier and their stops in sequence [DEL-11] [DEL-20]. */
export async function showOffer({ db, now }: Pick<ApiContext, 'db' | 'now'>, courierId: number) {
  const [offer, planned, own] = await Promise.all([
    openOfferOf(db, courierId),
    stopsOf(db, courierId),
    deliveryRows(db, { courierId, of: 'courier', statuses: deliveryStatuses, limit: maxDeliveries }),
  ]);
  const [offered] = offer
    ? await deliveryRows(db, {
        courierId,
        of: 'none',
        statuses: awaitingCourier,
        orderId: offer.order_id,
        limit: 1,
        isOffered: true,
      })
    : [];
  return {
    now: now().toISOString(),
    offer: offer && offered ? { ...offerReply(offer, offered, own), pay: await payFor(db, offered) } : null,
    stops: stopsReply(sequenceOf(own.map(sequencedOf), planned), own),
  };
}

function sequencedOf({ id, order_status: status, handover }: DeliveryRow) {
  return { id, isPickedUp: status === 'picked_up' && handover?.side !== 'taker' };
}

function offerReply(offer: OfferRow, offered: DeliveryRow, own: readonly DeliveryRow[]): Omit<Offer, 'pay'> {
  const { metresToStore, minutesToStore, minutesToDoor, waitMinutes, reason } = offer.terms;
  const all = [...own, offered];
  return {
    id: offer.id,
    order: requestOf(offered),
    expires_at: offer.expires_at.toISOString(),
    metres_to_store: metresToStore,
    minutes_to_store: minutesToStore,
    minutes_to_door: minutesToDoor,
    wait_minutes: waitMinutes,
    area: areaOf(offered),
    stops: stopsReply(sequenceOf(all.map(sequencedOf), offer.route), all),
    is_shared: offer.is_shared,
    why: reason,
  };
}

/** The pay of an order that is delivered without waiting; null without a rule for it [DEL-11]. */
async function payFor(
  db: Connection,
  { zone_id: zoneId, currency, placed_at: at, metres }: DeliveryRow,
): Promise<Offer['pay']> {
  const rule = await payRuleOf(db, { zoneId, currency, at });
  if (!rule) return null;
  const { digit_after_decimal_point: digits } = await settingsOf(db);
  const { base, distance } = payOf(rule, { metres, waitingMinutes: 0 }, roundingStep(digits));
  return { base: toDecimal(base), distance: toDecimal(distance) };
}

function stopsReply(stops: readonly RouteStop[], orders: readonly DeliveryRow[]): OfferStop[] {
  return stops.flatMap(({ orderId, kind }) => {
    const order = orders.find(({ id }) => id === orderId);
    if (!order) return [];
    const place = kind === 'pick_up' ? order.store.name : areaOf(order);
    return [{ order_id: orderId, code: counterCodeOf(orderId), kind, place }];
  });
}

/** The road of a door, without its house; where no road was given, the last parts of the address. */
function areaOf({ delivery_address: door }: DeliveryRow): string {
  if (door?.road) return door.road;
  const parts = (door?.address ?? '').split(',').map((part) => part.trim());
  return parts.slice(1).slice(-2).join(', ') || '';
}

import { refusalToOrderAt } from 'market/cart/cart.rules';
import type { OrderSlots } from 'market/orders/orders.contract';
import { slotsAhead } from 'market/orders/orders.rules';
import { roundingStep } from 'market/values/money';
import { laterClockOf } from '#api/cart/goods-of-row.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { freeSlots } from '#api/stores/cap/find-slot.ts';
import { type OrderPlan, plannedGoods } from './price-order.ts';

export interface SlotsRequest {
  shopper: Shopper;
  moduleId: number | undefined;
  plan: Pick<OrderPlan, 'items'>;
}

/** When all that is planned can be had at once: the store is open and each item in its hours [FOOD-19] [FOOD-21]. */
export async function listSlots(
  { db, now }: ApiContext,
  { shopper, moduleId, plan }: SlotsRequest,
): Promise<OrderSlots> {
  const at = now();
  const roundTo = roundingStep((await settingsOf(db)).digit_after_decimal_point);
  const { lines, goods } = await plannedGoods(db, { shopper: shopperKeyOf(shopper), moduleId, plan, roundTo, at });
  const { store, zone } = goods;
  if (!store.schedule_order) throw new Refusal('schedule_off');
  const isAvailable = (moment: Date) =>
    lines.every(({ goods, row }) => refusalToOrderAt(goods, laterClockOf(row, moment), moment) === undefined);
  const pieces = lines.reduce((sum, { chosen }) => sum + chosen.quantity, 0);
  const hasRoom = await freeSlots(db, store, { at, pieces });
  const isOffered = (moment: Date) => (hasRoom?.(moment) ?? true) && isAvailable(moment);
  const slots = slotsAhead(at, store.delivery_minutes_min, isOffered);
  return { time_zone: zone.time_zone, slots: slots.map((slot) => slot.toISOString()) };
}

import type { OrderQuote } from 'market/orders/orders.contract';
import { minutesToReceiver, pickUpMinutes } from 'market/parcel/parcel.rules';
import { settingsOf } from '#features/config/read-settings.ts';
import { showQuote } from '#features/orders/show-quote.ts';
import { digitalIn } from '#features/payments/start-payment.ts';
import { nameOf, type Shopper } from '#http/callers.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { type ParcelPlan, type PricedParcel, priceParcel } from './price-parcel.ts';

/** What a parcel would cost: the same loading, checks and prices as sending it, and nothing is kept. */
export async function quoteParcel(
  { db, payments }: ApiNeeds,
  { shopper, plan }: { shopper: Shopper; plan: ParcelPlan },
): Promise<OrderQuote> {
  const settings = await settingsOf(db);
  return asReply(
    await priceParcel(db, { shopper: nameOf(shopper), plan, settings, paysDigitally: digitalIn(payments) }),
  );
}

function asReply(priced: PricedParcel): OrderQuote {
  return {
    lines: [],
    store: null,
    ...showQuote(priced, priced.ground),
    discount_reason: null,
    coupon_code: null,
    coupon_title: null,
    coupon_free_delivery: false,
    delivery_time: `${pickUpMinutes}-${minutesToReceiver(priced.distanceMetres)} min`,
    free_delivery_over: null,
    take_away: false,
    schedule_order: false,
    minimum_order: 0,
    missing_to_minimum: 0,
    prescription_needed: false,
  };
}

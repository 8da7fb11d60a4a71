import type { OrderQuote } from 'market/orders/orders.contract';
import { minutesToReceiver } from 'market/parcel/parcel.rules';
import { minutesText } from 'market/stores/stores-promise.rules';
import { contactHashesOf } from '#api/auth/contacts/hash-proved-contacts.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { showQuote } from '#api/orders/show-quote.ts';
import { offersDigitalIn } from '#api/payments/start-payment.ts';
import { type ParcelPlan, type PricedParcel, priceParcel } from './price-parcel.ts';

/** Returns what a parcel would cost: the same loading, checks and prices as sending it, without writing anything. */
export async function quoteParcel(
  context: ApiContext,
  { shopper, plan }: { shopper: Shopper; plan: ParcelPlan },
): Promise<OrderQuote> {
  return asReply(await pricedParcelOf(context, { shopper, plan }));
}

/** Returns the parcel at the server's price, with the coupon that the plan names. */
export async function pricedParcelOf(
  { db, now, payments }: ApiContext,
  { shopper, plan }: { shopper: Shopper; plan: ParcelPlan },
): Promise<PricedParcel> {
  return priceParcel(db, {
    shopper: shopperKeyOf(shopper),
    contactHashes: await contactHashesOf({ db }, shopper),
    plan,
    settings: await settingsOf(db),
    paysDigitally: offersDigitalIn(payments),
    at: now(),
  });
}

function asReply(priced: PricedParcel): OrderQuote {
  return {
    lines: [],
    store: null,
    ...showQuote(priced, priced.trip),
    discount_reason: null,
    coupon_code: priced.coupon?.row.code ?? null,
    coupon_title: priced.coupon?.row.title ?? null,
    coupon_free_delivery: priced.coupon?.givesFreeDelivery ?? false,
    delivery_time: minutesText(minutesToReceiver(priced.distanceMetres)),
    begins_at: null,
    begins_words: '',
    free_delivery_over: null,
    take_away: false,
    take_away_words: '',
    schedule_order: false,
    minimum_order: 0,
    missing_to_minimum: 0,
    prescription_needed: false,
  };
}

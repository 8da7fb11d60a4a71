import { toDecimal } from 'market/money';
import type { OrderQuote } from 'market/orders/orders.contract';
import { minutesToReceiver, pickUpMinutes } from 'market/parcel/parcel.rules';
import { settingsOf } from '#features/config/read-settings.ts';
import { walletOffer } from '#features/payments/plan-payment.ts';
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

function asReply({ ground, quote, payment, hasDigital, distanceMetres }: PricedParcel): OrderQuote {
  const { cash_on_delivery_cap: cap } = ground;
  return {
    lines: [],
    store: null,
    currency: ground.currency,
    item_total: toDecimal(quote.itemTotal),
    add_on_total: toDecimal(quote.addOnTotal),
    discount_total: toDecimal(quote.discountTotal),
    discount_reason: null,
    coupon_code: null,
    coupon_title: null,
    coupon_discount: toDecimal(quote.couponDiscount),
    coupon_free_delivery: false,
    first_order_discount: toDecimal(quote.firstOrderDiscount),
    tax: toDecimal(quote.tax),
    tax_percent: ground.tax_basis_points / 100,
    tax_inclusive: quote.taxInclusive,
    delivery_fee: toDecimal(quote.deliveryFee),
    service_charge: toDecimal(quote.serviceCharge),
    tip: toDecimal(quote.tip),
    total: toDecimal(quote.total),
    ...walletOffer(payment),
    wallet_paid: toDecimal(payment.wallet),
    to_pay: toDecimal(payment.rest),
    distance_metres: distanceMetres,
    delivery_time: `${pickUpMinutes}-${minutesToReceiver(distanceMetres)} min`,
    free_delivery_over: null,
    take_away: false,
    schedule_order: false,
    digital_payment: hasDigital,
    minimum_order: 0,
    missing_to_minimum: 0,
    prescription_needed: false,
    cash_on_delivery: ground.cash_on_delivery,
    cash_on_delivery_cap: cap === null ? null : toDecimal(cap),
  };
}

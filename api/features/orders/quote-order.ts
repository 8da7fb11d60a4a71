import { times, toDecimal } from 'market/money';
import type { OrderQuote } from 'market/orders/orders.contract';
import { missingToMinimum } from 'market/pricing/pricing.rules';
import { settingsOf } from '#features/config/read-settings.ts';
import { walletOffer } from '#features/payments/plan-payment.ts';
import { digitalIn } from '#features/payments/start-payment.ts';
import { nameOf, type Shopper } from '#http/callers.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { type OrderedLine, type OrderPlan, type PricedOrder, priceOrder } from './price-order.ts';

export interface Quoting {
  shopper: Shopper;
  moduleId: number | undefined;
  plan: OrderPlan;
}

/** What the order would cost: the same loading, checks and prices as placing it, and nothing is kept. */
export async function quoteOrder(
  { db, now, payments }: ApiNeeds,
  { shopper, moduleId, plan }: Quoting,
): Promise<OrderQuote> {
  const settings = await settingsOf(db);
  const priced = await priceOrder(db, {
    shopper: nameOf(shopper),
    moduleId,
    plan,
    settings,
    paysDigitally: digitalIn(payments),
    at: now(),
  });
  return asReply(priced);
}

function asReply({ lines, ground, quote, coupon, payment, hasDigital, distanceMetres }: PricedOrder): OrderQuote {
  const { store, zone } = ground;
  const reasons = new Set(lines.map(({ priced }) => priced.discountReason).filter((reason) => reason !== null));
  const [reason = null] = reasons;
  return {
    lines: lines.map(asLine),
    store: { id: store.id, slug: store.slug, name: store.name, monogram: store.monogram, colours: store.colours },
    currency: zone.currency,
    item_total: toDecimal(quote.itemTotal),
    add_on_total: toDecimal(quote.addOnTotal),
    discount_total: toDecimal(quote.discountTotal),
    discount_reason: reason,
    coupon_code: coupon?.row.code ?? null,
    coupon_title: coupon?.row.title ?? null,
    coupon_discount: toDecimal(quote.couponDiscount),
    coupon_free_delivery: coupon?.freesDelivery ?? false,
    first_order_discount: toDecimal(quote.firstOrderDiscount),
    tax: toDecimal(quote.tax),
    tax_percent: zone.tax_basis_points / 100,
    tax_inclusive: quote.taxInclusive,
    delivery_fee: toDecimal(quote.deliveryFee),
    service_charge: toDecimal(quote.serviceCharge),
    tip: toDecimal(quote.tip),
    total: toDecimal(quote.total),
    ...walletOffer(payment),
    wallet_paid: toDecimal(payment.wallet),
    to_pay: toDecimal(payment.rest),
    distance_metres: distanceMetres,
    delivery_time: `${store.delivery_minutes_min}-${store.delivery_minutes_max} min`,
    free_delivery_over: zone.free_delivery_over === null ? null : toDecimal(zone.free_delivery_over),
    take_away: store.take_away,
    schedule_order: store.schedule_order,
    minimum_order: toDecimal(store.minimum_order),
    missing_to_minimum: toDecimal(missingToMinimum(quote, store.minimum_order)),
    prescription_needed: lines.some(({ goods }) => goods.isPrescriptionRequired),
    digital_payment: hasDigital,
    cash_on_delivery: zone.cash_on_delivery,
    cash_on_delivery_cap: zone.cash_on_delivery_cap === null ? null : toDecimal(zone.cash_on_delivery_cap),
  };
}

function asLine({ row, chosen, priced }: OrderedLine): OrderQuote['lines'][number] {
  const options = chosen.choices.flatMap(({ labels }) => labels);
  return {
    item_id: row.id,
    name: row.name,
    image_full_url: `/images/360/${row.image}.webp`,
    variation: [chosen.variation, ...options].filter((part) => part !== null).join(', '),
    quantity: chosen.quantity,
    price: toDecimal(priced.unitPrice),
    discount: toDecimal(times(priced.unitDiscount, chosen.quantity)),
    add_on_total: toDecimal(priced.addOnTotal),
    total_price: toDecimal(priced.lineTotal),
  };
}

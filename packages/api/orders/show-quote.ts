import type { OrderQuote } from 'market/orders/orders.contract';
import type { Quote } from 'market/pricing/pricing.rules';
import { type Money, toDecimal } from 'market/values/money';
import { type PaymentSplit, walletOffer } from '#api/payments/split-payment.ts';

interface Priced {
  quote: Quote;
  payment: PaymentSplit;
  hasDigital: boolean;
  distanceMetres: number;
}

/** The payment terms of a zone. */
interface Till {
  currency: string;
  tax_basis_points: number;
  cash_on_delivery: boolean;
  cash_on_delivery_cap: Money | null;
}

/** The fields that quotes of orders and parcels share: each part of the total, and the payment methods. */
export function showQuote({ quote, payment, hasDigital, distanceMetres }: Priced, till: Till) {
  const { cash_on_delivery_cap: cap } = till;
  return {
    currency: till.currency,
    item_total: toDecimal(quote.itemTotal),
    add_on_total: toDecimal(quote.addOnTotal),
    discount_total: toDecimal(quote.discountTotal),
    coupon_discount: toDecimal(quote.couponDiscount),
    first_order_discount: toDecimal(quote.firstOrderDiscount),
    tax: toDecimal(quote.tax),
    tax_percent: till.tax_basis_points / 100,
    tax_inclusive: quote.taxInclusive,
    delivery_fee: toDecimal(quote.deliveryFee),
    service_charge: toDecimal(quote.serviceCharge),
    tip: toDecimal(quote.tip),
    total: toDecimal(quote.total),
    ...walletOffer(payment),
    wallet_paid: toDecimal(payment.wallet),
    to_pay: toDecimal(payment.rest),
    distance_metres: distanceMetres,
    digital_payment: hasDigital,
    cash_on_delivery: till.cash_on_delivery,
    cash_on_delivery_cap: cap === null ? null : toDecimal(cap),
  } satisfies Partial<OrderQuote>;
}

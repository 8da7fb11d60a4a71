import type { Settings } from 'market/config/config.contract';
import { type Money, minus, plus } from 'market/values/money';
import { writtenAmount } from '#api/promotions/evaluate-coupon.ts';
import type { AdminOrderRow } from '../desk/orders-desk.data.ts';

/** A message to the customer of an order; an SMS has no subject. */
export interface OrderMessageText {
  subject: string;
  text: string;
}

type MarketSettings = Pick<Settings, 'business_name' | 'digit_after_decimal_point' | 'currencies'>;

/** The link opens the order without signing in. */
export function trackingText(market: string, orderId: string, link: string): OrderMessageText {
  return { subject: `Follow your order #${orderId}`, text: `${market}: follow order #${orderId} at ${link}` };
}

/** What the customer says at the door, or at the counter of the store. */
export function codeText(
  market: string,
  { id, order_type: orderType, store }: Pick<AdminOrderRow, 'id' | 'order_type' | 'store'>,
  code: string,
): OrderMessageText {
  const where = orderType === 'take_away' ? `at the counter of ${store?.name ?? market}` : 'to the rider at your door';
  return { subject: `The code for your order #${id}`, text: `${market}: say ${code} ${where} to get order #${id}.` };
}

/** The receipt of an order as a plain text: its lines, what was added and taken off, and how it is paid. */
export function receiptText(settings: MarketSettings, order: AdminOrderRow): OrderMessageText {
  const { id, store, currency, total, tax, tax_inclusive: isTaxIncluded } = order;
  const written = (amount: Money) => writtenAmount(amount, currency, settings);
  const goods = plus(order.item_total, order.add_on_total);
  const added = plus(order.delivery_fee, order.service_charge, order.tip);
  const off = minus(plus(goods, added, isTaxIncluded ? minus(tax, tax) : tax), total);
  const sums: [name: string, amount: Money, sign?: string][] = [
    ['Items', goods],
    ['Discounts', off, '−'],
    [isTaxIncluded ? 'Tax, included' : 'Tax', tax],
    ['Delivery', order.delivery_fee],
    ['Service', order.service_charge],
    ['Tip', order.tip],
  ];
  const at = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: order.time_zone });
  const lines = order.lines.map(({ name, variation, quantity, total: amount }) => {
    const what = variation ? `${name}, ${variation}` : name;
    return `${quantity} × ${what}: ${written(amount)}`;
  });
  const text = [
    `${settings.business_name}, order #${id}`,
    [store?.name, at.format(order.placed_at)].filter(Boolean).join(', '),
    '',
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    ...sums.flatMap(([name, amount, sign = '']) => (amount > 0 ? [`${name}: ${sign}${written(amount)}`] : [])),
    `Total: ${written(total)}`,
    paidText(order),
  ].join('\n');
  return { subject: `Receipt for order #${id}`, text };
}

function paidText({ payment_status: status, payment_method: method }: AdminOrderRow): string {
  if (status === 'paid') return 'Paid';
  if (status === 'refunded') return 'The money was given back';
  return method === 'cash_on_delivery' ? 'To be paid in cash' : 'Not paid yet';
}

import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { useMoney } from '#features/config/use-money.ts';
import type { SumListProps } from '#ui/sum-list.tsx';

export type Bill = Pick<
  OrderDetails,
  | 'currency'
  | 'item_total'
  | 'add_on_total'
  | 'discount_total'
  | 'discount_reason'
  | 'coupon_code'
  | 'coupon_discount'
  | 'first_order_discount'
  | 'tax'
  | 'tax_inclusive'
  | 'delivery_fee'
  | 'service_charge'
  | 'tip'
  | 'wallet_paid'
  | 'order_amount'
> & { item_count: number; isDelivered: boolean };

/** The bill of an order, part by part, as its quote had it; only parts that are not nothing, except the fee. */
export function useBillLines(bill: Bill): SumListProps['lines'] {
  const { t } = useLingui();
  const money = useMoney(bill.currency);
  const { item_count: count } = bill;
  const couponCode = bill.coupon_code ?? '';
  const gain = (label: string, value: number) => ({ label, value, amount: money(-value), tone: 'gain' as const });
  const part = (label: string, value: number) => ({ label, value, amount: money(value) });
  const parts: (SumListProps['lines'][number] & { value: number })[] = [
    part(t`Items (${count})`, bill.item_total),
    part(t`Add-ons`, bill.add_on_total),
    gain(bill.discount_reason === 'store' ? t`Store discount` : t`Discount`, bill.discount_total),
    gain(t`Coupon ${couponCode}`, bill.coupon_discount),
    gain(t`First-order discount`, bill.first_order_discount),
    part(bill.tax_inclusive ? t`Tax (included)` : t`Tax`, bill.tax),
    part(t`Service charge`, bill.service_charge),
    part(t`Delivery man tip`, bill.tip),
  ];
  const fee = bill.delivery_fee > 0 ? money(bill.delivery_fee) : t`Free Delivery`;
  return [
    ...parts.filter(({ value }) => value > 0),
    ...(bill.isDelivered ? [{ label: t`Delivery fee`, amount: fee }] : []),
    { label: t`Total`, amount: money(bill.order_amount), tone: 'total' as const },
    ...(bill.wallet_paid > 0 ? [{ label: t`Paid from the wallet`, amount: money(bill.wallet_paid) }] : []),
  ];
}

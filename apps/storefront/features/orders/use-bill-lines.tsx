import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import type { SumListProps } from 'ui/prices/sum-list.tsx';
import { useMoney } from '#features/config/use-money.ts';

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
> & {
  total: number;
  isDelivered: boolean;
  /** For a placed order. */
  item_count?: number;
  /** Of a quote, which contains the rates. */
  tax_percent?: number;
  /** Of a quote: what the wallet does not pay. */
  to_pay?: number;
};

/** The bill of a quote and of its order, part by part; only parts that are not nothing: that delivery is free is worth a line. */
export function useBillLines(bill: Bill): SumListProps['lines'] {
  const { t } = useLingui();
  const money = useMoney(bill.currency);
  const { item_count: count, tax_percent: percent, to_pay: rest } = bill;
  const couponCode = bill.coupon_code ?? '';
  const whatTax = percent === undefined ? t`Tax` : t`Tax ${percent}%`;
  const includedTax = percent === undefined ? t`Tax (included)` : t`Tax ${percent}% (included)`;
  const taxName = bill.tax_inclusive ? includedTax : whatTax;
  const gain = (label: string, value: number) => ({ label, value, amount: money(-value), tone: 'gain' as const });
  const part = (label: string, value: number) => ({ label, value, amount: money(value) });
  const parts: (SumListProps['lines'][number] & { value: number })[] = [
    part(count === undefined ? t`Items` : t`Items (${count})`, bill.item_total),
    part(t`Add-ons`, bill.add_on_total),
    gain(bill.discount_reason === 'store' ? t`Store discount` : t`Discount`, bill.discount_total),
    gain(t`Coupon ${couponCode}`, bill.coupon_discount),
    gain(t`First-order discount`, bill.first_order_discount),
    part(taxName, bill.tax),
    part(t`Service charge`, bill.service_charge),
    part(t`Delivery man tip`, bill.tip),
  ];
  const fee = bill.delivery_fee > 0 ? money(bill.delivery_fee) : t`Free`;
  return [
    ...parts.filter(({ value }) => value > 0),
    ...(bill.isDelivered ? [{ label: t`Delivery fee`, amount: fee }] : []),
    { label: t`Total`, amount: money(bill.total), tone: 'total' as const },
    ...(bill.wallet_paid > 0 ? ofWallet() : []),
  ];

  function ofWallet(): SumListProps['lines'] {
    if (rest === undefined) return [{ label: t`Paid from the wallet`, amount: money(bill.wallet_paid) }];
    return [
      { label: t`Wallet`, amount: money(-bill.wallet_paid), tone: 'gain' },
      { label: t`To pay`, amount: money(rest), tone: 'total' },
    ];
  }
}

interface ChosenLine {
  variation: string;
  add_ons: readonly { name: string; quantity: number }[];
}

/** Returns what was chosen for a line: its type or options, then its add-ons with their number; empty without any. */
export function kindOfLine({ variation, add_ons: addOns }: ChosenLine): string {
  return [variation, ...addOns.map(({ name, quantity }) => `${quantity} × ${name}`)].filter(Boolean).join(' · ');
}

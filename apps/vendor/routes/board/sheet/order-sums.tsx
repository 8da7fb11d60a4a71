import { Trans } from '@lingui/react/macro';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { SumList } from 'ui/prices/sum-list.tsx';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './order-sums.module.css';

/** What the customer pays, part by part, who bears each discount, and what the store earns of it [STO-017]. */
export function OrderSums({ order }: { order: ShownOrder }) {
  const amountText = useAmountText();
  const { sums, own_share: share, total, currency } = order;
  const money = (amount: number) => amountText(amount, currency);
  const parts = [
    { label: <Trans>Goods</Trans>, amount: sums.item_total },
    { label: <Trans>Add-ons</Trans>, amount: sums.add_on_total },
    { label: <Trans>Discount, from your share</Trans>, amount: -sums.discount_total },
    {
      label:
        sums.coupon_paid_by === 'market' ? (
          <Trans>Coupon, paid by the market</Trans>
        ) : (
          <Trans>Coupon, from your share</Trans>
        ),
      amount: -sums.coupon_discount,
    },
    { label: <Trans>First order, paid by the market</Trans>, amount: -sums.first_order_discount },
    { label: sums.tax_inclusive ? <Trans>Tax (included)</Trans> : <Trans>Tax</Trans>, amount: sums.tax },
    { label: <Trans>Delivery fee</Trans>, amount: sums.delivery_fee },
    { label: <Trans>Service charge</Trans>, amount: sums.service_charge },
    { label: <Trans>Tip for the rider</Trans>, amount: sums.tip },
  ].filter(({ amount }) => amount !== 0);
  return (
    <SumList
      className={styles.sums}
      lines={[
        ...parts.map(({ label, amount }) => ({ label, amount: money(amount) })),
        { label: <Trans>Customer pays</Trans>, amount: money(total), tone: 'total' },
        ...(share === null ? [] : [{ label: <Trans>Your share</Trans>, amount: money(share) }]),
      ]}
    />
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { SumList, type SumListProps } from 'ui/prices/sum-list.tsx';
import desk from '../../layout/desk.module.css';
import styles from './admin-orders.module.css';

/** What was ordered, and what its total is made of. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const amountText = useAmountText();
  const { lines, sums, currency, total, coupon_code: coupon } = order;
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
  const text = (amount: number) => amountText(amount, currency);
  const minus = (amount: number) => `\u2212${text(amount)}`;
  const code = <bdi>{coupon}</bdi>;
  const parts: (SumListProps['lines'][number] & { isShown?: boolean })[] = [
    { label: <Trans>Items</Trans>, amount: text(sums.items + sums.add_ons) },
    {
      label: coupon ? <Trans>Discount, with {code}</Trans> : <Trans>Discount</Trans>,
      amount: minus(sums.discount),
      isShown: sums.discount > 0,
    },
    {
      label: sums.tax_inclusive ? <Trans>Tax, in the prices</Trans> : <Trans>Tax</Trans>,
      amount: text(sums.tax),
      isShown: sums.tax > 0,
    },
    { label: <Trans>Delivery</Trans>, amount: text(sums.delivery_fee), isShown: order.order_type !== 'take_away' },
    { label: <Trans>Service charge</Trans>, amount: text(sums.service_charge), isShown: sums.service_charge > 0 },
    { label: <Trans>Tip</Trans>, amount: text(sums.tip), isShown: sums.tip > 0 },
    { label: <Trans>Total</Trans>, amount: text(total), tone: 'total' },
    { label: <Trans>Of which from wallet</Trans>, amount: text(sums.wallet_paid), isShown: sums.wallet_paid > 0 },
  ];
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        {lines.length === 0 ? <Trans>Parcel</Trans> : <Plural value={pieces} one="# piece" other="# pieces" />}
      </h2>
      <div className={desk.body}>
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order stay in their sequence
              <li key={index} className={styles.item}>
                <span className={styles.count}>{line.quantity} ×</span>
                <span className={styles.words}>
                  <b>{line.name}</b>
                  <span className={desk.line}>{choicesOf(line)}</span>
                </span>
                <span>{text(line.total)}</span>
              </li>
            ))}
          </ul>
        )}
        <SumList lines={parts.filter(({ isShown = true }) => isShown)} />
        {order.order_note && (
          <p className={desk.hint}>
            <Trans>Note: {order.order_note}</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

function choicesOf({ variation, choices, add_ons: addOns }: AdminOrder['lines'][number]): string {
  return [
    variation,
    ...choices.flatMap(({ labels }) => labels),
    ...addOns.map(({ name, quantity }) => `${quantity} × ${name}`),
  ]
    .filter(Boolean)
    .join(', ');
}

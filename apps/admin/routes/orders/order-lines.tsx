import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import { LineChanges } from 'app-kit/orders/changes/line-changes.tsx';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { SumList, type SumListProps } from 'ui/prices/sum-list.tsx';
import desk from '../../layout/desk.module.css';
import styles from './admin-orders.module.css';

const ChangeLine = lazy(async () => ({ default: (await import('./changes/change-line.tsx')).ChangeLine }));

/** What was ordered, what its total is made of, and the way to change a line for the customer [OPS-031]. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const [changing, setChanging] = useState<AdminOrder['lines'][number]>();
  const mayChange = order.may_change && permissions.includes('ops.orders');
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
            {lines.map((line) => (
              <OrderLine key={line.line} order={order} line={line} onChange={mayChange ? setChanging : undefined} />
            ))}
          </ul>
        )}
        {order.changes.length > 0 && <Changes changes={order.changes} />}
        <SumList lines={parts.filter(({ isShown = true }) => isShown)} />
        {order.order_note && (
          <p className={desk.hint}>
            <Trans>Note: {order.order_note}</Trans>
          </p>
        )}
      </div>
      {changing && (
        <Suspense>
          <ChangeLine order={order} line={changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

interface OrderLineProps {
  order: AdminOrder;
  line: AdminOrder['lines'][number];
  onChange: ((line: AdminOrder['lines'][number]) => void) | undefined;
}

function OrderLine({ order, line, onChange }: OrderLineProps) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const { name, quantity, total } = line;
  return (
    <li className={styles.item}>
      <span className={styles.count}>{quantity} ×</span>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={desk.line}>{choicesOf(line)}</span>
      </span>
      <span>{amountText(total, order.currency)}</span>
      {onChange && (
        <Button
          kind="text"
          aria-label={t`Change ${name}`}
          disabled={hasQuestion(order, line)}
          onClick={() => onChange(line)}
        >
          <Trans>Change</Trans>
        </Button>
      )}
    </li>
  );
}

function Changes({ changes }: Pick<AdminOrder, 'changes'>) {
  return <LineChanges changes={changes} now={useServerNow(0)} />;
}

/** The customer is asked about it: the answer comes first. */
function hasQuestion({ changes }: AdminOrder, { line }: AdminOrder['lines'][number]): boolean {
  return changes.some(({ line_number: of, state }) => of === line && state === 'waiting');
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

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { journalName } from 'app-kit/money/journal-texts.tsx';
import styles from 'app-kit/money/own-money.module.css';
import type { OrderMoney } from 'market/wallet/wallet.vendor.contract';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { orderMoneyQuery } from './store-money-calls.ts';

export interface OrderMoneyDialogProps {
  storeId: number;
  orderId: string;
  onClose: () => void;
}

/** One order from its prices to what the store has of it, with what the ledger has of it [STO-084]. */
export function OrderMoneyDialog({ storeId, orderId, onClose }: OrderMoneyDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(orderMoneyQuery(storeId, orderId));
  return (
    <Dialog title={t`Order ${orderId}`} width={520} onClose={onClose}>
      {data && <MoneyPath order={data} />}
      {!data && error && <CallFaultNote error={error} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
    </Dialog>
  );
}

function MoneyPath({ order }: { order: OrderMoney }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const money = (amount: number) => amountText(amount, order.currency);
  const rule = order.commission_rule;
  const [percent, fixed] = [rule?.percent ?? 0, money(rule?.fixed ?? 0)];
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const parts = [
    { label: <Trans>Goods</Trans>, amount: order.goods },
    { label: <Trans>Add-ons</Trans>, amount: order.add_ons },
    { label: <Trans>Discount, from your share</Trans>, amount: -order.discount },
    { label: <Trans>Coupon, from your share</Trans>, amount: -order.coupon },
    { label: <Trans>Tax (included)</Trans>, amount: -order.tax_included },
    {
      label:
        rule && rule.fixed > 0 ? (
          <Trans>
            Commission, {percent}% and {fixed}
          </Trans>
        ) : (
          <Trans>Commission, {percent}%</Trans>
        ),
      amount: -order.commission,
    },
  ].filter(({ amount }) => amount !== 0);
  return (
    <div className={styles.stack}>
      <SumList
        lines={[
          ...parts.map(({ label, amount }) => ({ label, amount: money(amount) })),
          { label: <Trans>Your share</Trans>, amount: money(order.share), tone: 'total' },
        ]}
      />
      <section>
        <h3 className={styles.heading}>
          <Trans>In the ledger</Trans>
        </h3>
        {order.journals.length === 0 && (
          <p className={styles.quiet}>
            <Trans>Nothing is booked for you.</Trans>
          </p>
        )}
        <ol className={styles.list}>
          {order.journals.map(({ id, at, kind, amount }) => (
            <li key={id}>
              <span className={styles.words}>
                <span>{journalName(kind)}</span>
                <span className={styles.quiet}>{dayAndTime(new Date(at), timeZone, i18n.locale)}</span>
              </span>
              <bdi dir="ltr" className={styles.amount}>
                {money(amount)}
              </bdi>
            </li>
          ))}
        </ol>
        <SumList lines={[{ label: <Trans>You have of it</Trans>, amount: money(order.net), tone: 'total' }]} />
      </section>
    </div>
  );
}

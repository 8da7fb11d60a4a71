import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { dayAndTime, dayOfYear } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import { pointsCurrency } from 'market/wallet/wallet.rules';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';
import desk from '../../layout/desk.module.css';
import { OrderState } from '../orders/order-texts.tsx';
import { customerCalls } from './customer-calls.ts';
import styles from './customers.module.css';

/** How to reach a customer, masked until an operator gives a reason, which is written to the audit log [OPS-069]. */
export function ContactCard({ customer }: { customer: AdminCustomer }) {
  const { t, i18n } = useLingui();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const amountText = useCurrencyText();
  const [isRevealing, setIsRevealing] = useState(false);
  const [whole, setWhole] = useState<{ phone: string | null; email: string | null }>();
  const { phone, email } = whole ?? customer;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Card title={<Trans>Contact and account</Trans>}>
      <dl className={desk.facts}>
        <dt>
          <Trans>Phone</Trans>
        </dt>
        <dd>{phone ? <bdi dir="ltr">{phone}</bdi> : '–'}</dd>
        <dt>
          <Trans>Email</Trans>
        </dt>
        <dd>{email ? <bdi dir="ltr">{email}</bdi> : '–'}</dd>
        <dt>
          <Trans>Customer since</Trans>
        </dt>
        <dd>{dayOfYear(new Date(customer.created_at), timeZone, i18n.locale)}</dd>
        <dt>
          <Trans>Signed in</Trans>
        </dt>
        <dd>
          <Plural value={customer.session_count} _0="On no device" one="On # device" other="On # devices" />
        </dd>
        <dt>
          <Trans>Wallet</Trans>
        </dt>
        <dd className={styles.amount}>
          {customer.balances.length === 0 && '–'}
          {customer.balances.map(({ currency, balance }) => (
            <div key={currency}>{amountText(balance, currency)}</div>
          ))}
        </dd>
      </dl>
      {!whole && permissions.includes('ops.contact') && (
        <Button kind="outline" icon="eye" className={styles.act} onClick={() => setIsRevealing(true)}>
          <Trans>Show the contact</Trans>
        </Button>
      )}
      {isRevealing && (
        <AskReasonDialog
          title={t`Show the contact?`}
          description={<Trans>Your name and the reason are written to the audit log.</Trans>}
          confirmLabel={<Trans>Show the contact</Trans>}
          kind="brand"
          onClose={() => setIsRevealing(false)}
          send={async (reason) => {
            setWhole(await customerCalls.contact({ params: { account_id: customer.id }, body: { reason } }));
          }}
        />
      )}
    </Card>
  );
}

/** The newest orders of a customer. */
export function OrdersCard({ customer: { orders, order_count: count } }: { customer: AdminCustomer }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  return (
    <Card title={<Trans>Orders: {count}</Trans>}>
      {orders.length === 0 && (
        <p>
          <Trans>No orders yet.</Trans>
        </p>
      )}
      <ul className={styles.lines}>
        {orders.map((order) => (
          <li key={order.id} className={styles.line}>
            <span className={styles.words}>
              <Link to={`/orders/${order.id}`} dir="ltr">{`#${order.id}`}</Link>{' '}
              <bdi>{order.store_name ?? <Trans>Parcel</Trans>}</bdi>
            </span>
            <OrderState status={order.order_status} />
            <span className={desk.line}>
              {dayAndTime(new Date(order.placed_at), order.time_zone, i18n.locale)}, {order.zone_name}
            </span>
            <span className={styles.amount}>{amountText(order.total, order.currency)}</span>
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p className={desk.hint}>
          <Trans>The newest {orders.length} are shown.</Trans>
        </p>
      )}
    </Card>
  );
}

/** What a customer has got back. */
export function RefundsCard({ customer: { refunds } }: { customer: AdminCustomer }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (refunds.length === 0) return null;
  return (
    <Card title={<Trans>Refunds</Trans>}>
      <ul className={styles.lines}>
        {refunds.map((refund) => (
          <li key={`${refund.order_id} ${refund.made_at}`} className={styles.line}>
            <span className={styles.words}>
              <Link to={`/orders/${refund.order_id}`} dir="ltr">{`#${refund.order_id}`}</Link> {refund.reason}
            </span>
            <span className={styles.amount}>{amountText(refund.amount, refund.currency)}</span>
            <span className={desk.line}>{dayAndTime(new Date(refund.made_at), timeZone, i18n.locale)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Amounts of money, and points as what they are. */
export function useCurrencyText() {
  const { t } = useLingui();
  const amountText = useAmountText();
  return (amount: number, currency: string) =>
    currency === pointsCurrency ? t`${amount} points` : amountText(amount, currency);
}

export function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>{title}</h2>
      <div className={desk.body}>{children}</div>
    </section>
  );
}

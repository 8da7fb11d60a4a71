import { Trans, useLingui } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { PrescriptionOrder } from 'market/orders/prescriptions/orders-prescription.contract';
import { Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { distance } from 'ui/formats/format.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { useMoney } from '#features/config/use-money.ts';
import styles from '../checkout-page.module.css';
import type { Prescription } from './use-prescription.tsx';

const ConfirmCancel = lazyPart(async () => {
  const { ConfirmDialog } = await import('ui/overlays/confirm-dialog.tsx');
  return { default: ConfirmDialog };
});

interface Part {
  prescription: Prescription;
}

/** The pharmacy's quote in detail, and the buttons to accept or decline it. */
export function PrescriptionBill({ prescription }: Part) {
  const { t } = useLingui();
  const { order } = prescription;
  return (
    <>
      <aside className={styles.summary} aria-label={t`Order summary`}>
        <h2 className={styles.title}>
          <Trans>Order summary</Trans>
        </h2>
        {order.lines.length > 0 && <Medicines order={order} />}
        <Sums order={order} />
        {order.agree_until && <AgreeUntil order={order} until={order.agree_until} />}
        <div className={styles.inSummary}>
          <Answers prescription={prescription} />
        </div>
      </aside>
      {order.cancelable && (
        <div className={styles.bar}>
          <Answers prescription={prescription} />
        </div>
      )}
    </>
  );
}

function Medicines({ order: { lines, currency } }: { order: PrescriptionOrder }) {
  const money = useMoney(currency);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.item_id} ${line.variation}`} className={styles.line}>
          <span className={styles.count}>{line.quantity} ×</span>
          <span className={styles.name}>
            <bdi>{line.name}</bdi>
            {line.variation && <small className={styles.kind}>{line.variation}</small>}
            {line.dose && (
              <small className={styles.kind}>
                <bdi>{line.dose}</bdi>
              </small>
            )}
          </span>
          <bdi>{money(line.total_price)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Sums({ order }: { order: PrescriptionOrder }) {
  const { t } = useLingui();
  const money = useMoney(order.currency);
  const isPriced = order.lines.length > 0;
  const away = distance(order.distance_metres / 1000);
  const fee = order.delivery_fee > 0 ? money(order.delivery_fee) : t`Free`;
  const optional = [
    { label: t`Discount`, value: order.discount_total, amount: money(-order.discount_total), tone: 'gain' as const },
    { label: order.tax_inclusive ? t`Tax (included)` : t`Tax`, value: order.tax, amount: money(order.tax) },
    { label: t`Service charge`, value: order.service_charge, amount: money(order.service_charge) },
    { label: t`Delivery man tip`, value: order.tip, amount: money(order.tip) },
  ];
  return (
    <SumList
      lines={[
        { label: t`Medicines`, amount: isPriced ? money(order.item_total) : t`After review` },
        ...optional.filter(({ value }) => value > 0),
        { label: t`Delivery fee, ${away}`, amount: fee },
        isPriced
          ? { label: t`Total`, amount: money(order.total), tone: 'total' as const }
          : { label: t`Due now`, amount: money(0), tone: 'total' as const },
      ]}
    />
  );
}

function AgreeUntil({ order, until }: { order: PrescriptionOrder; until: string }) {
  const time = timeOfDay(new Date(until), order.time_zone);
  return (
    <p className={styles.small}>
      <Trans>The pharmacy holds the medicines for you until {time}.</Trans>
    </p>
  );
}

function Answers({ prescription: { order, doing, agree, cancel, paying } }: Part) {
  const money = useMoney(order.currency);
  const [isAsking, setIsAsking] = useState(false);
  if (!order.cancelable || order.prescription === 'agreed') return null;
  return (
    <>
      {order.agree_until && (
        <Button
          size="large"
          isBlock
          icon="check"
          end={money(paying.quote.to_pay || order.total)}
          isLoading={doing === 'agreeing'}
          disabled={doing === 'canceling' || !paying.payMethod}
          onClick={agree}
        >
          <Trans>Agree</Trans>
        </Button>
      )}
      <Button
        kind="outline"
        isBlock
        isLoading={doing === 'canceling'}
        disabled={doing === 'agreeing'}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Cancel Order</Trans>
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmCancel
            icon="circle-x"
            question={<Trans>Cancel this order?</Trans>}
            cancelLabel={<Trans>Keep it</Trans>}
            confirmLabel={<Trans>Cancel Order</Trans>}
            kind="bad"
            onConfirm={() => {
              setIsAsking(false);
              void cancel('The price did not suit me');
            }}
            onCancel={() => setIsAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import type { Delivery } from 'market/orders/orders.courier.contract';
import {
  freeStoreMinutes,
  giveBackMinutes,
  type StoreWaitNow,
  storeWaitAt,
} from 'market/orders/waits/orders-store-wait.rules';
import { countdown } from 'ui/formats/format.ts';
import styles from './store-wait.module.css';

/** Returns the wait at the store at a moment; undefined before the arrival. */
export function storeWaitOf(
  { at_store_at: since, handover_at: ready }: Pick<Delivery, 'at_store_at' | 'handover_at'>,
  now: Date,
): StoreWaitNow | undefined {
  return since === null
    ? undefined
    : storeWaitAt({ since: new Date(since), readyAt: ready === null ? null : new Date(ready) }, now);
}

const radius = 53;
const round = 2 * Math.PI * radius;

/** How long the courier has waited at the store, and what that is paid [DEL-28]. */
export function StoreWait({ delivery, clockOffset }: { delivery: Delivery; clockOffset: number }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const wait = storeWaitOf(delivery, useServerNow(clockOffset));
  const { wait_pay: perMinute, currency, handover_at: readyAt } = delivery;
  if (!wait || wait.seconds === 0) return null;
  const time = countdown(wait.seconds);
  const isPaid = wait.paidMinutes > 0 && perMinute !== null;
  const rate = amountText(perMinute ?? 0, currency);
  const sum = amountText((perMinute ?? 0) * wait.paidMinutes, currency);
  return (
    <section className={styles.wait} data-paid={isPaid || undefined}>
      <p role="timer" aria-label={t`Waited ${time}`} className={styles.ring}>
        <svg viewBox="0 0 116 116" aria-hidden="true">
          <circle cx="58" cy="58" r={radius} />
          <circle
            cx="58"
            cy="58"
            r={radius}
            className={styles.rest}
            strokeDasharray={`${round * Math.min(1, wait.seconds / 60 / giveBackMinutes)} ${round}`}
          />
        </svg>
        <bdi dir="ltr">{time}</bdi>
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>{isPaid ? <Trans>You’re paid for waiting</Trans> : <Trans>Waiting</Trans>}</h2>
        {perMinute !== null && (
          <p>
            <Plural
              value={freeStoreMinutes}
              one={`${rate} a minute after the first`}
              other={`${rate} a minute after the first #`}
            />
          </p>
        )}
        {isPaid && (
          <p className={styles.sum}>
            <Trans>
              <b>+{sum}</b> so far
            </Trans>
          </p>
        )}
        {perMinute !== null && readyAt === null && !wait.mayGiveBack && (
          <p>
            <Plural
              value={giveBackMinutes}
              one="After # minute you can give the order back and keep this pay."
              other="After # minutes you can give the order back and keep this pay."
            />
          </p>
        )}
      </div>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import type { ReactNode } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import styles from './orders.module.css';

/** What has happened, each with its time [TRK-12] [TRK-13]. */
export function OrderSteps({ order }: { order: OrderDetails }) {
  const { i18n } = useLingui();
  const steps: [at: string | null, words: ReactNode, icon?: IconName][] = [
    [order.created_at, <Trans key="placed">Order Placed</Trans>],
    [order.confirmed, <Trans key="confirmed">Order Confirmed</Trans>],
    [order.picked_up, <Trans key="picked">On the Way</Trans>],
    [order.delivered, <Trans key="delivered">Delivered</Trans>],
    [order.canceled, <Trans key="canceled">Canceled</Trans>, 'x'],
    [order.failed, <Trans key="failed">Failed</Trans>, 'x'],
  ];
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Progress of the order</Trans>
      </h2>
      <ol className={styles.steps}>
        {steps.map(
          ([at, words, icon = 'check']) =>
            at && (
              <li key={at} data-end={icon === 'x' || undefined}>
                <Icon name={icon} size={16} />
                <span className={styles.grow}>{words}</span>
                <time dateTime={at}>
                  <bdi>{dayAndTime(new Date(at), order.time_zone, i18n.locale)}</bdi>
                </time>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { AdminOrder, OrderEvent } from 'market/orders/orders.admin.contract';
import { type ReactNode, useState } from 'react';
import { Pill } from 'ui/buttons/pill.tsx';
import { Icon } from 'ui/media/icon.tsx';
import desk from '../../layout/desk.module.css';
import styles from './admin-orders.module.css';
import { actorName, eventIcon, eventName } from './order-texts.tsx';

type Filter = 'all' | 'steps' | 'money';
const filters: readonly Filter[] = ['all', 'steps', 'money'];

/** Everything that happened to an order, newest first [OPS-013]. */
export function OrderTimeline({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui();
  const amountText = useAmountText();
  const [filter, setFilter] = useState<Filter>('all');
  const names: Record<Filter, ReactNode> = {
    all: <Trans>All</Trans>,
    steps: <Trans>Steps</Trans>,
    money: <Trans>Money</Trans>,
  };
  const events = order.timeline.filter((event) => filter === 'all' || filter === sideOf(event));
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Everything that happened</Trans>
      </h2>
      <div className={desk.body}>
        <fieldset className={styles.filters} aria-label={t`Show`}>
          {filters.map((one) => (
            <Pill key={one} isOn={one === filter} onClick={() => setFilter(one)}>
              {names[one]}
            </Pill>
          ))}
        </fieldset>
        <ol className={styles.timeline}>
          {events.map((event) => (
            <li key={`${event.at} ${event.kind} ${event.what}`} className={styles.event}>
              <time dateTime={event.at} className={styles.at}>
                {dayAndTime(new Date(event.at), order.time_zone, i18n.locale)}
              </time>
              <Icon name={eventIcon(event)} size={18} className={styles.sign} />
              <span className={styles.words}>
                <b>{eventName(event)}</b>
                <span className={desk.line}>
                  {event.person ? <bdi>{event.person}</bdi> : event.by && actorName(event.by)}
                  {event.amount !== null && amountText(event.amount, order.currency)}
                  {event.detail && (
                    <>
                      {event.person || event.by || event.amount !== null ? ', ' : ''}
                      {event.detail}
                    </>
                  )}
                </span>
              </span>
            </li>
          ))}
        </ol>
        {events.length === 0 && (
          <p className={desk.hint}>
            <Trans>Nothing yet.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

function sideOf({ kind }: OrderEvent): Filter {
  return kind === 'step' || kind === 'staff' ? 'steps' : 'money';
}

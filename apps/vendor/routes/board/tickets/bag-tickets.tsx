import { Trans } from '@lingui/react/macro';
import { bagNumbers } from 'market/orders/kitchen/orders-tickets.rules';
import { clockOf } from '../../../features/orders/board-clock.ts';
import styles from './kitchen-ticket.module.css';
import type { KitchenTicketProps } from './kitchen-ticket.tsx';

/** For each bag: whose it is, when it is due, which one of how many, and a line for its seal; no prices [STO-028] [STO-032]. */
export function BagTickets({ order, copy = 1, paper }: KitchenTicketProps) {
  const { code, customer_name: customer, order_type: type, bag_count: all } = order;
  const due = order.ready_at ?? order.schedule_at;
  const time = due && clockOf(new Date(due));
  return (
    <div aria-hidden="true" data-ticket={paper} className={styles.ticket}>
      {bagNumbers(all).map((bag) => (
        <div key={bag ?? 0} className={styles.bag}>
          <p className={styles.number}>{code}</p>
          {bag !== undefined && (
            <p className={styles.large}>
              <Trans>
                Bag {bag} of {all}
              </Trans>
            </p>
          )}
          {copy > 1 && (
            <p className={styles.large}>
              <Trans>Copy {copy}</Trans>
            </p>
          )}
          <p className={styles.large}>
            <bdi>{customer}</bdi>
          </p>
          <p>{type === 'take_away' ? <Trans>Take away</Trans> : <Trans>Delivery</Trans>}</p>
          {time && (
            <p>
              <Trans>Ready by</Trans> {time}
            </p>
          )}
          <p className={styles.note}>
            <Trans>Sealed by: ________</Trans>
          </p>
          <p>
            <Trans>Seal broken? Don’t accept this bag.</Trans>
          </p>
        </div>
      ))}
    </div>
  );
}

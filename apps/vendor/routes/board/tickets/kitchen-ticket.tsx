import { Plural, Trans } from '@lingui/react/macro';
import { partsOf } from 'market/orders/kitchen/orders-kitchen.rules';
import { clockOf } from '../../../features/orders/board-clock.ts';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './kitchen-ticket.module.css';
import type { PaperWidth } from './paper-width.ts';

export interface KitchenTicketProps {
  order: ShownOrder;
  /** From the second on the ticket says so [STO-029]. */
  copy: number | undefined;
  paper: PaperWidth;
}

/**
 * For the kitchen: no prices and no contact. The quantity comes first in each line, so that narrow paper cannot cut it
 * off.
 */
export function KitchenTicket({ order, copy = 1, paper }: KitchenTicketProps) {
  const { code, order_type: type, customer_name: customer, order_note: note, lines, cutlery } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const due = order.ready_at ?? order.schedule_at;
  const time = due && clockOf(new Date(due));
  return (
    <div aria-hidden="true" data-ticket={paper} className={styles.ticket}>
      <p className={styles.number}>{code}</p>
      {order.test_ends_at && (
        <p className={styles.large}>
          <Trans>Test order</Trans>
        </p>
      )}
      {copy > 1 && (
        <p className={styles.large}>
          <Trans>Copy {copy}</Trans>
        </p>
      )}
      <p className={styles.large}>{type === 'take_away' ? <Trans>Take away</Trans> : <Trans>Delivery</Trans>}</p>
      {time && (
        <p className={styles.large}>
          <Trans>Ready by</Trans> {time}
        </p>
      )}
      <p>
        <bdi>{customer}</bdi> · <Plural value={pieces} one="# piece" other="# pieces" />
      </p>
      {note !== '' && (
        <p className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their places
          <li key={index}>
            <p className={styles.large}>
              {line.quantity}× <bdi>{line.variation ? `${line.name}, ${line.variation}` : line.name}</bdi>
            </p>
            {partsOf(line).map(({ count, name, group }) => (
              <p key={`${group} ${name}`} className={styles.part}>
                {count}× <bdi>{name}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p>{cutlery ? <Trans>With cutlery</Trans> : <Trans>No cutlery</Trans>}</p>
    </div>
  );
}

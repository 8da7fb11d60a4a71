import { Trans, useLingui } from '@lingui/react/macro';
import { piecesToMake } from 'market/orders/kitchen/orders-kitchen.rules';
import { Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './make-now.module.css';

/** The same pieces of all orders that are being made, added up: items, then what goes into them [STO-016]. */
export function MakeNow({ storeId, orders }: { storeId: number; orders: readonly ShownOrder[] }) {
  const { t } = useLingui();
  const inWork = orders.filter(({ column, order_status: status }) => column === 'work' && status !== 'canceled');
  const pieces = piecesToMake(inWork.flatMap(({ lines }) => lines));
  if (pieces.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys
    <aside aria-label={t`To make now`} tabIndex={0} className={styles.strip}>
      <span className={styles.title}>
        <Icon name="utensils" />
        <Trans>To make now</Trans>
      </span>
      <Link to={`/picking?store=${storeId}`} className={styles.pick}>
        <Trans>Pick list</Trans>
      </Link>
      <ul className={styles.list}>
        {pieces.map(({ name, count, isItem }) => (
          <li key={`${isItem} ${name}`} data-part={!isItem || undefined} className={styles.piece}>
            <b>{count}×</b> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </aside>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from 'ui/media/icon.tsx';
import styles from './make-now.module.css';
import type { ShownOrder } from './use-store-board.ts';

/** The same pieces of all orders that are being made, added up [STO-016]. */
export function MakeNow({ orders }: { orders: readonly ShownOrder[] }) {
  const { t } = useLingui();
  const sums = new Map<string, number>();
  for (const { column, order_status, lines } of orders) {
    if (column !== 'work' || order_status === 'canceled') continue;
    for (const { name, variation, quantity } of lines) {
      const piece = variation ? `${name} (${variation})` : name;
      sums.set(piece, (sums.get(piece) ?? 0) + quantity);
    }
  }
  if (sums.size === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys
    <aside aria-label={t`To make now`} tabIndex={0} className={styles.strip}>
      <span className={styles.title}>
        <Icon name="utensils" />
        <Trans>To make now</Trans>
      </span>
      <ul className={styles.list}>
        {[...sums].map(([piece, quantity]) => (
          <li key={piece} className={styles.piece}>
            <b>{quantity}×</b> <bdi>{piece}</bdi>
          </li>
        ))}
      </ul>
    </aside>
  );
}

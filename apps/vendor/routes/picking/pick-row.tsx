import type { PieceToPick } from 'market/orders/kitchen/orders-pick.rules';
import { ChoiceMark } from 'ui/forms/choice-mark.tsx';
import styles from './vendor-picking-page.module.css';

/** The same pieces of several orders: one tick is for all of them; under it how many go to which order. */
export function PickRow({ piece, onPick }: { piece: PieceToPick; onPick: (isTicked: boolean) => void }) {
  const { name, variation, parts, count, lines } = piece;
  const isPicked = lines.every((line) => line.isPicked);
  return (
    <li>
      <label data-ticked={isPicked || undefined} className={styles.row}>
        <ChoiceMark isMultiple checked={isPicked} onChange={({ target }) => onPick(target.checked)} />
        <b className={styles.count}>{count}×</b>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{variation ? `${name} · ${variation}` : name}</bdi>
          </span>
          {parts.length > 0 && (
            <span className={styles.muted}>
              <bdi>{parts.join(', ')}</bdi>
            </span>
          )}
          <span className={styles.orders}>
            {lines.map(({ orderId, line, code, quantity, isPicked: isDone }) => (
              <span key={`${orderId} ${line}`} data-ticked={isDone || undefined} className={styles.order}>
                <bdi>
                  {code} × {quantity}
                </bdi>
              </span>
            ))}
          </span>
        </span>
      </label>
    </li>
  );
}

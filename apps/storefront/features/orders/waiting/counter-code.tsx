import type { OrderDetails } from 'market/orders/orders-history.contract';
import styles from './counter-code.module.css';

/**
 * The digits that the customer says at the counter, since when the order waits there, and what happens after an hour
 * [CUS-13].
 */
export function CounterCode({ counter: { code, words } }: { counter: NonNullable<OrderDetails['counter']> }) {
  return (
    <section className={styles.counter}>
      <p className={styles.words}>{words}</p>
      <strong className={styles.digits}>
        <bdi dir="ltr">{code}</bdi>
      </strong>
    </section>
  );
}

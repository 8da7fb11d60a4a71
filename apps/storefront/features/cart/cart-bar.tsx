import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { href, Link } from 'react-router';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { useMoney } from '#features/config/use-money.ts';
import styles from './cart-bar.module.css';
import { useCart } from './cart-store.ts';
import { openCart } from './open-cart.ts';

/** On compact screens: how many items are in the cart and what they cost, and the way to it. */
export function CartBar() {
  const { lines, total, currency, zone, storeName } = useCart();
  const { t } = useLingui();
  const money = useMoney(currency ?? undefined);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const missing = (zone?.free_delivery_over ?? 0) - total;
  const amount = money(missing);
  return (
    <section aria-label={t`Cart`} className={styles.bar}>
      <Link
        to={`${href('/checkout')}?page=cart`}
        aria-haspopup="dialog"
        className={styles.cart}
        onClick={(event) => {
          event.preventDefault();
          openCart();
        }}
      >
        <span aria-hidden="true" className={styles.count}>
          {units}
        </span>
        <span>
          <Trans>View cart</Trans>
        </span>
        <VisuallyHidden>
          <Plural value={units} one="# item" other="# items" />
        </VisuallyHidden>
        {currency && (
          <span className={styles.total}>
            <bdi dir="ltr">{money(total)}</bdi>
          </span>
        )}
      </Link>
      <p className={styles.line}>
        <bdi>{storeName}</bdi>
        {currency && missing > 0 && (
          <>
            {' · '}
            <Trans>{amount} more for free delivery</Trans>
          </>
        )}
      </p>
    </section>
  );
}

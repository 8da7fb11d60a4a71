import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OrderQuote } from 'market/orders/orders.contract';
import { href, Link } from 'react-router';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { distance } from 'ui/formats/format.ts';
import { Monogram } from 'ui/media/monogram.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { removeLine } from '#features/cart/cart-actions.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { useMoney } from '#features/config/use-money.ts';
import { useBillLines } from '#features/orders/use-bill-lines.tsx';
import styles from './checkout-page.module.css';
import type { Checkout } from './use-checkout.tsx';

interface Part {
  checkout: Checkout;
}

/** The server's bill: from whom, the goods, and the price part by part. */
export function Bill({ quote, isOld, checkout }: Part & { quote: OrderQuote; isOld: boolean }) {
  const money = useMoney(quote.currency);
  const { store, lines } = quote;
  const count = lines.reduce((total, { quantity }) => total + quantity, 0);
  const away = distance(quote.distance_metres / 1000);
  const bill = useBillLines({ ...quote, isDelivered: quote.distance_metres > 0 || quote.delivery_fee > 0 });
  return (
    <div className={isOld ? styles.old : undefined} aria-busy={isOld}>
      {store ? (
        <div className={styles.store}>
          <Monogram letters={store.monogram} colour={store.colours[0]} />
          <div>
            <Link to={href('/store/:slugOrId', { slugOrId: store.slug })} className={styles.storeName}>
              {store.name}
            </Link>
            <p className={styles.small}>
              <Plural value={count} one="# item" other="# items" />
              {quote.distance_metres > 0 && (
                <>
                  {' · '}
                  <Trans>{away} away</Trans>
                </>
              )}
            </p>
          </div>
        </div>
      ) : (
        <p className={styles.storeName}>
          <Trans>Parcel, {away} by road</Trans>
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one item, and none keeps any state
          <li key={index} className={styles.line}>
            <span className={styles.count}>{line.quantity} ×</span>
            <span className={styles.name}>
              {line.name}
              {line.variation && <small className={styles.kind}>{line.variation}</small>}
            </span>
            <bdi>{money(line.total_price)}</bdi>
            {checkout.page === 'cart' && <RemoveLine index={index} line={line} />}
          </li>
        ))}
      </ul>
      <SumList lines={bill} />
    </div>
  );
}

/** The lines of the bill are those of the cart, in its order. */
function RemoveLine({ index, line }: { index: number; line: OrderQuote['lines'][number] }) {
  const { t } = useLingui();
  const inCart = useCart().lines[index];
  if (inCart?.item_id !== line.item_id) return null;
  const { name } = line;
  const remove = () => void removeLine(inCart, 'checkout');
  return <IconButton icon="x" iconSize={18} label={t`Remove ${name}`} className={styles.remove} onClick={remove} />;
}

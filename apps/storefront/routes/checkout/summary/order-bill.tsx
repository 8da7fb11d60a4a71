import { Plural, Trans } from '@lingui/react/macro';
import type { CartLine } from 'market/cart/cart.contract';
import type { OrderQuote } from 'market/orders/orders.contract';
import { Suspense } from 'react';
import { href, Link } from 'react-router';
import { distance } from 'ui/formats/format.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { useCart } from '#features/cart/cart-store.ts';
import { useMoney } from '#features/config/use-money.ts';
import { kindOfLine, useBillLines } from '#features/orders/use-bill-lines.tsx';
import styles from '../checkout-page.module.css';
import type { CheckoutPage } from '../checkout-plan.ts';

const LineStepper = lazyPart(async () => ({
  default: (await import('#features/cart/drawer/line-stepper.tsx')).LineStepper,
}));

type QuotedLine = OrderQuote['lines'][number];

interface BillProps {
  quote: OrderQuote;
  page: CheckoutPage;
  /** A newer price is on its way. */
  isOld: boolean;
}

/** The server's bill: from whom, the goods, and the price part by part. */
export function Bill({ quote, page, isOld }: BillProps) {
  const money = useMoney(quote.currency);
  const { store, lines } = quote;
  const count = lines.reduce((total, { quantity }) => total + quantity, 0);
  const away = distance(quote.distance_metres / 1000);
  const cart = useCart().lines;
  // The lines of the bill are those of the cart, in its order.
  const inCart = ({ item_id: id }: QuotedLine, index: number) =>
    page === 'cart' && cart[index]?.item_id === id ? cart[index] : undefined;
  const bill = useBillLines({ ...quote, isDelivered: isDelivered(quote) });
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
          <Line key={index} line={line} inCart={inCart(line, index)} total={money(line.total_price)} />
        ))}
      </ul>
      <SumList lines={bill} />
    </div>
  );
}

/** Whether a quote has a delivery, whose fee is worth a line even when it is nothing. */
export function isDelivered({ distance_metres: metres, delivery_fee: fee }: OrderQuote): boolean {
  return metres > 0 || fee > 0;
}

interface LineProps {
  line: QuotedLine;
  /** Its line of the cart, which can be changed; undefined of what is bought without the cart. */
  inCart: CartLine | undefined;
  total: string;
}

function Line({ line, inCart, total }: LineProps) {
  const kind = kindOfLine(line);
  return (
    <li className={styles.line}>
      {!inCart && <Count of={line} />}
      <div className={styles.name}>
        {line.name}
        {kind && <small className={styles.kind}>{kind}</small>}
        {inCart && (
          <div className={styles.stepper}>
            <Suspense fallback={<Count of={line} />}>
              <LineStepper line={inCart} place="checkout" />
            </Suspense>
          </div>
        )}
      </div>
      <bdi>{total}</bdi>
    </li>
  );
}

function Count({ of: { quantity } }: { of: QuotedLine }) {
  return <span className={styles.count}>{quantity} ×</span>;
}

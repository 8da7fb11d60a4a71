import { Trans } from '@lingui/react/macro';
import { Suspense, useRef } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { useCart } from '../cart-store.ts';
import { useConfirm } from '../use-confirm.ts';
import { CartLine } from './cart-line.tsx';
import { CartTotals, FreeDelivery } from './cart-totals.tsx';
import styles from './side-cart.module.css';

const ElsewhereNote = lazyPart(async () => ({
  default: (await import('../elsewhere/elsewhere-note.tsx')).ElsewhereNote,
}));

export interface SideCartProps {
  /** The store whose page this is; the cart of another one is not shown beside it. */
  storeId: number;
  storeName: string;
  className?: string;
}

/** The order as it grows, beside the menu of a store on desktop. */
export function SideCart({ storeId, storeName, className }: SideCartProps) {
  const { lines, total, currency, isDeliveredHere } = useCart();
  const money = useMoney(currency ?? undefined);
  const list = useRef<HTMLUListElement>(null);
  const confirm = useConfirm(list);
  const isHere = lines[0]?.item.store_id === storeId;
  return (
    <aside className={classNames(styles.cart, className)}>
      <div>
        <h2 className={styles.title}>
          <Trans>Your order</Trans>
        </h2>
        <p className={styles.from}>
          <Trans>From {storeName}</Trans>
        </p>
      </div>
      {isHere ? (
        <>
          <ul ref={list} className={styles.lines}>
            {lines.map((line) => (
              <CartLine key={line.id} line={line} isSmall />
            ))}
          </ul>
          <FreeDelivery lines={lines} />
          <CartTotals lines={lines} withTotal={false} />
          {isDeliveredHere ? (
            <Button isBlock end={currency ? money(total) : undefined} onClick={confirm}>
              <Trans>Checkout</Trans>
            </Button>
          ) : (
            <Suspense>
              <ElsewhereNote />
            </Suspense>
          )}
        </>
      ) : (
        <p className={styles.empty}>
          <Trans>Your cart is empty</Trans>
        </p>
      )}
    </aside>
  );
}

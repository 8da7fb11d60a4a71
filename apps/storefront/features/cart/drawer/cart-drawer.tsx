import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CartLine as Line } from 'market/cart/cart.contract';
import { type RefObject, useRef } from 'react';
import { href, useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleName } from '#features/modules/module-names.tsx';
import { useCart } from '../cart-store.ts';
import { sumsOf } from '../cart-sums.ts';
import { ElsewhereNote } from '../elsewhere/elsewhere-note.tsx';
import { useConfirm } from '../use-confirm.ts';
import styles from './cart-drawer.module.css';
import { CartLine } from './cart-line.tsx';
import { CartTotals, FreeDelivery } from './cart-totals.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { GoesWell } from './goes-well.tsx';
import { OtherBaskets } from './other-baskets.tsx';

/** The cart over the page [CART-01] [CART-02]. */
export function CartDrawer({ onClose }: OverlayProps<'cart'>) {
  const { t } = useLingui();
  const { lines, storeName, isDeliveredHere, currency } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const confirm = useConfirm(list);
  const { units: pieces } = sumsOf(lines);
  return (
    <Dialog
      title={t`Shopping Cart`}
      kind="drawer"
      onClose={onClose}
      description={
        lines.length > 0 && (
          <Plural value={pieces} one={`# item from ${storeName}`} other={`# items from ${storeName}`} />
        )
      }
      footer={
        lines.length > 0 && (
          <>
            {currency && isDeliveredHere && <DeliveryLine storeId={lines[0]?.item.store_id} currency={currency} />}
            <CartTotals lines={lines} />
            {isDeliveredHere ? (
              <Button size="large" isBlock className={styles.confirm} onClick={confirm}>
                <Trans>Proceed to checkout</Trans>
              </Button>
            ) : (
              <div className={styles.confirm}>
                <ElsewhereNote />
              </div>
            )}
          </>
        )
      }
    >
      {lines.length > 0 ? <Filled lines={lines} list={list} /> : <Empty onClose={onClose} />}
      <OtherBaskets />
    </Dialog>
  );
}

function Filled({ lines, list }: { lines: readonly Line[]; list: RefObject<HTMLUListElement | null> }) {
  return (
    <>
      <FreeDelivery lines={lines} />
      <ul ref={list} className={styles.lines}>
        {lines.map((line) => (
          <CartLine key={line.id} line={line} />
        ))}
      </ul>
      {lines.every(({ is_delivered_here }) => is_delivered_here) && <GoesWell lines={lines} />}
    </>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  const { module } = useMarket();
  const navigate = useNavigate();
  const nameOf = useModuleName();
  const moduleName = module ? nameOf(module) : '';
  const browse = () => {
    onClose();
    void navigate(href('/home'));
  };
  return (
    <EmptyState
      image="groceries"
      title={<Trans>Your cart is empty</Trans>}
      className={styles.empty}
      action={
        <Button onClick={browse}>
          {module ? <Trans>Browse {moduleName}</Trans> : <Trans context="button">Browse</Trans>}
        </Button>
      }
    >
      <Trans>No items added in your cart. Please add product to your cart list.</Trans>
    </EmptyState>
  );
}

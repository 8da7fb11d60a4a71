import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Icon } from 'ui/media/icon.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { useMoney } from '#features/config/use-money.ts';
import { PickLocationDialog } from '#features/places/dialogs/pick-location-dialog.tsx';
import { useCart } from '../cart-store.ts';
import styles from './cart-elsewhere.module.css';
import { useElsewhere } from './use-elsewhere.tsx';

/** After a change of place: says that the cart is not delivered there, and offers the possible next steps. */
export function CartElsewhere({ onClose }: OverlayProps<'cart_elsewhere'>) {
  const { t } = useLingui();
  const [isPicking, setIsPicking] = useState(false);
  const { lines, currency, total } = useCart();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const money = useMoney(currency ?? undefined);
  const { storeName, address, before, goBack, clear, isClearing } = useElsewhere();
  if (isPicking) return <PickLocationDialog purpose="delivery" onClose={onClose} />;
  const clearAndClose = async () => {
    await clear();
    onClose();
  };
  return (
    <Dialog
      title={t`Your cart can’t be delivered here`}
      width={440}
      onClose={onClose}
      footer={
        <CartActions>
          {before ? (
            <Button data-first size="large" isBlock onClick={goBack}>
              <Trans>Deliver to {before.address}</Trans>
            </Button>
          ) : (
            <Button data-first size="large" isBlock icon="map-pin" onClick={() => setIsPicking(true)}>
              <Trans>Change delivery place</Trans>
            </Button>
          )}
          <Button kind="soft" isBlock onClick={onClose}>
            <Trans>Keep cart and browse here</Trans>
          </Button>
          <Button kind="text" isBlock isLoading={isClearing} onClick={() => void clearAndClose()}>
            <Trans>Clear cart</Trans>
          </Button>
        </CartActions>
      }
    >
      <p className={styles.words}>
        <Trans>
          <b>{storeName}</b> doesn’t deliver to <bdi>{address}</bdi>.
        </Trans>
      </p>
      {count > 0 && currency && (
        <p className={styles.cart}>
          <Icon name="shopping-basket" size={20} />
          <span className={styles.count}>
            <Plural value={count} one="# item" other="# items" />
          </span>
          <bdi className={styles.sum}>{money(total)}</bdi>
        </p>
      )}
    </Dialog>
  );
}

/** The first of them has the focus, which a dialog would give to its cross. */
function CartActions({ children }: { children: ReactNode }) {
  const actions = useRef<HTMLDivElement>(null);
  useFirstFocus(actions);
  return (
    <div ref={actions} className={styles.options}>
      {children}
    </div>
  );
}

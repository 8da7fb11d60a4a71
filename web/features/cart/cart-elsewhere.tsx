import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoney } from '#features/config/use-money.ts';
import { PickLocationDialog } from '#features/places/pick-location-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './cart-elsewhere.module.css';
import { useCart } from './cart-store.ts';
import type { OverlayProps } from './overlay-store.ts';
import { useElsewhere } from './use-elsewhere.tsx';

/** Says after a change of place that the cart is not delivered there, and offers every way on. */
export function CartElsewhere({ onClose }: OverlayProps<'cart_elsewhere'>) {
  const { t } = useLingui();
  const [isPicking, setIsPicking] = useState(false);
  const { count, currency, total } = useCart();
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
        <div className={styles.ways}>
          {before ? (
            <Button size="large" isBlock onClick={goBack}>
              <Trans>Deliver to {before.address}</Trans>
            </Button>
          ) : (
            <Button size="large" isBlock icon="map-pin" onClick={() => setIsPicking(true)}>
              <Trans>Change delivery place</Trans>
            </Button>
          )}
          <Button kind="soft" isBlock onClick={onClose}>
            <Trans>Keep cart and browse here</Trans>
          </Button>
          <Button kind="text" isBlock isLoading={isClearing} onClick={() => void clearAndClose()}>
            <Trans>Clear cart</Trans>
          </Button>
        </div>
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
          <Plural value={count} one="# item" other="# items" />
          <bdi className={styles.sum}>{money(total)}</bdi>
        </p>
      )}
    </Dialog>
  );
}

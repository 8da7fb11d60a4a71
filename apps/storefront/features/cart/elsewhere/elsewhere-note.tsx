import { Trans } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { openOverlay } from '#browser/overlay-store.ts';
import styles from './cart-elsewhere.module.css';
import { useElsewhere } from './use-elsewhere.tsx';

/** In place of the way to the checkout, where the cart's store does not deliver. */
export function ElsewhereNote() {
  const { storeName, address, before, goBack, clear, isClearing } = useElsewhere();
  return (
    <BannerNote tone="warn" icon="map-pin">
      <Trans>
        <b>{storeName}</b> doesn’t deliver to <bdi>{address}</bdi>.
      </Trans>
      <span className={styles.noteWays}>
        {before ? (
          <Button kind="soft" size="small" onClick={goBack}>
            <Trans>Deliver to {before.address}</Trans>
          </Button>
        ) : (
          <Button kind="soft" size="small" onClick={() => openOverlay({ kind: 'cart_elsewhere' })}>
            <Trans>Change delivery place</Trans>
          </Button>
        )}
        <Button kind="text" size="small" isLoading={isClearing} onClick={() => void clear()}>
          <Trans>Clear cart</Trans>
        </Button>
      </span>
    </BannerNote>
  );
}

import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import styles from '../checkout-page.module.css';

interface OfferProps {
  /** All tries are over; else it is offered where the browser says that it is offline. */
  isSure: boolean;
  onSendLater: () => void;
}

/** An order without a network waits only if its shopper says so. */
export function SendLaterOffer({ isSure, onSendLater }: OfferProps) {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  if (isOnline && !isSure) return null;
  return (
    <BannerNote tone="info" icon="wifi-off" isAlert>
      {/* Beside the button there is no room for the sentence on a phone. */}
      <div className={styles.stack}>
        <p>
          <Trans>
            No network. Your order can wait on this device and go out by itself, once. If the price or the store has
            changed by then, you are asked first.
          </Trans>
        </p>
        <Button kind="soft" size="small" onClick={onSendLater}>
          <Trans>Send when I am back online</Trans>
        </Button>
      </div>
    </BannerNote>
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

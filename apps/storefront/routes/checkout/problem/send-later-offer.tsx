import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import styles from '../checkout-page.module.css';

/** Where an order cannot wait by itself, as one that a provider is paid for: its reply is looked for, and there is no network. */
export function OfflineNote() {
  if (useIsOnline()) return null;
  return (
    <BannerNote tone="info" icon="wifi-off" isAlert>
      <Trans>No network. We’ll look for your order as soon as you’re back online, and never place it twice.</Trans>
    </BannerNote>
  );
}

interface OfferProps {
  /** All tries are over; else it is offered where the browser says that it is offline. */
  isSure: boolean;
  onSendLater: () => void;
}

/** An order without a network waits only if its shopper says so. */
export function SendLaterOffer({ isSure, onSendLater }: OfferProps) {
  const isOnline = useIsOnline();
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

function useIsOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine);
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

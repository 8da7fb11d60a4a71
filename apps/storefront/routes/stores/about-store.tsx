import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { copyText } from '#browser/copy-text.ts';
import { useSheet } from '#browser/use-sheet.ts';
import { useMarket } from '#features/config/use-market.ts';
import type { StoreDetails } from './fetch-store-page.server.ts';
import styles from './store-head.module.css';

const AboutStoreDialog = lazyPart(async () => {
  const { AboutStoreDialog } = await import('./about-store-dialog.tsx');
  return { default: AboutStoreDialog };
});

/** Opens where a store is, its hours of the week and its fees. */
export function AboutStore({ store }: { store: StoreDetails }) {
  const { isOpen, open, close } = useSheet('about_store');
  return (
    <>
      <Button kind="text" size="small" className={styles.more} aria-haspopup="dialog" onClick={open}>
        <Trans>About and hours</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <AboutStoreDialog store={store} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Shares the address of a store by the device, or copies it where the device shares nothing. */
export function ShareStore({ store: { name } }: { store: StoreDetails }) {
  const { t } = useLingui();
  const { origin } = useMarket();
  const { pathname } = useLocation();
  const share = async () => {
    const url = origin + pathname;
    if (navigator.share) return navigator.share({ title: name, url }).catch(() => undefined);
    const isCopied = await copyText(url);
    toast(isCopied ? { text: t`Link copied`, tone: 'ok' } : { text: url, tone: 'warn' });
  };
  return (
    <Button kind="soft" size="small" icon="share-2" onClick={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  );
}

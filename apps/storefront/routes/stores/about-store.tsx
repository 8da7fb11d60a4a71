import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useSheet } from '#browser/use-sheet.ts';
import { ShareButton } from '#features/config/share-button.tsx';
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

/** Shares the address of a store. */
export function ShareStore({ store: { name } }: { store: StoreDetails }) {
  const { pathname } = useLocation();
  return <ShareButton title={name} path={pathname} />;
}

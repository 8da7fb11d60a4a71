import { Suspense, useSyncExternalStore } from 'react';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import styles from './store-page.module.css';

const SideCart = lazyPart(async () => {
  const { SideCart } = await import('#features/cart/drawer/side-cart.tsx');
  return { default: SideCart };
});

const wide = '(min-width: 1180px)';

/** The cart beside the menu. Phones have no room for it, so they do not load it either. */
export function SideCartColumn({ storeId, storeName }: { storeId: number; storeName: string }) {
  const isWide = useSyncExternalStore(
    listenToWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
  const place = <Skeleton shape="block" className={styles.wait} />;
  return (
    <div className={styles.cart}>
      {isWide ? (
        <Suspense fallback={place}>
          <SideCart storeId={storeId} storeName={storeName} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
}

function listenToWidth(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

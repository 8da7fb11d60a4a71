import type { Store } from 'market/stores/stores.contract';
import { Monogram } from 'ui/media/monogram.tsx';
import { Picture } from 'ui/media/picture.tsx';
import styles from './store-logo.module.css';

/** The store's logo, or its letters on its colour. */
export function StoreLogo({ store }: { store: Pick<Store, 'logo_full_url' | 'monogram' | 'colours'> }) {
  if (store.logo_full_url) {
    return <Picture src={store.logo_full_url} alt="" width={44} height={44} sizes="44px" className={styles.logo} />;
  }
  return <Monogram letters={store.monogram} colour={store.colours[0]} />;
}

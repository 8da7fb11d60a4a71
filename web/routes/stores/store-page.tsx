import { Canonical } from '#features/config/canonical.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { ShownAt } from '#features/items/shown-at.ts';
import { Page } from '#ui/page.tsx';
import type { Route } from './+types/store-page';
import { askStore } from './ask-store.server.ts';
import { Menu } from './menu.tsx';
import { OwnSideCart } from './own-side-cart.tsx';
import { StoreHead } from './store-head.tsx';
import styles from './store-page.module.css';

/** A store with what it sells [STORE-01] [STORE-02] [STORE-08]. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return askStore(context, request, params.id);
}

/** The name stands in the compact bar. */
export const handle = { titleOf: ({ store }: Route.ComponentProps['loaderData']) => store.name };

export default function StorePage({ loaderData }: Route.ComponentProps) {
  const { businessName } = useMarket();
  const { store, shownAt } = loaderData;
  const title = store.name;
  return (
    <ShownAt value={shownAt}>
      <Page data-module={store.module_type} className={styles.page}>
        <title>{`${title} · ${businessName}`}</title>
        <meta name="description" content={`${store.tagline} ${store.address}`.trim()} />
        <Canonical path={`/store/${store.slug || store.id}`} />
        <StoreHead store={store} />
        <div className={styles.columns}>
          <Menu {...loaderData} />
          <OwnSideCart storeId={store.id} storeName={store.name} />
        </div>
      </Page>
    </ShownAt>
  );
}

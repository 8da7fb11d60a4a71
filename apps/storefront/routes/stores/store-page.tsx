import { href } from 'react-router';
import { Page } from 'ui/layout/page.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { StructuredData } from '#features/config/structured-data.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { PageCurrency } from '#features/config/use-money.ts';
import { ShownAt } from '#features/items/cards/shown-at.ts';
import { Reviews } from '#features/reviews/reviews.tsx';
import type { Route } from './+types/store-page';
import { fetchStorePage } from './fetch-store-page.server.ts';
import { Menu } from './menu.tsx';
import { SideCartColumn } from './own-side-cart.tsx';
import { StoreHead } from './store-head.tsx';
import { storeJsonLd } from './store-json-ld.ts';
import { storeLayoutOf } from './store-layout.ts';
import styles from './store-page.module.css';
import { useVisitedMenu } from './use-visited-menu.ts';

export const shouldRevalidate = revalidateUnlessSheet;

/** A store with what it sells [STORE-01] [STORE-02] [STORE-08]. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return fetchStorePage(context, request, params.slugOrId);
}

export const handle = {
  title: ({ data }) => data?.store.name,
  hasCover: (data) => data !== undefined && storeLayoutOf(data.store) === 'menu',
  hasCartBar: true,
} satisfies PageHandle<Route.ComponentProps['loaderData']>;

export default function StorePage({ loaderData }: Route.ComponentProps) {
  const { origin } = useMarket();
  const { store, shownAt, currency } = loaderData;
  useVisitedMenu(loaderData);
  const path = href('/store/:slugOrId', { slugOrId: String(store.slug || store.id) });
  const jsonLd = import.meta.env.SSR ? storeJsonLd(store, { origin, path, currency }) : undefined;
  return (
    <ShownAt value={shownAt}>
      <PageCurrency value={currency}>
        <Page data-module={store.module_type} className={styles.page}>
          <PageHead
            title={store.name}
            description={[store.tagline, store.address].filter(Boolean).join(' · ')}
            path={path}
            image={store.cover_photo_full_url}
          />
          <StructuredData jsonLd={jsonLd} />
          <StoreHead store={store} />
          {storeLayoutOf(store) === 'menu' ? (
            <div className={styles.columns}>
              <Menu {...loaderData} />
              <SideCartColumn storeId={store.id} storeName={store.name} />
            </div>
          ) : (
            <div className={styles.grid}>
              <Menu {...loaderData} />
            </div>
          )}
          <Reviews of={{ storeId: store.id }} count={store.rating_count} hasPlan={store.reviews_enabled} />
        </Page>
      </PageCurrency>
    </ShownAt>
  );
}

import { useLingui } from '@lingui/react/macro';
import { describedIn } from 'market/items/items-description.rules';
import { Suspense } from 'react';
import { href } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Page } from 'ui/layout/page.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { StructuredData } from '#features/config/structured-data.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { HalalTag } from '#features/items/cards/item-markers.tsx';
import { ShownAt } from '#features/items/cards/shown-at.ts';
import { useItemChoice } from '#features/items/choices/use-item-choice.ts';
import { DiscountTag } from '#features/items/item-price-line.tsx';
import { useAvailability } from '#features/items/use-availability.ts';
import { Heart } from '#features/wishlist/heart.tsx';
import type { Route } from './+types/product-page';
import { AboutItem, FactTable } from './about-item.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { BuyBar, BuyPanel } from './buy-panel.tsx';
import { Gallery } from './gallery.tsx';
import { type Product, productOf } from './product-data.server.ts';
import { ProductHead } from './product-head.tsx';
import { productJsonLd } from './product-json-ld.ts';
import styles from './product-page.module.css';
import { DeliveryNote, StoreStrip } from './store-strip.tsx';

const MoreOfStore = lazyPart(async () => ({ default: (await import('./more-of-store.tsx')).MoreOfStore }));
const Reviews = lazyPart(async () => ({ default: (await import('#features/reviews/reviews.tsx')).Reviews }));
const ShareButton = lazyPart(async () => ({
  default: (await import('#features/config/share-button.tsx')).ShareButton,
}));

export const shouldRevalidate = revalidateUnlessSheet;

export function loader({ params, request, context }: Route.LoaderArgs) {
  return productOf(context, request, params.slugOrId);
}

export const handle = { title: ({ data }) => data?.item.name } satisfies PageHandle<Product>;

/** The page of an item, for every module: what a link or a search engine leads to [ITEM-39]. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return (
    <ShownAt value={loaderData.shownAt}>
      <ProductView key={loaderData.item.id} product={loaderData} />
    </ShownAt>
  );
}

function ProductView({ product }: { product: Product }) {
  const { t } = useLingui();
  const { origin, digits } = useMarket();
  const { item, store, currency, zone } = product;
  const chosen = useItemChoice(item, digits);
  const availability = useAvailability(item, zone, product.shownAt);
  const parts = { item, chosen, currency, availability };
  const itemName = item.name;
  const storeName = item.store_name;
  const about = t`${itemName} from ${storeName}`;
  const path = href('/product/:slugOrId', { slugOrId: item.slug });
  const jsonLd = import.meta.env.SSR ? productJsonLd(product, { origin, path, digits }) : undefined;
  return (
    <Page className={styles.page} data-module={item.module.module_type}>
      <PageHead
        title={itemName}
        description={describedIn(item.description).text.slice(0, 160) || about}
        path={path}
        image={item.image_full_url}
      />
      <StructuredData jsonLd={jsonLd} />
      <Breadcrumb item={item} />
      <div className={styles.product}>
        <Gallery
          pictures={picturesOf(product)}
          texts={item.image_texts}
          options={chosen.choice.options}
          name={itemName}
        >
          <DiscountTag item={item} currency={currency} className={styles.tag} />
          <HalalTag item={item} className={styles.halal} />
          <Heart kind="item" id={item.id} name={itemName} className={styles.heart} />
          <span className={styles.share}>
            <Suspense>
              <ShareButton title={itemName} path={path} isIcon />
            </Suspense>
          </span>
        </Gallery>
        <div className={styles.info}>
          <ProductHead {...parts} />
          <BuyPanel {...parts} />
          <DeliveryNote product={product} />
          {store && <StoreStrip store={store} />}
          <FactTable item={item} />
        </div>
        <AboutItem item={item} />
      </div>
      <Suspense>
        <Reviews of={{ itemId: item.id }} count={item.rating_count} hasPlan={store?.reviews_enabled ?? true} />
      </Suspense>
      <Suspense>
        <MoreOfStore product={product} />
      </Suspense>
      <BuyBar {...parts} />
    </Page>
  );
}

function picturesOf({ item }: Product): string[] {
  return item.images_full_url.length > 0 ? item.images_full_url : [item.image_full_url];
}

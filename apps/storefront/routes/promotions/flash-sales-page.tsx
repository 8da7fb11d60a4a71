import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FlashSale, ListedFlashProduct } from 'market/promotions/promotions.contract';
import { href, type RouterContextProvider, redirect, useRevalidator } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Grid } from 'ui/layout/grid.tsx';
import { Page } from 'ui/layout/page.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Awning } from 'ui/media/awning.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { pageNumberIn } from '#features/config/page-number.ts';
import { useMarket } from '#features/config/use-market.ts';
import { itemForCard } from '#features/items/cards/card-of-item.ts';
import { NoItems } from '#features/items/cards/no-items.tsx';
import { ShownAt } from '#features/items/cards/shown-at.ts';
import { Countdown } from '#features/promotions/countdown.tsx';
import { FlashCard } from '#features/promotions/flash-sale.tsx';
import { useDayAndTime } from '#features/promotions/use-day.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/flash-sales-page';
import styles from './flash-sales-page.module.css';
import { MorePages } from './more-pages.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

const perPage = 15;

/** One sale by its id, or the first that runs [PROMO-16] [PROMO-20]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (preferencesIn(request).zoneIds.length === 0) throw redirect(href('/'));
  const query = new URL(request.url).searchParams;
  return { shownAt: Date.now(), page: pageNumberIn(query), ...(await saleOf(context, request, query)) };
}

async function saleOf(context: Readonly<RouterContextProvider>, request: Request, query: URLSearchParams) {
  const wanted = query.get('id') ?? '';
  const api = apiFor(context, request);
  // What cannot be an id is not a sale.
  const isId = /^[1-9]\d{0,8}$/.test(wanted);
  if (wanted && !isId) return { sale: null, products: [], size: 0 };
  const { flash_sales: sales } = await api.promotions.flashSales({
    query: { limit: 1, ...(isId && { flash_sale_id: Number(wanted) }) },
  });
  const [sale] = sales;
  if (!sale) return { sale: null, products: [], size: 0 };
  const found = await api.promotions.flashItems({
    query: { flash_sale_id: sale.id, limit: perPage, offset: pageNumberIn(query) },
  });
  const products = found.active_products.map((product) => ({ ...product, item: itemForCard(product.item) }));
  return { sale: { ...sale, active_products: [] }, products, size: found.total_size };
}

export const handle = {
  title: ({ data, i18n }) => data?.sale?.title || i18n._(msg`Flash sale`),
} satisfies PageHandle<Route.ComponentProps['loaderData']>;

export default function FlashSalesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { module } = useMarket();
  const { sale, products, size, page, shownAt } = loaderData;
  const title = sale?.title ?? t`Flash sale`;
  return (
    <ShownAt value={shownAt}>
      <Page data-module={module?.type}>
        <PageHead
          title={title}
          description={t`Prices hold until the stock or the clock runs out`}
          path={sale ? `${href('/flash-sales')}?id=${sale.id}` : href('/flash-sales')}
        />
        {sale ? (
          <>
            <Head sale={sale} pictures={products.slice(0, 3).map(({ item }) => item.image_full_url)} />
            <Products products={products} />
            <MorePages page={page} pages={Math.ceil(size / perPage)} />
          </>
        ) : (
          <NoSale />
        )}
      </Page>
    </ShownAt>
  );
}

function Head({ sale, pictures }: { sale: FlashSale; pictures: string[] }) {
  const { revalidate } = useRevalidator();
  const moment = useDayAndTime();
  const ends = moment(sale.end_date);
  return (
    <section className={styles.head}>
      <Awning size="hero" />
      <div className={styles.words}>
        <h1 dir="auto" className={styles.title}>
          {sale.title}
        </h1>
        <p className={styles.line}>
          <Trans>Prices hold until the stock or the clock runs out</Trans>
        </p>
      </div>
      <div className={styles.clock}>
        <p className={styles.line}>
          <Trans>Ends {ends}</Trans>
        </p>
        <Countdown
          endsAt={sale.end_date}
          onOver={revalidate}
          over={
            <b className={styles.over}>
              <Trans>This sale is over</Trans>
            </b>
          }
          className={styles.plates}
        />
      </div>
      <div className={styles.art}>
        {pictures.map((picture, index) => (
          <Picture key={picture} src={picture} alt="" sizes="270px" isPriority={index === 0} />
        ))}
      </div>
    </section>
  );
}

function Products({ products }: { products: ListedFlashProduct[] }) {
  if (products.length === 0) return <NoItems />;
  return (
    <>
      <VisuallyHidden as="h2">
        <Trans>Items</Trans>
      </VisuallyHidden>
      <Grid columns={5} className={styles.grid}>
        {products.map((product, index) => (
          <FlashCard key={product.id} product={product} isPriority={index === 0} />
        ))}
      </Grid>
    </>
  );
}

function NoSale() {
  return (
    <EmptyState
      level={1}
      image="boxbig"
      title={<Trans>No flash sale at the moment</Trans>}
      action={
        <LinkButton to={href('/home')}>
          <Trans>Back to home</Trans>
        </LinkButton>
      }
    >
      <Trans>Look at the special offers meanwhile.</Trans>
    </EmptyState>
  );
}

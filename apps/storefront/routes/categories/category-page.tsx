import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import type { ReplyOf } from 'market/calls/endpoint';
import type { categoriesContract } from 'market/categories/categories.contract';
import { firstZoneWith } from 'market/zones/zones.rules';
import { data, href, Link } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { Grid } from 'ui/layout/grid.tsx';
import { Page } from 'ui/layout/page.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import { categoryPath } from '#features/categories/category-path.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { pageNumberIn } from '#features/config/page-number.ts';
import { StructuredData } from '#features/config/structured-data.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { PageCurrency } from '#features/config/use-money.ts';
import { breadcrumbJsonLd } from '#features/config/write-json-ld.ts';
import { itemForCard } from '#features/items/cards/card-of-item.ts';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { NoItems } from '#features/items/cards/no-items.tsx';
import { ShownAt } from '#features/items/cards/shown-at.ts';
import { everyZone } from '#features/places/every-zone.ts';
import { type ApiClient, apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/category-page';
import styles from './categories.module.css';

export const shouldRevalidate = revalidateUnlessSheet;

/** The same number as on home pages [HOME-23]. */
const perPage = 20;

type Details = ReplyOf<(typeof categoriesContract)['details']>;

/**
 * A category with its subcategories and items [CAT-02]. The category determines the module, so `module_id` may be
 * missing. Visitors without a place, such as those from a search engine, see the first zone with such a module.
 */
export async function loader({ request, context, params: { slugOrId: id } }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const category = await found(apiFor(context, request), id);
  const requested = url.searchParams.get('module_id');
  // An address with another module does not belong to this category.
  if (requested !== null && requested !== String(category.module_id)) throw data(null, { status: 404 });
  const hasPlace = preferencesIn(request).zoneIds.length > 0;
  const zones = hasPlace ? [] : await everyZone(apiFor(context, request));
  const zone = firstZoneWith(zones, category.module_id);
  const api = apiFor(context, request, { moduleId: category.module_id, zoneId: zone?.id });
  const page = pageNumberIn(url.searchParams);
  const { products, total_size: size } = await api.categories.items({
    params: { id: category.id },
    query: { type: 'all', limit: perPage, offset: page },
  });
  return { category, page, size, items: products.map(itemForCard), currency: zone?.currency, shownAt: Date.now() };
}

async function found(api: ApiClient, id: string): Promise<Details> {
  try {
    return await api.categories.details({ params: { id: id.toLowerCase() } });
  } catch (error) {
    const isUnknown = error instanceof CallRefused && error.status < 500;
    throw isUnknown ? data(null, { status: 404 }) : error;
  }
}

export const handle = { title: ({ data }) => data?.category.name } satisfies PageHandle<
  Route.ComponentProps['loaderData']
>;

function wayTo({ name, parent, ...category }: Details) {
  const above = parent ? [{ name: parent.name, path: categoryPath({ ...parent, module_id: category.module_id }) }] : [];
  return [{ name: 'Home', path: '/' }, ...above, { name, path: categoryPath(category) }];
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { modules, origin } = useMarket();
  const { category, page, size, items, currency, shownAt } = loaderData;
  const { name } = category;
  const module = modules.find(({ id }) => id === category.module_id);
  const jsonLd = import.meta.env.SSR ? [breadcrumbJsonLd(origin, wayTo(category))] : undefined;
  return (
    <ShownAt value={shownAt}>
      <Page data-module={module?.type}>
        <PageHead
          title={name}
          description={t`${name} near you, delivered to your gate.`}
          path={categoryPath(category)}
          image={category.image_full_url}
        />
        <StructuredData jsonLd={jsonLd} />
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>{name}</h1>
            <p className={styles.line}>
              <Plural value={size} one="# item" other="# items" />
            </p>
          </div>
          {category.parent && (
            <Link to={categoryPath({ ...category.parent, module_id: category.module_id })}>{category.parent.name}</Link>
          )}
        </div>
        {category.childes.length > 0 && (
          <nav aria-label={name} className={styles.pills}>
            {category.childes.map((child) => (
              <PillLink key={child.id} to={categoryPath({ ...child, module_id: category.module_id })}>
                {child.name}
              </PillLink>
            ))}
          </nav>
        )}
        {items.length > 0 ? (
          <PageCurrency value={currency}>
            <VisuallyHidden as="h2">
              <Trans>Items</Trans>
            </VisuallyHidden>
            <Grid columns={5}>
              {items.map((item, index) => (
                <ItemCard key={item.id} item={item} isPriority={index === 0} />
              ))}
            </Grid>
          </PageCurrency>
        ) : (
          <Nothing />
        )}
        {size > perPage && (
          <nav aria-label={t`Pages`} className={styles.pages}>
            {page > 1 && (
              <LinkButton kind="soft" rel="prev" to={`?page=${page - 1}`}>
                <Trans>Previous</Trans>
              </LinkButton>
            )}
            {page * perPage < size && (
              <LinkButton kind="soft" rel="next" to={`?page=${page + 1}`}>
                <Trans>Next</Trans>
              </LinkButton>
            )}
          </nav>
        )}
      </Page>
    </ShownAt>
  );
}

function Nothing() {
  return (
    <NoItems
      action={
        <LinkButton to={href('/categories')}>
          <Trans>All categories</Trans>
        </LinkButton>
      }
    >
      <Trans>Nobody sells this near you at the moment.</Trans>
    </NoItems>
  );
}

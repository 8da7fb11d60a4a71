import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { href, redirect } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { Page } from 'ui/layout/page.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import { BrandTile } from '#features/categories/brand-tile.tsx';
import { type BrandSorting, brandOrderOf, brandOrders, inOrder } from '#features/categories/sort-brands.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/brands-page';
import styles from './categories.module.css';

export const shouldRevalidate = revalidateUnlessSheet;

export const handle = { title: ({ i18n }) => i18n._(msg`All brands`) } satisfies PageHandle;

/** All brands that are sold here [CAT-03]; without one there is nothing to see [CAT-04]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { zoneIds, language } = preferencesIn(request);
  if (zoneIds.length === 0) throw redirect(href('/'));
  const { brands, total_size: size } = await apiFor(context, request).categories.brands({ query: { limit: 100 } });
  if (brands.length === 0) throw redirect(href('/home'));
  const order = brandOrderOf(new URL(request.url).searchParams.get('sort'));
  return { order, size, brands: inOrder(brands, order, language.languageCode) };
}

export default function BrandsPage({ loaderData: { order, size, brands } }: Route.ComponentProps) {
  const { t } = useLingui();
  const labels: Record<BrandSorting, string> = { default: t`Default`, 'a-z': t`A to Z`, 'z-a': t`Z to A` };
  return (
    <Page>
      <PageHead title={t`All brands`} description={t`Every brand that is sold near you.`} path={href('/all-brands')} />
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>
            <Trans>All brands</Trans>
          </h1>
          <p className={styles.line}>
            <Plural value={size} one="# brand" other="# brands" />
          </p>
        </div>
        <nav aria-label={t`Sort`} className={styles.pills}>
          {brandOrders.map((one) => (
            <PillLink
              key={one}
              to={one === 'default' ? href('/all-brands') : `?sort=${one}`}
              isOn={one === order}
              preventScrollReset
              replace
            >
              {labels[one]}
            </PillLink>
          ))}
        </nav>
      </div>
      <div className={styles.brands}>
        {brands.map((brand) => (
          <BrandTile key={brand.id} brand={brand} />
        ))}
      </div>
    </Page>
  );
}

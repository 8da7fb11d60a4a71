import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { href, Link, redirect } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Page } from 'ui/layout/page.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import { categoryPath } from '#features/categories/category-path.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/categories-page';
import styles from './categories.module.css';

export const shouldRevalidate = revalidateUnlessSheet;

export const handle = { title: ({ i18n }) => i18n._(msg`Categories`) } satisfies PageHandle;

/** The categories of the module that something is sold in here [CAT-01]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (preferencesIn(request).zoneIds.length === 0) throw redirect(href('/'));
  const { categories } = await apiFor(context, request).categories.list({ query: { limit: 100 } });
  return categories.map(({ childes, ...category }) => ({ ...category, within: childes.map(({ name }) => name) }));
}

export default function CategoriesPage({ loaderData: categories }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead
        title={t`Categories`}
        description={t`Everything that is sold near you, shelf by shelf.`}
        path={href('/categories')}
      />
      <h1 className={styles.title}>
        <Trans>Categories</Trans>
      </h1>
      {categories.length === 0 && (
        <EmptyState
          image="groceries"
          title={<Trans>Nothing here yet</Trans>}
          action={
            <LinkButton to={href('/home')}>
              <Trans>Back to home</Trans>
            </LinkButton>
          }
        >
          <Trans>No category has anything on sale here at the moment.</Trans>
        </EmptyState>
      )}
      <ul className={styles.tiles}>
        {categories.map((category, index) => (
          <li key={category.id} className={styles.tile}>
            <Picture
              src={category.image_full_url}
              alt=""
              sizes="112px"
              isPriority={index === 0}
              className={styles.picture}
            />
            <div className={styles.words}>
              <h2 className={styles.name}>
                <Link to={categoryPath(category)} className={cardLink}>
                  {category.name}
                </Link>
              </h2>
              <p className={styles.small}>
                <Plural value={category.items_count} one="# item" other="# items" />
              </p>
              {category.within.length > 0 && <p className={styles.within}>{category.within.join(', ')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

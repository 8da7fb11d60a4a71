import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ItemCard } from '#features/items/item-card.tsx';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Grid } from '#ui/grid.tsx';
import type { Listing } from './listing.server.ts';
import styles from './listing-view.module.css';

/** The items of a category, a brand, an offer or a search, a page at a time. */
export function ListingView({ listing }: { listing: Listing }) {
  const { t } = useLingui();
  const { dataType, name, items, page, pages } = listing;
  const titles: Record<Listing['dataType'], string> = {
    category: name,
    brand: name,
    discounted: t`Special offers`,
    new: t`New arrivals`,
    searched: name,
  };
  return (
    <>
      <h1 className={styles.title}>{titles[dataType] || t`Items`}</h1>
      {items.length === 0 ? (
        <EmptyState image="groceries" title={<Trans>Nothing here yet</Trans>} action={<BackHome />}>
          <Trans>No store near you has these at the moment.</Trans>
        </EmptyState>
      ) : (
        <Grid columns={5}>
          {items.map((item, place) => (
            <ItemCard key={item.id} item={item} isPriority={place === 0} />
          ))}
        </Grid>
      )}
      {pages > 1 && <Pager page={page} pages={pages} />}
    </>
  );
}

function BackHome() {
  return (
    <LinkButton to="/home">
      <Trans>Back to home</Trans>
    </LinkButton>
  );
}

function Pager({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const to = (number: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(number));
    return `?${next}`;
  };
  return (
    <nav aria-label={t`Pages`} className={styles.pages}>
      {page > 1 && (
        <LinkButton kind="soft" size="small" to={to(page - 1)}>
          <Trans>Previous</Trans>
        </LinkButton>
      )}
      <span className={styles.where}>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages && (
        <LinkButton kind="soft" size="small" to={to(page + 1)}>
          <Trans>Next</Trans>
        </LinkButton>
      )}
    </nav>
  );
}

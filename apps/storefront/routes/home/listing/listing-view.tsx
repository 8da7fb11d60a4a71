import { useLingui } from '@lingui/react/macro';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { FilterPanel } from '#features/search/filters/filter-panel.tsx';
import type { ListingState } from '#features/search/listing-address.ts';
import { ListingHead } from '#features/search/listing-head.tsx';
import { ListingResults } from '#features/search/listing-results.tsx';
import { ListingTools } from '#features/search/listing-tools.tsx';
import { useListing } from '#features/search/use-listing.ts';
import type { Listing } from './listing.server.ts';
import styles from './listing-view.module.css';

export interface ListingViewProps {
  listing: Listing;
  /** The title of the list; defaults to that of the address. */
  title?: string;
}

/** The items or stores of a category, a brand, an offer or a search, or a list of stores. */
export function ListingView({ listing, title }: ListingViewProps) {
  const { state, isChanging, change } = useListing(listing.state.path);
  const titleOf = useListingTitle();
  const { total, panel } = listing;
  return (
    <div className={styles.listing}>
      <aside className={styles.side}>
        <FilterPanel state={state} change={change} choices={panel} />
      </aside>
      <div className={styles.main}>
        <ListingHead state={state} title={title ?? titleOf(listing.state)} total={total} />
        <ListingTools state={state} change={change} choices={panel} total={total} />
        <div aria-busy={isChanging} className={styles.results}>
          <ListingResults listing={listing} />
        </div>
      </div>
    </div>
  );
}

function useListingTitle(): (state: ListingState) => string {
  const { t } = useLingui();
  const { module } = useMarket();
  const words = useModuleTexts();
  return ({ dataType, name, search, list }) => {
    const titles: Record<ListingState['dataType'], string> = {
      category: name,
      brand: name,
      discounted: t`Special offers`,
      new: t`New arrivals`,
      searched: search && t`Results for “${search}”`,
    };
    const all = words(module?.type ?? 'food', list === 'item' ? 'itemsLabel' : 'storesLabel');
    return titles[dataType] || all || t`Items`;
  };
}

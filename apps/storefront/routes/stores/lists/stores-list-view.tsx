import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Page } from 'ui/layout/page.tsx';
import { PageHead } from '#features/config/page-head.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { useFilterTexts } from '#features/search/filters/filter-texts.tsx';
import { defaultKind } from '#features/search/listing-address.ts';
import type { Listing } from '../../home/listing/listing.server.ts';

// Without its own boundary the first HTML waits for it, so that the list is readable before hydration.
const ListingView = lazyPart(async () => {
  const { ListingView } = await import('../../home/listing/listing-view.tsx');
  return { default: ListingView };
});

export interface StoresListViewProps {
  title: string;
  listing: Listing;
}

/** A page with one list of stores, to be narrowed and ordered. */
export function StoresListView({ title, listing }: StoresListViewProps) {
  const { module } = useMarket();
  const { kinds } = useFilterTexts();
  const words = useModuleTexts();
  const { kind, path } = listing.state;
  const other = kind === 'all' ? words(module?.type ?? 'food', 'storesLabel') : kinds[kind];
  return (
    <Page>
      <PageHead title={title} description={title} path={path} />
      <ListingView listing={listing} title={kind === defaultKind(path) ? title : other} />
    </Page>
  );
}

import { Suspense } from 'react';
import { Grid } from 'ui/layout/grid.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { StoreCard } from './store-card.tsx';
import { type EndlessStoresProps, storesPerPage } from './store-filters.ts';

// A list of one page, as most are, never needs it.
const MoreStores = lazyPart(async () => {
  const { MoreStores } = await import('./more-stores.tsx');
  return { default: MoreStores };
});

/** Stores that go on while one scrolls [FOOD-11]. */
export function EndlessStores(list: EndlessStoresProps) {
  const { first } = list;
  return (
    <>
      <Grid of="stores">
        {first.stores.map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
      </Grid>
      <Suspense>{first.page * storesPerPage < first.size && <MoreStores {...list} />}</Suspense>
    </>
  );
}

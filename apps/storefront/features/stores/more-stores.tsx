import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StoreOfCard } from 'market/stores/stores.contract';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { StoreCardSkeletons } from 'ui/feedback/card-skeletons.tsx';
import { Grid } from 'ui/layout/grid.tsx';
import { useBecomesVisible } from 'ui/layout/use-becomes-visible.ts';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import styles from './more-stores.module.css';
import { StoreCard } from './store-card.tsx';
import type { EndlessStoresProps, StoresPage } from './store-filters.ts';
import { storesPerPage } from './store-filters.ts';

/** What follows the first page of a list: it joins while one scrolls; before scripts arrive, links lead from page to page. */
export function MoreStores(list: EndlessStoresProps) {
  const { first } = list;
  const { t } = useLingui();
  const { stores, page, isLoading, hasFailed, load } = useMoreStores(list);
  const sentinel = useRef<HTMLDivElement>(null);
  const isEnd = page * storesPerPage >= first.size;
  useBecomesVisible(sentinel, load, { isWaiting: !(isEnd || isLoading || hasFailed) });
  const count = first.stores.length + stores.length;
  return (
    <>
      {(stores.length > 0 || isLoading) && (
        <Grid of="stores" className={styles.grid}>
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} />
          ))}
          {isLoading && <StoreCardSkeletons />}
        </Grid>
      )}
      <VisuallyHidden>
        <span role="status">
          <Plural value={count} one="# store shown" other="# stores shown" />
        </span>
      </VisuallyHidden>
      <div ref={sentinel} />
      <nav aria-label={t`More stores`} data-more={!(isEnd || hasFailed) || undefined} className={styles.more}>
        {hasFailed && (
          <Button kind="soft" onClick={load}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {!(isEnd || isLoading || hasFailed) && <NextPage page={page + 1} onPress={load} />}
      </nav>
    </>
  );
}

/** With scripts the next page joins the list; without, it is a page. */
function NextPage({ page, onPress }: { page: number; onPress: () => void }) {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('page', String(page));
  return (
    <LinkButton
      kind="soft"
      to={`?${next}`}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Trans>More stores</Trans>
    </LinkButton>
  );
}

function useMoreStores({ first, filter }: EndlessStoresProps) {
  const [more, setMore] = useState<{ of: StoresPage; stores: StoreOfCard[]; page: number }>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Loaded pages belong to the page that they continue.
  const fetched = more?.of === first ? more : { of: first, stores: [], page: first.page };
  const { page: last, stores: before } = fetched;
  const load = useCallback(async () => {
    setState('loading');
    try {
      const { fetchStores } = await import('./store-calls.ts');
      const found = await fetchStores(last + 1, filter);
      setMore({ of: first, stores: [...before, ...found], page: last + 1 });
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [first, filter, last, before]);
  return {
    stores: withoutDuplicates(first.stores, before),
    page: last,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    load,
  };
}

/** Orders come in between two pages, and a store may move from one to the next. */
function withoutDuplicates(first: StoreOfCard[], before: StoreOfCard[]): StoreOfCard[] {
  const shownIds = new Set(first.map(({ id }) => id));
  return [...new Map(before.map((store) => [store.id, store])).values()].filter(({ id }) => !shownIds.has(id));
}

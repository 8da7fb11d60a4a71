import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { useRef } from 'react';
import { href } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { ItemCardSkeletons, StoreCardSkeletons } from 'ui/feedback/card-skeletons.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Grid } from 'ui/layout/grid.tsx';
import { useBecomesVisible } from 'ui/layout/use-becomes-visible.ts';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { ListItemCard } from '#features/items/cards/list-item-card.tsx';
import { StoreCard } from '#features/stores/store-card.tsx';
import { FoundDelivery } from './found/found-delivery.tsx';
import type { FoundCard } from './found/found-item.ts';
import { addressOf, cleared, type ListingState } from './listing-address.ts';
import styles from './listing-results.module.css';
import { useMoreResults } from './use-more-results.ts';

export interface ListedResults {
  state: ListingState;
  items: FoundCard[];
  stores: Store[];
  firstPage: number;
  isEnd: boolean;
  hasFailed: boolean;
}

/** The cards of a listing, and what joins them while one scrolls [LIST-18]. */
export function ListingResults({ listing }: { listing: ListedResults }) {
  const { state, items, stores, firstPage, hasFailed } = listing;
  const { t } = useLingui();
  const more = useMoreResults(listing);
  const end = useRef<HTMLDivElement>(null);
  useBecomesVisible(end, more.load, { isWaiting: !more.isEnd && more.status === 'idle' });
  if (hasFailed) return <Failed state={state} />;
  const all = { items: [...items, ...more.items], stores: [...stores, ...more.stores] };
  const count = all.items.length + all.stores.length;
  if (count === 0) return <Nothing state={state} />;
  return (
    <>
      {firstPage > 1 && (
        <nav aria-label={t`Earlier pages`} className={styles.more}>
          <LinkButton kind="soft" size="small" to={addressOf({ ...state, page: firstPage - 1 })}>
            <Trans>Earlier pages</Trans>
          </LinkButton>
        </nav>
      )}
      <VisuallyHidden as="h2">{state.list === 'store' ? <Trans>Stores</Trans> : <Trans>Items</Trans>}</VisuallyHidden>
      <Cards state={state} {...all} isLoading={more.status === 'loading'} />
      <VisuallyHidden>
        <span role="status">
          <Plural value={count} one="# result shown" other="# results shown" />
        </span>
      </VisuallyHidden>
      <div ref={end} />
      <nav
        aria-label={t`More results`}
        data-more={(!more.isEnd && more.status !== 'failed') || undefined}
        className={styles.more}
      >
        {more.status === 'failed' && (
          <Button kind="soft" onClick={more.load}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {!more.isEnd && more.status === 'idle' && (
          <LinkButton
            kind="soft"
            to={addressOf({ ...state, page: more.page + 1 })}
            onClick={(event) => {
              event.preventDefault();
              void more.load();
            }}
          >
            <Trans>More results</Trans>
          </LinkButton>
        )}
      </nav>
    </>
  );
}

interface CardsProps {
  state: ListingState;
  items: FoundCard[];
  stores: Store[];
  isLoading: boolean;
}

/** Cards above one another, or lines that read quicker [LIST-08]. */
function Cards({ state, items, stores, isLoading }: CardsProps) {
  if (state.list === 'store') {
    return (
      <Grid of="stores" className={styles.stores}>
        {stores.map((store, index) => (
          <StoreCard key={store.id} store={store} isPriority={index === 0} />
        ))}
        {isLoading && <StoreCardSkeletons />}
      </Grid>
    );
  }
  const Card = state.view === 'list' ? ListItemCard : ItemCard;
  return (
    <Grid of={state.view === 'list' ? 'lines' : 'items'} className={state.view === 'list' ? styles.lines : undefined}>
      {items.map((item, index) => (
        <Card
          key={item.id}
          item={item}
          isPriority={index === 0}
          foot={<FoundDelivery item={item} hasTotal={state.sort === 'total'} />}
        />
      ))}
      {isLoading && <ItemCardSkeletons count={4} />}
    </Grid>
  );
}

/** What a listing without results says [LIST-22] [LIST-25] [LIST-26]. */
function Nothing({ state }: { state: ListingState }) {
  return (
    <EmptyState
      image={state.list === 'item' ? 'groceries' : 'boxbig'}
      title={state.list === 'item' ? <Trans>Items not found!</Trans> : <Trans>Stores not found!</Trans>}
      action={
        addressOf(cleared(state)) === addressOf({ ...state, page: 1 }) ? (
          <LinkButton to={href('/home')}>
            <Trans>Back to home</Trans>
          </LinkButton>
        ) : (
          <LinkButton to={addressOf(cleared(state))}>
            <Trans>Clear all</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>Nothing near you fits. Try other words or fewer filters.</Trans>
    </EmptyState>
  );
}

function Failed({ state }: { state: ListingState }) {
  return (
    <EmptyState
      image="boxbig"
      title={<Trans>Something went wrong</Trans>}
      action={
        <LinkButton reloadDocument to={addressOf(state)}>
          <Trans>Try again</Trans>
        </LinkButton>
      }
    >
      <Trans>The list could not be loaded.</Trans>
    </EmptyState>
  );
}

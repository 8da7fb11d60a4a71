import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { withMoved } from 'market/items/items-arrange.rules';
import type { ArrangedCategories } from 'market/items/items-arrangement.vendor.contract';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { type OwnStore, OwnStorePage } from '../../../features/stores/own-store.tsx';
import { categoriesQuery, isFromDevice, useArrangeCategories } from './arrange-calls.ts';
import { ArrangedItemList } from './arranged-item-list.tsx';
import { SortableList } from './sortable-list.tsx';
import { useSayArranged } from './use-say-arranged.tsx';
import styles from './vendor-arrange-page.module.css';
import { WaitsNote } from './waits-note.tsx';

/** The order of the menu of the chosen store: its categories, and the items of one of them [STO-052]. */
export function VendorArrangePage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Arrange the menu · ${app}`}</title>
      <OwnStorePage permission="store.menu">{(store) => <Arrangement store={store} />}</OwnStorePage>
    </>
  );
}

function Arrangement({ store: { store_id: storeId } }: { store: OwnStore }) {
  const { t } = useLingui();
  const list = useQuery(categoriesQuery(storeId));
  const { data, error, refetch } = list;
  const [address] = useSearchParams();
  const wanted = Number(address.get('category'));
  const chosen = data?.categories.find(({ id }) => id === wanted);
  return (
    <div className={styles.page} data-chosen={chosen !== undefined || undefined}>
      <p>
        <Link to={`/menu?store=${storeId}`}>
          <Trans>Menu</Trans>
        </Link>
      </p>
      <h1 className={styles.title}>
        <Trans>Arrange the menu</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Customers see categories and items in this order. Drag a row, or use the arrow keys on its handle.
        </Trans>
      </p>
      {!data && error && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data?.categories.length === 0 && (
        <EmptyState image="groceries" title={<Trans>The menu is empty</Trans>}>
          <Trans>Once it has items, you put them in order here.</Trans>
        </EmptyState>
      )}
      {data && data.categories.length > 0 && (
        <div className={styles.parts}>
          <CategoryList storeId={storeId} data={data} chosenId={chosen?.id} isOutdated={isFromDevice(list)} />
          {chosen ? (
            <ArrangedItemList key={chosen.id} storeId={storeId} categoryId={chosen.id} name={chosen.name} />
          ) : (
            <p className={styles.none}>
              <Trans>Open a category to put its items in order.</Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface CategoryListProps {
  storeId: number;
  data: ArrangedCategories;
  chosenId: number | undefined;
  isOutdated: boolean;
}

function CategoryList({
  storeId,
  data: { categories, is_arranged: isArranged },
  chosenId,
  isOutdated,
}: CategoryListProps) {
  const { t } = useLingui();
  const say = useSayArranged();
  const { mutate, isPaused } = useArrangeCategories(storeId, say.failed);
  const now = isArranged ? categories.map(({ id }) => id) : null;
  const change = (ids: number[] | null) => {
    mutate(ids);
    say.arranged(() => mutate(now));
  };
  const ids = categories.map(({ id }) => id);
  return (
    <section className={styles.part} data-part="categories" aria-labelledby="arranged-categories">
      <div className={styles.head}>
        <h2 id="arranged-categories" className={styles.heading}>
          <Trans>Categories</Trans>
        </h2>
        {isArranged && (
          <Button kind="text" icon="rotate-ccw" disabled={isOutdated} onClick={() => change(null)}>
            <Trans>Back to the usual order</Trans>
          </Button>
        )}
      </div>
      {isPaused && <WaitsNote />}
      <SortableList
        label={t`Categories`}
        entries={categories}
        disabled={isOutdated}
        placeFor={(_from, to) => to}
        onMove={(from, to) => change(withMoved(ids, from, to))}
        isCurrent={({ id }) => id === chosenId}
      >
        {({ id, name, item_count: items, featured_count: featured }) => (
          <span className={styles.words}>
            <Link
              to={`?store=${storeId}&category=${id}`}
              preventScrollReset
              className={styles.name}
              aria-current={id === chosenId || undefined}
            >
              <bdi>{name}</bdi>
            </Link>
            <span className={styles.muted}>
              <Plural value={items} one="# item" other="# items" />
              {featured > 0 && (
                <>
                  {' · '}
                  <Plural value={featured} one="# featured" other="# featured" />
                </>
              )}
            </span>
          </span>
        )}
      </SortableList>
    </section>
  );
}

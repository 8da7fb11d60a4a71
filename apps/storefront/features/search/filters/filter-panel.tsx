import { Trans } from '@lingui/react/macro';
import { Suspense, use } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { isStoreList, type ListingState } from '../listing-address.ts';
import type { MainCategory } from './category-choice.ts';
import { CategoryTree } from './category-tree.tsx';
import { DeliverByField } from './deliver-by-field.tsx';
import { FilterGroup, OfferFields, RatingFields, StoreFields, StoreSortFields } from './filter-fields.tsx';
import { FilterMenu } from './filter-menu.tsx';
import styles from './filter-panel.module.css';
import { PriceFilter } from './price-filter.tsx';

export interface PanelChoices {
  categories: MainCategory[];
  brands: { id: number; name: string }[];
}

export interface FilterPanelProps {
  state: ListingState;
  change: (change: Partial<ListingState>) => void;
  choices: PanelChoices | Promise<PanelChoices>;
}

type StoreListChoicesProps = Pick<FilterPanelProps, 'state' | 'change'> & { isCompact?: boolean };

/** The panel beside a listing. Before scripts arrive it is a form that one sends. */
export function FilterPanel(props: FilterPanelProps) {
  const { state } = props;
  return (
    <form action={state.path} onSubmit={(event) => event.preventDefault()} className={styles.panel}>
      {isStoreList(state) ? <StoreListChoices {...props} /> : <ChoicesOfHome {...props} />}
      <Button type="submit" kind="soft" className={styles.apply}>
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}

function ChoicesOfHome(props: FilterPanelProps) {
  const { state } = props;
  return (
    <>
      <Hidden name="search" value={state.search} />
      <Hidden name="data_type" value={state.dataType} />
      <Hidden name="list_type" value={state.list === 'store' ? 'store' : ''} />
      <Hidden name="view" value={state.view === 'list' ? 'list' : ''} />
      <Hidden name="sort" value={state.sort === 'default' ? '' : state.sort} />
      <FilterMenu {...props} />
      <FilterChoices {...props} />
    </>
  );
}

/** Filters and sorts of a list of stores, without those of items. */
export function StoreListChoices({ state, change, isCompact = false }: StoreListChoicesProps) {
  return (
    <>
      <StoreFields state={state} change={change} isCompact={isCompact} />
      <DeliverByField state={state} change={change} />
      <OfferFields state={state} change={change} />
      <StoreSortFields state={state} change={change} />
      <RatingFields state={state} change={change} />
    </>
  );
}

/** Categories, brands, price, rating. */
export function FilterChoices({ state, change, choices }: FilterPanelProps) {
  return (
    <>
      <Suspense fallback={<PanelSkeleton />}>
        <Goods state={state} change={change} choices={choices} />
      </Suspense>
      {state.list === 'item' && (
        <FilterGroup title={<Trans>Price</Trans>}>
          <PriceFilter minPrice={state.minPrice} maxPrice={state.maxPrice} onChange={change} />
        </FilterGroup>
      )}
      <RatingFields state={state} change={change} />
    </>
  );
}

function Goods({ state, change, choices }: FilterPanelProps) {
  const { categories, brands } = choices instanceof Promise ? use(choices) : choices;
  const { brandIds } = state;
  return (
    <>
      {categories.length > 0 && (
        <FilterGroup title={<Trans>Categories</Trans>}>
          <CategoryTree
            categories={categories}
            chosen={state.categoryIds}
            isOff={brandIds.length > 0}
            onChange={(categoryIds) => change({ categoryIds })}
          />
        </FilterGroup>
      )}
      {brands.length > 0 && (
        <FilterGroup title={<Trans>Brands</Trans>}>
          <div data-scrolls className={styles.brands}>
            {brands.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="brand_ids"
                value={id}
                checked={brandIds.includes(id)}
                onChange={({ target }) =>
                  change({ brandIds: target.checked ? [...brandIds, id] : brandIds.filter((other) => other !== id) })
                }
              >
                <span dir="auto">{name}</span>
              </Checkbox>
            ))}
          </div>
        </FilterGroup>
      )}
    </>
  );
}

const lines = [0, 1, 2, 3, 4, 5];

function PanelSkeleton() {
  return (
    <div className={styles.waiting}>
      {lines.map((line) => (
        <Skeleton key={line} length={line % 2 === 0 ? 'long' : 'half'} />
      ))}
    </div>
  );
}

function Hidden({ name, value }: { name: string; value: string }) {
  return value === '' ? null : <input type="hidden" name={name} value={value} />;
}

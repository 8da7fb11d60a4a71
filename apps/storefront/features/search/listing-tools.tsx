import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { type FilterFlag, itemSorts, type ListingSort, storeSorts } from 'market/search/search.rules';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { classNames } from 'ui/layout/class-names.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { useSheet } from '#browser/use-sheet.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { FlagFields, StoreFields } from './filters/filter-fields.tsx';
import { type PanelChoices, panelForm } from './filters/filter-panel.tsx';
import { useFilterWords } from './filters/filter-words.tsx';
import { chipsOf, type FilterChip } from './filters/listing-chips.ts';
import {
  addressOf,
  changed,
  cleared,
  defaultKind,
  fixedFlags,
  isStoreList,
  type ListingState,
} from './listing-address.ts';
import styles from './listing-tools.module.css';
import { useMenu } from './use-menu.ts';

const FilterDrawer = lazyPart(async () => {
  const { FilterDrawer } = await import('./filters/filter-drawer.tsx');
  return { default: FilterDrawer };
});

export interface ListingToolsProps {
  state: ListingState;
  change: (change: Partial<ListingState>) => void;
  choices: PanelChoices | Promise<PanelChoices>;
  total: number;
}

/** Filter, sort, and a chip for each filter that is on [LIST-09] [LIST-10] [LIST-11] [LIST-12]. */
export function ListingTools({ state, change, choices, total }: ListingToolsProps) {
  const drawer = useSheet('filter');
  const chips = useChips(state, choices);
  return (
    <div className={styles.tools}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={drawer.open}
        className={classNames(styles.pill, styles.compact, chips.length > 0 && styles.inverse)}
      >
        <FilterFace count={chips.length} />
      </button>
      {!isStoreList(state) && (
        <>
          <FilterMenu state={state} change={change} />
          <SortMenu state={state} />
        </>
      )}
      <div className={styles.scroller}>
        <Chips state={state} chips={chips} />
        <QuickFilters state={state} />
      </div>
      <Suspense>
        {drawer.isOpen && (
          <FilterDrawer state={state} change={change} choices={choices} total={total} onClose={drawer.close} />
        )}
      </Suspense>
    </div>
  );
}

function FilterFace({ count }: { count: number }) {
  return (
    <>
      <Icon name="sliders-horizontal" size={17} />
      {count > 0 ? <Trans>Filter · {count}</Trans> : <Trans>Filter</Trans>}
    </>
  );
}

/** On desktop a popover; before scripts its choices belong to the form beside the list. */
function FilterMenu({ state, change }: Pick<ListingToolsProps, 'state' | 'change'>) {
  const menu = useMenu();
  const count = state.flags.length + Number(state.kind !== defaultKind(state.path)) + Number(state.delivery !== 'all');
  return (
    <details ref={menu} name="listing-menu" className={classNames(styles.menu, styles.desktop)}>
      <summary className={classNames(styles.pill, count > 0 && styles.inverse)}>
        <FilterFace count={count} />
      </summary>
      <div className={styles.popover}>
        {state.list === 'store' && <StoreFields state={state} change={change} form={panelForm} />}
        <FlagFields state={state} change={change} form={panelForm} />
      </div>
    </details>
  );
}

/** One order at a time [LIST-33] [LIST-34] [LIST-35]. */
function SortMenu({ state }: { state: ListingState }) {
  const { t } = useLingui();
  const words = useFilterWords();
  const menu = useMenu();
  const offered: readonly ListingSort[] = state.list === 'store' ? storeSorts : ['default', ...itemSorts];
  return (
    <details ref={menu} name="listing-menu" className={styles.menu}>
      <summary className={styles.pill} aria-label={t`Sort by: ${words.sorts[state.sort]}`}>
        <Icon name="arrow-up-down" size={17} />
        {state.sort === 'default' ? <Trans>Sort by</Trans> : words.sorts[state.sort]}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className={classNames(styles.popover, styles.list)}>
        {offered.map((sort) => (
          <li key={sort}>
            <Link
              to={addressOf(changed(state, { sort }))}
              aria-current={sort === state.sort || undefined}
              onClick={() => menu.current?.removeAttribute('open')}
              className={styles.option}
            >
              {words.sorts[sort]}
              {sort === state.sort && <Icon name="check" size={18} />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Chips({ state, chips }: { state: ListingState; chips: FilterChip[] }) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t`Filters that are on`} className={styles.chips}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <Link
            to={addressOf(changed(state, without))}
            aria-label={t`Remove filter ${text}`}
            className={classNames(styles.pill, styles.on)}
          >
            <bdi>{text}</bdi>
            <Icon name="x" size={15} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={addressOf(cleared(state))} className={classNames(styles.pill, styles.clear)}>
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}

/** One press for what people narrow a list to most often. Those that are on are among the other chips. */
function QuickFilters({ state }: { state: ListingState }) {
  const { t } = useLingui();
  const { module, halalTags } = useMarket();
  const words = useFilterWords();
  const hasDishes = module !== null && traitsOf(module.type).hasVegMark;
  const offered = quickFlags({ hasDishes, hasHalal: hasDishes && halalTags }).filter(
    (flag) => !state.flags.includes(flag) && !fixedFlags(state).includes(flag),
  );
  return (
    <ul aria-label={t`Quick filters`} className={styles.chips}>
      {offered.map((flag) => (
        <li key={flag}>
          <Link to={addressOf(changed(state, { flags: [...state.flags, flag] }))} className={styles.pill}>
            {words.flags[flag]}
          </Link>
        </li>
      ))}
      {state.rating === undefined && (
        <li>
          <Link to={addressOf(changed(state, { rating: 4.5 }))} className={styles.pill}>
            {words.rating(4.5)}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Returns the flags of the chips in their order. */
function quickFlags({ hasDishes, hasHalal }: { hasDishes: boolean; hasHalal: boolean }): FilterFlag[] {
  return [
    'currently_open',
    'within_30_minutes',
    'free_delivery',
    'discounted',
    ...(hasDishes ? (['vegetarian'] as const) : []),
    ...(hasHalal ? (['halal'] as const) : []),
  ];
}

function useChips(state: ListingState, choices: PanelChoices | Promise<PanelChoices>): FilterChip[] {
  const { t } = useLingui();
  const filters = useFilterWords();
  const money = useMoney();
  // A panel that is late has its names later too.
  return chipsOf(state, choices instanceof Promise ? undefined : choices, {
    filters,
    money,
    all: t`All categories`,
    from: (price) => t`From ${price}`,
    upTo: (price) => t`Up to ${price}`,
  });
}

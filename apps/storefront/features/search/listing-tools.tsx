import { Trans, useLingui } from '@lingui/react/macro';
import { itemSorts, type ListingSort, storeSorts } from 'market/search/search.rules';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { classNames } from 'ui/layout/class-names.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { useSheet } from '#browser/use-sheet.ts';
import { useMoney } from '#features/config/use-money.ts';
import { FilterFace } from './filters/filter-menu.tsx';
import type { PanelChoices } from './filters/filter-panel.tsx';
import { useFilterTexts } from './filters/filter-texts.tsx';
import { chipsOf, type FilterChip } from './filters/listing-chips.ts';
import { addressOf, changed, cleared, isStoreList, type ListingState } from './listing-address.ts';
import styles from './listing-tools.module.css';
import { useMenu } from './use-menu.ts';

/** Links, which work before their script is there. */
const QuickFilters = lazyPart(async () => ({ default: (await import('./filters/quick-filters.tsx')).QuickFilters }));

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
      {!isStoreList(state) && <SortMenu state={state} />}
      <div className={styles.scroller}>
        <Chips state={state} chips={chips} />
        <Suspense>
          <QuickFilters state={state} />
        </Suspense>
      </div>
      <Suspense>
        {drawer.isOpen && (
          <FilterDrawer state={state} change={change} choices={choices} total={total} onClose={drawer.close} />
        )}
      </Suspense>
    </div>
  );
}

/** One order at a time [LIST-33] [LIST-34] [LIST-35]. */
function SortMenu({ state }: { state: ListingState }) {
  const { t } = useLingui();
  const words = useFilterTexts();
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

function useChips(state: ListingState, choices: PanelChoices | Promise<PanelChoices>): FilterChip[] {
  const { t } = useLingui();
  const filters = useFilterTexts();
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

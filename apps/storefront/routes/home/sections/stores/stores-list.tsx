import { Trans, useLingui } from '@lingui/react/macro';
import type { ModuleType } from 'market/modules/modules.rules';
import { href, useSearchParams } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { pageNumberIn } from '#features/config/page-number.ts';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { EndlessStores } from '#features/stores/endless-stores.tsx';
import {
  type StoreFilter,
  type StoresPage,
  storeFilterOf,
  storeFilters,
  storesPerPage,
} from '#features/stores/store-filters.ts';
import { storeForCard } from '#features/stores/store-for-card.ts';
import { homeSection } from '../../home-section.ts';
import styles from '../sections.module.css';

interface FilteredStores extends StoresPage {
  filter: StoreFilter;
}

/** All stores, twelve at a time [FOOD-11] [HOME-25] [HOME-26]. The last section: says so if there is none. */
export const storesList = homeSection<FilteredStores>({
  name: 'stores',
  when: 'initial',
  load: async ({ api, query }) => {
    const page = pageNumberIn(query);
    const filter = storeFilterOf(query.get('filter'));
    const { stores, total_size: size } = await api.stores.list({
      query: { type: 'all', filter, offset: page, limit: storesPerPage },
    });
    return { stores: stores.map(storeForCard), page, size, filter };
  },
  show: (first, module) => <StoresList first={first} module={module} />,
});

function StoresList({ first, module }: { first: FilteredStores; module: ModuleType }) {
  const moduleText = useModuleTexts();
  const { filter, size } = first;
  return (
    <section id="stores" aria-labelledby="stores-title" className={styles.section}>
      <SectionHead title={moduleText(module, 'storesLabel')} titleId="stores-title" />
      {(size > 0 || filter !== 'all') && <Filters chosen={filter} />}
      {size > 0 ? <EndlessStores first={first} filter={filter} /> : <NoStores />}
    </section>
  );
}

function Filters({ chosen }: { chosen: StoreFilter }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const labels: Record<StoreFilter, string> = {
    all: t`All`,
    currently_open: t`Currently open`,
    discounted: t`Discounted`,
    free_delivery: t`Free Delivery`,
    take_away: t`Take away`,
  };
  const addressOf = (filter: StoreFilter) => {
    const next = new URLSearchParams(query);
    next.set('filter', filter);
    next.delete('page');
    return `?${next}#stores`;
  };
  return (
    <nav aria-label={t`Filter`} className={styles.filters}>
      {storeFilters.map((filter) => (
        <PillLink key={filter} to={addressOf(filter)} isOn={filter === chosen} preventScrollReset>
          {labels[filter]}
        </PillLink>
      ))}
    </nav>
  );
}

function NoStores() {
  return (
    <EmptyState
      image="groceries"
      level={3}
      title={<Trans>No store here yet</Trans>}
      action={
        <LinkButton kind="soft" to={href('/')}>
          <Trans>Choose another place</Trans>
        </LinkButton>
      }
    >
      <Trans>No store of this kind delivers to you at the moment.</Trans>
    </EmptyState>
  );
}

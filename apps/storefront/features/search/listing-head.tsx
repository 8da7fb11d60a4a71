import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { Link } from 'react-router';
import { IconLink } from 'ui/buttons/icon-button.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { addressOf, changed, isStoreList, type ListingState, onTab } from './listing-address.ts';
import styles from './listing-head.module.css';

export interface ListingHeadProps {
  state: ListingState;
  title: string;
  total: number;
}

/** Title and size of the listing, and the choice between two views [LIST-01] to [LIST-08]. */
export function ListingHead({ state, title, total }: ListingHeadProps) {
  const { t } = useLingui();
  const { zone } = useMarket();
  const count = state.list === 'item' ? t`${total} items Found` : t`${total} stores Found`;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count}>
          <b role="status">{count}</b> {zone && <Trans>in {zone.name}</Trans>}
        </p>
      </div>
      {state.brandIds.length === 0 && !isStoreList(state) && <Tabs state={state} />}
      {state.list === 'item' && (
        <div className={styles.views}>
          <IconLink
            icon="layout-grid"
            iconSize={20}
            label={t`Grid view`}
            kind={state.view === 'grid' ? 'soft' : 'plain'}
            aria-current={state.view === 'grid' || undefined}
            to={addressOf(changed(state, { view: 'grid' }))}
          />
          <IconLink
            icon="list"
            iconSize={20}
            label={t`List view`}
            kind={state.view === 'list' ? 'soft' : 'plain'}
            aria-current={state.view === 'list' || undefined}
            to={addressOf(changed(state, { view: 'list' }))}
          />
        </div>
      )}
    </div>
  );
}

/** Items first, then stores [LIST-03]. */
function Tabs({ state }: { state: ListingState }) {
  const { t } = useLingui();
  const { module } = useMarket();
  const words = useModuleTexts();
  const type = module?.type ?? 'food';
  if (!traitsOf(type).hasSearch) return null;
  const tabs = [
    { list: 'item', label: words(type, 'itemsLabel') },
    { list: 'store', label: words(type, 'storesLabel') },
  ] as const;
  return (
    <nav aria-label={t`What is listed`} className={styles.tabs}>
      {tabs.map(({ list, label }) => (
        <Link
          key={list}
          to={addressOf(onTab(state, list))}
          aria-current={state.list === list ? 'page' : undefined}
          className={styles.tab}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

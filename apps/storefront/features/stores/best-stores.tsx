import { Trans, useLingui } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { Grid } from 'ui/layout/grid.tsx';
import { SectionHead } from 'ui/layout/section-head.tsx';
import styles from './best-stores.module.css';
import { StoreCard } from './store-card.tsx';
import { type BestTab, bestTabs } from './store-filters.ts';

export interface BestStoresProps {
  tab: BestTab;
  stores: Store[];
}

/** The best stores under three tabs; before scripts arrive each tab is a link [HOME-36]. */
export function BestStores(first: BestStoresProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const { tab, stores, isBusy, choose } = useBestStores(first);
  const labels: Record<BestTab, string> = { popular: t`Popular`, top_rated: t`Top Rated`, newly_joined: t`New` };
  return (
    <section id="best" aria-labelledby="best-title" className={styles.section}>
      <SectionHead title={<Trans>Best Store Nearby</Trans>} titleId="best-title" />
      <nav aria-labelledby="best-title" className={styles.tabs}>
        {bestTabs.map((one) => (
          <PillLink
            key={one}
            to={addressOf(query, one)}
            isOn={one === tab}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              void choose(one);
            }}
          >
            {labels[one]}
          </PillLink>
        ))}
      </nav>
      <div aria-busy={isBusy} className={styles.stores}>
        <Grid of="stores">
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} />
          ))}
        </Grid>
      </div>
    </section>
  );
}

function addressOf(query: URLSearchParams, tab: BestTab): string {
  const next = new URLSearchParams(query);
  next.set('best', tab);
  return `?${next}#best`;
}

function useBestStores(first: BestStoresProps) {
  const [chosen, setChosen] = useState<BestStoresProps>(first);
  const [busy, setBusy] = useState<BestTab>();
  const choose = async (tab: BestTab) => {
    setBusy(tab);
    try {
      const { fetchBestStores } = await import('./store-calls.ts');
      const stores = await fetchBestStores(tab);
      setChosen({ tab, stores });
    } catch {
      // The visible stores stay; the tab shows that loading failed.
    } finally {
      setBusy(undefined);
    }
  };
  return { ...chosen, isBusy: busy !== undefined, choose };
}

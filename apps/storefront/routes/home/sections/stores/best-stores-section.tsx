import { Trans } from '@lingui/react/macro';
import { StoreCardSkeletons } from 'ui/feedback/card-skeletons.tsx';
import { Grid } from 'ui/layout/grid.tsx';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { BestStores, type BestStoresProps } from '#features/stores/best-stores.tsx';
import { bestTabOf } from '#features/stores/store-filters.ts';
import { homeSection } from '../../home-section.ts';
import styles from '../sections.module.css';

/** The best stores by three measures [FOOD-10] [HOME-36]. */
export const bestStores = homeSection<BestStoresProps>({
  name: 'best',
  when: 'whenVisible',
  load: async ({ api, query }) => {
    const tab = bestTabOf(query.get('best'));
    const { stores } = await api.stores.list({ query: { type: tab, limit: 4 } });
    return stores.length > 0 ? { tab, stores } : null;
  },
  show: (best) => <BestStores {...best} />,
  wait: () => (
    <section className={styles.section}>
      <SectionHead title={<Trans>Best Store Nearby</Trans>} />
      <div className={styles.tabs} />
      <Grid of="stores">
        <StoreCardSkeletons />
      </Grid>
    </section>
  ),
});

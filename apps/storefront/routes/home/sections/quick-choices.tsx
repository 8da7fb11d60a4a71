import { useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import type { FilterFlag } from 'market/search/search.rules';
import { href, Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { homeSection } from '../home-section.ts';
import styles from './quick-choices.module.css';

/** What people narrow a list of kitchens or dishes to most often, one press from the home. */
export const quickChoices = homeSection({
  name: 'quick-choices',
  when: 'initial',
  load: async () => true,
  show: () => <QuickChoices />,
});

function QuickChoices() {
  const { t } = useLingui();
  const { module } = useMarket();
  return (
    <nav aria-label={t`Quick filters`} className={styles.row}>
      <Link to={storesWith('within_30_minutes')} className={styles.choice}>
        <Icon name="clock-4" size={17} /> {t`Under 30 min`}
      </Link>
      <Link to={storesWith('free_delivery')} className={styles.choice}>
        <Icon name="bike" size={17} /> {t`Free delivery`}
      </Link>
      <Link to={storesWith('discounted')} className={styles.choice}>
        <Icon name="ticket-percent" size={17} /> {t`Offers`}
      </Link>
      {module && traitsOf(module.type).hasVegMark && (
        <Link to={`${href('/home')}?data_type=searched&filter=vegetarian`} className={styles.choice}>
          <Icon name="leaf" size={17} /> {t`Vegetarian`}
        </Link>
      )}
    </nav>
  );
}

function storesWith(flag: FilterFlag): string {
  const query = new URLSearchParams({ data_type: 'searched', list_type: 'store', filter: flag });
  return `${href('/home')}?${query}`;
}

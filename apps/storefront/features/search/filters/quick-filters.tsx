import { useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import type { FilterFlag } from 'market/search/search.rules';
import { Link } from 'react-router';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { addressOf, changed, fixedFlags, type ListingState } from '../listing-address.ts';
import styles from '../listing-tools.module.css';
import { useFilterTexts } from './filter-texts.tsx';
import { useTimesToDeliverBy } from './use-times-to-deliver-by.ts';

/** One press for what people narrow a list to most often. Those that are on are among the other chips. */
export function QuickFilters({ state }: { state: ListingState }) {
  const { t } = useLingui();
  const { module, halalTags, zone } = useMarket();
  const money = useMoney();
  const words = useFilterTexts();
  const maxPrice = lowPrices[zone?.currency ?? ''];
  const price = maxPrice && money(maxPrice);
  // The second one: within an hour and a half at most.
  const [, deliverBy] = useTimesToDeliverBy();
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
      {deliverBy && state.deliverBy === undefined && (
        <li>
          <Link to={addressOf(changed(state, { deliverBy }))} className={styles.pill}>
            {words.deliverBy(deliverBy)}
          </Link>
        </li>
      )}
      {price && state.maxPrice === undefined && state.list === 'item' && (
        <li>
          <Link to={addressOf(changed(state, { maxPrice }))} className={styles.pill}>
            {t`Up to ${price}`}
          </Link>
        </li>
      )}
      {state.list === 'item' && state.sort !== 'low' && (
        <li>
          <Link to={addressOf(changed(state, { sort: 'low' }))} className={styles.pill}>
            {words.sorts.low}
          </Link>
        </li>
      )}
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

/** What a cheap meal costs at the most, in the currencies that the market is known to sell in. */
const lowPrices: Partial<Record<string, number>> = { NGN: 2000, KES: 400, GHS: 50 };

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

import { useLingui } from '@lingui/react/macro';
import type { StoreNow } from 'market/stores/stores.vendor.contract';

type Opening = NonNullable<StoreNow['opens_at']>;

/** Returns when a store takes orders again, in words that end a sentence. */
export function useOpeningTexts(): (opening: Opening) => string {
  const { t } = useLingui();
  return ({ time, in_days: days }) => {
    if (days === 0) return t`at ${time}`;
    return days === 1 ? t`tomorrow at ${time}` : t`in ${days} days at ${time}`;
  };
}

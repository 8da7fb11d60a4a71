import { useMarket } from '#features/config/use-market.ts';
import { callingCodeOf } from '#ui/calling-codes.ts';
import { keptCountry } from './kept-country.ts';

/** The country that a phone input starts with: the one chosen before, else the configured one [AUTH-143] [AUTH-145]. */
export function useStartCountry(): string {
  const { country, hasCountryPicker } = useMarket().signIn;
  const kept = hasCountryPicker ? keptCountry() : undefined;
  return kept && callingCodeOf(kept) ? kept : country;
}

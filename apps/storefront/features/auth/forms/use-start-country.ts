import { callingCodeOf } from 'ui/phone/calling-codes.ts';
import { useMarket } from '#features/config/use-market.ts';
import { savedCountry } from './saved-country.ts';

/**
 * The country that a phone input starts with: the one chosen before, else that of the delivery place, else the
 * configured one [AUTH-143] [AUTH-145].
 */
export function useStartCountry(): string {
  const { signIn, zone } = useMarket();
  const { country, hasCountryPicker } = signIn;
  const saved = hasCountryPicker ? savedCountry() : undefined;
  const known = [saved, zone?.country].find((code) => code && callingCodeOf(code));
  return known ?? country;
}

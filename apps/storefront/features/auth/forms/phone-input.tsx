import { PhoneField, type PhoneFieldProps } from 'ui/phone/phone-field.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { saveCountry } from './saved-country.ts';

export type PhoneInputProps = Omit<PhoneFieldProps, 'hasCountryPicker' | 'onChooseCountry'>;

/** A phone field with the operator's settings; `useStartCountry` returns its initial country [AUTH-144]. */
export function PhoneInput(props: PhoneInputProps) {
  const { hasCountryPicker } = useMarket().signIn;
  return <PhoneField {...props} hasCountryPicker={hasCountryPicker} onChooseCountry={saveCountry} />;
}

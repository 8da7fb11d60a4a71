import { isPhoneText } from 'app-kit/sign-in/login-text.ts';
import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from 'ui/forms/field.tsx';
import { CountryCode } from 'ui/phone/country-code.tsx';
import styles from 'ui/phone/phone-field.module.css';
import type { RawPhone } from 'ui/phone/phone-text.ts';
import { usePhoneTyping } from 'ui/phone/use-phone-typing.ts';
import { useMarket } from '#features/config/use-market.ts';
import { saveCountry } from './saved-country.ts';

export interface EmailOrPhoneFieldProps extends FieldFrame, Pick<ComponentProps<'input'>, 'name' | 'autoComplete'> {
  value: RawPhone;
  onChange: (value: RawPhone) => void;
  onBlur: () => void;
}

/**
 * One field for both: a country appears before what looks like a phone number, and disappears when it no longer does
 * [AUTH-16].
 */
export function EmailOrPhoneField({ value, onChange, onBlur, ...field }: EmailOrPhoneFieldProps) {
  const { hasCountryPicker } = useMarket().signIn;
  const { type, settle } = usePhoneTyping(value, onChange, isPhoneText);
  const choose = (country: string) => {
    onChange({ ...value, country });
    saveCountry(country);
  };
  return (
    <Field
      {...field}
      type="text"
      // A keypad of digits alone would leave no way back to an e-mail address.
      inputMode="email"
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={255}
      className={styles.phone}
      start={isPhoneText(value.text) && <CountryCode value={value} hasPicker={hasCountryPicker} onChoose={choose} />}
      value={value.text}
      onChange={type}
      onBlur={() => {
        settle();
        onBlur();
      }}
    />
  );
}

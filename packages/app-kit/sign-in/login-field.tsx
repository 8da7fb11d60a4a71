import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from 'ui/forms/field.tsx';
import { CountryCode } from 'ui/phone/country-code.tsx';
import styles from 'ui/phone/phone-field.module.css';
import type { RawPhone } from 'ui/phone/phone-text.ts';
import { usePhoneTyping } from 'ui/phone/use-phone-typing.ts';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { isPhoneText } from './login-text.ts';

export interface LoginFieldProps extends FieldFrame, Pick<ComponentProps<'input'>, 'name' | 'autoComplete'> {
  value: RawPhone;
  onChange: (value: RawPhone) => void;
}

/** One field for an e-mail address and a phone number: what looks like a number has its country before it. */
export function LoginField({ value, onChange, ...field }: LoginFieldProps) {
  const hasPicker = useMarketSettings()?.country_picker_status === 1;
  const { type, settle } = usePhoneTyping(value, onChange, isPhoneText);
  const choose = (country: string) => onChange({ ...value, country });
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
      start={isPhoneText(value.text) && <CountryCode value={value} hasPicker={hasPicker} onChoose={choose} />}
      value={value.text}
      onChange={type}
      onBlur={settle}
    />
  );
}

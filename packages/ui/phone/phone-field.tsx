import type { ComponentProps } from 'react';
import { Field, type FieldFrame, type FieldProps } from '../forms/field.tsx';
import { classNames } from '../layout/class-names.ts';
import { CountryCode } from './country-code.tsx';
import styles from './phone-field.module.css';
import type { RawPhone } from './phone-text.ts';
import { usePhoneTyping } from './use-phone-typing.ts';

export interface PhoneFieldProps
  extends Omit<FieldFrame, 'isLabelHidden'>,
    Pick<FieldProps, 'end'>,
    Pick<ComponentProps<'input'>, 'ref' | 'id' | 'name' | 'autoComplete' | 'required' | 'className' | 'disabled'> {
  value: RawPhone;
  onChange: (value: RawPhone) => void;
  /** The country was chosen, not read from the number. */
  onChooseCountry?: (country: string) => void;
  /** The number is typed. */
  onBlur?: () => void;
  /** Whether another country can be chosen [AUTH-144]. */
  hasCountryPicker: boolean;
}

/** As long as people write numbers with all their gaps. */
const maxTextLength = 30;

/** A phone number with its country beside it; `internationalOf` returns the value to submit. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, onChooseCountry, onBlur, hasCountryPicker, className, ...field } = props;
  const { type, settle } = usePhoneTyping(value, onChange);
  return (
    <Field
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      dir="ltr"
      maxLength={maxTextLength}
      className={classNames(styles.phone, className)}
      start={
        <CountryCode
          value={value}
          hasPicker={hasCountryPicker}
          onChoose={(country) => {
            onChange({ ...value, country });
            onChooseCountry?.(country);
          }}
        />
      }
      value={value.text}
      onChange={type}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
    />
  );
}

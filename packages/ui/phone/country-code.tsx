import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Icon } from '../media/icon.tsx';
import { callingCodeOf } from './calling-codes.ts';
import styles from './country-code.module.css';
import type { CountryDialogProps } from './country-dialog.tsx';
import { nameOfCountry } from './country-name.ts';
import { Flag } from './flag.tsx';
import { countryOf, type RawPhone } from './phone-text.ts';

export interface CountryCodeProps {
  value: RawPhone;
  /** Without it the country is fixed. */
  hasPicker: boolean;
  onChoose: (country: string) => void;
}

/** Before a phone number: flag and calling code of its country, which opens the choice of another one. */
export function CountryCode({ value, hasPicker, onChoose }: CountryCodeProps) {
  const { t, i18n } = useLingui();
  const [Dialog, setDialog] = useState<{ it: ComponentType<CountryDialogProps> }>();
  const country = countryOf(value);
  const code = `+${callingCodeOf(country)}`;
  // A number with a plus includes its calling code.
  const shown = value.text.startsWith('+') ? undefined : <bdi dir="ltr">{code}</bdi>;
  if (!hasPicker) {
    return (
      <span className={styles.code}>
        <Flag country={country} />
        {shown ?? <VisuallyHidden>{country}</VisuallyHidden>}
      </span>
    );
  }
  const open = async () => {
    const part = await import('./country-dialog.tsx').catch(() => undefined);
    if (part) setDialog({ it: part.CountryDialog });
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t`Country code`}: ${nameOfCountry(country, i18n.locale)} ${code}`}
        className={styles.code}
        onClick={() => void open()}
      >
        <Flag country={country} />
        {shown}
        <Icon name="chevron-down" size={16} />
      </button>
      {Dialog && (
        <Dialog.it
          chosen={country}
          onChoose={(next) => {
            setDialog(undefined);
            onChoose(next);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

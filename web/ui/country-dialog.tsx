import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { callingCodeOf, countries } from './calling-codes.ts';
import { classNames } from './class-names.ts';
import styles from './country-dialog.module.css';
import { nameOfCountry } from './country-name.ts';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

export interface CountryDialogProps {
  /** By ISO code. */
  chosen: string;
  onChoose: (country: string) => void;
  onClose: () => void;
}

interface Country {
  country: string;
  name: string;
  code: string;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** All countries, by name or calling code: arrows choose, Enter takes. */
export function CountryDialog({ chosen, onChoose, onClose }: CountryDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const all = useCountries();
  const [text, setText] = useState('');
  const found = all.filter((entry) => isMeant(entry, text));
  const [active, setActive] = useState(chosen);
  const place = Math.max(
    0,
    found.findIndex(({ country }) => country === active),
  );
  const current = found[place]?.country;
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    // What is asked here must not send the form below.
    event.preventDefault();
    if (step !== undefined) setActive(found[(place + step + found.length) % found.length]?.country ?? chosen);
    else if (current) onChoose(current);
  };

  return (
    <Dialog title={<Trans>Choose a country</Trans>} width={420} isBare onClose={onClose}>
      <div className={styles.search}>
        <Field
          label={t`Search country or code`}
          isLabelHidden
          shape="pill"
          icon="search"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current}`}
          placeholder={t`Search country or code`}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t`Countries`} className={styles.list}>
        {found.map(({ country, name, code }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the whole list
          <div
            key={country}
            id={`${id}-${country}`}
            role="option"
            aria-selected={country === chosen}
            tabIndex={-1}
            className={classNames(styles.option, country === current && styles.active)}
            onClick={() => onChoose(country)}
          >
            <span className={styles.name}>{name}</span>
            {country === chosen && <Icon name="check" size={18} />}
            <bdi dir="ltr" className={styles.code}>
              +{code}
            </bdi>
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && <Trans>No country found</Trans>}
      </p>
    </Dialog>
  );
}

function useCountries(): Country[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () =>
      countries
        .map((country) => ({ country, name: nameOfCountry(country, locale), code: callingCodeOf(country) }))
        .sort((one, other) => one.name.localeCompare(other.name, locale)),
    [locale],
  );
}

function isMeant({ country, name, code }: Country, text: string): boolean {
  const wanted = plain(text.trim());
  return plain(name).includes(wanted) || `+${code}`.includes(wanted) || plain(country) === wanted;
}

/** Nobody types the accents of foreign names. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

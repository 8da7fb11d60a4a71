import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Field } from '../forms/field.tsx';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { callingCodeOf, countries } from './calling-codes.ts';
import styles from './country-dialog.module.css';
import { nameOfCountry } from './country-name.ts';
import { Flag } from './flag.tsx';

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
export function CountryDialog(props: CountryDialogProps) {
  return (
    <Dialog title={<Trans>Choose a country</Trans>} width={420} isBare onClose={props.onClose}>
      <Search {...props} />
    </Dialog>
  );
}

function Search({ chosen, onChoose }: CountryDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const all = useCountries();
  const [text, setText] = useState('');
  const found = all.filter((entry) => isMeant(entry, text));
  const [active, setActive] = useState(chosen);
  const index = Math.max(
    0,
    found.findIndex(({ country }) => country === active),
  );
  const current = found[index]?.country;
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    // The search must not submit the form below.
    event.preventDefault();
    if (step !== undefined) setActive(found[(index + step + found.length) % found.length]?.country ?? chosen);
    else if (current) onChoose(current);
  };

  return (
    <>
      <div className={styles.search}>
        <Field
          ref={field}
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
        {found.map((entry) => (
          <Option
            key={entry.country}
            id={`${id}-${entry.country}`}
            entry={entry}
            isChosen={entry.country === chosen}
            isActive={entry.country === current}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && <Trans>No country found</Trans>}
      </p>
    </>
  );
}

interface OptionProps {
  id: string;
  entry: Country;
  isChosen: boolean;
  isActive: boolean;
  onChoose: (country: string) => void;
}

function Option({ id, entry: { country, name, code }, isChosen, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the whole list
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={() => onChoose(country)}
    >
      <Flag country={country} />
      <span className={styles.name}>{name}</span>
      {isChosen && <Icon name="check" size={18} />}
      <bdi dir="ltr" className={styles.code}>
        +{code}
      </bdi>
    </div>
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

/** Searches ignore the accents of foreign names. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

import { Trans, useLingui } from '@lingui/react/macro';
import { languages as allLanguages, type TranslatedCode } from 'market/config/config.rules';
import { type TextKind, textKinds } from 'market/config/config-texts.rules';
import { Field, Select } from 'ui/forms/field.tsx';
import type { TextFilter } from './text-calls.ts';
import { textKindNames } from './text-kinds.tsx';
import styles from './texts.module.css';

export interface TextsFilterProps extends TextFilter {
  /** With how many texts each lacks. */
  languages: readonly { language: TranslatedCode; missing: number }[];
  onChange: (next: Partial<TextFilter>) => void;
}

/** Finds texts by words, by what they are of, and by the language that they lack. */
export function TextsFilter({ search, kind, missing, languages, onChange }: TextsFilterProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.filters}>
      <Field
        type="search"
        icon="search"
        label={t`Find a text`}
        placeholder={t`Words in any language`}
        maxLength={100}
        value={search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <Select
        label={t`Kind`}
        value={kind ?? ''}
        onChange={({ target }) => onChange({ kind: (target.value || undefined) as TextKind | undefined })}
      >
        <option value="">
          <Trans>All kinds</Trans>
        </option>
        {textKinds.map((one) => (
          <option key={one} value={one}>
            {i18n._(textKindNames[one])}
          </option>
        ))}
      </Select>
      <Select
        label={t`Missing in`}
        value={missing ?? ''}
        onChange={({ target }) => onChange({ missing: (target.value || undefined) as TextFilter['missing'] })}
      >
        <option value="">
          <Trans>All texts</Trans>
        </option>
        <option value="any">
          <Trans>Any language</Trans>
        </option>
        {languages.map(({ language, missing: count }) => {
          const name = allLanguages.find(({ code }) => code === language)?.name ?? language;
          return <option key={language} value={language}>{`${name} (${i18n.number(count)})`}</option>;
        })}
      </Select>
    </div>
  );
}

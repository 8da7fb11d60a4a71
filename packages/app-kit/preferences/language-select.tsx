import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { Select } from 'ui/forms/field.tsx';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { appLanguages } from '../i18n/app-languages.ts';
import { showLanguage } from '../i18n/load-language.ts';
import { saveLanguage } from './device-preferences.ts';

export interface LanguageSelectProps {
  isLabelHidden?: boolean;
  /** Once the page shows it: the code of the language. */
  onChange?: (code: string) => void;
}

/** The language of the page, at once and for the next visit. */
export function LanguageSelect({ isLabelHidden, onChange }: LanguageSelectProps) {
  const { t, i18n } = useLingui();
  const offered = useMarketSettings()?.languages;
  const [isLoading, setIsLoading] = useState(false);

  const change = async (tag: string) => {
    const language = appLanguages.find((known) => known.tag === tag);
    if (!language) return;
    setIsLoading(true);
    try {
      await showLanguage(language);
      saveLanguage(language);
      onChange?.(language.code);
    } catch {
      toast({ text: t`Can’t load this language. Check your connection and try again.`, tone: 'bad' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Select
      label={t`Language`}
      isLabelHidden={isLabelHidden}
      value={i18n.locale}
      aria-busy={isLoading || undefined}
      onChange={({ target }) => void change(target.value)}
    >
      {appLanguages
        .filter(({ code, tag }) => !offered || offered.includes(code) || tag === i18n.locale)
        .map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
    </Select>
  );
}

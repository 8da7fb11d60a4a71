import { languages as known } from 'market/config/config.rules';

const flags = import.meta.glob<string>('./flags/*.svg', { query: '?url', import: 'default', eager: true });

/** An entry of the language menu, under the documented names [I18N-02]. */
export interface Language {
  /** In the language itself. */
  languageName: string;
  /** As stored and sent. */
  languageCode: string;
  countryCode: string;
  /** The address of the drawing; empty where there is none. */
  flag: string;
  /** As the page declares it and its catalogue is called: the stored code of Swahili is that of a country. */
  tag: string;
}

/** The languages of the menu, in its order [I18N-01]. */
export const languages: readonly Language[] = known.map(({ code, tag, name, country }) => ({
  languageName: name,
  languageCode: code,
  countryCode: country,
  flag: flags[`./flags/${country.toLowerCase()}.svg`] ?? '',
  tag,
}));

/** One storefront serves one deployment; until its settings are known, all languages are offered. */
let offered = languages;

/** Sets the offered languages; the first is the default. Only the server calls it. */
export function offerLanguages(codes: readonly string[]): void {
  const known = codes.flatMap((code) => languages.find(({ languageCode }) => languageCode === code) ?? []);
  if (known.length > 0) offered = known;
}

export function offeredLanguages(): readonly Language[] {
  return offered;
}

/** The offered language of a stored code; for any other the first, which in a browser is that of the page. */
export function languageWith(code: string | undefined): Language {
  return offered.find(({ languageCode }) => languageCode === code) ?? documentLanguage();
}

function documentLanguage(): Language {
  const tag = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  return offered.find((language) => language.tag === tag) ?? offered[0] ?? (languages[0] as Language);
}

/** How pages of a language run, by the operator's list of codes [I18N-10] [I18N-12]. */
export function directionOf(languageCode: string, rightToLeft: readonly string[]): 'ltr' | 'rtl' {
  return rightToLeft.includes(languageCode) ? 'rtl' : 'ltr';
}

import type { languageCodes } from 'market/config/config.rules';

export interface AppLanguage {
  /** As it is stored and sent to the API. */
  code: (typeof languageCodes)[number];
  /** As the page declares it and as its catalogue is called; the stored code of Swahili is that of a country. */
  tag: string;
  /** In the language itself. */
  name: string;
}

export const english: AppLanguage = { code: 'en', tag: 'en', name: 'English' };

/** The languages of the staff applications, in the order of the menu. */
export const appLanguages: readonly AppLanguage[] = [
  english,
  { code: 'yo', tag: 'yo', name: 'Yorùbá' },
  { code: 'ha', tag: 'ha', name: 'Hausa' },
  { code: 'ke', tag: 'sw', name: 'Kiswahili' },
];

export interface Language {
  /** As it is stored, sent and listed. */
  code: string;
  /** As the page declares it: the stored code of Swahili is a country. */
  tag: string;
  name: string;
}

const english: Language = { code: 'en', tag: 'en', name: 'English' };

const known: readonly Language[] = [
  english,
  { code: 'yo', tag: 'yo', name: 'Yorùbá' },
  { code: 'ha', tag: 'ha', name: 'Hausa' },
  { code: 'ke', tag: 'sw', name: 'Kiswahili' },
];

/** Codes whose texts are all translated; the others wait. */
const complete = new Set(['en']);

/** The languages of the menu. */
export const languages: readonly Language[] = known.filter(({ code }) => complete.has(code));

/** The offered language of a stored code; English for any other. */
export function languageWith(code: string | undefined): Language {
  return languages.find((language) => language.code === code) ?? english;
}

/** The pages whose text the operator writes, by the last part of their address [FOOT-14]. */
export const pageNames = [
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancellation-policy',
  'shipping-policy',
] as const;

export type PageName = (typeof pageNames)[number];

/**
 * The languages of the storefront, in the order of its menu [I18N-01] [I18N-02]. `code` is stored and sent; `tag` is what
 * a page declares, and the name of its catalogue. They differ for Swahili only: it is stored as `ke`, the code of Kenya; its
 * tag is `sw`. A new language is a line here and its texts; the compiler and `npm run check` name those that are missing.
 * A market with saved settings shows it once an operator has chosen it at /admin/settings.
 */
export const languages = [
  { code: 'en', tag: 'en', name: 'English', country: 'GB' },
  { code: 'yo', tag: 'yo', name: 'Yorùbá', country: 'NG' },
  { code: 'ha', tag: 'ha', name: 'Hausa', country: 'NG' },
  { code: 'ke', tag: 'sw', name: 'Kiswahili', country: 'KE' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];
/** English is the language of the sources; every other one needs texts. */
export type TranslatedCode = Exclude<LanguageCode, 'en'>;

export const languageCodes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** The languages that need texts, in the order of the menu. */
export const translatedCodes = languageCodes.filter((code) => code !== 'en');

/** Returns what a page in a stored language declares: `sw` for `ke`. A code of no language is its own tag. */
export function tagOf(code: string): string {
  return languages.find((language) => language.code === code)?.tag ?? code;
}

/** Returns the stored code of the language that a code or a tag names, such as `sw-KE`; undefined for any other. */
export function codeOf(name: string): LanguageCode | undefined {
  const primary = name.toLowerCase().split('-', 1)[0];
  return languages.find(({ code, tag }) => code === primary || tag === primary)?.code;
}

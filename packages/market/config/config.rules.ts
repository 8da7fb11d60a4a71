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
 * a page declares and its catalogue is called, for the stored code of Swahili is that of a country. A new language is a
 * line here and a catalogue.
 */
export const languages = [
  { code: 'en', tag: 'en', name: 'English', country: 'GB' },
  { code: 'yo', tag: 'yo', name: 'Yorùbá', country: 'NG' },
  { code: 'ha', tag: 'ha', name: 'Hausa', country: 'NG' },
  { code: 'ke', tag: 'sw', name: 'Kiswahili', country: 'KE' },
] as const;

type LanguageCode = (typeof languages)[number]['code'];

export const languageCodes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** In the language of the page, as far as the browser knows it. */
export function nameOfCountry(country: string, locale: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(country) ?? country;
}

import type { LanguageCode } from './config.rules.ts';

/** How many characters a text of a page may have in one language [OPS-068]. */
export const maxPageLength = 20_000;

/** The texts of a page by language; a language without one has no entry. */
export type PageTexts = Partial<Record<LanguageCode, string>>;

/**
 * Returns a text as HTML [OPS-068]. One that has tags is taken for HTML; any other gets a paragraph for each block between
 * empty lines, so that an operator who knows no HTML can write a page. The caller still has to clean it.
 */
export function htmlOfText(written: string): string {
  const text = written.trim();
  if (text === '' || /<\/?[a-z][^>]*>/i.test(text)) return text;
  return text
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map((block) => `<p>${block.replace(/\r?\n/g, '<br />')}</p>`)
    .join('\n');
}

/**
 * Returns the language in which a page is shown: that of the customer if the page has a text in it, otherwise the first
 * of the market that has one, otherwise any. Undefined for a page without text [FOOT-14] [OPS-068].
 */
export function shownLanguage(
  texts: PageTexts,
  wanted: string,
  ofMarket: readonly LanguageCode[],
): LanguageCode | undefined {
  const written = Object.keys(texts) as LanguageCode[];
  return [wanted, ...ofMarket, ...written].find((code): code is LanguageCode => code in texts);
}

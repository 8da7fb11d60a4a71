import type { Contract } from 'market/calls/contract';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import { type TranslatedCode, translatedCodes } from 'market/config/config.rules';
import {
  missingFirst,
  missingLanguages,
  patternOf,
  type TextKind,
  type TranslatedText,
} from 'market/config/config-texts.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { settingsInForce } from '../offer-providers.ts';
import { everyTranslation, textsOfContent, textsOfItems, type UsedTextRow } from './config-texts.data.ts';

type AdminTexts = Contract['adminTexts'];
type Context = Pick<ApiContext, 'db' | 'identity' | 'brand'>;

/** Items are many, and their units change rarely; one key. */
const cachedItemTexts = answerCache<UsedTextRow[]>(cachePolicies.itemTexts);

/**
 * Returns names and texts of content with their translations into the languages of the market: what lacks one first, or
 * only what was looked for [OPS-088].
 */
export async function listTexts(
  context: Context,
  { search, kind, missing, ...page }: QueryOf<AdminTexts['list']>,
): Promise<ReplyOf<AdminTexts['list']>> {
  const { languages: offered } = await settingsInForce(context);
  const languages = translatedCodes.filter((code) => offered.includes(code));
  const all = await everyText(context);
  const words = search.toLowerCase();
  const lacking = missing === undefined || missing === 'any' ? languages : [missing];
  const found = all
    .filter((text) => kind === undefined || text.kinds.includes(kind))
    .filter((text) => missing === undefined || missingLanguages(text, lacking).length > 0)
    .filter((text) => words === '' || hasWords(text, words))
    .toSorted(missingFirst(languages));
  const { rows, page: pageOf } = pageOfAll(found, page);
  const used = all.filter(({ kinds }) => !kinds.includes('unused'));
  return {
    ...pageOf,
    texts: rows.map(({ text, kinds, translations }) => ({
      text,
      kinds: [...kinds],
      translations: languages.map((language) => ({ language, translation: translations[language] ?? '' })),
    })),
    languages: languages.map((language) => ({
      language,
      missing: used.filter((text) => missingLanguages<TranslatedCode>(text, [language]).length > 0).length,
    })),
  };
}

/** Returns the texts that something uses, of all kinds. */
export async function usedTexts(context: Context): Promise<Map<string, TextKind[]>> {
  const { db } = context;
  const [content, items, settings] = [
    await textsOfContent(db),
    await cachedItemTexts(db, 'texts', () => textsOfItems(db)),
    await settingsInForce(context),
  ];
  const site = [
    settings.footer_text,
    settings.fixed_footer_description,
    settings.fixed_newsletter_title,
    settings.fixed_newsletter_sub_title,
    settings.market_notice?.words ?? '',
  ];
  const used = new Map<string, TextKind[]>();
  const add = (text: string, kind: TextKind) => {
    const known = used.get(text) ?? [];
    if (text.trim() !== '' && !known.includes(kind)) used.set(text, [...known, kind]);
  };
  for (const { text, kind } of content) add(text, kind as TextKind);
  for (const { text, kind } of items) add(kind === 'unit' ? patternOf(text) : text, kind as TextKind);
  for (const text of site) add(text, 'site');
  return used;
}

async function everyText(context: Context): Promise<TranslatedText[]> {
  const used = await usedTexts(context);
  const known = new Map<string, Record<string, string>>();
  for (const { text, language, translation } of await everyTranslation(context.db)) {
    known.set(text, { ...known.get(text), [language]: translation });
  }
  return [...new Set([...used.keys(), ...known.keys()])].map((text) => ({
    text,
    kinds: used.get(text) ?? ['unused'],
    translations: known.get(text) ?? {},
  }));
}

function hasWords({ text, translations }: TranslatedText, words: string): boolean {
  return [text, ...Object.values(translations)].some((one) => one.toLowerCase().includes(words));
}

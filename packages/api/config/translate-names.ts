import { numbersIn, patternOf } from 'market/config/config-texts.rules';
import type { Connection } from '#api/db/connection.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { translationsInto } from './config-translations.data.ts';

/** Translates a text of the operator; a text without translation does not change. */
export type Translate = (text: string) => string;

export const asWritten: Translate = (text) => text;

/** As fresh as the settings are. */
const cached = answerCache<Translate>(cachePolicies.translations);

/** The translations into a language, at most some seconds old. */
export async function translationInto(db: Connection, language: string): Promise<Translate> {
  if (language === 'en') return asWritten;
  return cached(db, `translations ${language}`, async () => {
    const rows = await translationsInto(db, language);
    return translateBy(new Map(rows.map(({ text, translation }) => [text, translation])));
  });
}

/** '96 tablets' is translated as '# tablets' is, with its numbers in their places. */
export function translateBy(translations: ReadonlyMap<string, string>): Translate {
  return (text) => {
    const whole = translations.get(text);
    if (whole !== undefined) return whole;
    const numbers = numbersIn(text);
    const pattern = numbers.length > 0 && translations.get(patternOf(text));
    if (!pattern) return text;
    let index = 0;
    return pattern.replace(/#/g, () => numbers[index++] ?? '');
  };
}

/** The operator's own text of a translated one, such as the reason that a customer has chosen from a list. */
export function untranslated(translated: string, texts: readonly string[], translate: Translate): string {
  return texts.find((text) => translate(text) === translated) ?? translated;
}

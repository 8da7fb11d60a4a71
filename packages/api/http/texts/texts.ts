import type { ModuleType } from 'market/modules/modules.rules';
import { type Detail, detailTexts, filled } from 'market/refusal-details';
import { type RefusalCode, refusals } from 'market/refusals';
import type { FieldText } from './field-texts.ts';
import { hausa } from './hausa.ts';
import type { MessageText } from './message-texts.ts';
import { swahili } from './swahili.ts';
import { yoruba } from './yoruba.ts';

/** All messages of the API in one language. */
export interface Texts {
  refusals: Readonly<Record<RefusalCode, string>>;
  details: Readonly<Record<Detail['text'], string>>;
  fields: Readonly<Record<FieldText, string>>;
  messages: Readonly<Record<MessageText, string>>;
  /** What is ordered from each type of module, as the message about a coupon names it. */
  modules: Readonly<Record<ModuleType, string>>;
}

/** By the codes of `X-localization` [I18N-01]. English comes from the contract. */
const textsOf: Readonly<Record<string, Texts>> = { yo: yoruba, ha: hausa, ke: swahili };

/** The words of a refusal in a language, English where the API does not speak it. */
export function refusalText(code: RefusalCode, language: string): string {
  return textsOf[language]?.refusals[code] ?? refusals[code].message;
}

/** Words with values in a language. */
export function detailText({ text, values }: Detail, language: string): string {
  const texts = textsOf[language];
  if (!texts) return filled(detailTexts[text], values);
  return filled(texts.details[text], values, texts.modules, language === 'ke' ? 'sw' : language);
}

/** Returns the message about a field in a language. */
export function fieldText(text: FieldText, values: Detail['values'], language: string): string {
  return filled(textsOf[language]?.fields[text] ?? text, values);
}

/** Returns the message about a completed call; an unknown text does not change. */
export function messageText(text: string, language: string): string {
  const messages: Readonly<Record<string, string>> = textsOf[language]?.messages ?? {};
  return messages[text] ?? text;
}

/** The languages of messages besides English, by their codes. */
export const translatedLanguages = Object.keys(textsOf);

/**
 * The language that `X-localization` names, English for one that the API does not speak. A region after it, such as in
 * yo-NG, does not matter; `sw` is the usual code of Swahili.
 */
export function languageOf(header: string | string[] | undefined): string {
  const code = typeof header === 'string' ? (header.toLowerCase().split('-')[0] ?? '') : '';
  if (code === 'sw') return 'ke';
  return translatedLanguages.includes(code) ? code : 'en';
}

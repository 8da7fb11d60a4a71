import { type Detail, filled, sentencesOf } from 'market/calls/refusal-details';
import { codeOf, type LanguageCode, type TranslatedCode, tagOf } from 'market/config/config.rules';
import { type RefusalCode, refusals } from 'market/refusals';
import { editedEnglish } from './edited-english.ts';
import { everyDetailText } from './every-detail-text.ts';
import type { FieldText } from './field-texts.ts';
import { hausa } from './hausa.ts';
import { swahili } from './swahili.ts';
import type { Texts } from './texts-shape.ts';
import { yoruba } from './yoruba.ts';

/** Every language besides English, whose texts are in the contract [I18N-01]. */
const translated: Readonly<Record<TranslatedCode, Texts>> = { yo: yoruba, ha: hausa, ke: swahili };

/** By the codes of `X-localization`; undefined for English and unknown codes. */
const textsOf: Readonly<Record<string, Texts | undefined>> = translated;

/** What replaces the English of the contract; nothing as long as that is served word for word. */
let english: Partial<typeof editedEnglish> = {};

/** Serves edited English, as the setting `TEXTS` chooses. Only a server calls it, at its start. */
export function serveEditedEnglish(): void {
  english = editedEnglish;
}

/** The words of a refusal in a language, English where the API does not speak it. */
export function refusalText(code: RefusalCode, language: string): string {
  return textsOf[language]?.refusals[code] ?? english.refusals?.[code] ?? refusals[code].message;
}

/** Words with values in a language. */
export function detailText(detail: Detail, language: string): string {
  const texts = textsOf[language];
  return sentencesOf(detail, ({ text, values }) =>
    texts
      ? filled(texts.details[text], values, texts.modules, tagOf(language))
      : filled(english.details?.[text] ?? everyDetailText[text], values),
  );
}

/** Returns the message about a field in a language. */
export function fieldText(text: FieldText, values: Detail['values'], language: string): string {
  return filled(textsOf[language]?.fields[text] ?? english.fields?.[text] ?? text, values);
}

/** Returns the message about a completed call; an unknown text does not change. */
export function messageText(text: string, language: string): string {
  const messages: Readonly<Record<string, string | undefined>> = textsOf[language]?.messages ?? english.messages ?? {};
  return messages[text] ?? text;
}

/** Returns why the market canceled an order in a language; any other reason does not change. */
export function reasonText(text: string, language: string): string {
  const reasons: Readonly<Record<string, string | undefined>> = textsOf[language]?.reasons ?? {};
  return reasons[text] ?? text;
}

/** Returns the ready words of a courier in a language; what a person has written does not change [DEL-62]. */
export function readyText(text: string, language: string): string {
  const words: Readonly<Record<string, string | undefined>> = textsOf[language]?.readyWords ?? {};
  return words[text] ?? text;
}

/**
 * The language that `X-localization` names, English for one that the API does not speak. A region after it, such as in
 * yo-NG, does not matter; `sw` is the usual code of Swahili.
 */
export function languageOf(header: string | string[] | undefined): LanguageCode {
  return (typeof header === 'string' && codeOf(header)) || 'en';
}

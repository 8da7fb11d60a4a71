import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { padHours } from 'app-kit/formats/hour.ts';

interface Catalogue {
  messages: Messages;
}

/** Each language in two files: the texts of the first page, and all others. */
const firsts = import.meta.glob<Catalogue>('./locales/*.po', { query: '?first' });
const rests = import.meta.glob<Catalogue>('./locales/*.po', { query: '?rest' });

/** English as the specification words it. */
const specified = {
  firsts: import.meta.glob<Catalogue>('./locales/en.po', { query: '?specification-first' }),
  rests: import.meta.glob<Catalogue>('./locales/en.po', { query: '?specification-rest' }),
};

let isSpecification = typeof document !== 'undefined' && document.documentElement.dataset.english === 'specification';
if (isSpecification) padHours();

/** Serves English as the specification words it, by the setting `TEXTS`. Only the server calls it, at its start. */
export function serveTextsOfSpecification(): void {
  isSpecification = true;
  padHours();
}

/** Whether English is as the specification words it; a browser reads that from its page. */
export function hasTextsOfSpecification(): boolean {
  return isSpecification;
}

/** What the files of a language are called after, such as `en`. */
export function catalogueOf(tag: string): string {
  return isSpecification && tag === 'en' ? 'specification-en' : tag;
}

/** Texts of one language, to which others are added. */
export interface PageTexts {
  i18n: I18n;
  add: (messages: Messages) => void;
}

/**
 * Returns the texts of one language. Added ones notify the page only if it has missed some: a part that is not hydrated
 * yet would be rendered again. Browsers that do not know how a language counts and writes numbers do it as English does,
 * on every device alike.
 */
export function createPageTexts(tag: string, messages: Messages): PageTexts {
  const i18n = setupI18n({ locale: tag, locales: [tag, 'en'], messages: { [tag]: messages } });
  let isMissing = false;
  i18n.on('missing', () => {
    isMissing = true;
  });
  return {
    i18n,
    add(others) {
      if (isMissing) i18n.load(tag, others);
      else Object.assign(i18n.messages, others);
    },
  };
}

const fileOf = (tag: string) => `./locales/${tag}.po`;

const textsByLanguage = new Map<string, PageTexts>();

/** Loads the texts of the first page. The server loads all languages at its start, the browser that of the page. */
export async function loadFirstTexts(tag: string): Promise<void> {
  const first = (isSpecification && specified.firsts[fileOf(tag)]) || firsts[fileOf(tag)];
  if (!first || textsByLanguage.has(tag)) return;
  const { messages } = await first();
  textsByLanguage.set(tag, createPageTexts(tag, messages));
}

const loading = new Map<string, Promise<void>>();

/** Loads all other texts, once; a failed download is repeated by the next call. */
export function loadOtherTexts(tag: string): Promise<void> {
  const rest = loading.get(tag) ?? loadRest(tag);
  loading.set(tag, rest);
  rest.catch(() => loading.delete(tag));
  return rest;
}

/** The same for the page at hand. The server has loaded everything at its start. */
export async function loadOtherTextsOfPage(): Promise<void> {
  if (typeof document !== 'undefined') await loadOtherTexts(document.documentElement.lang);
}

async function loadRest(tag: string): Promise<void> {
  await loadFirstTexts(tag);
  const load = (isSpecification && specified.rests[fileOf(tag)]) || rests[fileOf(tag)];
  const rest = await load?.();
  if (rest) textsByLanguage.get(tag)?.add(rest.messages);
}

/** One instance per language, never switched: requests in different languages cannot mix. */
export function i18nOf(tag: string): I18n {
  const texts = textsByLanguage.get(tag);
  if (!texts) throw new Error(`The texts of ${tag} are not loaded`);
  return texts.i18n;
}

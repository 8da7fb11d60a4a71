import { I18n, type Messages } from '@lingui/core';

interface Catalogue {
  messages: Messages;
}

/** Each language in two files: the texts of the first page, and all others. */
const firsts = import.meta.glob<Catalogue>('./locales/*.po', { query: '?first' });
const rests = import.meta.glob<Catalogue>('./locales/*.po', { query: '?rest' });

interface Events {
  change: () => void;
  missing: (event: { locale: string; id: string }) => void;
}

/**
 * Texts of one language. Further ones change a page only if it has missed some: a part that is not hydrated yet would be
 * rendered anew.
 */
export class Speech extends I18n {
  private isMissing = false;

  /** Browsers that do not know how a language counts and writes numbers do it as English does, on every device alike. */
  constructor(tag: string, messages: Messages) {
    super({ locale: tag, locales: [tag, 'en'], messages: { [tag]: messages } });
  }

  override emit<Name extends keyof Events>(name: Name, ...values: Parameters<Events[Name]>): void {
    if (name === 'missing') this.isMissing = true;
    if (name !== 'change' || this.isMissing) super.emit(name, ...values);
  }
}

const fileOf = (tag: string) => `./locales/${tag}.po`;

const spoken = new Map<string, I18n>();

/** Loads the texts of the first page. The server loads all languages at its start, the browser that of the page. */
export async function learn(tag: string): Promise<void> {
  const first = firsts[fileOf(tag)];
  if (!first || spoken.has(tag)) return;
  const { messages } = await first();
  spoken.set(tag, new Speech(tag, messages));
}

const learned = new Map<string, Promise<void>>();

/** Loads all other texts, once; a failed download is repeated by the next call. */
export function learnRest(tag: string): Promise<void> {
  const rest = learned.get(tag) ?? loadRest(tag);
  learned.set(tag, rest);
  rest.catch(() => learned.delete(tag));
  return rest;
}

/** The same for the page at hand. The server has learned everything at its start. */
export async function learnRestOfPage(): Promise<void> {
  if (typeof document !== 'undefined') await learnRest(document.documentElement.lang);
}

async function loadRest(tag: string): Promise<void> {
  await learn(tag);
  const rest = await rests[fileOf(tag)]?.();
  if (rest) spoken.get(tag)?.load(tag, rest.messages);
}

/** One instance per language, never switched: requests in different languages cannot mix. */
export function speechIn(tag: string): I18n {
  const speech = spoken.get(tag);
  if (!speech) throw new Error(`Nobody has learned ${tag} yet`);
  return speech;
}

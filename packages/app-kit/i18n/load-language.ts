import { i18n, type Messages } from '@lingui/core';
import type { RouteObject } from 'react-router';
import type { AppLanguage } from './app-languages.ts';

/** The catalogues of an application by path, such as `./i18n/yo.po`: `import.meta.glob('./i18n/*.po')`. */
export type Catalogues = Record<string, () => Promise<unknown>>;

const shared = import.meta.glob('./locales/*.po');

let own: Catalogues = {};
let ofPages: Catalogues = {};

/** What is loaded of the texts of lazy pages, by language. */
const pageTexts = new Map<string, Promise<void>>();

/** Takes the catalogues of the application that runs: of its first view, and of its lazy pages. */
export function setCatalogues(catalogues: Catalogues, pages: Catalogues = {}): void {
  own = catalogues;
  ofPages = pages;
  pageTexts.clear();
}

/** Loads the texts of a language and shows the page in it. Rejects where they cannot be loaded; nothing changes then. */
export async function showLanguage({ tag }: AppLanguage): Promise<void> {
  const [sharedTexts, ownTexts] = await Promise.all([
    messagesIn(shared, tag),
    messagesIn(own, tag),
    pageTexts.size > 0 && loadPageTexts(tag),
  ]);
  i18n.load(tag, { ...sharedTexts, ...ownTexts });
  i18n.activate(tag);
  document.documentElement.lang = tag;
}

/** Loads the texts of lazy pages once. Rejects where they cannot be loaded, and the next call tries again. */
export function loadPageTexts(tag = i18n.locale): Promise<void> {
  const loading = pageTexts.get(tag) ?? messagesIn(ofPages, tag).then((texts) => i18n.load(tag, texts));
  pageTexts.set(tag, loading);
  loading.catch(() => pageTexts.delete(tag));
  return loading;
}

/** Returns routes whose lazy pages wait for their texts, so that none shows without words. */
export function withPageTexts(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    if (typeof lazy === 'function') {
      return { ...route, lazy: async () => (await Promise.all([lazy(), loadPageTexts()]))[0] } as RouteObject;
    }
    return children ? { ...route, children: withPageTexts(children) } : route;
  });
}

/** Returns all texts of the application in a language, without showing the page in it. Rejects where they cannot be loaded. */
export async function textsIn(tag: string): Promise<Messages> {
  const texts = await Promise.all([shared, own, ofPages].map((catalogues) => messagesIn(catalogues, tag)));
  return Object.assign({}, ...texts);
}

async function messagesIn(catalogues: Catalogues, tag: string): Promise<Messages> {
  const found = Object.entries(catalogues).find(([path]) => path.endsWith(`/${tag}.po`));
  return found ? ((await found[1]()) as { messages: Messages }).messages : {};
}

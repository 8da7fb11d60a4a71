import { i18n, type Messages } from '@lingui/core';
import type { AppLanguage } from './app-languages.ts';

/** The catalogues of an application by path, such as `./i18n/yo.po`: `import.meta.glob('./i18n/*.po')`. */
export type Catalogues = Record<string, () => Promise<unknown>>;

const shared = import.meta.glob('./locales/*.po');

let own: Catalogues = {};

/** Takes the catalogues of the application that runs. */
export function setCatalogues(catalogues: Catalogues): void {
  own = catalogues;
}

/** Loads the texts of a language and shows the page in it. Rejects where they cannot be loaded; nothing changes then. */
export async function showLanguage({ tag }: AppLanguage): Promise<void> {
  const [sharedTexts, ownTexts] = await Promise.all([messagesIn(shared, tag), messagesIn(own, tag)]);
  i18n.loadAndActivate({ locale: tag, messages: { ...sharedTexts, ...ownTexts } });
  document.documentElement.lang = tag;
}

async function messagesIn(catalogues: Catalogues, tag: string): Promise<Messages> {
  const found = Object.entries(catalogues).find(([path]) => path.endsWith(`/${tag}.po`));
  return found ? ((await found[1]()) as { messages: Messages }).messages : {};
}

import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import type { PageName } from 'market/config/config.rules';
import { shownLanguage } from 'market/config/config-pages.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { sanitizeHtml } from '../clean-html.ts';
import { settingsOf } from '../read-settings.ts';
import { storedPage } from './stored-page.ts';

/**
 * Returns the text of a page in the language of the caller, or in one that it has; cleaned, so that no text in the
 * database can run scripts [FOOT-14] [OPS-068].
 */
export async function showPage(
  { db, brand }: Pick<ApiContext, 'db' | 'brand'>,
  name: PageName,
  wanted: string,
): Promise<ReplyOf<Contract['config']['page']>> {
  const own = brand?.pages[name];
  if (own !== undefined) {
    return { name, html: await sanitizedPage(`${name} of the brand`, own), language: null, changed_on: null };
  }
  const [{ texts, changed_on }, { languages }] = await Promise.all([storedPage(db, name), settingsOf(db)]);
  const language = shownLanguage(texts, wanted, languages);
  const html = (language && texts[language]) ?? '';
  return { name, html: await sanitizedPage(`${name} ${language}`, html), language: language ?? null, changed_on };
}

/** Texts hardly ever change, and cleaning a long one takes some milliseconds. */
const cleaned = new Map<string, { from: string; html: Promise<string> }>();

function sanitizedPage(key: string, from: string): Promise<string> {
  const known = cleaned.get(key);
  if (known?.from === from) return known.html;
  const html = sanitizeHtml(from);
  cleaned.set(key, { from, html });
  return html;
}

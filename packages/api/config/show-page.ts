import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import type { PageName } from 'market/config/config.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { cleanHtml } from './clean-html.ts';
import { operatorSetting } from './config.data.ts';
import { pageSetting, type StoredPage } from './write-page.ts';

/** The text of a page, cleaned again: who writes into the database by another way writes no scripts either [FOOT-14]. */
export async function showPage(
  { db, brand }: Pick<ApiContext, 'db' | 'brand'>,
  name: PageName,
): Promise<ReplyOf<Contract['config']['page']>> {
  const own = brand?.pages[name];
  if (own !== undefined) return { name, html: await cleanedPage(name, own), changed_on: null };
  const { html, changed_on } = storedPage(await operatorSetting(db, pageSetting(name)));
  return { name, html: await cleanedPage(name, html), changed_on };
}

function storedPage(value: unknown): { html: string; changed_on: string | null } {
  const { html, changed_on } = (typeof value === 'object' && value !== null ? value : {}) as Partial<StoredPage>;
  return {
    html: typeof html === 'string' ? html : '',
    changed_on: /^\d{4}-\d\d-\d\d$/.test(String(changed_on)) ? String(changed_on) : null,
  };
}

/** Texts hardly ever change, and cleaning a long one takes some milliseconds. */
const cleaned = new Map<PageName, { from: string; html: Promise<string> }>();

function cleanedPage(name: PageName, from: string): Promise<string> {
  const known = cleaned.get(name);
  if (known?.from === from) return known.html;
  const html = cleanHtml(from);
  cleaned.set(name, { from, html });
  return html;
}

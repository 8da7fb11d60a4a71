import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import type { PageName } from 'market/config/config.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { sanitizeHtml } from './clean-html.ts';
import { operatorSetting } from './config.data.ts';

/** A text of the operator as stored, in the setting `page:<name>`. */
interface StoredPage {
  html: string;
  /** Such as 2026-11-01. */
  changed_on: string;
}

/** Returns the text of a page, cleaned, so that no text in the database can run scripts [FOOT-14]. */
export async function showPage(
  { db, brand }: Pick<ApiContext, 'db' | 'brand'>,
  name: PageName,
): Promise<ReplyOf<Contract['config']['page']>> {
  const own = brand?.pages[name];
  if (own !== undefined) return { name, html: await sanitizedPage(name, own), changed_on: null };
  const { html, changed_on } = storedPage(await operatorSetting(db, `page:${name}`));
  return { name, html: await sanitizedPage(name, html), changed_on };
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

function sanitizedPage(name: PageName, from: string): Promise<string> {
  const known = cleaned.get(name);
  if (known?.from === from) return known.html;
  const html = sanitizeHtml(from);
  cleaned.set(name, { from, html });
  return html;
}

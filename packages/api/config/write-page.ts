import type { PageName } from 'market/config/config.rules';
import { cleanHtml } from './clean-html.ts';

/** A text of the operator as stored. */
export interface StoredPage {
  html: string;
  /** Such as 2026-11-01. */
  changed_on: string;
}

/** The key of the setting with the text of a page. */
export function pageSetting(name: PageName): string {
  return `page:${name}`;
}

/** Returns the setting with a text, cleaned before it is stored [FOOT-14]. */
export async function writtenPage(name: PageName, html: string, changed_on: string) {
  const value: StoredPage = { html: await cleanHtml(html), changed_on };
  return { name: pageSetting(name), value };
}

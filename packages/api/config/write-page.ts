import type { PageName } from 'market/config/config.rules';
import { cleanHtml } from './clean-html.ts';

/** A text of the operator as it is kept. */
export interface StoredPage {
  html: string;
  /** Such as 2026-11-01. */
  changed_on: string;
}

/** The name under which the settings keep the text of a page. */
export function pageSetting(name: PageName): string {
  return `page:${name}`;
}

/** The setting that holds a text, cleaned before it is stored [FOOT-14]. */
export async function writtenPage(name: PageName, html: string, changed_on: string) {
  const value: StoredPage = { html: await cleanHtml(html), changed_on };
  return { name: pageSetting(name), value };
}

import type { PageName } from 'market/config/config.rules';
import type { PageTexts } from 'market/config/config-pages.rules';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { operatorSetting } from '../config.data.ts';
import { lockSetting, saveSettings } from '../config-market.data.ts';

/** A page of the operator as stored, in the setting `page:<name>`. */
export interface StoredPage {
  texts: PageTexts;
  /** Such as 2026-11-01. */
  changed_on: string | null;
  version: number;
}

/** Returns a page as stored; one without text until the operator has written it, or where something else is stored. */
export async function storedPage(db: Connection, name: PageName): Promise<StoredPage> {
  return readPage(await operatorSetting(db, settingOf(name)));
}

/** Locks a page against other changes and returns it. */
export async function lockPage(db: Transaction, name: PageName): Promise<StoredPage> {
  return readPage(await lockSetting(db, settingOf(name)));
}

/** Saves a page. Lock it first. */
export async function savePage(db: Transaction, name: PageName, page: StoredPage): Promise<void> {
  await saveSettings(db, { [settingOf(name)]: page });
}

function settingOf(name: PageName): string {
  return `page:${name}`;
}

function readPage(value: unknown): StoredPage {
  const { texts, changed_on, version } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof StoredPage, unknown>
  >;
  const written = Object.entries(typeof texts === 'object' && texts !== null ? texts : {});
  return {
    texts: Object.fromEntries(written.filter(([, html]) => typeof html === 'string' && html !== '')),
    changed_on: /^\d{4}-\d\d-\d\d$/.test(String(changed_on)) ? String(changed_on) : null,
    version: Number.isInteger(version) ? Number(version) : 0,
  };
}

import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface UsedTextRow {
  text: string;
  kind: string;
}

/** Returns the texts of content that calls translate, other than those of items and settings, once for each kind. */
export async function textsOfContent(db: Connection): Promise<UsedTextRow[]> {
  const { rows } = await sql<UsedTextRow>`
    select name as text, 'module' as kind from modules
    union select name, 'category' from categories
    union select c.description, 'parcel' from categories c join modules m on m.id = c.module_id where m.module_type = 'parcel'
    union select name, 'condition' from conditions
    union select title, 'parcel' from why_choose
    union select short_description, 'parcel' from why_choose
    union select unnest(banner_contents), 'parcel' from video_content
    union select jsonb_array_elements_text(value), 'reason' from settings
      where name in ('cancellation_reasons', 'refund_reasons') and jsonb_typeof(value) = 'array'`.execute(db);
  return rows;
}

/** Returns the units and allergens of all items, once each. */
export async function textsOfItems(db: Connection): Promise<UsedTextRow[]> {
  const { rows } = await sql<UsedTextRow>`
    select unit_type as text, 'unit' as kind from items where deleted_at is null
    union select unnest(allergens), 'allergen' from items where deleted_at is null and allergens <> '{}'`.execute(db);
  return rows;
}

export interface TranslationRow {
  text: string;
  language: string;
  translation: string;
}

export function everyTranslation(db: Connection): Promise<TranslationRow[]> {
  return db.selectFrom('translations').select(['text', 'language', 'translation']).execute();
}

/** Returns the translations of these texts. */
export async function translationsOf(db: Connection, texts: readonly string[]): Promise<TranslationRow[]> {
  const { rows } = await sql<TranslationRow>`
    select text, language, translation from translations where text = any (${[...new Set(texts)]})`.execute(db);
  return rows;
}

/** Only this transaction changes translations until it ends; others may read. */
export async function lockTranslations(transaction: Transaction): Promise<void> {
  await sql`lock table translations in share row exclusive mode`.execute(transaction);
}

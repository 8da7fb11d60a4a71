import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface Translation {
  /** As `X-localization` names it: yo, ha or ke. */
  language: string;
  /** In English. */
  text: string;
  translation: string;
}

/** What the operator's words are in a language. */
export function translationsInto(db: Connection, language: string): Promise<Omit<Translation, 'language'>[]> {
  return db.selectFrom('translations').where('language', '=', language).select(['text', 'translation']).execute();
}

/** The texts among these that have a translation, whatever the language. */
export async function translatedAmong(db: Connection, texts: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ text: string }>`
    select distinct text from translations where text = any (${[...texts]})`.execute(db);
  return new Set(rows.map(({ text }) => text));
}

/** Replaces translations of the same text and language; an empty one is deleted. */
export async function writeTranslations(transaction: Transaction, given: readonly Translation[]): Promise<void> {
  const rows = JSON.stringify(given);
  await sql`
    with given as (select * from jsonb_to_recordset(${rows}::jsonb) as g(language text, text text, translation text)),
    removed as (
      delete from translations t using given g where g.translation = '' and t.language = g.language and t.text = g.text)
    insert into translations (language, text, translation)
    select language, text, translation from given where translation <> ''
    on conflict (language, text) do update set translation = excluded.translation`.execute(transaction);
}

import pg from 'pg';
import type { Database } from './connection.ts';

/** A statement that is parsed and planned once per connection; a name identifies one text. */
export interface HotStatement {
  name: string;
  text: string;
}

/**
 * Runs a statement in one round trip, without the query builder. The plan does not depend on the values, so the text
 * must leave the planner only one sensible choice. JSON columns return text: most values repeat from row to row, so
 * callers need not parse each of them.
 */
export async function hotRows<Row>(db: Database, { name, text }: HotStatement, values: unknown[]): Promise<Row[]> {
  const { rows } = await db.hotPool.query({ name, text, values, types: hotTypes });
  return rows as Row[];
}

type Parse = (text: string) => unknown;
type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

const asText: Parse = (text) => text;
const textList = 1009 as TypeId;
const parseTextList: Parse = pg.types.getTypeParser(textList);

const parsers = new Map<TypeId, Parse>([
  [pg.types.builtins.JSON, asText],
  [pg.types.builtins.JSONB, asText],
  [textList, listOfTexts],
]);

const hotTypes = {
  getTypeParser(type: TypeId) {
    return parsers.get(type) ?? pg.types.getTypeParser(type);
  },
} as pg.CustomTypesConfig;

/** PostgreSQL's array syntax. An element without quotes contains no comma, brace or quote; most lists are empty. */
function listOfTexts(text: string): unknown {
  if (text === '{}') return [];
  return text.includes('"') ? parseTextList(text) : text.slice(1, -1).split(',');
}

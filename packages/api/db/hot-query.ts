import pg from 'pg';
import type { Database } from './connection.ts';

/** A statement that is parsed and planned once per connection; a name stands for one text. */
export interface HotStatement {
  name: string;
  text: string;
}

/**
 * Asks in one round trip, past the query builder. The plan is made without looking at the values, so the text must
 * leave the planner one sensible way. JSON comes as text: most of it is the same from row to row, so whoever shows it
 * need not parse it each time.
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

/** PostgreSQL's way to write a list. What is not quoted holds no comma, brace or quote; most lists are empty. */
function listOfTexts(text: string): unknown {
  if (text === '{}') return [];
  return text.includes('"') ? parseTextList(text) : text.slice(1, -1).split(',');
}

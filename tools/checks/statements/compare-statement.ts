import type { Column, Description } from './describe-statement.ts';
import type { Statement } from './read-statements.ts';
import type { Kind, Shape } from './type-shape.ts';

/** What a value of a PostgreSQL type is in JavaScript: as a result, and as a parameter. */
interface Meaning {
  result: Kind;
  parameter: readonly Kind[];
}

const number: Meaning = { result: 'number', parameter: ['number'] };
const text: Meaning = { result: 'string', parameter: ['string'] };
const date: Meaning = { result: 'Date', parameter: ['Date'] };
/** A list is sent as an array of PostgreSQL, so JSON is only sent as text. */
const json: Meaning = { result: 'object', parameter: ['string'] };

const meanings: Record<string, Meaning> = {
  bool: { result: 'boolean', parameter: ['boolean'] },
  bpchar: text,
  bytea: { result: 'bytes', parameter: ['bytes'] },
  date,
  float4: number,
  float8: number,
  int2: number,
  int4: number,
  // Our counts and amounts fit a number (db/connection.ts).
  int8: number,
  json,
  jsonb: json,
  name: text,
  numeric: { result: 'string', parameter: ['number', 'string'] },
  polygon: text,
  text,
  timestamp: date,
  timestamptz: date,
  tsquery: text,
  tsvector: text,
  uuid: text,
  varchar: text,
};

/** Lists whose entries pg leaves as they come. */
const listsOfText = new Set(['_int8']);

/** Returns a sentence for each way in which the declared types of a statement differ from those of the database. */
export function faultsOf(statement: Statement, { columns, parameters }: Description): string[] {
  return [
    ...twice(columns.map(({ name }) => name)).map((name) => `column ${name}: returned twice`),
    ...(statement.row ?? []).flatMap((field) => {
      const column = columns.find(({ name }) => name === field.name);
      if (column) return resultFaults(field, column, statement.isHot);
      return field.isOptional ? [] : [`column ${field.name}: declared, but not returned`];
    }),
    ...parameters.flatMap((type, at) => parameterFaults(statement.values[at], type, at)),
  ];
}

function resultFaults(declared: Shape, { name, type, isNullable }: Column, isHot: boolean): string[] {
  if (declared.kinds.has('unknown')) return [];
  const kinds = new Set([...declared.kinds].filter((kind) => kind !== 'null' && kind !== 'undefined'));
  const wrong = [...kinds].some((kind) => !isResult(kind, declared.element, type, isHot));
  return [
    ...(wrong
      ? [`column ${name}: declared as ${named(declared)}, but ${type} arrives as ${arrival(type, isHot)}`]
      : []),
    ...(isNullable && !declared.kinds.has('null') ? [`column ${name}: can be null, but is declared without null`] : []),
  ];
}

function isResult(kind: Kind, element: Shape | undefined, type: string, isHot: boolean): boolean {
  if (isJson(type)) return isHot ? kind === 'string' : kind !== 'Date' && kind !== 'bytes';
  if (!type.startsWith('_')) return meaningOf(type).result === kind;
  if (kind !== 'array' || !element) return false;
  const inner = type.slice(1);
  return [...element.kinds].every((entry) => {
    if (entry === 'null') return true;
    return listsOfText.has(type) ? entry === 'string' : isResult(entry, undefined, inner, isHot);
  });
}

function arrival(type: string, isHot: boolean): string {
  if (isJson(type)) return isHot ? 'string' : 'parsed JSON';
  if (listsOfText.has(type)) return 'string[]';
  return type.startsWith('_') ? `${arrival(type.slice(1), isHot)}[]` : meaningOf(type).result;
}

function parameterFaults(sent: Shape | undefined, type: string, at: number): string[] {
  if (!sent || sent.kinds.has('unknown')) return [];
  const fits = [...sent.kinds].every((kind) => kind === 'null' || isParameter(kind, sent.element, type));
  return fits ? [] : [`$${at + 1}: ${named(sent)} is sent as ${type}`];
}

function isParameter(kind: Kind, element: Shape | undefined, type: string): boolean {
  if (!type.startsWith('_')) return meaningOf(type).parameter.includes(kind);
  if (kind !== 'array' || !element) return false;
  return [...element.kinds].every((entry) => entry === 'null' || isParameter(entry, undefined, type.slice(1)));
}

function isJson(type: string): boolean {
  return type === 'json' || type === 'jsonb';
}

function meaningOf(type: string): Meaning {
  const meaning = meanings[type];
  if (!meaning) throw new Error(`No meaning for ${type}: add it to tools/checks/statements/compare-statement.ts`);
  return meaning;
}

function named({ kinds, element }: Shape): string {
  return [...kinds].map((kind) => (kind === 'array' && element ? `(${named(element)})[]` : kind)).join(' | ');
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

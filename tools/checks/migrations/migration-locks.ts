import { stepsOf } from 'api/db/apply-migration';
import { plainSql } from './migration-rules.ts';

/**
 * Tables with very many rows: those with more than 20,000 in a market of size `l`, and those that grow with what is paid
 * and written. A migration that reads one of them whole while it is locked stops every order.
 */
const largeTables = [
  'orders',
  'order_lines',
  'order_steps',
  'journals',
  'ledger_entries',
  'outbox',
  'idempotency_keys',
  'items',
  'item_variations',
  'item_words',
  'item_conditions',
  'reviews',
  'customers',
  'payments',
  'messages',
];
const large = `(${largeTables.join('|')})`;

interface Fault {
  table: string | undefined;
  why: string;
}

/**
 * Returns why orders would wait for a migration: what reads or changes all rows of a large table while it is locked, and
 * steps that cannot run again after a crash. Tables of migrations since the previous release are empty at an upgrade.
 */
export function locksInMigration(name: string, source: string, newTables: ReadonlySet<string> = new Set()): string[] {
  const steps = stepsOf(source);
  const parts = steps.length > 0 ? steps : [{ sql: source, isRepeated: false, isConcurrent: false }];
  const isStepped = steps.length > 0;
  const faults = parts.flatMap(({ sql, isRepeated }) => {
    const statements = plainSql(sql)
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean);
    return [
      ...statements.flatMap((statement) => longLocks(statement, isRepeated)),
      ...(isStepped ? statements.flatMap((statement) => unrepeatable(statement, statements)) : []),
      ...concurrency(statements, isStepped),
    ];
  });
  return faults
    .filter(({ table }) => !table || !newTables.has(table))
    .map(({ why }) => `${name}: ${why} (docs/upgrading.md)`);
}

/** Returns the tables that a migration makes. */
export function tablesMadeBy(source: string): string[] {
  return Array.from(plainSql(source).matchAll(/\bcreate table (?:if not exists )?(\w+)/g), ([, table = '']) => table);
}

function longLocks(statement: string, isRepeated: boolean): Fault[] {
  const faults: Fault[] = [];
  const [, index] =
    new RegExp(`^create (?:unique )?index (?!concurrently)(?:if not exists )?\\w+ on ${large}\\b`).exec(statement) ??
    [];
  if (index)
    faults.push({
      table: index,
      why: `nobody may write to ${index} while it makes an index: do it concurrently, in a step`,
    });
  const [, changed] = new RegExp(`\\b(?:update|insert into) ${large}\\b`).exec(statement) ?? [];
  if (changed && !isRepeated) {
    faults.push({
      table: changed,
      why: `locks rows of ${changed} until all are changed: change some in each run of a step`,
    });
  }
  const [, altered] = new RegExp(`^alter table (?:only )?${large}\\b`).exec(statement) ?? [];
  if (altered)
    faults.push(...readsWhole(statement).map((what) => ({ table: altered, why: `locks ${altered} while it ${what}` })));
  return faults;
}

/** What an `alter table` does with every row while no other query may read one. */
function readsWhole(statement: string): string[] {
  const faults: string[] = [];
  const count = (pattern: RegExp) => Array.from(statement.matchAll(pattern)).length;
  // A list of values and a condition have parentheses of their own; what stands outside of them are the clauses.
  const clauses = withoutParentheses(statement).split(',');
  if (clauses.some((clause) => /\badd column\b.*\b(check|references)\b/.test(clause))) {
    faults.push('checks every row: add the constraint by itself and not valid, and validate it in another step');
  }
  const named = count(/\badd (constraint \w+ )?(check|foreign key)\b/g);
  if (named > count(/\bnot valid\b/g)) {
    faults.push('checks every row: add the constraint not valid, and validate it in another step');
  }
  if (/\badd (constraint \w+ )?(unique|primary key) \(/.test(statement)) {
    faults.push('makes an index: make it concurrently, and add the constraint using it');
  }
  if (/\bgenerated always as\b.*\bstored\b/.test(statement)) faults.push('writes every row anew');
  return faults;
}

function withoutParentheses(statement: string): string {
  const inner = /\([^()]*\)/g;
  let [before, after] = [statement, statement.replaceAll(inner, ' ')];
  while (before !== after) [before, after] = [after, after.replaceAll(inner, ' ')];
  return after;
}

const repeatable: [RegExp, string][] = [
  [/^create table (?!if not exists)/, 'create table if not exists'],
  [/^create (unique )?index (?!concurrently|if not exists)/, 'create index if not exists'],
  [/^create (?!or replace)(function|procedure|view)\b/, 'create or replace'],
  [/^create trigger/, 'create or replace trigger'],
  [/\badd column (?!if not exists)/, 'add column if not exists'],
  [/\bdrop (constraint|column) (?!if exists)/, 'drop … if exists'],
  [/^drop (table|index|function|trigger|view) (?!(concurrently )?if exists)/, 'drop … if exists'],
];

/** A crash may come between the end of a step and the note that the migration has run. */
function unrepeatable(statement: string, ofStep: readonly string[]): Fault[] {
  const whole = ofStep.join(';');
  const added = Array.from(statement.matchAll(/\badd constraint (\w+)/g), ([, constraint = '']) => constraint);
  return [
    ...repeatable.filter(([pattern]) => pattern.test(statement)).map(([, instead]) => instead),
    ...added
      .filter((constraint) => !whole.includes(`drop constraint if exists ${constraint}`))
      .map((constraint) => `drop constraint if exists ${constraint}, before it is added`),
  ].map((instead) => ({ table: undefined, why: `a step runs again after a crash: ${instead}` }));
}

function concurrency(statements: readonly string[], isStepped: boolean): Fault[] {
  if (!statements.some((statement) => /\bconcurrently\b/.test(statement))) return [];
  if (!isStepped) return [{ table: undefined, why: 'an index is made concurrently in a step' }];
  return statements.length === 1
    ? []
    : [{ table: undefined, why: 'an index that is made concurrently has a step of its own' }];
}

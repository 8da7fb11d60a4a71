import { describe, expect, it } from 'vitest';
import { locksInMigration, tablesMadeBy } from './migration-locks.ts';

const whyIn = (sql: string, newTables: string[] = []) =>
  locksInMigration('0123_prices.sql', sql, new Set(newTables)).map((fault) => fault.split(/: | \(docs/)[1]);

describe('a migration that orders go on beside', () => {
  it.each([
    ['alter table orders add column worth bigint not null default 0;'],
    ['alter table orders add constraint dear check (worth in (1, 2)) not valid;'],
    ['create table coins (id integer check (id > 0)); create index coins_by_id on coins (id);'],
    ['create index zones_by_name on zones (name);'],
    ['alter table zones add column worth bigint check (worth > 0);'],
    ['-- step\ncreate index concurrently dear on orders (worth);\n'],
    ['-- step\nalter table orders validate constraint dear;\n'],
    [
      '-- step, until it returns no row\nupdate orders set worth = 1 where id in (select id from orders where worth = 0 limit 9);\n',
    ],
    [
      '-- step\nalter table orders\n  drop constraint if exists dear,\n  add constraint dear check (worth > 0) not valid;\n',
    ],
    ['create function f() returns trigger language plpgsql as $$ begin update items set worth = 0; end $$;'],
  ])('is accepted: %s', (sql) => expect(whyIn(sql)).toEqual([]));

  it.each([
    ['create index dear on orders (worth);', 'nobody may write to orders while it makes an index'],
    ['create unique index if not exists dear on items (worth);', 'nobody may write to items while it makes an index'],
    ['alter table orders add constraint dear check (worth in (1, 2));', 'locks orders while it checks every row'],
    [
      'alter table orders add check (worth > 0), add check (worth < 9) not valid;',
      'locks orders while it checks every row',
    ],
    ['alter table messages add column worth integer references zones;', 'locks messages while it checks every row'],
    [
      'alter table order_lines add column worth integer check (worth > 0);',
      'locks order_lines while it checks every row',
    ],
    ['alter table journals add constraint once unique (worth);', 'locks journals while it makes an index'],
    [
      'alter table items add column twice int generated always as (worth * 2) stored;',
      'locks items while it writes every row anew',
    ],
    ['update orders set worth = 1;', 'locks rows of orders until all are changed'],
    ['insert into ledger_entries (amount) select 1 from orders;', 'locks rows of ledger_entries until all are changed'],
    ['create index concurrently dear on orders (worth);', 'an index is made concurrently in a step'],
    [
      '-- step\ndrop index if exists dear;\ncreate index concurrently dear on orders (worth);\n',
      'an index that is made concurrently has a step of its own',
    ],
  ])('is refused where they wait: %s', (sql, why) => expect(whyIn(sql)).toEqual([why]));

  it.each([
    ['create table coins (id integer);', 'create table if not exists'],
    ['create index coins_by_id on coins (id);', 'create index if not exists'],
    ['create function f() returns trigger language plpgsql as $$ begin end $$;', 'create or replace'],
    ['alter table zones add column worth integer;', 'add column if not exists'],
    ['alter table zones drop constraint dear;', 'drop … if exists'],
    ['drop index dear;', 'drop … if exists'],
    ['alter table zones add constraint dear check (worth > 0);', 'drop constraint if exists dear, before it is added'],
  ])('is refused where a step cannot run again: %s', (sql, instead) =>
    expect(locksInMigration('0123_prices.sql', `-- step\n${sql}\n`)).toEqual([
      `0123_prices.sql: a step runs again after a crash: ${instead} (docs/upgrading.md)`,
    ]),
  );

  it('may drop an index again that a step has dropped', () => {
    const sql = '-- step\ndrop index concurrently if exists dear;\n';
    expect(locksInMigration('0123_prices.sql', sql)).toEqual([]);
  });

  it('may do all to a table that an upgrade finds empty', () => {
    const made = tablesMadeBy('create table if not exists messages (id integer);');
    expect(whyIn('create index dear on messages (worth);', made)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { faultsInMigration } from './migration-rules.ts';

const whyIn = (sql: string, name = '0123_prices.sql') =>
  faultsInMigration(name, sql).map((fault) => fault.split(/[:;] /)[1]);

describe('a migration that the previous release survives', () => {
  it.each([
    ['create table coins (id integer primary key, worth integer not null);'],
    ['create table coins (id integer); alter table coins add constraint coins_key unique (id);'],
    ['alter table items add column worth integer;'],
    ['alter table items add column worth integer not null default 0, add column note text;'],
    ["alter table orders drop constraint a_check, add constraint a_check check (kind in ('a', 'b'));"],
    ['alter table orders alter column store_id drop not null;'],
    ['alter index dear_anew rename to dear;'],
    ["-- drop table items\ncomment on table items is 'drop table items';"],
    ['create function f() returns trigger language plpgsql as $$ begin delete from items; end $$;'],
  ])('only adds: %s', (sql) => expect(whyIn(sql)).toEqual([]));

  it.each([
    ['drop table items;', 'takes away what the previous release reads'],
    ['alter table items drop column worth;', 'takes away what the previous release reads'],
    ['alter table items rename column worth to price;', 'takes a name away'],
    ['alter table items rename worth to price;', 'takes a name away'],
    ['alter table items alter column worth type bigint;', 'changes a type that the previous release writes'],
    ['alter table items alter column worth set not null;', 'asks for a value that the previous release may leave out'],
    [
      'alter table items add column note text, add column worth integer not null;',
      'adds a column without a default that the previous release does not fill',
    ],
    [
      'alter table items add constraint dear check (worth > 9);',
      'adds the constraint dear, which the previous release may break',
    ],
    ['delete from items;', 'takes away data'],
  ])('is none that takes something away: %s', (sql, why) => {
    expect(whyIn(sql)).toEqual([why]);
    expect(whyIn(sql, '0123_contract_prices.sql')).toEqual([]);
  });
});

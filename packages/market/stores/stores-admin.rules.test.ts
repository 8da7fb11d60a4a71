import { describe, expect, it } from 'vitest';
import type { Span, WeekHours } from './stores.rules.ts';
import {
  areHoursInOrder,
  areOtherDaysInOrder,
  daysOutOfOrder,
  isFreeSlug,
  keyOfOtherDay,
  nextDateOf,
  refusalOfStorePlace,
  type StorePlace,
  spansIn,
  spansText,
} from './stores-admin.rules.ts';

const zone = {
  area: [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 1 },
    { lat: 1, lng: 1 },
    { lat: 1, lng: 0 },
  ],
  modules: ['food', 'parcel'] as const,
};
const place: StorePlace = { moduleType: 'food', zoneId: 1, lat: 0.5, lng: 0.5 };

describe('[OPS-054] the place of a store', () => {
  it.each<[string, Partial<StorePlace>, StorePlace | undefined, string | undefined]>([
    ['in its zone', {}, undefined, undefined],
    ['outside it', { lat: 2 }, undefined, 'store_outside_zone'],
    ['in a module that is not offered', { moduleType: 'grocery' }, undefined, 'store_module_not_offered'],
    ['for parcels', { moduleType: 'parcel' }, undefined, 'store_module_not_offered'],
    ['moved within its zone', { lat: 0.6 }, place, undefined],
    ['moved to another zone', { zoneId: 2 }, place, 'store_zone_fixed'],
    ['moved to another module', { moduleType: 'parcel' }, place, 'store_zone_fixed'],
  ])('%s', (_what, change, now, code) => {
    expect(refusalOfStorePlace({ ...place, ...change }, zone, now)?.refused).toBe(code);
  });
});

it.each([
  ['auntie-esi-kitchen', true],
  ['a2', true],
  ['latest', false],
  ['popular', false],
  ['17', false],
  ['Auntie', false],
  ['a--b', false],
  ['-a', false],
])('[OPS-054] the address %s is free: %s', (slug, expected) => {
  expect(isFreeSlug(slug)).toBe(expected);
});

it.each<[string, Span[], boolean]>([
  ['none', [], true],
  ['one', [[480, 1320]], true],
  [
    'two',
    [
      [480, 720],
      [840, 1320],
    ],
    true,
  ],
  ['past midnight', [[1080, 120]], true],
  ['one that is empty', [[480, 480]], false],
  [
    'two over each other',
    [
      [480, 900],
      [840, 1320],
    ],
    false,
  ],
  [
    'one after another that runs past midnight',
    [
      [480, 60],
      [840, 1320],
    ],
    false,
  ],
])('[OPS-055] the hours of a day with spans: %s', (_what, spans, expected) => {
  const closed = { tu: [], we: [], th: [], fr: [], sa: [], su: [] };
  expect(areHoursInOrder({ mo: spans, ...closed } as WeekHours)).toBe(expected);
});

it.each<[string, Span[], Span[], string[]]>([
  ['ends before the next day begins', [[1080, 120]], [[120, 600]], []],
  ['runs into the next day', [[1080, 121]], [[120, 600]], ['mo']],
  ['ends at midnight', [[1080, 0]], [[0, 600]], []],
  ['ends where it begins', [[480, 480]], [], ['mo']],
])('[STO-039] a day that %s', (_what, mo, tu, wrong) => {
  expect(daysOutOfOrder({ mo, tu, we: [], th: [], fr: [], sa: [], su: [] })).toEqual(wrong);
});

it.each<[string, Span[] | undefined, string?]>([
  ['', []],
  ['08:00-22:00', [[480, 1320]]],
  [
    '8:00 \u2013 14:00,17:00-22:30',
    [
      [480, 840],
      [1020, 1350],
    ],
    '08:00-14:00, 17:00-22:30',
  ],
  ['00:00-24:00', [[0, 1439]]],
  ['18:00-02:00', [[1080, 120]]],
  ['8-22', undefined],
  ['25:00-26:00', undefined],
  ['24:00-24:00', undefined],
  ['08:60-09:00', undefined],
  ['always', undefined],
])('[OPS-055] the written hours %j are %j', (text, spans, rewritten = text) => {
  expect(spansIn(text)).toEqual(spans);
  if (spans) expect(spansText(spans)).toBe(rewritten);
});

it.each([
  ['12-25', '2026-12-25', { date: '2026-12-25', yearly: true }],
  ['12-25', '2026-12-26', { date: '2027-12-25', yearly: true }],
  ['2026-12-25', '2026-12-25', { date: '2026-12-25', yearly: false }],
  ['2026-12-25', '2026-12-26', undefined],
])('[STO-040] other hours of %s are next, on %s', (key, today, next) => {
  expect(nextDateOf(key, today)).toEqual(next);
  if (next) expect(keyOfOtherDay(next)).toBe(key);
});

it.each([
  [['2028-02-29'], true, false],
  [['2028-02-29'], false, true],
  [['2028-01-10', '2029-01-10'], true, false],
  [['2028-01-10', '2028-01-11'], true, true],
])('[STO-040] other days on %s, each year %s: %s', (dates, yearly, expected) => {
  const days = dates.map((date) => ({ date, yearly, hours: [] }));
  expect(areOtherDaysInOrder(days, '2028-01-10')).toBe(expected);
});

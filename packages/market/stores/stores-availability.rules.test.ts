import { describe, expect, it } from 'vitest';
import { type Day, days, type Span, type WeekHours } from './stores.rules.ts';
import {
  busyMinutesAt,
  endOf,
  endOfBusy,
  isPausedAt,
  openingAfterPause,
  refusedForPause,
  shouldPauseUnanswered,
} from './stores-availability.rules.ts';

const everyDay = (...spans: Span[]) => Object.fromEntries(days.map((day) => [day, spans])) as unknown as WeekHours;
const at = (day: Day, hour: number, minute = 0) => ({ day, minute: hour * 60 + minute });
const shop = everyDay([480, 1320]);
const around = everyDay([0, 1439]);
// 12:00 in Lagos, an hour ahead of UTC.
const friday = new Date('2026-11-20T11:00:30Z');
const lagos = { time_zone: 'Africa/Lagos', demo_minute: null };

describe('[STO-034] a pause', () => {
  const moment = { hours: shop, clock: at('fr', 12), minuteOfDay: 720, now: friday };
  it.each([
    ['15', '2026-11-20T11:15:30.000Z'],
    ['30', '2026-11-20T11:30:30.000Z'],
    ['60', '2026-11-20T12:00:30.000Z'],
    ['closing', '2026-11-20T21:00:00.000Z'],
    ['tomorrow', '2026-11-21T03:00:00.000Z'],
  ] as const)('%s ends at %s', (length, end) => {
    expect(endOf(length, moment)?.toISOString()).toBe(end);
  });

  it('until closing needs a closing', () => {
    expect(endOf('closing', { ...moment, hours: around })).toBeUndefined();
  });

  it('ends by itself', () => {
    expect([friday, new Date(friday.getTime() + 1), null].map((until) => isPausedAt(until, friday))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([
    ['at its end', shop, lagos, '2026-11-20T13:30:00Z', { day: 'fr', minute: 870, inDays: 0 }],
    [
      'at the next opening, if it ends while closed',
      shop,
      lagos,
      '2026-11-21T03:00:00Z',
      { day: 'sa', minute: 480, inDays: 1 },
    ],
    [
      'on a later day',
      { ...everyDay(), mo: [[480, 900]] } as WeekHours,
      lagos,
      '2026-11-21T03:00:00Z',
      { day: 'mo', minute: 480, inDays: 3 },
    ],
    ['never', everyDay(), lagos, '2026-11-20T13:30:00Z', undefined],
    [
      'at its end by the real clock, where that of a demo stands still',
      shop,
      { ...lagos, demo_minute: 750 },
      '2026-11-20T22:30:00Z',
      { day: 'fr', minute: 1410, inDays: 0 },
    ],
  ])('lets orders in again %s', (_when, hours, zone, until, opening) => {
    expect(openingAfterPause(hours, zone, { now: friday, until: new Date(until) })).toEqual(opening);
  });

  it.each([
    [0, 'The store takes no orders right now. It takes orders again at 08:05.'],
    [1, 'The store takes no orders right now. It takes orders again tomorrow at 08:05.'],
    [3, 'The store takes no orders right now. It takes orders again in 3 days, at 08:05.'],
  ])('[CUS-11] says when it ends in %i days', (inDays, message) => {
    expect(refusedForPause({ reason: 'other', opening: { day: 'mo', minute: 485, inDays } })).toMatchObject({
      refused: 'store_paused',
      message,
    });
    expect(refusedForPause({ reason: 'other', opening: undefined })).toEqual({ refused: 'store_paused' });
  });

  it.each([
    [0, 'again_at'],
    [1, 'again_tomorrow'],
    [3, 'again_in_days'],
  ])('[OPS-044] [CUS-11] says why a zone is paused, and when it ends in %i days', (inDays, text) => {
    expect(refusedForPause({ reason: 'rain', opening: { day: 'mo', minute: 485, inDays } })).toMatchObject({
      refused: 'store_paused',
      detail: { text: 'rain', next: { text, values: { time: '08:05' } } },
    });
    expect(refusedForPause({ reason: 'unrest', opening: undefined })).toEqual({
      refused: 'store_paused',
      detail: { text: 'unrest', values: {} },
    });
  });
});

describe('[STO-035] a busy time', () => {
  const moment = { hours: shop, clock: at('fr', 21, 30), minuteOfDay: 1290, now: new Date('2026-11-20T20:30:00Z') };

  it('ends at closing at the latest', () => {
    expect(endOfBusy('120', moment)).toEqual(new Date('2026-11-20T21:00:00Z'));
    expect(endOfBusy('30', { ...moment, hours: around })).toEqual(new Date('2026-11-20T21:00:00Z'));
    expect(endOfBusy('60', { ...moment, clock: at('fr', 12) })).toEqual(new Date('2026-11-20T21:30:00Z'));
  });

  it('adds nothing once it is over', () => {
    expect(busyMinutesAt(20, friday, friday)).toBe(0);
    expect(busyMinutesAt(20, new Date(friday.getTime() + 1), friday)).toBe(20);
    expect(busyMinutesAt(20, null, friday)).toBe(0);
  });
});

describe('a pause by the market', () => {
  it.each([
    ['after two orders in a row that were not answered', [true, true], false, true],
    ['not after one', [true, false], false, false],
    ['not after the first order of a store', [true], false, false],
    ['after one while nobody had the board open', [true, false], true, true],
    ['not after an order that was answered', [false, true], true, false],
    ['not without orders', [], true, false],
  ])('[STO-036] comes %s', (_what, latest, isUnreachable, isPaused) => {
    expect(shouldPauseUnanswered({ latest, isUnreachable })).toBe(isPaused);
  });
});

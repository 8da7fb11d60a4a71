import { describe, expect, it } from 'vitest';
import { clockText, isPreviewMoment, momentOfClock, whyNotOrdered, whyNotShown } from './items-preview.rules.ts';

const at = (text: string, timeZone = 'Africa/Lagos') => momentOfClock(text, timeZone)?.toISOString();

describe('the moment of a preview', () => {
  it.each([
    ['2026-11-29T10:00', 'Africa/Lagos', '2026-11-29T09:00:00.000Z'],
    ['2026-11-29T00:00', 'Africa/Lagos', '2026-11-28T23:00:00.000Z'],
    ['2028-02-29T23:59', 'Africa/Nairobi', '2028-02-29T20:59:00.000Z'],
    // The clock is set forward over it, and back so that it comes twice.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
    ['2026-11-29T10:00', 'Asia/Kathmandu', '2026-11-29T04:15:00.000Z'],
  ])('[STO-041] %s in %s is %s', (text, timeZone, moment) => {
    expect(at(text, timeZone)).toBe(moment);
  });

  it.each([
    '',
    'tomorrow',
    '2026-11-29',
    '2026-11-29T10:00:00Z',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-11-29T24:00',
    '2026-11-29 10:00',
    '12026-11-29T10:00',
  ])('[STO-041] is none for %j', (text) => {
    expect(at(text)).toBeUndefined();
  });

  it('[STO-041] is written as it is read', () => {
    expect(clockText({ day: 'su', minute: 605, date: '2026-11-29' })).toBe('2026-11-29T10:05');
    expect(clockText({ day: 'su', minute: 0, date: '2026-11-29' })).toBe('2026-11-29T00:00');
  });

  const now = new Date('2026-11-20T11:00:30Z');
  it.each([
    ['2026-11-20T11:00:00Z', true],
    ['2026-11-13T11:00:00Z', true],
    ['2026-11-13T10:59:00Z', false],
    ['2027-11-21T11:00:00Z', true],
    ['2027-11-21T11:01:00Z', false],
    ['1970-01-01T00:00:00Z', false],
    ['9999-12-31T00:00:00Z', false],
  ])('[STO-041] may be %s: %s', (moment, isAllowed) => {
    expect(isPreviewMoment(new Date(moment), now)).toBe(isAllowed);
  });
});

const item = {
  ...{ sold_out: false, stock: null, variations: [], module: { module_type: 'grocery' }, store_open: true },
  ...{ available_time_starts: null, available_time_ends: null, available_day: null },
};
const zone = { time_zone: 'Africa/Lagos', demo_minute: null };
const friday = new Date('2026-11-20T11:00:00Z');
const hours = { available_time_starts: '06:00', available_time_ends: '11:00' };

describe('why an item cannot be ordered', () => {
  it.each([
    ['nothing', {}, false, []],
    ['staff', { sold_out: true }, true, ['sold_out']],
    ['hours that never meet', { sold_out: true }, false, ['never_on_sale']],
    ['stock', { stock: 0 }, false, ['used_up']],
    ['the stock of each variation', { variations: [{ type: 'Small', price: 1, stock: 0 }] }, false, ['used_up']],
    ['no stock where it does not matter', { stock: 0, module: { module_type: 'food' } }, false, []],
    ['its hours', hours, false, ['outside_hours']],
    [
      'its day',
      { ...hours, available_time_ends: '13:00', available_day: { day: 'sa' as const, name: 'Saturday' } },
      false,
      ['outside_hours'],
    ],
    ['the store', { store_open: false }, false, ['store_closed']],
    [
      'all at once',
      { ...hours, sold_out: true, stock: 0, store_open: false },
      true,
      ['sold_out', 'used_up', 'outside_hours', 'store_closed'],
    ],
  ])('[STO-041] %s', (_, change, isOffSale, reasons) => {
    expect(whyNotOrdered({ item: { ...item, ...change }, isOffSale, zone, at: friday })).toEqual(reasons);
  });

  it('[STO-041] goes by the clock of a demo where that stands still', () => {
    const demo = { ...zone, demo_minute: 600 };
    expect(whyNotOrdered({ item: { ...item, ...hours }, isOffSale: false, zone: demo, at: friday })).toEqual([]);
  });
});

it.each([
  ['is shown', { active: true, hiddenReason: null, isOffered: true }, []],
  ['is hidden by its store', { active: false, hiddenReason: null, isOffered: true }, ['hidden']],
  ['is hidden by an operator', { active: false, hiddenReason: 'No photo', isOffered: true }, ['hidden_by_operator']],
  ['is not offered', { active: true, hiddenReason: null, isOffered: false }, ['not_offered']],
  ['is both', { active: false, hiddenReason: null, isOffered: false }, ['hidden', 'not_offered']],
])('[STO-041] says why no shopper sees an item that %s', (_, listed, reasons) => {
  expect(whyNotShown(listed)).toEqual(reasons);
});

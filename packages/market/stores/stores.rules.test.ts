import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closesAt,
  type Day,
  days,
  freeDeliveryProgress,
  isOpenAt,
  minutesToClosing,
  nextOpening,
  type Span,
  setWallClock,
  type WeekHours,
  wallClock,
  zoneClock,
} from './stores.rules.ts';

const everyDay = (...spans: Span[]) => Object.fromEntries(days.map((day) => [day, spans])) as unknown as WeekHours;
const at = (day: Day, hour: number, minute = 0) => ({ day, minute: hour * 60 + minute });

const shop = { ...everyDay([480, 1320]), su: [] };
const kitchen = everyDay([660, 900], [960, 180]);
const around = everyDay([0, 1439]);
const never = everyDay();
const holiday = (date: string, ...hours: Span[]) => ({ [date]: { hours, note: 'Christmas' } });
const christmas = { ...shop, other: holiday('2026-12-25') };
const shortEve = { ...shop, other: holiday('2026-12-24', [600, 840]) };
const longEve = { ...never, other: holiday('2026-12-24', [1200, 120]) };
const on = (date: string, hour: number, minute = 0) => ({
  ...wallClock('UTC', new Date(`${date}T12:00:00Z`)),
  minute: hour * 60 + minute,
});

describe('a store with other days', () => {
  it.each([
    ['closed on its holiday', christmas, on('2026-12-25', 12), false],
    ['open the day before', christmas, on('2026-12-24', 12), true],
    ['open on the same weekday a week later', christmas, on('2027-01-01', 12), true],
    ['closed before shorter hours', shortEve, on('2026-12-24', 9), false],
    ['open within shorter hours', shortEve, on('2026-12-24', 13, 59), true],
    ['closed after shorter hours', shortEve, on('2026-12-24', 14), false],
    ['open on a date of its own in a closed week', longEve, on('2026-12-24', 21), true],
    ['open past midnight after it', longEve, on('2026-12-25', 1, 59), true],
    ['closed when that is over', longEve, on('2026-12-25', 2), false],
    ['open by its week where no date is known', christmas, at('fr', 12), true],
    [
      'closed after midnight where the holiday took the place of a late day',
      { ...kitchen, other: holiday('2026-12-25') },
      on('2026-12-26', 1),
      false,
    ],
    [
      'open after midnight of a holiday, from the day before',
      { ...kitchen, other: holiday('2026-12-25') },
      on('2026-12-25', 1),
      true,
    ],
  ] as [string, WeekHours, ReturnType<typeof on>, boolean][])('[STO-040] is %s', (_when, hours, clock, isOpen) => {
    expect(isOpenAt(hours, clock)).toBe(isOpen);
  });

  it.each([
    ['after the holiday', christmas, on('2026-12-25', 9), { day: 'sa', minute: 480, inDays: 1 }],
    ['at the other time', shortEve, on('2026-12-24', 8, 30), { day: 'th', minute: 600, inDays: 0 }],
    ['on the date alone', longEve, on('2026-12-22', 12), { day: 'th', minute: 1200, inDays: 2 }],
  ] as [string, WeekHours, ReturnType<typeof on>, object][])('[STO-040] opens %s', (_when, hours, clock, opening) => {
    expect(nextOpening(hours, clock)).toEqual(opening);
  });

  it('[STO-040] closes at the other time, and at midnight before a holiday', () => {
    expect(closesAt(shortEve, on('2026-12-24', 12))).toBe(840);
    expect(closesAt(around, on('2026-12-24', 12))).toBeUndefined();
    expect(closesAt({ ...around, other: holiday('2026-12-25') }, on('2026-12-24', 12))).toBe(1439);
  });
});

const minute = fc.integer({ min: 0, max: 1439 });
const week = fc
  .array(fc.array(fc.tuple(minute, minute), { maxLength: 2 }), { minLength: 7, maxLength: 7 })
  .map((spans) => Object.fromEntries(days.map((day, index) => [day, spans[index]])) as unknown as WeekHours);
const clock = fc.record({ day: fc.constantFrom(...days), minute });

describe('a store at a minute of its week', () => {
  it.each([
    ['before it opens', shop, at('mo', 7, 59), false],
    ['in its first minute', shop, at('mo', 8), true],
    ['in its last minute', shop, at('mo', 21, 59), true],
    ['at its end', shop, at('mo', 22), false],
    ['on its day off', shop, at('su', 12), false],
    ['between two spans', kitchen, at('we', 15, 30), false],
    ['in the evening of a late span', kitchen, at('we', 23), true],
    ['after midnight in the span of the day before', kitchen, at('th', 2, 59), true],
    ['when the late span ends', kitchen, at('th', 3), false],
    ['after midnight on Monday, when Sunday was late', { ...never, su: [[960, 180]] }, at('mo', 1), true],
    ['after midnight, when the day before was closed', { ...never, mo: [[960, 180]] }, at('mo', 1), false],
    ['in the last minute of a day that it is open all of', around, at('sa', 23, 59), true],
    ['at any time when it has no hours', never, at('mo', 12), false],
  ] as [string, WeekHours, ReturnType<typeof at>, boolean][])(
    '[CARD-34] [CARD-35] [CARD-36] is open or closed %s',
    (_when, hours, clock, isOpen) => {
      expect(isOpenAt(hours, clock)).toBe(isOpen);
    },
  );

  it.each([
    ['the end of its span', shop, at('mo', 9), 1320],
    ['the end of a span past midnight, in the evening', kitchen, at('we', 17), 180],
    ['the end of a span past midnight, after it', kitchen, at('th', 1), 180],
    ['no end while closed', shop, at('su', 9), undefined],
    ['no end when it is open around the clock', around, at('su', 9), undefined],
    ['midnight when the next day is off', { ...around, mo: [] }, at('su', 9), 1439],
    ['the end of the later of two spans that overlap', everyDay([540, 840], [840, 1320]), at('mo', 10), 1320],
    ['the end on the next day of a span that midnight divides', { ...around, tu: [[0, 120]] }, at('mo', 22), 120],
  ] as [string, WeekHours, ReturnType<typeof at>, number | undefined][])(
    '[CARD-36] knows %s',
    (_what, hours, clock, end) => {
      expect(closesAt(hours, clock)).toBe(end);
    },
  );

  it.each([
    ['later today', shop, at('mo', 6), { day: 'mo', minute: 480, inDays: 0 }],
    ['the next day', shop, at('mo', 23), { day: 'tu', minute: 480, inDays: 1 }],
    ['after its day off', shop, at('sa', 22), { day: 'mo', minute: 480, inDays: 2 }],
    ['the second span of today', kitchen, at('we', 15), { day: 'we', minute: 960, inDays: 0 }],
    ['the same day of next week', { ...never, we: [[480, 600]] }, at('we', 12), { day: 'we', minute: 480, inDays: 7 }],
    ['never', never, at('mo', 12), undefined],
  ] as [string, WeekHours, ReturnType<typeof at>, object | undefined][])(
    '[CARD-35] opens again %s',
    (_when, hours, clock, opening) => {
      expect(nextOpening(hours, clock)).toEqual(opening);
    },
  );

  it('[CARD-34] is open at its next opening, unless that span has no length', () => {
    fc.assert(
      fc.property(week, clock, (hours, now) => {
        const opening = nextOpening(hours, now);
        const isEmpty =
          opening && hours[opening.day].every(([from, until]) => from !== opening.minute || from === until);
        return opening === undefined || isEmpty || isOpenAt(hours, opening);
      }),
    );
  });

  it('[CARD-36] closes some time only while it is open', () => {
    fc.assert(fc.property(week, clock, (hours, now) => closesAt(hours, now) === undefined || isOpenAt(hours, now)));
  });
});

describe('the clock on the wall', () => {
  it.each([
    ['Africa/Lagos', '2026-11-20T11:00:00Z', { day: 'fr', minute: 720, date: '2026-11-20' }],
    ['Africa/Nairobi', '2026-11-20T11:00:00Z', { day: 'fr', minute: 840, date: '2026-11-20' }],
    ['Africa/Lagos', '2026-11-20T22:59:59Z', { day: 'fr', minute: 1439, date: '2026-11-20' }],
    ['Africa/Lagos', '2026-11-20T23:00:00Z', { day: 'sa', minute: 0, date: '2026-11-21' }],
    ['Africa/Nairobi', '2026-11-22T21:00:00Z', { day: 'mo', minute: 0, date: '2026-11-23' }],
    ['Africa/Lagos', '2026-11-20T11:00:00Z', { day: 'fr', minute: 720, date: '2026-11-20' }],
  ])('[FOOD-18] of %s at %s shows the time of the place', (timeZone, moment, shown) => {
    expect(wallClock(timeZone, new Date(moment))).toEqual(shown);
  });

  it('[FOOD-18] is the one that was set for a minute, and its own in the next', () => {
    setWallClock('Africa/Nairobi', new Date('2026-11-20T11:00:10Z'), at('mo', 3));
    expect(wallClock('Africa/Nairobi', new Date('2026-11-20T11:00:59Z'))).toEqual(at('mo', 3));
    expect(wallClock('Africa/Nairobi', new Date('2026-11-20T11:01:00Z'))).toEqual({
      day: 'fr',
      minute: 841,
      date: '2026-11-20',
    });
  });
});

describe('the way to free delivery', () => {
  it.each([
    [0, 1000, 0],
    [999, 1000, 99],
    [1000, 1000, 100],
    [5000, 1000, 100],
    [500, 0, 100],
  ])('[CART-30] [CART-31] of a cart of %d towards %d is %d percent', (total, over, percent) => {
    expect(freeDeliveryProgress(total, over)).toBe(percent);
  });
});

it('[LIST-55] the clock of a zone shows its time, and in a demo always the same minute of the day', () => {
  const at = new Date('2026-11-20T21:45:00Z');
  const zone = { time_zone: 'Africa/Lagos', demo_minute: null };
  expect(zoneClock(zone, at)).toEqual({ day: 'fr', minute: 22 * 60 + 45, date: '2026-11-20' });
  expect(zoneClock({ ...zone, demo_minute: 750 }, at)).toEqual({ day: 'fr', minute: 750, date: '2026-11-20' });
});

describe('how long a store stays open', () => {
  it.each([
    ['until the evening', shop, at('fr', 12), 600],
    ['until after midnight', kitchen, at('fr', 23), 240],
    ['until the end of the first of two spans', kitchen, at('fr', 14, 30), 30],
    ['until the end of two spans that touch', everyDay([480, 720], [720, 900]), at('fr', 8), 420],
    ['until the end of two spans that overlap', everyDay([480, 1000], [720, 900]), at('fr', 8), 520],
    ['a whole day', { ...never, fr: [[720, 1439]], sa: [[0, 720]] }, at('fr', 12), 1440],
    ['more than a day', { ...never, fr: [[720, 1439]], sa: [[0, 721]] }, at('fr', 12), undefined],
    ['for ever', around, at('fr', 12), undefined],
    ['not while it is closed', shop, at('fr', 23), undefined],
  ] as [string, WeekHours, ReturnType<typeof at>, number | undefined][])(
    '[CARD-36] [STO-034] %s',
    (_how, hours, clock, minutes) => {
      expect(minutesToClosing(hours, clock)).toBe(minutes);
    },
  );

  it('[CARD-36] [STO-034] is until the first minute at which it is closed, whatever its hours', () => {
    fc.assert(
      fc.property(week, clock, (hours, now) => {
        const minutes = Array.from({ length: 1440 }, (_, index) => index + 1);
        const later = (by: number): ReturnType<typeof at> => {
          const inDays = Math.floor((now.minute + by) / 1440);
          return { day: days[(days.indexOf(now.day) + inDays) % 7] ?? now.day, minute: (now.minute + by) % 1440 };
        };
        const first = isOpenAt(hours, now) ? minutes.find((by) => !isOpenAt(hours, later(by))) : undefined;
        expect(minutesToClosing(hours, now)).toBe(first);
      }),
    );
  });
});

import { dayMilliseconds } from '../values/durations.ts';
import { dateAfter } from './stores.rules.ts';

/** Public holidays that stores are reminded of. Days of one country alone carry its code. */
export const holidayNames = [
  'new_year',
  'good_friday',
  'easter_monday',
  'workers_day',
  'christmas',
  'boxing_day',
  'eid_al_fitr',
  'eid_al_adha',
  'mawlid',
  'ng_democracy_day',
  'ng_independence_day',
  'ke_madaraka_day',
  'ke_mazingira_day',
  'ke_mashujaa_day',
  'ke_jamhuri_day',
  'gh_independence_day',
  'gh_republic_day',
  'gh_founders_day',
] as const;
export type HolidayName = (typeof holidayNames)[number];

export interface Holiday {
  /** Such as '2026-12-25'. */
  date: string;
  name: HolidayName;
  /** The same date each year. */
  fixed: boolean;
  /** Calculated by tables; the sight of the moon may move it by a day. */
  byMoon: boolean;
}

type FixedDays = Readonly<Record<string, HolidayName>>;

/** By day of each year. */
const everywhere: FixedDays = { '01-01': 'new_year', '05-01': 'workers_day', '12-25': 'christmas' };

interface Country {
  fixed: FixedDays;
  /** Days after Easter Sunday. */
  easter: Readonly<Record<number, HolidayName>>;
  /** By month and day of the Islamic calendar. */
  moon: Readonly<Record<string, HolidayName>>;
}

const easter = { [-2]: 'good_friday', 1: 'easter_monday' } as const;
const eids = { '10-1': 'eid_al_fitr', '12-10': 'eid_al_adha' } as const;

/** By time zone: each zone has one. */
const countries: Readonly<Record<string, Country>> = {
  'Africa/Lagos': {
    fixed: { ...everywhere, '06-12': 'ng_democracy_day', '10-01': 'ng_independence_day', '12-26': 'boxing_day' },
    easter,
    moon: { ...eids, '3-12': 'mawlid' },
  },
  'Africa/Nairobi': {
    fixed: {
      ...everywhere,
      '06-01': 'ke_madaraka_day',
      '10-10': 'ke_mazingira_day',
      '10-20': 'ke_mashujaa_day',
      '12-12': 'ke_jamhuri_day',
      '12-26': 'boxing_day',
    },
    easter,
    moon: eids,
  },
  'Africa/Accra': {
    fixed: {
      ...everywhere,
      '03-06': 'gh_independence_day',
      '07-01': 'gh_republic_day',
      '09-21': 'gh_founders_day',
      '12-26': 'boxing_day',
    },
    easter,
    moon: eids,
  },
};

const elsewhere: Country = { fixed: everywhere, easter: {}, moon: {} };

/**
 * Returns the public holidays of a time zone from a date ('2026-11-20') on, the next one first; where the country is not
 * known, only days that most of the world keeps [STO-040].
 */
export function holidaysFrom(timeZone: string, today: string, inDays: number): Holiday[] {
  const { fixed, easter: aroundEaster, moon } = countries[timeZone] ?? elsewhere;
  return Array.from({ length: inDays + 1 }, (_, count) => dateAfter(today, count)).flatMap((date): Holiday[] => {
    const ofYear = fixed[date.slice(5)];
    if (ofYear) return [{ date, name: ofYear, fixed: true, byMoon: false }];
    const ofEaster = aroundEaster[daysAfterEaster(date)];
    if (ofEaster) return [{ date, name: ofEaster, fixed: false, byMoon: false }];
    const ofMoon = moon[islamicDay(date)];
    return ofMoon ? [{ date, name: ofMoon, fixed: false, byMoon: true }] : [];
  });
}

function daysAfterEaster(date: string): number {
  return (Date.parse(date) - easterOf(Number(date.slice(0, 4)))) / dayMilliseconds;
}

/** Easter Sunday of the Western churches, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Month and day of the Islamic calendar, such as '10-1'. */
function islamicDay(date: string): string {
  const parts = islamic.formatToParts(Date.parse(date));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('month')}-${part('day')}`;
}

/** How many days before it a store is reminded of a day that differs from its week. */
export const reminderDays = 14;

export interface Reminder {
  date: string;
  /** A public holiday for which the store has set nothing. */
  holiday?: HolidayName;
  /** What the store has set: no hours is closed. */
  hours?: readonly (readonly [from: number, until: number])[];
}

interface HoursKnown {
  other_days: readonly { date: string; hours: readonly (readonly [from: number, until: number])[] }[];
  time_zone: string;
  today: string;
}

/**
 * Returns what a store is reminded of two weeks ahead: its days with other hours, and public holidays for which it has
 * set nothing; the next day first [STO-040].
 */
export function remindersOf({ other_days: others, time_zone: timeZone, today }: HoursKnown): Reminder[] {
  const last = dateAfter(today, reminderDays);
  const set = others.filter(({ date }) => date <= last).map(({ date, hours }) => ({ date, hours }));
  const undecided = undecidedHolidays({ other_days: others, time_zone: timeZone, today }, reminderDays);
  return [...set, ...undecided.map(({ date, name }) => ({ date, holiday: name }))].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

/** Returns the public holidays of the next days for which a store has set nothing. */
export function undecidedHolidays({ other_days: others, time_zone: timeZone, today }: HoursKnown, inDays: number) {
  return holidaysFrom(timeZone, today, inDays).filter(({ date }) => !others.some((day) => day.date === date));
}

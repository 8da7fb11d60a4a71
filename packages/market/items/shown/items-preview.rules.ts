import { type WallClock, wallClock, type ZoneTime } from '../../stores/stores.rules.ts';
import { dayMilliseconds, minuteMilliseconds } from '../../values/durations.ts';
import { isItemAvailable, type ShownHours } from './items-available.rules.ts';
import { isSoldOut, type ShownStock } from './items-sold-out.rules.ts';

/** So many days before and after now can be looked at: what was set earlier is not stored [STO-041]. */
export const previewDays = { before: 7, ahead: 366 } as const;

const written = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * Returns the moment at which the clock of a time zone shows '2026-11-29T10:00': the first of two where the clock is set
 * back, and where it is set forward over that time, as much later. Undefined for what is no time [STO-041].
 */
export function momentOfClock(text: string, timeZone: string): Date | undefined {
  const parts = written.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = parts;
  const wanted = Date.UTC(year, month - 1, day, hours, minutes);
  // 30 February would be a day of March.
  if (new Date(wanted).toISOString().slice(0, 16) !== text) return undefined;
  const [before = 0, after = 0] = [-dayMilliseconds, dayMilliseconds].map((far) => aheadOf(timeZone, wanted + far));
  const found = [wanted - before, wanted - after]
    .sort((one, other) => one - other)
    .find((moment) => moment + aheadOf(timeZone, moment) === wanted);
  return new Date(found ?? wanted - before);
}

/** Returns what the clock of a zone shows at a moment, as `momentOfClock` reads it. */
export function clockText({ date, minute }: WallClock): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return `${date}T${hours}:${minutes}`;
}

/** How far the clock of a time zone is ahead of UTC at a moment, in milliseconds. */
function aheadOf(timeZone: string, at: number): number {
  const { date = '', minute } = wallClock(timeZone, new Date(at));
  return Date.parse(date) + minute * minuteMilliseconds - Math.floor(at / minuteMilliseconds) * minuteMilliseconds;
}

/** Returns whether a moment can be looked at: not before a week ago, nor later than in a year [STO-041]. */
export function isPreviewMoment(at: Date, now: Date): boolean {
  // The clock of the zone shows no seconds.
  const thisMinute = Math.floor(now.getTime() / minuteMilliseconds) * minuteMilliseconds;
  const daysAhead = (at.getTime() - thisMinute) / dayMilliseconds;
  return daysAhead >= -previewDays.before && daysAhead <= previewDays.ahead;
}

/** Why no shopper can order an item at a moment, or sees it at all. */
export const notOrderedReasons = [
  'hidden',
  'hidden_by_operator',
  'not_offered',
  'sold_out',
  'used_up',
  'never_on_sale',
  'outside_hours',
  'store_closed',
] as const;
export type NotOrderedReason = (typeof notOrderedReasons)[number];

/** What decides about an item that shoppers see, at a moment. */
export interface ShownItem {
  item: ShownStock & ShownHours & { store_open: boolean };
  /** Staff has taken it off sale; otherwise an item that is shown as sold out has no hours at all. */
  isOffSale: boolean;
  zone: ZoneTime;
  at: Date;
}

/** Returns why an item that is shown cannot be ordered at a moment, what its staff can change first; empty where it can [STO-041]. */
export function whyNotOrdered({ item, isOffSale, zone, at }: ShownItem): NotOrderedReason[] {
  const { time_zone: timeZone, demo_minute: demoMinute } = zone;
  const isAvailable = isItemAvailable(item, { timeZone, demoMinute }, at);
  return [
    ...(isOffSale ? (['sold_out'] as const) : []),
    ...(!isOffSale && item.sold_out ? (['never_on_sale'] as const) : []),
    ...(isSoldOut({ ...item, sold_out: false }) ? (['used_up'] as const) : []),
    ...(isAvailable ? [] : (['outside_hours'] as const)),
    ...(item.store_open ? [] : (['store_closed'] as const)),
  ];
}

/** What decides whether shoppers see an item at all. */
export interface ListedByStore {
  /** Neither its store nor an operator has hidden it. */
  active: boolean;
  hiddenReason: string | null;
  /** Its zone is served, with the module of the store. */
  isOffered: boolean;
}

/** Returns why no shopper sees an item; empty for one that they see [STO-041]. */
export function whyNotShown({ active, hiddenReason, isOffered }: ListedByStore): NotOrderedReason[] {
  return [
    ...(hiddenReason === null ? [] : (['hidden_by_operator'] as const)),
    ...(active || hiddenReason !== null ? [] : (['hidden'] as const)),
    ...(isOffered ? [] : (['not_offered'] as const)),
  ];
}

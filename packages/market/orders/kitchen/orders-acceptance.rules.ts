import { days, isOpenAt, type Span, type WallClock, type WeekHours } from '../../stores/stores.rules.ts';
import { minuteMilliseconds } from '../../values/durations.ts';
import type { Money } from '../../values/money.ts';
import { proposedMinutes, readyMinutes } from '../orders-board.rules.ts';

/** How long ago a board was read at the latest for a rule to act: then its staff gets the order, or it prints. */
export const boardMinutes = 5;

/** By which rule a store accepts its orders by itself; null is no bound [STO-012]. */
export interface AcceptRule {
  isOn: boolean;
  /** When the rule acts, on each day; none is always. */
  hours: readonly Span[];
  maxPieces: number | null;
  maxValue: Money | null;
  maxInWork: number | null;
  readyMinutes: number;
  /** From so many orders in work on, `busyMinutes` are promised. */
  busyFrom: number | null;
  busyMinutes: number;
  takesPrescriptions: boolean;
  takesAllergyNotes: boolean;
}

/** An order that waits for its store. */
export interface OrderToAccept {
  pieces: number;
  total: Money;
  hasPrescription: boolean;
  /** All that its customer wrote to the store. */
  notes: string;
  scheduleAt: Date | null;
}

/** The store at that moment. */
export interface StoreToAccept {
  clock: WallClock;
  now: Date;
  inWork: number;
  /** When a board of the store was last read, which also prints its tickets; null if never. */
  boardAt: Date | null;
  /** What a busy store adds to every promise. */
  addedMinutes: number;
}

/** Returns whether a board of a store was open lately, so that an order is heard or printed [STO-012]. */
export function isBoardOpen({ boardAt, now }: Pick<StoreToAccept, 'boardAt' | 'now'>): boolean {
  return boardAt !== null && now.getTime() - boardAt.getTime() <= boardMinutes * minuteMilliseconds;
}

/** Returns the minutes that a rule promises for an order; undefined where it leaves the order to a person [STO-012]. */
export function minutesByRule(rule: AcceptRule, order: OrderToAccept, store: StoreToAccept): number | undefined {
  const isAllowed =
    rule.isOn &&
    isBoardOpen(store) &&
    (rule.hours.length === 0 || isOpenAt(weekOf(rule.hours), store.clock)) &&
    order.pieces <= (rule.maxPieces ?? Number.POSITIVE_INFINITY) &&
    order.total <= (rule.maxValue ?? Number.POSITIVE_INFINITY) &&
    store.inWork < (rule.maxInWork ?? Number.POSITIVE_INFINITY) &&
    (rule.takesPrescriptions || !order.hasPrescription) &&
    (rule.takesAllergyNotes || !speaksOfAllergy(order.notes));
  if (!isAllowed) return undefined;
  if (order.scheduleAt !== null) return proposedMinutes(order.scheduleAt, store.now, 0);
  const isBusy = rule.busyFrom !== null && store.inWork >= rule.busyFrom;
  return Math.min(readyMinutes.most, (isBusy ? rule.busyMinutes : rule.readyMinutes) + store.addedMinutes);
}

function weekOf(hours: readonly Span[]): WeekHours {
  return Object.fromEntries(days.map((day) => [day, hours])) as unknown as WeekHours;
}

/** Parts of words for allergies and what they are against, in the languages of the market and those near it. */
const allergyWords = [
  ...['allerg', 'alerg', 'allagy', 'aleji', 'alaji', 'mzio', 'anaphyla', 'epipen', 'intoleran'],
  ...[
    'coeliac',
    'celiac',
    'gluten',
    'lactose',
    'peanut',
    'groundnut',
    'gyada',
    'epa',
    'karanga',
    'shellfish',
    'sesame',
  ],
];

const marks = /\p{Mark}/gu;

/** Returns whether a note may be about an allergy. It rather finds one too many: a person then reads the note [STO-012]. */
export function speaksOfAllergy(note: string): boolean {
  const words =
    note
      .normalize('NFD')
      .replace(marks, '')
      .toLowerCase()
      .match(/\p{Letter}+/gu) ?? [];
  return words.some((word) => allergyWords.some((part) => (part.length > 3 ? word.includes(part) : word === part)));
}

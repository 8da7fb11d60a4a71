import type { OrderStatus } from '../orders.rules.ts';

/** A line as its cook ticks it: number 0 is the line itself, then come its options and its add-ons [STO-015]. */
export interface TickedLine {
  line_number: number;
  choices: readonly unknown[];
  add_ons: readonly unknown[];
  /** The numbers that are ticked, the smallest first. */
  ticked: readonly number[];
}

/** The states in which lines are ticked. */
const tickedStatuses: readonly OrderStatus[] = ['confirmed', 'processing'];

/** Returns whether the lines of an order can be ticked: it is accepted and not ready yet. */
export function mayTick(status: OrderStatus): boolean {
  return tickedStatuses.includes(status);
}

/** Returns how many options and add-ons of a line can be ticked. */
export function partCountOf({ choices, add_ons: addOns }: Pick<TickedLine, 'choices' | 'add_ons'>): number {
  return choices.length + addOns.length;
}

/**
 * Returns what is ticked of a line after a tick, or after one was taken back [STO-015]. A tick of the line ticks all its
 * parts, and the last part ticks the line.
 */
export function afterTick(line: Omit<TickedLine, 'line_number'>, part: number, isTicked: boolean): number[] {
  const count = partCountOf(line);
  if (part === 0) return isTicked ? Array.from({ length: count + 1 }, (_, index) => index) : [];
  const parts = line.ticked.filter((number) => number !== 0 && number !== part);
  if (isTicked) parts.push(part);
  parts.sort((one, other) => one - other);
  return parts.length === count ? [0, ...parts] : parts;
}

/** Returns how many lines are ticked whole, of how many, and whether anything is ticked at all. */
export function ticksOf(lines: readonly Pick<TickedLine, 'ticked'>[]): {
  done: number;
  all: number;
  isStarted: boolean;
  isComplete: boolean;
} {
  const done = lines.filter(({ ticked }) => ticked.includes(0)).length;
  const isStarted = lines.some(({ ticked }) => ticked.length > 0);
  return { done, all: lines.length, isStarted, isComplete: isStarted && done === lines.length };
}

/** Something to make, over all orders in work [STO-016]. */
export interface PieceToMake {
  name: string;
  count: number;
  /** Whether it is an item; otherwise an option or an add-on of one. */
  isItem: boolean;
}

interface LineToMake extends TickedLine {
  name: string;
  quantity: number;
  variation: string | null;
  choices: readonly { name: string; labels: readonly string[] }[];
  add_ons: readonly { name: string; quantity: number }[];
}

/** What goes into a line, with how many of it the line needs. */
export interface LinePart {
  /** By which it is ticked. */
  number: number;
  count: number;
  name: string;
  /** The group of an option; undefined for an add-on. */
  group: string | undefined;
}

/**
 * Returns the options and add-ons of a line, multiplied out, so that no cook has to calculate [STO-009] [STO-016].
 * Options are per unit; the quantity of an add-on is that of the whole line, as it is priced [ITEM-27].
 */
export function partsOf({
  quantity,
  choices,
  add_ons: addOns,
}: Pick<LineToMake, 'quantity' | 'choices' | 'add_ons'>): LinePart[] {
  const parts = [
    ...choices.map(({ name: group, labels }) => ({ count: quantity, name: labels.join(', '), group })),
    ...addOns.map(({ name, quantity: count }) => ({ count, name, group: undefined })),
  ];
  return parts.map((part, index) => ({ number: index + 1, ...part }));
}

/**
 * Returns the same pieces of all lines added up, first items, then what goes into them, without what is ticked [STO-016].
 * Items with other variations are other pieces.
 */
export function piecesToMake(lines: readonly LineToMake[]): PieceToMake[] {
  const items = new Map<string, PieceToMake>();
  const parts = new Map<string, PieceToMake>();
  for (const line of lines) {
    if (line.ticked.includes(0)) continue;
    add(items, {
      name: line.variation ? `${line.name} (${line.variation})` : line.name,
      count: line.quantity,
      isItem: true,
    });
    for (const { number, name, count } of partsOf(line)) {
      if (!line.ticked.includes(number)) add(parts, { name, count, isItem: false });
    }
  }
  return [...items.values(), ...parts.values()];
}

function add(sums: Map<string, PieceToMake>, piece: PieceToMake): void {
  const known = sums.get(piece.name);
  sums.set(piece.name, { ...piece, count: piece.count + (known?.count ?? 0) });
}

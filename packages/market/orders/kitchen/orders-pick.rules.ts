import { minuteMilliseconds } from '../../values/durations.ts';
import type { OrderStatus } from '../orders.rules.ts';
import { mayTick } from './orders-kitchen.rules.ts';

/** How long a slot of scheduled orders is. */
export const slotMinutes = 30;
const slotMilliseconds = slotMinutes * minuteMilliseconds;

/** The slot of orders that are wanted at once. */
export const atOnce = 'now';

/** Returns the slot of an order: the half hour in which it is wanted, as the ISO moment of its start, or `now` [STO-030]. */
export function slotOf(scheduleAt: string | null): string {
  if (scheduleAt === null) return atOnce;
  return new Date(Math.floor(Date.parse(scheduleAt) / slotMilliseconds) * slotMilliseconds).toISOString();
}

interface PickedLine {
  line_number: number;
  name: string;
  quantity: number;
  variation: string | null;
  choices: readonly { name: string; labels: readonly string[] }[];
  add_ons: readonly { name: string; quantity: number }[];
  ticked: readonly number[];
}

export interface PickedOrder {
  id: string;
  code: string;
  order_status: OrderStatus;
  schedule_at: string | null;
  lines: readonly PickedLine[];
}

/** Where a line is found in the store. */
export interface PlaceOfLine {
  order_id: string;
  line_number: number;
  /** Null of an item that is in no category any more. */
  category: { id: number; name: string } | null;
}

/** A line of an order in the list. */
export interface LineToPick {
  orderId: string;
  code: string;
  line: number;
  quantity: number;
  isPicked: boolean;
}

/** The same pieces of all orders: item, variation and choices are alike. */
export interface PieceToPick {
  key: string;
  name: string;
  variation: string | null;
  /** Its options, and how many of each add-on go with all of them. */
  parts: readonly string[];
  count: number;
  lines: readonly LineToPick[];
}

export interface PickSection {
  /** Null for what has no category, which comes last. */
  category: { id: number; name: string } | null;
  pieces: readonly PieceToPick[];
}

/** Returns the orders that are picked: accepted ones that are not ready yet, the earliest slot first [STO-030]. */
export function ordersToPick<Order extends PickedOrder>(orders: readonly Order[]): Order[] {
  const wantedAt = ({ schedule_at: at }: Order) => (at === null ? 0 : Date.parse(at));
  return orders
    .filter(({ order_status: status }) => mayTick(status))
    .toSorted((one, other) => wantedAt(one) - wantedAt(other));
}

/**
 * Returns what is picked for these orders, by category in the order of the places, the same pieces of several orders
 * together [STO-030]. A line that has no place yet is under no category.
 */
export function pickListOf(orders: readonly PickedOrder[], places: readonly PlaceOfLine[]): PickSection[] {
  const placeOf = new Map(places.map((place, index) => [keyOf(place.order_id, place.line_number), { place, index }]));
  const found = orders.flatMap((order, turn) =>
    order.lines.map((line) => ({ turn, order, line, at: placeOf.get(keyOf(order.id, line.line_number)) })),
  );
  const last = places.length;
  const inOrder = found.toSorted((one, other) => (one.at?.index ?? last) - (other.at?.index ?? last));
  const sections = Map.groupBy(inOrder, ({ at }) => at?.place.category?.id ?? 0);
  return [...sections.values()]
    .map((lines) => ({ category: lines[0]?.at?.place.category ?? null, pieces: piecesOf(lines) }))
    .sort((one, other) => Number(one.category === null) - Number(other.category === null));
}

function keyOf(orderId: string, line: number): string {
  return `${orderId} ${line}`;
}

function piecesOf(lines: readonly { turn: number; order: PickedOrder; line: PickedLine }[]): PieceToPick[] {
  const byKind = Map.groupBy(lines, ({ line }) => JSON.stringify([line.name, line.variation, partsIn(line, 1)]));
  return [...byKind].flatMap(([key, same]) => {
    const [first] = same;
    if (!first) return [];
    const { name, variation } = first.line;
    return {
      ...{ key, name, variation, parts: partsIn(first.line, same.length) },
      count: same.reduce((sum, { line }) => sum + line.quantity, 0),
      lines: same
        .toSorted((one, other) => one.turn - other.turn)
        .map(({ order, line }) => ({
          ...{ orderId: order.id, code: order.code, line: line.line_number, quantity: line.quantity },
          isPicked: line.ticked.includes(0),
        })),
    };
  });
}

/** Options are the same for each piece; the quantity of an add-on is that of a whole line. */
function partsIn({ choices, add_ons: addOns }: PickedLine, lineCount: number): string[] {
  return [
    ...choices.map(({ labels }) => labels.join(', ')),
    ...addOns.map(({ name, quantity }) => `${quantity * lineCount}× ${name}`),
  ];
}

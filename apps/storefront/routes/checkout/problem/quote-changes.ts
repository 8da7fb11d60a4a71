import type { OrderQuote } from 'market/orders/orders.contract';

type Line = OrderQuote['lines'][number];
type Priced = Pick<OrderQuote, 'lines' | 'delivery_fee' | 'total'>;

/** A line that is not as it was accepted; null where it is new or gone. */
export interface LineChange {
  name: string;
  before: { quantity: number; total: number } | null;
  after: { quantity: number; total: number } | null;
}

interface QuoteChanges {
  lines: LineChange[];
  /** Before and after; null where it is the same. */
  deliveryFee: [number, number] | null;
  total: [number, number] | null;
}

/** Returns what differs between the price that was accepted and the current one, line by line [CHK-10]. */
export function quoteChanges(accepted: Priced, current: Priced): QuoteChanges {
  const [before, after] = [byKey(accepted.lines), byKey(current.lines)];
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((key): LineChange[] => {
    const [one, other] = [before.get(key), after.get(key)];
    const isSame = one && other && one.quantity === other.quantity && one.total_price === other.total_price;
    return isSame ? [] : [{ name: (other ?? one)?.name ?? '', before: shortOf(one), after: shortOf(other) }];
  });
  return {
    lines,
    deliveryFee: pairOf(accepted.delivery_fee, current.delivery_fee),
    total: pairOf(accepted.total, current.total),
  };
}

/** Two lines of one item with the same choices differ in their add-ons, so each has its place in the key. */
function byKey(lines: readonly Line[]): Map<string, Line> {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const key = `${line.item_id} ${line.variation}`;
      const place = counts.get(key) ?? 0;
      counts.set(key, place + 1);
      return [`${key} ${place}`, line];
    }),
  );
}

function shortOf(line: Line | undefined): LineChange['before'] {
  return line ? { quantity: line.quantity, total: line.total_price } : null;
}

function pairOf(before: number, after: number): [number, number] | null {
  return before === after ? null : [before, after];
}

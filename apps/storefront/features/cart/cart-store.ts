import type { CartLine } from 'market/cart/cart.contract';
import { fromDecimal, type Money, minus, money, plus, sharedCurrency, times, toDecimal } from 'market/values/money';
import { useSyncExternalStore } from 'react';
import { useMarket } from '#features/config/use-market.ts';

interface CartState {
  /** The lines of the last reply; undefined until the first one, when those of the page apply. */
  confirmed: readonly CartLine[] | undefined;
  /** The quantities that lines are to have, by the id of the line; 0 takes the line away. */
  wanted: ReadonlyMap<number, number>;
  /** The visible lines: the confirmed ones with pending changes. */
  lines: readonly CartLine[] | undefined;
  /** Items on their way into the cart. */
  adding: ReadonlySet<number>;
}

const nothingWanted: ReadonlyMap<number, number> = new Map();
const noItems: ReadonlySet<number> = new Set();
let state: CartState = { confirmed: undefined, wanted: nothingWanted, lines: undefined, adding: noItems };
const listeners = new Set<() => void>();

/** The current cart in the browser; only browsers change it. */
export function cartState(): CartState {
  return state;
}

export function changeCartState(change: Partial<Omit<CartState, 'lines'>>): void {
  const next = { ...state, ...change };
  state = { ...next, lines: next.confirmed && asWanted(next.confirmed, next.wanted) };
  for (const listener of listeners) listener();
}

function asWanted(lines: readonly CartLine[], wanted: ReadonlyMap<number, number>): readonly CartLine[] {
  if (wanted.size === 0) return lines;
  return lines.map((line) => counted(line, wanted.get(line.id))).filter(({ quantity }) => quantity > 0);
}

/** Computes as the server does; its reply replaces this result. */
function counted(line: CartLine, quantity = line.quantity): CartLine {
  const discount = times(unitDiscountOf(line), quantity);
  const total = plus(minus(times(fromDecimal(line.price), quantity), discount), fromDecimal(line.add_on_total));
  return { ...line, quantity, discount: toDecimal(discount), total_price: toDecimal(total) };
}

/** A line has the discount of all its units together. */
export function unitDiscountOf({ discount, quantity }: CartLine): Money {
  return money(fromDecimal(discount) / quantity);
}

export function listenToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The lines of the cart, in the first HTML those of the page's loader. */
export function useCartLines(): readonly CartLine[] {
  const { cart } = useMarket();
  return useSyncExternalStore(
    listenToCart,
    () => state.lines ?? cart,
    () => cart,
  );
}

export interface ShownCart {
  lines: readonly CartLine[];
  /** Lines, not units [NAV-10]. */
  count: number;
  /** Items after discounts and add-ons, in decimals of `currency`. */
  total: number;
  /** That of the cart's own zone; null without lines, or where they have none in common. */
  currency: string | null;
  /** The zone of the cart; undefined without lines. */
  zone: CartLine['zone'] | undefined;
  /** Whether all of it can be delivered to the chosen place. */
  isDeliveredHere: boolean;
  /** The one store of the cart's items; empty without lines. */
  storeName: string;
}

export function useCart(): ShownCart {
  const lines = useCartLines();
  return {
    lines,
    count: lines.length,
    total: toDecimal(plus(...lines.map(({ total_price }) => fromDecimal(total_price)))),
    currency: currencyOf(lines),
    zone: lines[0]?.zone,
    isDeliveredHere: lines.every(({ is_delivered_here }) => is_delivered_here),
    storeName: lines[0]?.item.store_name ?? '',
  };
}

/** Returns the currency of the lines; null without lines, or where they have none in common. */
export function currencyOf(lines: readonly CartLine[]): string | null {
  return sharedCurrency(lines.map(({ zone }) => zone.currency));
}

/** Whether an item is on its way into the cart. */
export function useIsAdding(itemId: number): boolean {
  return useSyncExternalStore(
    listenToCart,
    () => state.adding.has(itemId),
    () => false,
  );
}

import { partInPercent } from '../orders/day/orders-day.rules.ts';

/** What the items of a store can be listed by in its report, the most first [STO-092]. */
export const itemFigureSorts = ['pieces', 'turnover', 'views', 'carts', 'off_minutes', 'refunded'] as const;
export type ItemFigureSort = (typeof itemFigureSorts)[number];

/** Days of the report of items, from the first to the last one, at most. */
export const maxItemReportDays = 92;
/** Two items are a pair from so many orders with both on: one order says nothing of the next. */
export const minPairOrders = 2;
/** For so many days it is stored how often an item was opened and put into carts. */
export const itemCountDays = 400;

/** Returns whether days are those of a report of items: in sequence, and not too many [STO-092]. */
export function isItemReportSpan(first: string, last: string): boolean {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return days >= 1 && days <= maxItemReportDays;
}

/**
 * Returns how many openings of an item led to what was counted, in whole percent. Null without an opening, and where more
 * was counted than opened: an item can be put into a cart from a list, so that no share says anything [STO-092].
 */
export function shareOfViews(count: number, views: number): number | null {
  return count > views ? null : partInPercent(count, views);
}

/** In how many orders two items were, together and each. */
interface PairOrders {
  orders: number;
  first_orders: number;
  second_orders: number;
}

/** Returns how many orders with the rarer item of a pair have the other one as well, in whole percent [STO-092]. */
export function pairInPercent({ orders, first_orders: first, second_orders: second }: PairOrders): number | null {
  return partInPercent(orders, Math.min(first, second));
}

/** Programs that read pages: search engines, previews of links, tools. Phones by Cubot have people before them. */
const programs = /(?<!cu)bot\b|crawl|spider|slurp|preview|^whatsapp\/|facebookexternalhit|curl\/|wget\//i;

/** Returns whether an opening of an item counts: not where a program that names itself reads its page [STO-092]. */
export function countsAsOpening(userAgent: string): boolean {
  return !programs.test(userAgent);
}

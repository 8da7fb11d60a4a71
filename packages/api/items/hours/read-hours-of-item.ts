import type { SaleHours, SaleWeek, TimedPrice } from 'market/items/hours/items-hours.rules';
import type { Money } from 'market/values/money';
import { memoize } from '#api/http/cache/memoize.ts';

interface HoursRow {
  available_from: number | null;
  available_until: number | null;
  sale_week: SaleWeek | null;
  category_week: SaleWeek | null;
}

/** Returns when an item is on sale: its daily hours, and the weeks of itself and of its category [STO-058]. */
export function saleHoursOf({ available_from: from, available_until: until, ...row }: HoursRow): SaleHours {
  return { from, until, weeks: [row.sale_week, row.category_week].filter((week) => week !== null) };
}

/** Returns the price that holds at some hours of an item; undefined for one without [STO-058]. */
export function timedPriceOf({
  timed_price: price,
  timed_week: week,
}: {
  timed_price: Money | null;
  timed_week: SaleWeek | null;
}): TimedPrice | undefined {
  return price === null || week === null ? undefined : { price, week };
}

/** The same of a row whose JSON is still text. */
export function timedPriceIn({
  timed_price,
  timed_week,
}: {
  timed_price: Money | null;
  timed_week: string | null;
}): TimedPrice | undefined {
  return timed_price === null ? undefined : timedPriceOf({ timed_price, timed_week: weekIn(timed_week) });
}

/** Returns a week out of the text of its JSON. */
export function weekIn(text: string | null): SaleWeek | null {
  return text === null ? null : storedWeek(text);
}

const storedWeek = memoize((text) => JSON.parse(text) as SaleWeek);

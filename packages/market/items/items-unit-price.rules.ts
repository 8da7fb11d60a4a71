/** What the price of a pack comes to for one kilogram or one litre. */
export interface UnitPrice {
  /** Minor units are not rounded here: the caller formats the amount in its currency. */
  price: number;
  per: 'kg' | 'L';
}

/** How many of each unit make a kilogram or a litre. */
const inOne: Record<string, { per: UnitPrice['per']; count: number }> = {
  g: { per: 'kg', count: 1000 },
  kg: { per: 'kg', count: 1 },
  ml: { per: 'L', count: 1000 },
  cl: { per: 'L', count: 100 },
  l: { per: 'L', count: 1 },
};

/**
 * Returns the price of one kilogram or litre of a pack such as `500 g` or `6 x 75 cl`, so that packs can be compared.
 * Undefined for other units, and for a pack that is one kilogram or litre, whose price says it already.
 */
export function unitPriceOf(pack: string, price: number): UnitPrice | undefined {
  const [, packs = '1', size, unit = ''] =
    /^(?:(\d{1,3}) ?[x×] ?)?(\d{1,5}(?:[.,]\d{1,3})?) ?([a-zA-Z]{1,2})$/.exec(pack.trim()) ?? [];
  const one = inOne[unit.toLowerCase()];
  if (!size || !one) return undefined;
  const share = (Number(packs) * Number(size.replace(',', '.'))) / one.count;
  return share > 0 && share !== 1 ? { price: price / share, per: one.per } : undefined;
}

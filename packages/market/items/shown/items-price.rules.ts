import { bestOffer, type Offers, unitDiscount } from '../../pricing/pricing.rules.ts';
import { fromDecimal, minus, roundingStep, toDecimal } from '../../values/money.ts';

interface Off {
  discount: number;
  discount_type: 'percent' | 'amount';
}

/** What decides the price of an item, as calls return it. Amounts are decimals. */
export interface PricedItem extends Off {
  price: number;
  store_discount: number;
  restaurant_discount: number;
  no_promotion: boolean;
  promotion: (Off & { kind: 'flash_sale' | 'campaign' }) | null;
}

/** What an item and its store offer, as the pricing rules take it [CARD-04] [CARD-05] [CARD-06]. */
export function offersOf(item: PricedItem): Offers {
  const { discount, discount_type: kind, no_promotion: noPromotion } = item;
  return {
    ...offerOf(item),
    storePercent: item.store_discount || item.restaurant_discount,
    item: kind === 'percent' ? { percent: discount } : { amount: fromDecimal(discount) },
    noPromotion,
  };
}

/** What a running flash sale or campaign takes off. */
function offerOf({ promotion }: PricedItem): Pick<Offers, 'flashSale' | 'campaign'> {
  if (!promotion) return {};
  const { kind, discount, discount_type: type } = promotion;
  const off = type === 'percent' ? { percent: discount } : { amount: fromDecimal(discount) };
  return kind === 'flash_sale' ? { flashSale: off } : { campaign: off };
}

export interface ItemPrices {
  /** Decimals of the zone's currency, one unit after the discount. */
  now: number;
  /** Before it; undefined when nothing is taken off. */
  was?: number;
  /** The content of a badge: a percentage, or an amount as a decimal. */
  percentOff?: number;
  amountOff?: number;
}

/** What one unit costs, computed as server and cart do. `base` is the price of a chosen type. */
export function pricesOf(item: PricedItem, digits: number, base: number = item.price): ItemPrices {
  const price = fromDecimal(base);
  const offers = offersOf(item);
  const { amount } = unitDiscount(price, offers, roundingStep(digits));
  const now = toDecimal(minus(price, amount));
  const [, offer] = bestOffer(offers) ?? [];
  if (!offer || amount === 0) return { now };
  const badge = 'percent' in offer ? { percentOff: offer.percent } : { amountOff: toDecimal(amount) };
  return { now, was: base, ...badge };
}

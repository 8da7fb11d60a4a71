import { isOfStore } from '../orders/orders.rules.ts';
import { type Money, minus, money, nothing, plus, roundedTo, share, times } from '../values/money.ts';

/** Why a price is lower; in the order in which one beats the next, for discounts never add up. */
export type DiscountReason = 'flash_sale' | 'campaign' | 'store' | 'item';

export type Discount = { percent: number } | { amount: Money };

/** What an item and its store offer. An absent entry offers nothing. */
export interface Offers {
  flashSale?: Discount | undefined;
  campaign?: Discount | undefined;
  /** Discount on everything in the store, in percent; 0 means none. */
  storePercent: number;
  item?: Discount | undefined;
  /** Prescription medicine and infant formula take no discount at all, a store-wide one neither. */
  noPromotion: boolean;
}

export interface UnitDiscount {
  amount: Money;
  reason: DiscountReason | null;
}

const none: UnitDiscount = { amount: nothing, reason: null };

/** The discount on one unit: the first that applies of flash sale, campaign, store, item; never more than the price [CARD-04] [CARD-05]. */
export function unitDiscount(unitPrice: Money, offers: Offers, roundTo: Money): UnitDiscount {
  const best = bestOffer(offers);
  if (!best) return none;
  const [reason, discount] = best;
  const amount = 'percent' in discount ? share(unitPrice, discount.percent * 100, roundTo) : discount.amount;
  return { amount: money(Math.min(amount, unitPrice)), reason };
}

/** The offer that applies, for the badge of a card as well. */
export function bestOffer(offers: Offers): [DiscountReason, Discount] | undefined {
  if (offers.noPromotion) return undefined;
  const inOrder: [DiscountReason, Discount | undefined][] = [
    ['flash_sale', offers.flashSale],
    ['campaign', offers.campaign],
    ['store', offers.storePercent > 0 ? { percent: offers.storePercent } : undefined],
    ['item', offers.item],
  ];
  return inOrder.find((offer): offer is [DiscountReason, Discount] => offer[1] !== undefined && isAbove0(offer[1]));
}

function isAbove0(discount: Discount): boolean {
  return ('percent' in discount ? discount.percent : discount.amount) > 0;
}

export interface ChosenAddOn {
  price: Money;
  /** Per line, not per unit. */
  quantity: number;
}

export interface LineToPrice {
  /** The item, or its chosen variation. */
  basePrice: Money;
  /** What the chosen options of a dish add. */
  optionPrices: readonly Money[];
  offers: Offers;
  addOns: readonly ChosenAddOn[];
  quantity: number;
}

export interface PricedLine {
  quantity: number;
  /** One unit with its choices, before the discount. */
  unitPrice: Money;
  unitDiscount: Money;
  discountReason: DiscountReason | null;
  addOnTotal: Money;
  /** What the shopper pays for the line, tax and delivery aside. */
  lineTotal: Money;
}

/** Prices a line. Add-ons are never discounted, and count only with a quantity above 0 [ITEM-25] [ITEM-26] [ITEM-27]. */
export function priceLine(line: LineToPrice, roundTo: Money): PricedLine {
  const unitPrice = plus(line.basePrice, ...line.optionPrices);
  const { amount, reason } = unitDiscount(unitPrice, line.offers, roundTo);
  const addOnTotal = plus(...line.addOns.map(({ price, quantity }) => times(price, Math.max(0, quantity))));
  return {
    quantity: line.quantity,
    unitPrice,
    unitDiscount: amount,
    discountReason: reason,
    addOnTotal,
    lineTotal: plus(times(minus(unitPrice, amount), line.quantity), addOnTotal),
  };
}

/** What delivery costs in a zone for a module. Distances are metres. */
export interface DeliveryTariff {
  base: Money;
  perKm: Money;
  minimum: Money;
  maximum: Money;
  includedMetres: number;
}

/** Returns the fee for a distance: base plus the kilometres beyond the included ones, within minimum and maximum. */
export function deliveryFee(tariff: DeliveryTariff, distanceMetres: number, roundTo: Money): Money {
  const beyond = Math.max(0, distanceMetres - tariff.includedMetres);
  const fee = tariff.base + (tariff.perKm * beyond) / 1000;
  return roundedTo(Math.min(tariff.maximum, Math.max(tariff.minimum, fee)), roundTo);
}

export interface PricingTerms {
  orderType: 'delivery' | 'take_away' | 'parcel';
  tariff: DeliveryTariff;
  distanceMetres: number;
  storeDeliversFree: boolean;
  /** Cart total from which delivery is free; null is never [CHK-24]. */
  freeDeliveryOver: Money | null;
  tax: { basisPoints: number; inclusive: boolean };
  serviceCharge: Money;
  tip: Money;
  /** The discount of a coupon on the goods, or on the delivery fee of a parcel, and whether it covers the whole fee. */
  coupon?: { off: Money; givesFreeDelivery: boolean } | undefined;
  /** The discount on the first order of a newcomer, after a coupon. */
  firstOrderOff?: Money | undefined;
  /** The smallest amount that is shown; computed amounts are rounded to it. */
  roundTo: Money;
}

/** Every part of a total; the parts always add up to it. */
export interface Quote {
  itemTotal: Money;
  addOnTotal: Money;
  discountTotal: Money;
  /** Of a coupon; beside the discounts of the goods. */
  couponDiscount: Money;
  /** Of a newcomer's first order; beside the coupon. */
  firstOrderDiscount: Money;
  tax: Money;
  taxInclusive: boolean;
  deliveryFee: Money;
  serviceCharge: Money;
  tip: Money;
  total: Money;
}

export interface CartTotals {
  /** Items with their choices, before discounts. */
  itemTotal: Money;
  addOnTotal: Money;
  discountTotal: Money;
  /** Items and add-ons after discounts: what the cart shows as its total. */
  total: Money;
}

/** What the lines of a cart come to. */
export function cartTotals(
  lines: readonly Pick<PricedLine, 'quantity' | 'unitPrice' | 'unitDiscount' | 'addOnTotal'>[],
): CartTotals {
  const itemTotal = plus(...lines.map((line) => times(line.unitPrice, line.quantity)));
  const addOnTotal = plus(...lines.map((line) => line.addOnTotal));
  const discountTotal = plus(...lines.map((line) => times(line.unitDiscount, line.quantity)));
  return { itemTotal, addOnTotal, discountTotal, total: minus(plus(itemTotal, addOnTotal), discountTotal) };
}

/**
 * Calculates the total of a checkout and of a new order [CHK-10]. The cart shows `cartTotals`; after a change of lines,
 * `changedTotals` (orders-changes.rules.ts) applies. `quote` and `changedTotals` add up by `totalOf`.
 */
export function quote(lines: readonly PricedLine[], terms: PricingTerms): Quote {
  const { itemTotal, addOnTotal, discountTotal, total: goods } = cartTotals(lines);
  const fee = feeFor(goods, terms);
  // A parcel has no goods: the delivery is what is sold.
  const isParcel = !isOfStore(terms.orderType);
  const reducible = isParcel ? fee : goods;
  const couponDiscount = money(Math.min(terms.coupon?.off ?? 0, reducible));
  const firstOrderDiscount = money(Math.min(terms.firstOrderOff ?? 0, minus(reducible, couponDiscount)));
  const off = plus(couponDiscount, firstOrderDiscount);
  const tax = taxOn(isParcel ? goods : minus(goods, off), terms);
  const { serviceCharge, tip } = terms;
  const parts = {
    itemTotal,
    addOnTotal,
    discountTotal,
    couponDiscount,
    firstOrderDiscount,
    tax,
    taxInclusive: terms.tax.inclusive,
    deliveryFee: fee,
    serviceCharge,
    tip,
  };
  return { ...parts, total: totalOf(parts) };
}

/** Returns the sum of a quote: goods, charges, and tax unless prices include it, without what is taken off. */
export function totalOf(parts: Omit<Quote, 'total'>): Money {
  const { itemTotal, addOnTotal, deliveryFee, serviceCharge, tip } = parts;
  const tax = parts.taxInclusive ? nothing : parts.tax;
  const off = plus(parts.discountTotal, parts.couponDiscount, parts.firstOrderDiscount);
  return minus(plus(itemTotal, addOnTotal, tax, deliveryFee, serviceCharge, tip), off);
}

/** Returns what one unit at a price costs at the door: the total that the cart of this unit alone would ask. */
export function totalOfOne(
  price: Money,
  terms: Omit<PricingTerms, 'orderType' | 'tip' | 'coupon' | 'firstOrderOff'>,
): Money {
  const line: PricedLine = {
    quantity: 1,
    unitPrice: price,
    unitDiscount: nothing,
    discountReason: null,
    addOnTotal: nothing,
    lineTotal: price,
  };
  return quote([line], { ...terms, orderType: 'delivery', tip: nothing }).total;
}

/** An inclusive tax is the part of the goods that it already is. */
function taxOn(goods: Money, { tax: { basisPoints, inclusive }, roundTo }: PricingTerms): Money {
  if (!inclusive) return share(goods, basisPoints, roundTo);
  return roundedTo((goods * basisPoints) / (10_000 + basisPoints), roundTo);
}

function feeFor(goods: Money, terms: PricingTerms): Money {
  if (terms.orderType === 'take_away') return nothing;
  const isFree =
    terms.storeDeliversFree ||
    terms.coupon?.givesFreeDelivery === true ||
    (terms.freeDeliveryOver !== null && goods > 0 && goods >= terms.freeDeliveryOver);
  return isFree ? nothing : deliveryFee(terms.tariff, terms.distanceMetres, terms.roundTo);
}

/** Returns the amount missing to the store's minimum order: goods after their discounts count, coupons do not. */
export function missingToMinimum(
  { itemTotal, addOnTotal, discountTotal }: Pick<Quote, 'itemTotal' | 'addOnTotal' | 'discountTotal'>,
  minimum: Money,
): Money {
  return money(Math.max(0, minimum + discountTotal - itemTotal - addOnTotal));
}

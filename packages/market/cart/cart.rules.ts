import type { Refused } from '../calls/refusal-details.ts';
import { isOnSaleAt, type SaleHours } from '../items/hours/items-hours.rules.ts';
import { isOutOfStock, pricesOfChoices, refusalOfChoices, type VariationGroup } from '../items/items.rules.ts';
import { type Offers, type PricedLine, priceLine } from '../pricing/pricing.rules.ts';
import { isOpenAt, type WallClock, type WeekHours } from '../stores/stores.rules.ts';
import { isPausedAt, type Pause } from '../stores/stores-availability.rules.ts';
import { type Money, nothing } from '../values/money.ts';

export interface StockLimits {
  /** Null never runs out. */
  stock: number | null;
  maximumCartQuantity: number | null;
  /** Food is made to order: its module counts no stock. */
  checksStock: boolean;
}

/** Maximum units of one item in a cart if neither stock nor store sets a lower one. */
export const maxUnits = 1000;

/**
 * Returns why a quantity exceeds the stock or the limit of the item; undefined if it fits [CART-21] [CART-22]
 * [CART-27].
 */
export function refusalOfQuantity(
  quantity: number,
  { stock, maximumCartQuantity, checksStock }: StockLimits,
): Refused | undefined {
  if (checksStock && stock !== null && quantity > stock) return { refused: 'out_of_stock' };
  return quantity > (maximumCartQuantity ?? maxUnits) ? { refused: 'over_maximum' } : undefined;
}

/** Whether one more may be taken [CART-25] [CART-26] [ITEM-23] [ITEM-24]. */
export function mayIncrement(quantity: number, limits: StockLimits): boolean {
  return refusalOfQuantity(quantity + 1, limits) === undefined;
}

/** At quantity 1 the minus control deletes the line [CART-13]. */
export function minusRemoves(quantity: number): boolean {
  return quantity <= 1;
}

/** Returns whether an item belongs to another store than the cart: a cart has items of one store [CART-32]. */
export function isOtherStore(cartStoreId: number | null, storeId: number): boolean {
  return cartStoreId !== null && cartStoreId !== storeId;
}

/** Baskets that a shopper may have in one module, with the one in the cart. */
export const maxBaskets = 10;

/** What a basket has of an item in one variant. */
export interface BasketLine {
  fingerprint: string;
  quantity: number;
}

/** Returns two baskets of one store as one: what is in both counts once, as often as in the fuller one. */
export function mergedBasket<Line extends BasketLine>(one: readonly Line[], other: readonly Line[]): Line[] {
  const merged = new Map(one.map((line) => [line.fingerprint, line]));
  for (const line of other) {
    const known = merged.get(line.fingerprint);
    if (!known || known.quantity < line.quantity) merged.set(line.fingerprint, line);
  }
  return [...merged.values()];
}

/** Returns whether a zone serves a place that lies in `zoneIds`. A caller without a place is not refused yet. */
export function isDeliveredTo(zoneIds: readonly number[], zoneId: number): boolean {
  return zoneIds.length === 0 || zoneIds.includes(zoneId);
}

export type AfterConfirm = 'guest_or_login' | 'checkout' | 'home' | 'login';

/** Where the confirm button of the cart leads [CART-04] to [CART-07]. */
export function afterConfirm(cart: { lineCount: number; isSignedIn: boolean; guestCheckout: boolean }): AfterConfirm {
  if (cart.lineCount === 0) return 'home';
  if (cart.isSignedIn) return 'checkout';
  return cart.guestCheckout ? 'guest_or_login' : 'login';
}

export interface CartChoice {
  quantity: number;
  variation: string | null;
  /** Chosen labels by group, in the order of the groups. */
  choices: readonly { name: string; labels: readonly string[] }[];
  addOns: readonly { id: number; quantity: number }[];
}

/** Two lines of one item are the same line when they have the same choices: one text per choice. */
export function fingerprintOf(itemId: number, { variation, choices, addOns }: Omit<CartChoice, 'quantity'>): string {
  const groups = choices
    .filter(({ labels }) => labels.length > 0)
    .map(({ name, labels }) => [name, [...labels].sort()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const extras = countedAddOns(addOns).map(({ id, quantity }) => [id, quantity] as const);
  return JSON.stringify([itemId, variation, groups, extras]);
}

/** Add-ons count only when checked and above 0 [ITEM-27]. */
export function countedAddOns<A extends { id: number; quantity: number }>(addOns: readonly A[]): A[] {
  return addOns.filter(({ quantity }) => quantity > 0).sort((one, other) => one.id - other.id);
}

/** 'Update To Cart' with nothing changed only warns [CART-28]. */
export function isUnchanged(itemId: number, before: CartChoice, after: CartChoice): boolean {
  return before.quantity === after.quantity && fingerprintOf(itemId, before) === fingerprintOf(itemId, after);
}

export interface ItemVariant {
  type: string;
  price: Money;
  stock: number | null;
}

/** An item with its stock and everything that decides whether it can be ordered and at which price. */
export interface Goods extends StockLimits {
  itemId: number;
  isForSale: boolean;
  /** The store has taken it off sale for now. */
  isOffSale: boolean;
  price: Money;
  offers: Offers;
  /** Variants; empty for an item without them. */
  variations: readonly ItemVariant[];
  /** Option groups of a dish. */
  groups: readonly VariationGroup[];
  addOns: readonly { id: number; name: string; price: Money }[];
  hours: SaleHours;
  /** The item may be ordered outside its hours, for later. */
  takesOrdersAhead: boolean;
  isPrescriptionRequired: boolean;
  /** A store may take orders for later while it is closed. */
  store: { id: number; isActive: boolean; takesOrdersAhead: boolean; hours: WeekHours; pause: Pause | null };
}

/** All that the price of an item is made of. */
export type Priced = Pick<Goods, 'price' | 'offers' | 'variations' | 'groups' | 'addOns'>;

/** Units of an item in other lines: of all its variants, and of the variant in question. */
export interface QuantityInCart {
  ofItem: number;
  ofVariant: number;
}

/** Returns the units of an item in some lines, in total and of one variant. */
export function quantityInCart(
  lines: readonly { itemId: number; variation: string | null; quantity: number }[],
  itemId: number,
  variation: string | null,
): QuantityInCart {
  const ofItem = lines.filter((line) => line.itemId === itemId);
  const ofVariant = ofItem.filter((line) => line.variation === variation);
  const sum = (some: typeof ofItem) => some.reduce((total, { quantity }) => total + quantity, 0);
  return { ofItem: sum(ofItem), ofVariant: sum(ofVariant) };
}

const nothingInCart: QuantityInCart = { ofItem: 0, ofVariant: 0 };

/**
 * Returns why an item cannot be ordered in this variant and quantity, given what is in the cart already; undefined if
 * it can.
 */
export function refusalOfChosen(
  goods: Goods | undefined,
  chosen: CartChoice,
  inCart = nothingInCart,
): Refused | undefined {
  if (!goods?.isForSale) return { refused: 'item_not_found' };
  if (goods.isOffSale) return { refused: 'out_of_stock' };
  return (
    refusalOfVariation(goods, chosen) ??
    refusalOfChoices(goods.groups, chosen.choices) ??
    refusalOfAddOns(goods, chosen) ??
    refusalOfQuantityInCart(goods, chosen, inCart)
  );
}

/** Returns how many units stock and limits allow in addition to the cart; the cart shows other faults. */
export function maxThatFits(goods: Goods | undefined, chosen: CartChoice, inCart: QuantityInCart): number {
  const isTooMany = (quantity: number) =>
    goods && refusalOfQuantityInCart(goods, { ...chosen, quantity }, inCart) !== undefined;
  let quantity = Math.min(chosen.quantity, maxUnits - inCart.ofItem);
  while (quantity > 0 && isTooMany(quantity)) quantity--;
  return Math.max(quantity, 0);
}

/** All variants share stock and maximum of their item; each variant also has its own stock. */
function refusalOfQuantityInCart(
  goods: Goods,
  { quantity, variation }: CartChoice,
  inCart: QuantityInCart,
): Refused | undefined {
  if (goods.isOffSale) return { refused: 'out_of_stock' };
  const variant = goods.variations.find(({ type }) => type === variation);
  return (
    refusalOfQuantity(inCart.ofItem + quantity, goods) ??
    (variant &&
      refusalOfQuantity(inCart.ofVariant + quantity, { ...goods, stock: variant.stock, maximumCartQuantity: null }))
  );
}

function refusalOfVariation({ variations, checksStock }: Goods, { variation }: CartChoice): Refused | undefined {
  if (variations.length === 0) return variation === null ? undefined : { refused: 'variation_unknown' };
  if (variation === null) return { refused: 'variation_needed' };
  const variant = variations.find(({ type }) => type === variation);
  if (!variant) return { refused: 'variation_unknown' };
  return isOutOfStock(variant.stock, checksStock) ? { refused: 'variation_out_of_stock' } : undefined;
}

function refusalOfAddOns({ addOns }: Goods, chosen: CartChoice): Refused | undefined {
  const known = new Set(addOns.map(({ id }) => id));
  const ids = chosen.addOns.map(({ id }) => id);
  const isGood = ids.every((id) => known.has(id)) && new Set(ids).size === ids.length;
  return isGood ? undefined : { refused: 'add_on_unknown' };
}

/** A chosen variant is limited by its own stock and by that of the item. */
export function stockOf(
  { stock, variations }: Pick<StockLimits, 'stock'> & { variations: readonly Pick<ItemVariant, 'type' | 'stock'>[] },
  variation: string | null,
): number | null {
  const variants = variations.filter(({ type }) => type === variation).map((variant) => variant.stock);
  const counted = [stock, ...variants].filter((count) => count !== null);
  return counted.length === 0 ? null : Math.min(...counted);
}

/** Returns why goods cannot be had at a moment of their zone: the store or the item is closed [ITEM-37]. */
export function refusalToOrderAt(goods: Goods, clock: WallClock, at: Date): Refused | undefined {
  const { isActive, hours, pause } = goods.store;
  if (!isActive || !isOpenAt(hours, clock)) return { refused: 'store_closed' };
  if (pause && isPausedAt(pause.until, at)) return pause.refusal;
  return isOnSaleAt(goods.hours, clock) ? undefined : { refused: 'item_not_available' };
}

/** The same, for goods that may also wait for the next opening of the store or of their own hours [FOOD-19] [FOOD-20]. */
export function refusalToAddToCart(goods: Goods, clock: WallClock, at: Date): Refused | undefined {
  const { store } = goods;
  const isOpen = isOpenAt(store.hours, clock) || store.takesOrdersAhead;
  if (!store.isActive || !isOpen) return { refused: 'store_closed' };
  if (store.pause && isPausedAt(store.pause.until, at) && !store.takesOrdersAhead) return store.pause.refusal;
  return isOnSaleAt(goods.hours, clock) || goods.takesOrdersAhead ? undefined : { refused: 'item_not_available' };
}

/** What a chosen item costs: the one way, for card, cart, quote and order [ITEM-25] [ITEM-26]. */
export function priceChosen(goods: Priced, chosen: CartChoice, roundTo: Money): PricedLine {
  const variant = goods.variations.find(({ type }) => type === chosen.variation);
  const prices = new Map(goods.addOns.map(({ id, price }) => [id, price]));
  return priceLine(
    {
      basePrice: variant?.price ?? goods.price,
      optionPrices: pricesOfChoices(goods.groups, chosen.choices),
      offers: goods.offers,
      addOns: countedAddOns(chosen.addOns).map(({ id, quantity }) => ({ price: prices.get(id) ?? nothing, quantity })),
      quantity: chosen.quantity,
    },
    roundTo,
  );
}

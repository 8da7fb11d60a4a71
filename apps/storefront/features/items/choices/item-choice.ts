import type { Refused } from 'market/calls/refusal-details';
import type { CartLine } from 'market/cart/cart.contract';
import {
  type CartChoice,
  countedAddOns,
  maxUnits,
  type Priced,
  priceChosen,
  quantityInCart,
  stockOf,
} from 'market/cart/cart.rules';
import type { ListedItem } from 'market/items/items.contract';
import { isOutOfStock, refusalOfGroup, typeOf } from 'market/items/items.rules';
import { offersOf } from 'market/items/shown/items-price.rules';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import type { PricedLine } from 'market/pricing/pricing.rules';
import { fromDecimal, roundingStep } from 'market/values/money';

/** What a shopper has chosen of one item. */
export interface ItemChoice {
  quantity: number;
  /** The chosen options of a dish, by the name of their group. */
  labels: Readonly<Record<string, readonly string[]>>;
  /** One option of each part of a typed item, such as print and size. */
  options: readonly string[];
  /** Quantities by the id of the add-on. */
  addOns: Readonly<Record<number, number>>;
}

/** How the detail opens: with quantity 1 and, of a typed item, the first type that is left [CART-20] [ITEM-21]. */
export function firstChoice(item: ListedItem): ItemChoice {
  const left = item.variations.find(({ stock }) => !isOutOfStock(stock, checksStock(item)));
  const first = item.choice_options.map(({ options }) => options[0] ?? '');
  return { quantity: 1, labels: {}, options: (left && optionsOfType(item, left.type)) ?? first, addOns: {} };
}

/** The choice of a cart line. */
export function choiceOfLine(item: ListedItem, line: CartLine): ItemChoice {
  const [chosen] = line.variation;
  return {
    quantity: line.quantity,
    labels: Object.fromEntries(line.food_variations.map(({ name, values }) => [name, values.label])),
    options: (chosen && optionsOfType(item, chosen.type)) ?? [],
    addOns: Object.fromEntries(line.addons.map(({ id, quantity }) => [id, quantity])),
  };
}

/** Returns the options whose joined names are the type; tries each part, because an option may contain a hyphen. */
function optionsOfType(item: ListedItem, type: string): string[] | undefined {
  const ways = item.choice_options.reduce<string[][]>(
    (combinations, { options }) => combinations.flatMap((way) => options.map((option) => [...way, option])),
    [[]],
  );
  return ways.find((way) => typeOf(way) === type);
}

/** The type that the chosen options name [ITEM-28]; undefined for a dish, and where the store has no such type. */
export function variationOf(item: ListedItem, { options }: Pick<ItemChoice, 'options'>) {
  return item.variations.find(({ type }) => type === typeOf(options));
}

/** Whether a type with one option exchanged is sold out, so that its chip is struck through [ITEM-29]. */
export function isOptionOut(item: ListedItem, options: readonly string[], index: number, option: string): boolean {
  const type = variationOf(item, { options: options.with(index, option) });
  return type === undefined || isOutOfStock(type.stock, checksStock(item));
}

export function checksStock({ module: { module_type: type } }: ListedItem): boolean {
  return isModuleType(type) && traitsOf(type).checksStock;
}

/** The item as the rules of the cart see it, for the same sums as on the server. */
function goodsOf(item: ListedItem): Priced {
  return {
    price: fromDecimal(item.price),
    offers: offersOf(item),
    variations: item.variations.map((kind) => ({ ...kind, price: fromDecimal(kind.price) })),
    groups: item.food_variations.map(({ values, ...group }) => ({
      ...group,
      values: values.map(({ label, optionPrice }) => ({ label, price: fromDecimal(optionPrice) })),
    })),
    addOns: item.add_ons.map((addOn) => ({ ...addOn, price: fromDecimal(addOn.price) })),
  };
}

/** The maximum quantity of a line, and the reason for it. */
export interface Room {
  max: number;
  refused: 'out_of_stock' | 'over_maximum';
}

/** What stock and limit leave for a line next to the others of the cart [CART-21] [CART-22] [ITEM-23] [ITEM-24]. */
export function roomFor(item: ListedItem, type: string | null, others: readonly CartLine[]): Room {
  const { ofItem, ofVariant: ofKind } = quantityInCart(others.map(inCartOf), item.id, type);
  if (item.sold_out) return { max: 0, refused: 'out_of_stock' };
  const kind = item.variations.find((one) => one.type === type);
  const counted = checksStock(item) ? [leftOf(item.stock, ofItem), leftOf(kind?.stock ?? null, ofKind)] : [];
  const left = Math.min(...counted, Number.POSITIVE_INFINITY);
  const limit = (item.maximum_cart_quantity ?? maxUnits) - ofItem;
  return left <= limit ? { max: left, refused: 'out_of_stock' } : { max: limit, refused: 'over_maximum' };
}

/** The room of a line that is in the cart. */
export function roomOfLine(line: CartLine, lines: readonly CartLine[]): Room {
  const others = lines.filter(({ id }) => id !== line.id);
  return roomFor(line.item, typeOfLine(line), others);
}

function leftOf(stock: number | null, inCart: number): number {
  return stock === null ? Number.POSITIVE_INFINITY : stock - inCart;
}

function inCartOf(line: CartLine) {
  return { itemId: line.item_id, variation: typeOfLine(line), quantity: line.quantity };
}

function typeOfLine({ variation: [chosen] }: CartLine): string | null {
  return chosen?.type ?? null;
}

/** The stock of the chosen type, or of an item without types; null if it is unlimited. */
export function stockLeft(item: ListedItem, choice: Pick<ItemChoice, 'options'>): number | null {
  return checksStock(item) ? stockOf(item, variationOf(item, choice)?.type ?? null) : null;
}

/** Whether nothing of the choice is left; a type that the store does not have counts as sold out [ITEM-30] [ITEM-33]. */
export function isChoiceOut(item: ListedItem, choice: ItemChoice): boolean {
  if (item.sold_out) return true;
  if (item.variations.length > 0 && !variationOf(item, choice)) return true;
  return isOutOfStock(stockLeft(item, choice), true);
}

/** Returns the faults of groups by name; empty if the choice can be ordered [FOOD-23] to [FOOD-28]. */
export function faultsOf(item: ListedItem, { labels }: ItemChoice): Record<string, Refused> {
  const faults = goodsOf(item).groups.map(
    (group) => [group.name, refusalOfGroup(group, labels[group.name] ?? [])] as const,
  );
  return Object.fromEntries(faults.filter((entry): entry is [string, Refused] => entry[1] !== undefined));
}

/** The choice as the rules of the cart compare it [CART-28]. */
export function cartChoiceOf(item: ListedItem, choice: ItemChoice): CartChoice {
  const addOns = item.add_ons.map(({ id }) => ({ id, quantity: choice.addOns[id] ?? 0 }));
  return {
    quantity: choice.quantity,
    variation: variationOf(item, choice)?.type ?? null,
    choices: item.food_variations
      .map(({ name }) => ({ name, labels: choice.labels[name] ?? [] }))
      .filter(({ labels }) => labels.length > 0),
    addOns: countedAddOns(addOns),
  };
}

/** The total that the server will say as well [ITEM-25] [ITEM-26] [ITEM-27]. */
export function priceOfChoice(item: ListedItem, choice: ItemChoice, digits: number): PricedLine {
  return priceChosen(goodsOf(item), cartChoiceOf(item, choice), roundingStep(digits));
}

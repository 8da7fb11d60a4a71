import type { Insertable } from 'kysely';
import type { VariationGroup } from 'market/items/items.rules';
import { dayMilliseconds } from 'market/values/durations';
import { type Money, money } from 'market/values/money';
import type { Tables } from '../../tables.ts';
import type { DemoData, DemoDetails, DemoItem } from '../demo-shapes.ts';
import { Dice } from '../dice.ts';
import { type SeedBase, whole } from '../seed-base.ts';
import { type Choice, choicesOf } from './goods-choice.ts';
import { minuteOf, type StorePlan } from './store-plans.ts';

export interface AddOn {
  id: number;
  name: string;
  price: Money;
}

export interface Kind {
  type: string;
  price: Money;
  stock: number;
  /** Sold in past orders; received goods are stock and sold together. */
  sold: number;
}

/** An item of a store: its row, and what an order needs of it. */
export interface Good {
  row: Insertable<Tables['items']> & { rating_sum: number; rating_count: number; order_count: number };
  noPromotion: boolean;
  needsPrescription: boolean;
  stock: number | null;
  sold: number;
  kinds: Kind[];
  groups: VariationGroup[];
  addOns: AddOn[];
  categoryName: string;
  /** What it is taken for. */
  conditions: number[];
  /** How often it is ordered, beside the others of the store. */
  weight: number;
}

export interface Goods {
  goods: Good[];
  addOns: AddOn[];
}

export interface Making {
  data: DemoData;
  base: SeedBase;
  seed: number;
  seedMoment: Date;
}

/** Prices are round: a store's own price is a multiple of the largest of these that the base price is. */
const steps: Record<string, number[]> = { NGN: [500, 100, 50], KES: [100, 50, 10, 5] };
const discountShare = 0.15;
const percents = [5, 10, 10, 15, 20, 25, 30] as const;

/** Creates the items of a store. Add-ons are numbered from `firstAddOnId`. */
export function stockStore(plan: StorePlan, making: Making, firstAddOnId: number): Goods {
  const addOns = new AddOnList(firstAddOnId);
  const choices = choicesOf(plan, making.data, making.seed);
  const goods = choices.map((choice, place) => goodOf(plan, making, choice, plan.firstItemId + place, addOns));
  return { goods, addOns: addOns.all };
}

function goodOf(plan: StorePlan, making: Making, { item, make }: Choice, id: number, addOns: AddOnList): Good {
  const dice = new Dice(making.seed, 'item', id);
  const { currency } = plan.zone;
  const own = (make?.factor ?? 1) * dice.between(1 - item.price_spread, 1 + item.price_spread);
  const price = ownPrice(amountIn(currency, item), own, item, currency);
  const kinds = (item.variations ?? []).map((variation) => ({
    type: variation.type,
    price: ownPrice(amountIn(currency, variation), own, item, currency),
    stock: ownStock(dice, variation.stock),
    sold: 0,
  }));
  const stock = kinds.length > 0 ? kinds.reduce((sum, kind) => sum + kind.stock, 0) : ownStock(dice, item.stock);
  const category = making.base.category(plan.type, item.category);
  const offered = addOns.of(making.data.catalogues[plan.type].add_on_sets?.[item.add_ons ?? ''] ?? [], currency);
  const groups = groupsOf(making.data, plan, item);
  const isRecommended = dice.happens(item.recommended ? 0.25 : 0.03);
  const suffix = make ? `-${make.suffix.toLowerCase().replaceAll(' ', '-')}` : '';
  return {
    noPromotion: item.no_promotion === true,
    needsPrescription: item.is_prescription_required === 1,
    stock,
    sold: 0,
    kinds,
    groups,
    addOns: offered,
    categoryName: category.name,
    conditions: (item.common_conditions ?? []).map(making.base.conditionId),
    weight: 0.15 + 4 * dice.next() ** 3 + (isRecommended ? 1 : 0),
    row: {
      id,
      slug: `${item.id.slice(2)}${suffix}-${plan.slug}`,
      store_id: plan.id,
      module_id: making.base.moduleId(plan.type),
      zone_id: making.base.zoneId(plan.zone.id),
      category_id: category.id,
      brand_id: making.base.brandId(plan.type, item.brand ?? plan.brand),
      store_discount: plan.discountPercent,
      name: make ? `${item.name}, ${make.suffix}` : item.name,
      description: descriptionOf(item, making.data.catalogues[plan.type].details?.[item.details ?? item.category]),
      ...picturesOf(making.data, item),
      price,
      ...ownDiscount(dice, item, price, kinds.length > 0),
      stock,
      stock_received: stock,
      recommended: isRecommended,
      ...factsOf(item),
      food_variations: groups,
      add_on_ids: offered.map((addOn) => addOn.id),
      rating_sum: 0,
      rating_count: 0,
      order_count: 0,
      created_at: new Date(making.seedMoment.getTime() - Math.round(daysListed(dice, plan, item) * dayMilliseconds)),
    },
  };
}

/** Its own words and a sentence of its category, then its facts in lines, as `describedIn` reads them. */
function descriptionOf({ id, description, specification = '' }: DemoItem, details: DemoDetails | undefined): string {
  if (!details) return description;
  const { about, facts } = details;
  const place = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % about.length;
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value === '*' ? specification : value}`);
  return [`${description} ${about[place]}`, '', ...lines].join('\n');
}

/** Fields that are the same in every store. */
function factsOf(item: DemoItem) {
  return {
    unit_type: item.unit,
    maximum_cart_quantity: item.maximum_cart_quantity,
    veg: item.veg === 1,
    is_halal: item.is_halal === 1,
    organic: item.organic === 1,
    is_prescription_required: item.is_prescription_required === 1,
    no_promotion: item.no_promotion === true,
    generic_names: item.generic_name ?? [],
    tags: item.tags,
    nutrition: nutritionOf(item),
    available_from: item.available_time_starts ? minuteOf(item.available_time_starts) : null,
    available_until: item.available_time_ends ? minuteOf(item.available_time_ends) : null,
    schedule_order: item.schedule_order === true,
    choice_options: item.choice_options ?? [],
    ...item.columns,
  };
}

/** What some things look like from behind, from near, and in the making. */
const furtherPictures: Record<string, string[]> = {
  dressA: ['dressAback', 'sleeveA', 'printA', 'sizeA'],
  nuru: ['nuruG'],
};

/** Each with what it shows: a colour that is chosen brings its picture. */
function picturesOf(data: DemoData, item: DemoItem) {
  const further = furtherPictures[item.image] ?? [];
  const colours = coloursOf(data, item);
  const first = colours.length > 0 ? [] : [data.imageOf(item.image)];
  const views = further.length < 2 ? data.viewsOf(item.image) : [];
  const images = [...colours.map(({ picture }) => picture), ...first, ...further.map(data.imageOf), ...views];
  const texts = colours.map(({ name }) => `${item.name}, ${name}`);
  return {
    image: images[0] ?? item.image,
    images,
    image_texts: [...texts, ...images.slice(texts.length).map(() => '')],
  };
}

/** The pictures of the colours in which a thing is sold; one of them may be that of the thing itself. */
function coloursOf({ imageOf, inColour }: DemoData, { image, choice_options: choices = [] }: DemoItem) {
  const names = choices.find(({ title }) => title === 'Colour')?.options ?? [];
  if (!names.some((name) => inColour(image, name))) return [];
  const own = names.find((name) => !inColour(image, name));
  return names.flatMap((name) => {
    const picture = name === own ? imageOf(image) : inColour(image, name);
    return picture ? [{ name, picture }] : [];
  });
}

/** Whole naira or shillings; an item without a price in a city is not sold there. */
function amountIn(currency: string, priced: { price_ngn?: number | null; price_kes?: number | null }): number {
  const amount = amountOrNone(currency, priced);
  if (amount === null) throw new Error('The demo data sell something in a city where it has no price');
  return amount;
}

function amountOrNone(
  currency: string,
  { price_ngn = null, price_kes = null }: { price_ngn?: number | null; price_kes?: number | null },
): number | null {
  return currency === 'KES' ? price_kes : price_ngn;
}

function ownPrice(base: number, factor: number, { price_spread }: DemoItem, currency: string): Money {
  const round = steps[currency] ?? [1];
  const step = round.find((size) => base % size === 0 && size <= base * price_spread) ?? round.at(-1) ?? 1;
  return whole(Math.max(step, Math.round((base * factor) / step) * step));
}

/** An item that the catalogue lists as sold out or scarce is so in half of the stores. */
function ownStock(dice: Dice, base: number): number;
function ownStock(dice: Dice, base: number | null | undefined): number | null;
function ownStock(dice: Dice, base: number | null | undefined): number | null {
  if (base === null || base === undefined) return null;
  const factor = dice.between(0.5, 1.5);
  if (base > 3) return Math.round(base * factor);
  return dice.happens(0.5) ? base : Math.round(40 * factor);
}

/** An amount off would make the smallest kind of a typed item free, so typed items have percents. */
function ownDiscount(dice: Dice, { no_promotion }: DemoItem, price: Money, isTyped: boolean) {
  const isDiscounted = dice.happens(discountShare) && no_promotion !== true;
  const percent = dice.one(percents);
  const isAmount = dice.happens(0.3) && !isTyped;
  const amount = Math.round((price * percent) / 100 / 1000) * 1000;
  if (!isDiscounted) return { discount: money(0), discount_type: 'percent' };
  if (isAmount && amount > 0) return { discount: money(amount), discount_type: 'amount' };
  return { discount: money(percent), discount_type: 'percent' };
}

/** One in twenty came within the last two weeks, and of what the catalogue calls new every other one. */
function daysListed(dice: Dice, { openedDaysAgo }: StorePlan, { is_new }: DemoItem): number {
  const isNew = dice.happens(is_new ? 0.5 : 0.05);
  const fortnight = Math.min(14, openedDaysAgo);
  return isNew ? dice.between(0.2, fortnight) : dice.between(fortnight, openedDaysAgo);
}

function groupsOf(data: DemoData, { type, zone }: StorePlan, { option_groups = [] }: DemoItem): VariationGroup[] {
  return option_groups.map((id) => {
    const group = data.catalogues[type].option_groups?.[id];
    if (!group) throw new Error(`No option group ${id} in demo/catalogue`);
    const { name, type: kind, required, min, max } = group;
    const values = group.values.map((value) => ({ label: value.label, price: whole(amountIn(zone.currency, value)) }));
    return { name, type: kind, min, max, required, values };
  });
}

function nutritionOf({ nutrition }: DemoItem): string[] {
  if (!nutrition) return [];
  const { per, kcal, protein_g, carbohydrate_g, fat_g } = nutrition;
  return [`${kcal} kcal per ${per}`, `Protein ${protein_g} g`, `Carbohydrate ${carbohydrate_g} g`, `Fat ${fat_g} g`];
}

/** The add-ons of a store: one of a name and price, whichever sets name it. */
class AddOnList {
  readonly #known = new Map<string, AddOn>();
  readonly #firstId: number;

  constructor(firstId: number) {
    this.#firstId = firstId;
  }

  get all(): AddOn[] {
    return [...this.#known.values()];
  }

  of(
    set: readonly { name: string; price_ngn?: number | null; price_kes?: number | null }[],
    currency: string,
  ): AddOn[] {
    return set.flatMap((offered) => {
      const amount = amountOrNone(currency, offered);
      return amount === null ? [] : [this.#oneOf(offered.name, whole(amount))];
    });
  }

  #oneOf(name: string, price: Money): AddOn {
    const key = `${name}/${price}`;
    const known = this.#known.get(key) ?? { id: this.#firstId + this.#known.size, name, price };
    this.#known.set(key, known);
    return known;
  }
}

import type { ChangedMenuFields } from 'market/items/items.vendor.contract';
import { fromDecimal, type Money, money } from 'market/values/money';
import { fieldRefusal } from '#api/http/refusal.ts';
import type { GivenItem } from '../import-items.ts';
import type { MenuCategory, MenuItemRow, MenuStore } from './items-menu.data.ts';
import { photosOf, shownDiscount } from './show-menu.ts';

/** What the items of a store share. */
export interface StoreMenu {
  store: MenuStore;
  categories: readonly MenuCategory[];
}

/**
 * Returns an item as an import would give it, with only the columns of the fields that were sent; `current` is the item
 * that they change. Refuses a category that the module of the store does not have.
 */
export function givenItem(
  fields: ChangedMenuFields,
  { store, categories }: StoreMenu,
  { slug, current }: { slug: string; current: MenuItemRow | undefined },
): GivenItem {
  const categoryId = fields.category_id ?? current?.category_id;
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw fieldRefusal('category_id', 'Choose a category from the list.');
  const {
    category_id: _category,
    schedule_order: _schedule,
    name = current?.name ?? '',
    price,
    discount: _discount,
    discount_type: _type,
    available_from: _from,
    available_until: _until,
    variations: _variations,
    food_variations: _groups,
    add_ons: _addOns,
    ...plain
  } = fields;
  return {
    slug,
    store: store.slug,
    category: category.slug,
    name,
    price: price === undefined ? (current?.price ?? money(0)) : fromDecimal(price),
    ...defined(plain),
    // Without a photo of its own an item shows that of its category.
    ...((!current || photosOf(current).length === 0) && { image: category.image }),
    ...discountIn(fields, current),
    ...hoursIn(fields),
    ...choicesIn(fields, current),
  };
}

/** A discount and its kind are written together: the number alone has no meaning. */
function discountIn({ discount, discount_type: type }: ChangedMenuFields, current: MenuItemRow | undefined) {
  if (discount === undefined && type === undefined) return {};
  const kind = type ?? current?.discount_type ?? 'percent';
  const number = discount ?? (current ? shownDiscount(current) : 0);
  return { discount: kind === 'percent' ? (number as Money) : fromDecimal(number), discount_type: kind };
}

function hoursIn({ available_from: from, available_until: until }: ChangedMenuFields) {
  return {
    ...(from !== undefined && { available_from: minuteOf(from) }),
    ...(until !== undefined && { available_until: minuteOf(until) }),
  };
}

/** Returns a time such as 13:30 as minutes after midnight. */
export function minuteOf(time: string | null): number | null {
  if (time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function choicesIn(
  { variations, food_variations: groups, add_ons: addOns }: ChangedMenuFields,
  current: MenuItemRow | undefined,
): Pick<GivenItem, 'variations' | 'food_variations' | 'add_ons'> {
  return {
    ...(variations && { variations: givenVariants(variations, current) }),
    ...(groups && { food_variations: groups.map(givenGroup) }),
    ...(addOns && { add_ons: addOns.map(({ name, price }) => ({ name, price: fromDecimal(price) })) }),
  };
}

/** Of one option the numbers are not asked for. */
function givenGroup({
  name,
  type,
  required,
  min,
  max,
  values,
}: NonNullable<ChangedMenuFields['food_variations']>[number]) {
  const isSingle = type === 'single';
  return {
    name,
    type,
    required: required ? ('on' as const) : ('off' as const),
    min: isSingle ? 1 : min,
    max: isSingle ? 1 : max,
    values: values.map(({ label, price }) => ({ label, price: fromDecimal(price) })),
  };
}

/** A stock that is not sent stays: orders may have taken some meanwhile. */
function givenVariants(
  { choices, variants }: NonNullable<ChangedMenuFields['variations']>,
  current: MenuItemRow | undefined,
): NonNullable<GivenItem['variations']> {
  const stockNow = new Map(current?.variants.map(({ type, stock }) => [type, stock]));
  return {
    choices: choices.map(({ name, options }) => ({ name, title: name, options })),
    variants: variants.map(({ type, price, stock = stockNow.get(type) ?? null }) => ({
      type,
      price: fromDecimal(price),
      stock,
    })),
  };
}

/** A field that is not sent is absent, not undefined: absent columns are not written. */
function defined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}

import { typeOf } from 'market/items/items.rules';
import { timeText } from 'market/stores/stores.rules';
import { type Money, toDecimal } from 'market/values/money';
import type { MenuItemRow } from './items-menu.data.ts';
import { shownDiscount } from './show-menu.ts';

/** The columns of an export of items, in their sequence: an import takes them all. */
const exportedColumns = [
  'slug',
  'name',
  'category',
  'price',
  'description',
  'active',
  'stock',
  'discount',
  'discount_type',
  'unit_type',
  'maximum_cart_quantity',
  'veg',
  'is_halal',
  'organic',
  'is_prescription_required',
  'tags',
  'generic_names',
  'nutrition',
  'allergens',
  'available_from',
  'available_until',
  'variations',
  'food_variations',
  'add_ons',
] as const;

export type ExportedColumn = (typeof exportedColumns)[number];

/** Returns an item as the line of a file that an import would read as the same item [STO-057]. */
export function lineOf(row: MenuItemRow): Record<ExportedColumn, string> {
  const hasVariants = row.variants.length > 0;
  return {
    slug: row.slug,
    name: row.name,
    category: row.category_slug,
    price: amount(row.price),
    description: row.description,
    active: yesOrNo(row.active),
    stock: row.stock === null || hasVariants ? '' : String(row.stock),
    discount: String(shownDiscount(row)),
    discount_type: row.discount_type,
    unit_type: row.unit_type,
    maximum_cart_quantity: row.maximum_cart_quantity === null ? '' : String(row.maximum_cart_quantity),
    veg: yesOrNo(row.veg),
    is_halal: yesOrNo(row.is_halal),
    organic: yesOrNo(row.organic),
    is_prescription_required: yesOrNo(row.is_prescription_required),
    tags: row.tags.join('; '),
    generic_names: row.generic_names.join('; '),
    nutrition: row.nutrition.join('; '),
    allergens: row.allergens.join('; '),
    available_from: row.available_from === null ? '' : timeText(row.available_from),
    available_until: row.available_until === null ? '' : timeText(row.available_until),
    variations: hasVariants ? variationsOf(row) : '',
    food_variations: row.food_variations.map(groupOf).join(' | '),
    add_ons: row.add_ons.map(({ name, price }) => priced(name, price)).join('; '),
  };
}

const marks = /[/:;=|()+]/;

/**
 * Returns the columns in which every item can be written. A name with a mark of the notation, such as a plus, cannot: an
 * empty cell would mean that the item has no options, so that the whole column is left out and an import keeps them.
 */
export function writableColumns(rows: readonly MenuItemRow[]): readonly ExportedColumn[] {
  const named = (names: readonly string[]) => names.some((name) => marks.test(name));
  const without = new Set<ExportedColumn>();
  for (const { choice_options: choices, food_variations: groups, add_ons: addOns } of rows) {
    if (named(choices.flatMap(({ title, options }) => [title, ...options]))) without.add('variations').add('stock');
    if (named(groups.flatMap(({ name, values }) => [name, ...values.map(({ label }) => label)]))) {
      without.add('food_variations');
    }
    if (named(addOns.map(({ name }) => name))) without.add('add_ons');
  }
  return exportedColumns.filter((column) => !without.has(column));
}

function variationsOf({ choice_options: choices, variants }: MenuItemRow): string {
  const byType = new Map(variants.map((variant) => [variant.type, variant]));
  const sold = combinationsOf(choices.map(({ options }) => options)).flatMap((options) => {
    const variant = byType.get(typeOf(options));
    if (!variant) return [];
    const stock = variant.stock === null ? '' : ` x ${variant.stock}`;
    return `${options.join('/')} = ${amount(variant.price)}${stock}`;
  });
  return `${choices.map(({ title }) => title).join('/')}: ${sold.join('; ')}`;
}

function combinationsOf(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (all, options) => all.flatMap((chosen) => options.map((option) => [...chosen, option])),
    [[]],
  );
}

function groupOf({ name, type, required, min, max, values }: MenuItemRow['food_variations'][number]): string {
  const range = type === 'single' ? 'one' : `${min}-${max}`;
  const needed = required === 'on' ? ', needed' : '';
  return `${name} (${range}${needed}): ${values.map(({ label, price }) => priced(label, price)).join('; ')}`;
}

function priced(name: string, price: Money): string {
  return price === 0 ? name : `${name} +${amount(price)}`;
}

function amount(value: Money): string {
  return String(toDecimal(value));
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

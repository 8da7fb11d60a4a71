import { type Money, money } from 'market/values/money';
import type { Columns, LineKind } from '#api/http/csv/read-csv-lines.ts';
import {
  amount,
  listOf,
  neededText,
  oneOf,
  optionalSlug,
  orNone,
  slug,
  textOf,
  timeOfDay,
  wholeNumber,
  yesOrNo,
} from '#api/http/csv/read-fields.ts';
import type { GivenItem } from '../import-items.ts';
import { addOns, foodVariations, variations } from './read-choices.ts';

const words = listOf(textOf(100));

const itemColumns: Columns<GivenItem> = {
  slug: {
    about: 'The end of its address. An item with this slug is updated, else a new one is added.',
    read: slug,
    isNeeded: true,
  },
  store: { about: 'The slug of its store.', read: slug, isNeeded: true },
  category: { about: 'The slug of its category in the module of the store.', read: slug, isNeeded: true },
  name: { about: 'Its name.', read: neededText(200), isNeeded: true },
  price: { about: 'In the currency of the zone, such as 1500 or 1500.50.', read: amount, isNeeded: true },
  category_name: {
    about: 'The name of the category, which is added if the module has none with that slug.',
    read: textOf(100),
  },
  category_parent: { about: 'The slug of the main category of an added one.', read: optionalSlug },
  brand: { about: 'The slug of its brand.', read: optionalSlug },
  description: { about: 'A text.', read: textOf(5_000) },
  image: { about: 'The key of its picture; defaults to that of the category.', read: neededText(100) },
  unit_type: { about: 'Its unit, such as kg.', read: textOf(50) },
  discount: { about: 'Percents, or an amount; 0 for none. Needs discount_type.', read: amount },
  discount_type: { about: 'percent or amount.', read: oneOf(['percent', 'amount']) },
  stock: { about: 'Its stock; empty for unlimited.', read: orNone(wholeNumber(0, 10_000_000)) },
  maximum_cart_quantity: { about: 'Maximum in one cart; empty for none.', read: orNone(wholeNumber(1, 10_000)) },
  veg: { about: 'yes or no.', read: yesOrNo },
  is_halal: { about: 'yes or no.', read: yesOrNo },
  organic: { about: 'yes or no.', read: yesOrNo },
  recommended: { about: 'yes or no.', read: yesOrNo },
  is_prescription_required: { about: 'yes or no. Such an item is excluded from promotions.', read: yesOrNo },
  generic_names: { about: 'Words separated by semicolons.', read: words },
  tags: { about: 'Search words separated by semicolons.', read: words },
  nutrition: { about: 'Facts separated by semicolons.', read: words },
  allergens: { about: 'Words separated by semicolons.', read: words },
  available_from: { about: 'Daily start, such as 06:00; empty for all day.', read: orNone(timeOfDay) },
  available_until: { about: 'Daily end.', read: orNone(timeOfDay) },
  variations: {
    about:
      'Variants with their own price and stock, such as `Size/Colour: S/Red = 1500 x 10; M/Red = 1600 x 4`: the choices, ' +
      'then each combination. Without `x` the stock is unlimited. Empty for none.',
    read: variations,
  },
  food_variations: {
    about:
      'The options of a dish, such as `Spice (one, needed): Mild; Hot +200 | Extras (0-2): Egg +300; Plantain`: one, or ' +
      'from a minimum to a maximum; needed means required. Empty for none.',
    read: foodVariations,
  },
  add_ons: {
    about: 'Add-ons, such as `Extra meat +500; Coleslaw +300`. Within a store the same name is the same add-on.',
    read: addOns,
  },
  active: { about: 'yes, or no for a hidden item.', read: yesOrNo },
};

/** How a line of a file becomes an item. */
export const itemLines = {
  columns: itemColumns,
  faultsTogether: (item: Partial<GivenItem>) => [...discountFaults(item), ...choiceFaults(item)],
} satisfies LineKind<GivenItem>;

function discountFaults({
  discount,
  discount_type,
}: Pick<GivenItem, 'discount' | 'discount_type'>): { field: string; reason: string }[] {
  if ((discount === undefined) !== (discount_type === undefined)) {
    return [{ field: 'discount', reason: 'needs the column discount_type, and the other way round' }];
  }
  if (discount === undefined || discount_type !== 'percent') return [];
  const isPercent = discount % 100 === 0 && discount <= 100_00;
  return isPercent ? [] : [{ field: 'discount', reason: 'must be whole percents from 0 to 100' }];
}

function choiceFaults({
  variations,
  food_variations,
  add_ons,
}: Pick<GivenItem, 'variations' | 'food_variations' | 'add_ons'>): { field: string; reason: string }[] {
  const isDish = (food_variations ?? []).length > 0 || (add_ons ?? []).length > 0;
  if (!isDish || (variations?.variants ?? []).length === 0) return [];
  return [{ field: 'variations', reason: 'an item has variations, or options and add-ons of a dish' }];
}

/** Percents are stored as given, amounts as minor units. */
export function withDiscount(item: GivenItem): GivenItem {
  if (item.discount === undefined || item.discount_type !== 'percent') return item;
  return { ...item, discount: money(item.discount / 100) satisfies Money };
}

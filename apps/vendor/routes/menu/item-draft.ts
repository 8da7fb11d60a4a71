import type { ChangedMenuFields, MenuFieldsSent, MenuItem } from 'market/items/items.vendor.contract';
import { combinationsOf } from 'market/items/items-menu.rules';

/** An item as its form holds it: numbers as they are typed. */
export interface ItemDraft {
  name: string;
  category_id: string;
  price: string;
  description: string;
  unit_type: string;
  discount: string;
  discount_type: 'percent' | 'amount';
  stock: string;
  maximum_cart_quantity: string;
  veg: boolean;
  is_halal: boolean;
  organic: boolean;
  /** Null until the store has said it. */
  is_prescription_required: boolean | null;
  schedule_order: boolean;
  generic_names: string;
  tags: string;
  nutrition: string;
  allergens: string;
  available_from: string;
  available_until: string;
  choices: { name: string; options: string }[];
  /** By the name of the combination. */
  variants: Record<string, { isSold: boolean; price: string; stock: string }>;
  groups: {
    name: string;
    type: 'single' | 'multi';
    required: boolean;
    min: string;
    max: string;
    values: { label: string; price: string }[];
  }[];
  add_ons: { name: string; price: string }[];
}

/** Returns the form of a new item. */
export function emptyDraft(): ItemDraft {
  return {
    name: '',
    category_id: '',
    price: '',
    description: '',
    unit_type: '',
    discount: '',
    discount_type: 'percent',
    stock: '',
    maximum_cart_quantity: '',
    veg: false,
    is_halal: false,
    organic: false,
    is_prescription_required: null,
    schedule_order: false,
    generic_names: '',
    tags: '',
    nutrition: '',
    allergens: '',
    available_from: '',
    available_until: '',
    choices: [],
    variants: {},
    groups: [],
    add_ons: [],
  };
}

/** Returns the form of an existing item. */
export function draftOf(item: MenuItem): ItemDraft {
  const { name, description, unit_type, discount_type, veg, is_halal, organic } = item;
  const { is_prescription_required, schedule_order, variations, food_variations, add_ons } = item;
  return {
    name,
    description,
    unit_type,
    discount_type,
    veg,
    is_halal,
    organic,
    is_prescription_required,
    schedule_order,
    category_id: String(item.category_id),
    price: String(item.price),
    discount: item.discount === 0 ? '' : String(item.discount),
    stock: variations.variants.length > 0 ? '' : textOf(item.stock),
    maximum_cart_quantity: textOf(item.maximum_cart_quantity),
    generic_names: item.generic_names.join(', '),
    tags: item.tags.join(', '),
    nutrition: item.nutrition.join(', '),
    allergens: item.allergens.join(', '),
    available_from: item.available_from ?? '',
    available_until: item.available_until ?? '',
    choices: variations.choices.map(({ name: choice, options }) => ({ name: choice, options: options.join(', ') })),
    variants: Object.fromEntries(
      variations.variants.map(({ type, price, stock }) => [
        type,
        { isSold: true, price: String(price), stock: textOf(stock) },
      ]),
    ),
    groups: food_variations.map(({ min, max, values, ...group }) => ({
      ...group,
      min: String(min),
      max: String(max),
      values: values.map(({ label, price }) => ({ label, price: String(price) })),
    })),
    add_ons: add_ons.map((addOn) => ({ name: addOn.name, price: String(addOn.price) })),
  };
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

/** Returns what a form says, as the API takes it. What is not a number stays out, and the API asks for it. */
export function fieldsOf(draft: ItemDraft): MenuFieldsSent {
  const {
    choices,
    groups,
    add_ons,
    variants: _variants,
    category_id,
    price,
    discount,
    is_prescription_required: isOnPrescription,
    ...plain
  } = draft;
  return {
    ...plain,
    ...(isOnPrescription !== null && { is_prescription_required: isOnPrescription }),
    category_id: numberIn(category_id),
    price: numberIn(price),
    discount: discount.trim() === '' ? 0 : numberIn(discount),
    stock: numberOrNone(draft.stock),
    maximum_cart_quantity: numberOrNone(draft.maximum_cart_quantity),
    generic_names: wordsIn(draft.generic_names),
    tags: wordsIn(draft.tags),
    nutrition: wordsIn(draft.nutrition),
    allergens: wordsIn(draft.allergens),
    available_from: draft.available_from || null,
    available_until: draft.available_until || null,
    variations: {
      choices: choices.map(({ name, options }) => ({ name, options: wordsIn(options) })),
      variants: soldVariants(draft),
    },
    food_variations: groups.map(({ min, max, values, ...group }) => ({
      ...group,
      min: numberIn(min),
      max: numberIn(max),
      values: values.map(({ label, price: extra }) => ({ label, price: priceOrNothing(extra) })),
    })),
    add_ons: add_ons.map(({ name, price: extra }) => ({ name, price: priceOrNothing(extra) })),
  };
}

function soldVariants(draft: ItemDraft) {
  return combinationsIn(draft).flatMap((type) => {
    const { isSold, price, stock } = variantIn(draft, type);
    return isSold ? [{ type, price: numberIn(price), stock: numberOrNone(stock) }] : [];
  });
}

/** Returns the combinations that the choices of a form make. */
export function combinationsIn({ choices }: Pick<ItemDraft, 'choices'>): string[] {
  return combinationsOf(choices.map(({ options }) => wordsIn(options)));
}

/** Returns a combination as the form has it; a new one is sold at the price of the item and never runs out. */
export function variantIn({ variants, price }: Pick<ItemDraft, 'variants' | 'price'>, type: string) {
  return variants[type] ?? { isSold: true, price, stock: '' };
}

/**
 * Returns what differs between two forms, as the API takes it. The stock of a variation that was not touched is left out,
 * so that orders meanwhile are not undone.
 */
export function changedFields(before: ItemDraft, after: ItemDraft): ChangedMenuFields {
  const [old, wanted] = [fieldsOf(before), fieldsOf(after)];
  const changed = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof MenuFieldsSent]),
  );
  const fields = Object.fromEntries(changed) as ChangedMenuFields;
  if (!fields.variations) return fields;
  const stocks = new Map(old.variations?.variants.map(({ type, stock }) => [type, stock]));
  const variants = fields.variations.variants.map(({ stock, ...variant }) =>
    stocks.has(variant.type) && stocks.get(variant.type) === stock ? variant : { ...variant, stock },
  );
  return { ...fields, variations: { ...fields.variations, variants } };
}

/** A comma is a decimal point on many keyboards. A text that is not a number becomes null in JSON, which the API refuses. */
function numberIn(text: string): number {
  const plain = text.trim().replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

function numberOrNone(text: string): number | null {
  return text.trim() === '' ? null : numberIn(text);
}

function priceOrNothing(text: string): number {
  return text.trim() === '' ? 0 : numberIn(text);
}

function wordsIn(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

import { minuteMilliseconds } from '../values/durations.ts';

/** How many variants, options and add-ons an item may have [STO-049]. */
export const menuLimits = { choices: 3, options: 20, variants: 60, groups: 15, addOns: 30, photos: 5 } as const;

/** The most items that one file of a store may have [STO-054]. */
export const maxImportedLines = 10_000;

/** The most that an item may cost, in units of the currency: amounts stay exact below it [STO-048]. */
export const maxPrice = 100_000_000;

/** What is wrong with one field of an item; the field is named as the call names it. */
export interface MenuFault {
  field: string;
  text:
    | 'Use at most 2 decimals.'
    | 'Use each name once.'
    | 'This combination of options does not exist.'
    | 'Set the stock of each variation instead.'
    | 'The maximum must be at least the minimum and at most the number of options.'
    | 'Send both times or neither.'
    | 'Send a whole number.'
    | 'Send {maximum} or less.';
  values?: { maximum: number };
}

/** The fields of an item whose values depend on each other; prices are decimals. A field that is not sent is absent. */
export interface MenuFields {
  price?: number | undefined;
  discount?: number | undefined;
  discount_type?: 'percent' | 'amount' | undefined;
  stock?: number | null | undefined;
  available_from?: string | null | undefined;
  available_until?: string | null | undefined;
  variations?:
    | {
        choices: readonly { name: string; options: readonly string[] }[];
        variants: readonly { type: string; price: number }[];
      }
    | undefined;
  food_variations?:
    | readonly {
        name: string;
        type: 'single' | 'multi';
        required: boolean;
        min: number;
        max: number;
        values: readonly { label: string; price: number }[];
      }[]
    | undefined;
  add_ons?: readonly { name: string; price: number }[] | undefined;
}

/** Returns what is wrong with an item, one fault for each field; none for one that can be saved [STO-048] [STO-049]. */
export function faultsOfMenuItem(item: MenuFields): MenuFault[] {
  return [
    ...faultOfPrice('price', item.price),
    ...faultsOfDiscount(item),
    ...faultsOfHours(item),
    ...faultsOfVariations(item),
    ...(item.food_variations ?? []).flatMap((group, index) => faultsOfGroup(group, `food_variations.${index}`)),
    ...faultOfNames(
      'food_variations',
      (item.food_variations ?? []).map(({ name }) => name),
    ),
    ...(item.add_ons ?? []).flatMap(({ price }, index) => faultOfPrice(`add_ons.${index}.price`, price)),
    ...faultOfNames(
      'add_ons',
      (item.add_ons ?? []).map(({ name }) => name),
    ),
  ];
}

function faultOfPrice(field: string, price: number | undefined): MenuFault[] {
  return price === undefined || isInHundredths(price) ? [] : [{ field, text: 'Use at most 2 decimals.' }];
}

/** A decimal such as 1500.07 is not an exact number; its nearest hundredth is. */
function isInHundredths(price: number): boolean {
  return Number(price.toFixed(2)) === price;
}

function faultsOfDiscount({ discount, discount_type: type = 'percent', price }: MenuFields): MenuFault[] {
  if (discount === undefined) return [];
  const maximum = type === 'percent' ? 100 : (price ?? maxPrice);
  if (discount > maximum) return [{ field: 'discount', text: 'Send {maximum} or less.', values: { maximum } }];
  if (type === 'percent' && !Number.isInteger(discount)) return [{ field: 'discount', text: 'Send a whole number.' }];
  return faultOfPrice('discount', discount);
}

function faultsOfHours({ available_from: from, available_until: until }: MenuFields): MenuFault[] {
  const isHalf = (from ?? null) === null ? (until ?? null) !== null : (until ?? null) === null;
  return isHalf ? [{ field: 'available_until', text: 'Send both times or neither.' }] : [];
}

/** Each variant is one of the combinations of the options, and is there once. */
function faultsOfVariations({ variations, stock }: MenuFields): MenuFault[] {
  if (!variations) return [];
  const { choices, variants } = variations;
  const types = combinationsOf(choices.map(({ options }) => options));
  const isCounted = variants.length > 0 && stock !== undefined && stock !== null;
  return [
    ...faultOfNames(
      'variations.choices',
      choices.map(({ name }) => name),
    ),
    ...choices.flatMap(({ options }, index) => faultOfNames(`variations.choices.${index}.options`, options)),
    ...faultOfNames(
      'variations.variants',
      variants.map(({ type }) => type),
    ),
    ...variants.flatMap(({ type, price }, index) => [
      ...(types.includes(type)
        ? []
        : [
            {
              field: `variations.variants.${index}.type`,
              text: 'This combination of options does not exist.' as const,
            },
          ]),
      ...faultOfPrice(`variations.variants.${index}.price`, price),
    ]),
    ...(isCounted ? [{ field: 'stock', text: 'Set the stock of each variation instead.' as const }] : []),
  ];
}

/** Returns the names of all variants that some choices make: one option of each, joined [ITEM-28]. */
export function combinationsOf(choices: readonly (readonly string[])[]): string[] {
  if (choices.length === 0) return [];
  return choices
    .reduce<string[][]>(
      (combinations, options) => combinations.flatMap((way) => options.map((option) => [...way, option])),
      [[]],
    )
    .map((way) => way.join('-'));
}

type Group = NonNullable<MenuFields['food_variations']>[number];

function faultsOfGroup({ type, min, max, values }: Group, field: string): MenuFault[] {
  const isMulti = type === 'multi';
  const isWithin = min <= max && max <= values.length;
  return [
    ...(isMulti && !isWithin
      ? [
          {
            field: `${field}.max`,
            text: 'The maximum must be at least the minimum and at most the number of options.' as const,
          },
        ]
      : []),
    ...faultOfNames(
      `${field}.values`,
      values.map(({ label }) => label),
    ),
    ...values.flatMap(({ price }, index) => faultOfPrice(`${field}.values.${index}.price`, price)),
  ];
}

function faultOfNames(field: string, names: readonly string[]): MenuFault[] {
  const isUnique = new Set(names.map((name) => name.trim().toLowerCase())).size === names.length;
  return isUnique ? [] : [{ field, text: 'Use each name once.' }];
}

/** When a day of business ends, in minutes after midnight: a kitchen that cooks after midnight still cooks the same day. */
const endOfDay = 4 * 60;
const minutesPerDay = 24 * 60;

/** Returns when an item that is sold out until tomorrow is on sale again: at the next 4 o'clock of its zone [STO-060]. */
export function tomorrowAfter(now: Date, minuteOfDay: number): Date {
  const minutes = (endOfDay - minuteOfDay + minutesPerDay) % minutesPerDay || minutesPerDay;
  const wholeMinute = Math.floor(now.getTime() / minuteMilliseconds) * minuteMilliseconds;
  return new Date(wholeMinute + minutes * minuteMilliseconds);
}

export interface SoldOut {
  /** Staff has taken it off sale, for a time or until it is put back. */
  soldOut: boolean;
  /** Null until it is put back. */
  soldOutUntil: Date | null;
}

/** Returns whether an item is off sale at a moment, whatever its stock [STO-060]. */
export function isOffSale({ soldOut, soldOutUntil }: SoldOut, at: Date): boolean {
  return soldOut && (soldOutUntil === null || soldOutUntil > at);
}

export const availabilities = ['on', 'sold_out', 'hidden'] as const;
export type Availability = (typeof availabilities)[number];

/** Returns what customers see of an item at a moment: on sale, sold out, or nothing. */
export function availabilityOf(item: SoldOut & { active: boolean }, at: Date): Availability {
  if (!item.active) return 'hidden';
  return isOffSale(item, at) ? 'sold_out' : 'on';
}

/** Returns the last part of the address of an item: its name in plain letters, shortened; a text for one without any. */
export function slugOfName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  // Digits alone would be read as the id of an item.
  return /[a-z]/.test(plain) ? plain : `item${plain && `-${plain}`}`;
}

import type { GivenTranslation } from 'api/config/import-translations';
import type { GivenItem } from 'api/items/import-items';
import type { GivenStore } from 'api/stores/import-stores';
import { type TranslatedCode, tagOf, translatedCodes } from 'market/config/config.rules';
import { moduleTypes, traitsOf } from 'market/modules/modules.rules';
import { addOns, foodVariations, variations } from './read-choices.ts';
import {
  amount,
  colours,
  degrees,
  listOf,
  neededText,
  oneOf,
  openingHours,
  optionalSlug,
  orNone,
  type Reader,
  slug,
  textOf,
  timeOfDay,
  wholeNumber,
  yesOrNo,
} from './read-fields.ts';

/** A column of a file: its description, and how its fields are read. */
export interface Column {
  about: string;
  read: Reader<unknown>;
  isNeeded?: true;
}

export type Columns<Given> = { [Name in keyof Given]-?: Column };

const words = listOf(textOf(100));

export const itemColumns: Columns<GivenItem> = {
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

const minutes = wholeNumber(1, 1_440);

/** Modules whose stores sell goods. */
const sellingModules = moduleTypes.filter((type) => traitsOf(type).hasCart);

export const storeColumns: Columns<GivenStore> = {
  slug: {
    about: 'The end of its address. A store with this slug is updated, else a new one is added.',
    read: slug,
    isNeeded: true,
  },
  module: {
    about: `${sellingModules.slice(0, -1).join(', ')} or ${sellingModules.at(-1)}.`,
    read: slug,
    isNeeded: true,
  },
  zone: { about: 'The slug of its zone.', read: slug, isNeeded: true },
  name: { about: 'Its name.', read: neededText(200), isNeeded: true },
  address: { about: 'Street and number.', read: neededText(500), isNeeded: true },
  phone: { about: 'A number such as +2348030000000.', read: neededText(30), isNeeded: true },
  lat: { about: 'Its latitude in degrees.', read: degrees(90), isNeeded: true },
  lng: { about: 'Its longitude in degrees.', read: degrees(180), isNeeded: true },
  tagline: { about: 'A line below the name.', read: textOf(200) },
  opening_hours: {
    about: 'Such as mo-fr 08:00-22:00; sa 10:00-14:00; 00:00-24:00 is open all day. Omitted days are closed.',
    read: openingHours,
  },
  delivery_minutes_min: { about: 'Minimum minutes of a delivery.', read: minutes },
  delivery_minutes_max: { about: 'Maximum minutes of a delivery.', read: minutes },
  discount_percent: { about: 'Discount on everything, 0 to 100.', read: wholeNumber(0, 100) },
  free_delivery: { about: 'yes or no.', read: yesOrNo },
  minimum_order: { about: 'An amount; 0 for none.', read: amount },
  take_away: { about: 'yes or no.', read: yesOrNo },
  schedule_order: { about: 'yes or no: orders for later.', read: yesOrNo },
  featured: { about: 'yes or no.', read: yesOrNo },
  colours: { about: 'Its own colour and an accent, such as #135a2b; #ffdd8a.', read: colours },
  active: { about: 'yes, or no for a hidden store.', read: yesOrNo },
};

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

export const translationColumns: Columns<GivenTranslation> = {
  text: {
    about: 'The English text as it is stored. A # stands for a number: `# pieces` matches all of them.',
    read: neededText(1_000),
    isNeeded: true,
  },
  ...(Object.fromEntries(
    translatedCodes.map((code) => [
      code,
      { about: `The ${englishNames.of(tagOf(code))} translation; empty removes it.`, read: textOf(1_000) },
    ]),
  ) as Record<TranslatedCode, Column>),
};

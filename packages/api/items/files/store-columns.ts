import { moduleTypes, traitsOf } from 'market/modules/modules.rules';
import type { Columns } from '#api/http/csv/read-csv-lines.ts';
import {
  amount,
  colours,
  degrees,
  neededText,
  openingHours,
  slug,
  textOf,
  wholeNumber,
  yesOrNo,
} from '#api/http/csv/read-fields.ts';
import type { GivenStore } from '#api/stores/import-stores.ts';

const minutes = wholeNumber(1, 1_440);

/** Modules whose stores sell goods. */
const sellingModules = moduleTypes.filter((type) => traitsOf(type).hasCart);

/** How a line of a file becomes a store. */
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

import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { type Day, days } from 'market/stores/stores.rules';
import { breadcrumbJsonLd, ratingJsonLd } from '#features/config/write-json-ld.ts';
import type { StoreDetails } from './fetch-store-page.server.ts';

const dayNames: Record<Day, string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};

interface Page {
  origin: string;
  path: string;
  currency: string | undefined;
}

/** A store for search engines: kind, address and opening hours. */
export function storeJsonLd(store: StoreDetails, { origin, path, currency }: Page): object[] {
  const { name, address, latitude, longitude, phone, tagline, cover_photo_full_url: cover } = store;
  const url = origin + path;
  return [
    {
      '@type': isModuleType(store.module_type) ? traitsOf(store.module_type).storeSchema : 'Store',
      '@id': `${url}#store`,
      name,
      url,
      ...(tagline && { description: tagline }),
      ...(cover && { image: new URL(cover, origin).href }),
      ...(phone && { telephone: phone }),
      address: { '@type': 'PostalAddress', streetAddress: address },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      ...(currency && { currenciesAccepted: currency }),
      openingHoursSpecification: hoursOf(store),
      ...ratingJsonLd(store),
    },
    breadcrumbJsonLd(origin, [
      { name: 'Home', path: '/' },
      { name, path },
    ]),
  ];
}

/** An end before its start runs past midnight, which schema.org reads in the same way. */
function hoursOf({ opening_hours: hours }: StoreDetails): object[] {
  return days.flatMap((day) =>
    (hours[day] ?? []).map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[day],
      opens,
      closes,
    })),
  );
}

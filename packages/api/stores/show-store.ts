import { takesPrescriptions } from 'market/modules/modules.rules';
import type { Coordinates } from 'market/places/places.rules';
import type { Store } from 'market/stores/stores.contract';
import { nextOpening, type WallClock, type ZoneTime } from 'market/stores/stores.rules';
import { imagePath } from 'market/values/image-path';
import { toDecimal } from 'market/values/money';
import { asOpened, type CatalogContext, clocksAt } from './load-catalog-context.ts';
import { wayFrom } from './price-way.ts';
import { deliveryTime, isStoreOpen, openingOf, pauseOf } from './read-hours.ts';
import type { StoreRow } from './stores.data.ts';

/** Makes rows into stores as the contract has them, all of one moment and seen from one place. */
export function storeReplyBuilder(
  catalog: CatalogContext,
  at: Date,
  from: Coordinates | undefined,
): (row: StoreRow) => Store {
  const clockIn = clocksAt(catalog, at);
  return (stored) => {
    const row = asOpened(stored, catalog);
    const covers = row.cover_images.map(imagePath);
    const way = from && wayFrom(row, catalog, from);
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      tagline: row.tagline,
      address: row.address,
      phone: row.phone,
      latitude: row.lat,
      longitude: row.lng,
      logo_full_url: row.logo === null ? null : imagePath(row.logo),
      monogram: row.monogram,
      colours: row.colours,
      cover_photo: row.cover_images[0] ?? '',
      cover_photo_full_url: covers[0] ?? '',
      cover_images_full_url: covers,
      module_id: row.module_id,
      module_type: catalog.modules.get(row.module_id) ?? '',
      zone_id: row.zone_id,
      total_items: row.item_count,
      avg_rating: averageOf(row.rating_sum, row.rating_count),
      rating_count: row.rating_count,
      // As the order will calculate them.
      distance: way?.metres ?? null,
      delivery_fee: way ? toDecimal(way.fee) : null,
      delivery_time: deliveryTime(row, at, way?.metres),
      free_delivery: row.free_delivery,
      take_away: row.take_away,
      schedule_order: row.schedule_order,
      takes_prescriptions: takesPrescriptions(catalog.modules.get(row.module_id), row.takes_prescriptions),
      minimum_order: toDecimal(row.minimum_order),
      active: row.active,
      ...doorOf(row, { zone: catalog.zones.get(row.zone_id), clock: clockIn(row.zone_id), at }),
      featured: row.featured ? 1 : 0,
      created_at: row.created_at.toISOString(),
      discount: row.discount_percent > 0 ? { discount: row.discount_percent, discount_type: 'percent' } : null,
    };
  };
}

interface StoreMoment {
  zone: ZoneTime | undefined;
  clock: WallClock | undefined;
  at: Date;
}

/** Whether it takes orders, and otherwise why and when it does again. */
function doorOf(row: StoreRow, { zone, clock, at }: StoreMoment): Pick<Store, 'open' | 'opens_at' | 'pause'> {
  const open = isStoreOpen(row, clock, at);
  if (open || !row.active || !zone || !clock) return { open, opens_at: null, pause: null };
  const pause = pauseOf(row, zone, at);
  if (!pause) return { open, opens_at: openingOf(nextOpening(row.opening_hours, clock)), pause };
  const { until, reason, opening } = pause;
  return { open, opens_at: openingOf(opening), pause: { until: until.toISOString(), reason } };
}

/** To two decimals; null without ratings. */
export function averageOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

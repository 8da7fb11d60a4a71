import { type Coordinates, metresBetween, metresByRoad } from 'market/places/places.rules';
import { type DeliveryTariff, deliveryFee } from 'market/pricing/pricing.rules';
import { type Money, nothing } from 'market/values/money';
import type { CatalogContext } from './load-catalog-context.ts';

/** What decides the way from a store. */
export interface StorePlace extends Coordinates {
  zone_id: number;
  module_id: number;
  free_delivery: boolean;
}

export interface Way {
  /** By road. */
  metres: number;
  fee: Money;
  tariff: DeliveryTariff;
}

/** Returns the way from a store to a place and what it costs; undefined where its zone does not deliver. */
export function wayFrom(store: StorePlace, { zones, roundTo }: CatalogContext, to: Coordinates): Way | undefined {
  const zone = zones.get(store.zone_id);
  const tariff = zone?.tariffs.find(({ module_id }) => module_id === store.module_id);
  if (!zone || !tariff) return undefined;
  const metres = metresByRoad(metresBetween(store, to), zone.distance_factor);
  return { metres, tariff, fee: store.free_delivery ? nothing : deliveryFee(tariff, metres, roundTo) };
}

import type { Delivery } from 'market/orders/orders.courier.contract';
import type { ArrivalPlace } from 'market/orders/orders-delivery.rules';

/** Returns a link to a place with its name. */
export function geoLink({ lat, lng }: { lat: number; lng: number }, words: string): string {
  return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(words)})`;
}

/** Returns a link that the phone opens in the maps its owner has chosen; undefined for a door without a place [DEL-23]. */
export function mapsLink({ store, door, address }: Delivery, to: ArrivalPlace): string | undefined {
  const goal = to === 'store' ? store : door;
  if (!goal) return undefined;
  return geoLink(goal, to === 'store' ? store.name : address);
}

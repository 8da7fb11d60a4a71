import { CallRefused } from 'market/calls/client';
import type { ListedItem } from 'market/items/items.contract';
import type { TimeOfZone } from 'market/items/shown/items-available.rules';
import type { Store } from 'market/stores/stores.contract';
import { data, type RouterContextProvider } from 'react-router';
import { itemForCard } from '#features/items/cards/card-of-item.ts';
import type { ItemDetails } from '#features/items/item-calls.ts';
import { everyZone } from '#features/places/every-zone.ts';
import { apiFor } from '../../server/api-client.server.ts';

export interface Product {
  item: ItemDetails;
  /** Null when the store has left meanwhile. */
  store: (Store & { reviews_enabled: boolean }) | null;
  /** Of the same store, the most ordered first. */
  others: ListedItem[];
  /** Of the zone in which it is sold, which need not be the one that is shopped in. */
  currency: string | undefined;
  zone: TimeOfZone | undefined;
  freeDeliveryOver: number | null;
  /** The server's time. */
  shownAt: number;
}

const shownOthers = 10;

/** The data of an item's page. An item that is not sold anywhere is a missing page, or a removed one. */
export async function productOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
): Promise<Product> {
  const client = apiFor(context, request);
  const item = await client.items.details({ params: { id } }).catch(asMissing);
  // The visitor may shop elsewhere; the other items are those of the item's zone and module.
  const own = apiFor(context, request, { moduleId: item.module_id, zoneId: item.zone_id });
  const [store, { items }, zones] = await Promise.all([
    unlessMissing(client.stores.details({ params: { id: item.store_slug } })),
    own.items.list({ query: { store_id: item.store_id, limit: shownOthers + 1 } }),
    everyZone(client),
  ]);
  const zone = zones.find((one) => one.id === item.zone_id);
  return {
    item,
    store: store ?? null,
    others: items
      .filter((other) => other.id !== item.id)
      .slice(0, shownOthers)
      .map(itemForCard),
    currency: zone?.currency,
    zone: zone && { timeZone: zone.time_zone, demoMinute: zone.demo_minute },
    freeDeliveryOver: zone?.free_delivery_over ?? null,
    shownAt: Date.now(),
  };
}

/** An address that cannot be an item's is as good as one of none. */
function asMissing(error: unknown): never {
  if (error instanceof CallRefused && error.status < 500)
    throw data(null, { status: error.status === 410 ? 410 : 404 });
  throw error;
}

async function unlessMissing<Found>(request: Promise<Found>): Promise<Found | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) return undefined;
    throw error;
  }
}

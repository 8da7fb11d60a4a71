import type { SavedAddress } from 'market/addresses/addresses.contract';
import { CallRefused } from 'market/calls/client';
import { everyRow } from 'market/calls/every-row';
import type { Coordinates } from 'market/places/places.rules';
import { preferencesIn } from '#browser/preferences.ts';
import { savedNear } from '#features/addresses/saved-near.ts';
import { type ApiClient, sessionIn } from '../../server/api-client.server.ts';

/** Known data of the customer, which need not be typed. */
export interface OrderingCustomer {
  name: string;
  phone: string;
  email: string;
  addresses: SavedAddress[];
}

/** Where an order begins to go, as the page has it too: the saved address beside the chosen place, or that place. */
export function firstPlace(request: Request, customer: OrderingCustomer | null): Coordinates | undefined {
  const chosen = preferencesIn(request).currentLatLng;
  return savedNear(customer?.addresses, chosen) ?? chosen;
}

/** Null for guests, who are asked for nothing of the kind [ADDR-32]; a session that is over is a guest's. */
export async function fetchOrderingCustomer(api: ApiClient, request: Request): Promise<OrderingCustomer | null> {
  if (!sessionIn(request.headers.get('cookie') ?? '')) return null;
  try {
    const [profile, addresses] = await Promise.all([
      api.account.info({}),
      everyRow('addresses', (query) => api.addresses.list({ query })),
    ]);
    const name = `${profile.f_name} ${profile.l_name}`.trim();
    return { name, phone: profile.phone ?? '', email: profile.email ?? '', addresses };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return null;
  }
}

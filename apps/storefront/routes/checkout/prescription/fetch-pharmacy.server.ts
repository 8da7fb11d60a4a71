import { type CallFault, CallRefused } from 'market/calls/client';
import type { PrescriptionQuote } from 'market/orders/prescriptions/orders-prescription.contract';
import type { Coordinates } from 'market/places/places.rules';
import type { Store } from 'market/stores/stores.contract';
import { preferencesIn } from '#browser/preferences.ts';
import type { ApiClient } from '../../../server/api-client.server.ts';
import { firstPlace, type OrderingCustomer } from '../fetch-ordering-customer.server.ts';

/** A pharmacy that a prescription may go to. */
export interface Pharmacy {
  id: number;
  slug: string;
  name: string;
  address: string;
  monogram: string;
  colours: string[];
  rating: number | null;
  ratingCount: number;
}

export interface PharmacyData {
  /** Null where none was named, or none that reads prescriptions. */
  pharmacy: Pharmacy | null;
  quote: PrescriptionQuote | null;
  refusal: CallFault | null;
  /** Of the place, where one is still to be chosen. */
  nearby: Store[];
}

const nothing: PharmacyData = { pharmacy: null, quote: null, refusal: null, nearby: [] };

/** The number of offered pharmacies. */
const maxNearby = 24;

/** The pharmacy of the address `?store=`, and what the way from it costs. */
export async function fetchPharmacy(
  api: ApiClient,
  request: Request,
  customer: OrderingCustomer | null,
): Promise<PharmacyData> {
  const id = new URL(request.url).searchParams.get('store');
  if (!id) return { ...nothing, nearby: await pharmaciesOf(api, request) };
  try {
    const store = await api.stores.details({ params: { id } });
    if (!store.takes_prescriptions) return nothing;
    const { slug, name, address, monogram, colours, avg_rating: rating, rating_count: ratingCount } = store;
    const pharmacy = { id: store.id, slug, name, address, monogram, colours, rating, ratingCount };
    return { pharmacy, nearby: [], ...(await firstCharges(api, store.id, firstPlace(request, customer))) };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    return nothing;
  }
}

async function pharmaciesOf(api: ApiClient, request: Request): Promise<Store[]> {
  if (preferencesIn(request).zoneIds.length === 0) return [];
  const { stores } = await api.stores.popular({ query: { limit: maxNearby } });
  const reading = stores.filter(({ takes_prescriptions: takesThem }) => takesThem);
  // Open pharmacies come first.
  return reading.toSorted((one, other) => Number(other.open) - Number(one.open));
}

async function firstCharges(api: ApiClient, storeId: number, place: Coordinates | undefined) {
  if (!place) return { quote: null, refusal: null };
  try {
    const body = { store_id: storeId, latitude: place.lat, longitude: place.lng };
    return { quote: await api.orders.quotePrescription({ body }), refusal: null };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    // A new visitor has no guest id yet: the browser gets one, and asks.
    if (error.code === 'guest_id_needed') return { quote: null, refusal: null };
    return { quote: null, refusal: { code: error.code, message: error.message } };
  }
}

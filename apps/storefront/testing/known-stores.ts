import type { Store } from 'market/stores/stores.contract';

const stall: Store = {
  id: 1,
  slug: 'mama-ronke-buka-yaba',
  name: 'Mama Ronke Buka',
  tagline: 'Rice and soups',
  address: '12 Herbert Macaulay Way, Yaba',
  phone: '',
  latitude: 6.507,
  longitude: 3.3755,
  logo_full_url: null,
  monogram: 'MR',
  colours: ['#be1146'],
  cover_photo: '',
  cover_photo_full_url: '/images/360/jollof.webp',
  cover_images_full_url: ['/images/360/jollof.webp', '/images/360/dodo.webp'],
  module_id: 1,
  module_type: 'food',
  zone_id: 3,
  total_items: 12,
  avg_rating: 4.6,
  rating_count: 12,
  distance: 1400,
  delivery_time: '25-35 min',
  delivery_fee: 700,
  free_delivery: false,
  take_away: true,
  schedule_order: true,
  takes_prescriptions: false,
  minimum_order: 0,
  active: true,
  open: true,
  opens_at: null,
  pause: null,
  featured: 0,
  created_at: '2026-01-01T00:00:00Z',
  discount: null,
};

/** A plain store as the API returns it, with the given changes. */
export function storeWith(parts: Partial<Store> = {}): Store {
  return { ...stall, ...parts };
}

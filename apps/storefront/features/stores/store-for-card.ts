import type { Store, StoreOfCard } from 'market/stores/stores.contract';

/** Returns a store without what only its own page shows. */
export function storeForCard(whole: Store): StoreOfCard {
  const {
    tagline: _tagline,
    phone: _phone,
    latitude: _latitude,
    longitude: _longitude,
    cover_photo: _cover,
    total_items: _items,
    take_away: _takeAway,
    schedule_order: _ahead,
    takes_prescriptions: _prescriptions,
    minimum_order: _minimum,
    featured: _featured,
    created_at: _createdAt,
    ...store
  } = whole;
  return store;
}

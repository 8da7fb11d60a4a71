import { sql } from 'kysely';
import type { storePictures } from 'market/stores/stores.vendor.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** What a store itself decides of its profile. */
export interface OwnProfile {
  tagline: string;
  phone: string;
  minimum_order: Money;
  delivery_minutes_min: number;
  delivery_minutes_max: number;
  take_away: boolean;
  unfetched_rule: 'keep' | 'store_pays' | 'customer_pays';
  tax_number: string;
  courier_words: string;
  kitchen_ticket_at: 'accepted' | 'started' | 'by_hand';
  bag_ticket_at: 'accepted' | 'ready' | 'by_hand';
}

export interface ProfileRow extends OwnProfile {
  name: string;
  slug: string;
  address: string;
  lat: number;
  lng: number;
  logo: string | null;
  cover_images: string[];
  entrance_image: string | null;
  currency: string;
  country: string;
  version: number;
}

/** Returns the profile of a store; with `isLocked` it is locked against other changes of staff. */
export async function profileOf(
  db: Connection,
  storeId: number,
  { isLocked = false } = {},
): Promise<ProfileRow | undefined> {
  const lock = isLocked ? sql`for no key update of s` : sql``;
  const { rows } = await sql<ProfileRow>`
    select s.name, s.slug, s.tagline, s.address, s.phone, s.lat, s.lng, s.minimum_order, s.delivery_minutes_min,
      s.delivery_minutes_max, s.take_away, s.unfetched_rule, s.tax_number, s.courier_words, s.kitchen_ticket_at, s.bag_ticket_at, s.logo, s.cover_images, s.entrance_image, z.currency, z.country, s.version
    from stores s join zones z on z.id = s.zone_id where s.id = ${storeId} ${lock}`.execute(db);
  return rows[0];
}

export async function writeProfile(db: Transaction, storeId: number, profile: OwnProfile): Promise<void> {
  await sql`
    update stores set tagline = ${profile.tagline}, phone = ${profile.phone}, minimum_order = ${profile.minimum_order},
      delivery_minutes_min = ${profile.delivery_minutes_min}, delivery_minutes_max = ${profile.delivery_minutes_max},
      take_away = ${profile.take_away}, unfetched_rule = ${profile.unfetched_rule}, tax_number = ${profile.tax_number}, courier_words = ${profile.courier_words},
      kitchen_ticket_at = ${profile.kitchen_ticket_at}, bag_ticket_at = ${profile.bag_ticket_at}, version = version + 1
    where id = ${storeId}`.execute(db);
}

/** Sets a picture of a store by its key; null removes it, and a cover is that of the module then. */
export async function writeStorePicture(
  db: Transaction,
  storeId: number,
  { picture, key }: { picture: (typeof storePictures)[number]; key: string | null },
): Promise<void> {
  if (picture === 'logo') {
    await sql`update stores set logo = ${key}, version = version + 1 where id = ${storeId}`.execute(db);
    return;
  }
  if (picture === 'entrance') {
    await sql`update stores set entrance_image = ${key}, version = version + 1 where id = ${storeId}`.execute(db);
    return;
  }
  await sql`
    update stores s set cover_images = array[coalesce(${key}, m.image)], version = s.version + 1
    from modules m where m.id = s.module_id and s.id = ${storeId}`.execute(db);
}

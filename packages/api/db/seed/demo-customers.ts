import { moduleTypes } from 'market/modules/modules.rules';
import { dayMilliseconds, minuteMilliseconds } from 'market/values/durations';
import type { BulkLoad } from './bulk-load.ts';
import type { DemoData, DemoPeople } from './demo-shapes.ts';
import { Dice } from './dice.ts';
import { everyShopper, type PastShopper, type People } from './history/people-of-history.ts';
import type { SeedBase } from './seed-base.ts';
import type { StorePlan } from './stores/store-plans.ts';

/** With this password each person of the file signs in: `soko-demo`, as argon2id. */
const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$SOXQmIyk0ZvJv8qy4EclbQ$xtZuxhBQSdlKDUZS8rXLrSk6fzGScSeNVXiLpWxg8hE';
/** The history covers 150 days, and accounts must be older than their orders. */
const oldestDays = 700;
const youngestDays = 160;

type Person = DemoPeople['customers'][number];

export interface CustomerSeed {
  data: DemoData;
  base: SeedBase;
  people: People;
  plans: readonly StorePlan[];
  seed: number;
  seedMoment: Date;
}

/** Adds everyone who has ordered as customers; those of the file have a password, addresses and favourites. */
export function addCustomers(load: BulkLoad, market: CustomerSeed): void {
  const { data, people, seed, seedMoment } = market;
  for (const shopper of everyShopper(people)) {
    const person = data.people.customers[shopper.id - 1];
    const dice = new Dice(seed, 'customer', shopper.id);
    const since = new Date(seedMoment.getTime() - dice.whole(youngestDays, oldestDays) * dayMilliseconds);
    load.add('customers', {
      id: shopper.id,
      f_name: shopper.f_name,
      l_name: shopper.l_name,
      email: shopper.email,
      phone: shopper.phone,
      is_email_verified: true,
      is_phone_verified: true,
      password_hash: person ? demoPasswordHash : null,
      ref_code: `DEMO${String(shopper.id).padStart(5, '0')}`,
      created_at: since,
    });
    if (person) addAddresses(load, data, shopper, person, since);
  }
  const [first] = data.people.customers;
  if (!first) return;
  addInterests(load, market, first);
  addWishes(load, market, first);
}

function addAddresses(
  load: BulkLoad,
  { places }: DemoData,
  { id, name, phone }: PastShopper,
  person: Person,
  since: Date,
): void {
  for (const { label, place_id, line, landmark, directions } of person.addresses) {
    const place = places.find((known) => known.id === place_id);
    if (!place) throw new Error(`The demo people name the place ${place_id}, which does not exist`);
    const type = label.toLowerCase();
    const isKnown = type === 'home' || type === 'office';
    load.add('addresses', {
      customer_id: id,
      address_type: isKnown ? type : 'other',
      address_label: isKnown ? '' : label,
      address: [line, place.area, place.city].filter((part) => part !== '').join(', '),
      contact_person_name: name,
      contact_person_number: phone,
      landmark,
      directions,
      lat: place.lat,
      lng: place.lng,
      created_at: since,
    });
  }
}

/** The first person of the file has answered before; the others are still asked. */
function addInterests(load: BulkLoad, { data, base, seedMoment }: CustomerSeed, { interests }: Person): void {
  for (const type of moduleTypes) {
    const known = new Set(
      data.catalogues[type].categories.flatMap(({ id, childes = [] }) => [id, ...childes.map((child) => child.id)]),
    );
    const chosen = interests.filter((id) => known.has(id));
    if (chosen.length === 0) continue;
    const answer = { customer_id: 1, module_id: base.moduleId(type) };
    load.add('interests_answered', { ...answer, answered_at: seedMoment });
    for (const id of chosen) load.add('interests', { ...answer, category_id: base.category(type, id).id });
  }
}

/** For each module the first two stores near home, and the first items they sell. */
function addWishes(load: BulkLoad, { data, plans, seedMoment }: CustomerSeed, { addresses: [home] }: Person): void {
  const zones = data.places.find(({ id }) => id === home?.place_id)?.zones ?? [];
  const near = plans.filter(({ zone, itemCount }) => zones.includes(zone.id) && itemCount > 2);
  const stores = moduleTypes.flatMap((type) => near.filter((plan) => plan.type === type).slice(0, 2));
  for (const [place, { id, firstItemId }] of stores.entries()) {
    const at = (minutes: number) =>
      new Date(seedMoment.getTime() - (place + 1) * dayMilliseconds + minutes * minuteMilliseconds);
    load.add('wishes', { customer_id: 1, item_id: null, store_id: id, created_at: at(0) });
    load.add('wishes', { customer_id: 1, item_id: firstItemId, store_id: null, created_at: at(1) });
    load.add('wishes', { customer_id: 1, item_id: firstItemId + 2, store_id: null, created_at: at(2) });
  }
}

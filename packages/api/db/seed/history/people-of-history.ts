import { foldedWords } from 'market/search/search.rules';
import { customerKey } from '../../shopper-keys.ts';
import type { City, DemoData, DemoPlace } from '../demo-shapes.ts';
import { Dice } from '../dice.ts';

export interface PastShopper {
  id: number;
  /** As orders store it, such as 'customer:12'. */
  shopper: string;
  f_name: string;
  l_name: string;
  name: string;
  /** How a review is signed: first name and initial. */
  author: string;
  phone: string;
  email: string;
  city: City;
  /** Has an account and has never ordered. */
  isNew: boolean;
}

export interface PastCourier {
  id: number;
  f_name: string;
  l_name: string;
  phone: string;
  city: City;
  vehicle: string;
  speed_kmh: number;
  /** What people think of the rides, more or less; ratings scatter around it. */
  tendency: number;
  rating_sum: number;
  rating_count: number;
  lat: number;
  lng: number;
}

export interface People {
  shoppers: Record<City, PastShopper[]>;
  couriers: Record<City, PastCourier[]>;
}

const cities: City[] = ['Lagos', 'Nairobi'];
const firstFurtherPhone = { courier: 200_000, shopper: 300_000 };

/** The people of the file first, then further ones with made-up names and unreachable contacts. */
export function createPeople(data: DemoData, seed: number, size: { shoppers: number; couriers: number }): People {
  const shoppers = Array.from({ length: size.shoppers }, (_, place) => shopperAt(data, seed, place));
  const couriers = Array.from({ length: size.couriers }, (_, place) => courierAt(data, seed, place));
  return { shoppers: byCity(shoppers), couriers: byCity(couriers) };
}

function byCity<P extends { city: City }>(people: P[]): Record<City, P[]> {
  const living = (city: City) => people.filter((person) => person.city === city);
  return { Lagos: living('Lagos'), Nairobi: living('Nairobi') };
}

function shopperAt(data: DemoData, seed: number, place: number): PastShopper {
  const id = place + 1;
  const person = data.people.customers[place];
  const { f_name, l_name, city, email, phone } = person ?? furtherShopper(data, new Dice(seed, 'shopper', id), id);
  const initial = foldedWords(l_name)[0]?.[0]?.toUpperCase() ?? '';
  return {
    id,
    shopper: customerKey(id),
    f_name,
    l_name,
    name: `${f_name} ${l_name}`,
    author: `${f_name} ${initial}.`,
    phone,
    email,
    city,
    isNew: person?.is_new ?? false,
  };
}

function furtherShopper(data: DemoData, dice: Dice, id: number) {
  const named = nameIn(data, dice, dice.happens(0.6) ? 'Lagos' : 'Nairobi');
  return { ...named, email: `shopper-${id}@demo.invalid`, phone: phoneIn(named.city, firstFurtherPhone.shopper + id) };
}

function courierAt(data: DemoData, seed: number, place: number): PastCourier {
  const id = place + 1;
  const dice = new Dice(seed, 'delivery man', id);
  const { f_name, l_name, city, vehicle, tendency, phone, speed_kmh } =
    data.people.couriers[place] ?? furtherCourier(data, dice, id);
  const { lat, lng } = dice.one(placesIn(data, city));
  return { id, f_name, l_name, phone, city, vehicle, speed_kmh, tendency, rating_sum: 0, rating_count: 0, lat, lng };
}

/** A courier similar to one of the file. */
function furtherCourier(data: DemoData, dice: Dice, id: number) {
  const named = nameIn(data, dice, dice.happens(0.6) ? 'Lagos' : 'Nairobi');
  const model = dice.one(data.people.couriers.filter(({ city }) => city === named.city));
  return { ...model, ...named, phone: phoneIn(named.city, firstFurtherPhone.courier + id) };
}

function nameIn({ nameParts, people }: DemoData, dice: Dice, city: City) {
  const families = [...people.customers, ...people.couriers].filter((person) => person.city === city);
  return { city, f_name: dice.one(nameParts.given_names[city]), l_name: dice.one(families).l_name };
}

/** No number with a 0 after the country code is assigned. */
function phoneIn(city: City, number: number): string {
  return `${city === 'Lagos' ? '+2340' : '+2540'}${String(number).padStart(9, '0')}`;
}

/** Where people live and ride: named places within a zone of the city. */
function placesIn({ places }: DemoData, city: City): DemoPlace[] {
  return places.filter((place) => place.city === city && place.zones.length > 0);
}

/** All shoppers, in the order of their ids. */
export function everyShopper({ shoppers }: People): PastShopper[] {
  return cities.flatMap((city) => shoppers[city]).sort((one, other) => one.id - other.id);
}

/** All couriers, ordered by id. */
export function everyCourier({ couriers }: People): PastCourier[] {
  return cities.flatMap((city) => couriers[city]).sort((one, other) => one.id - other.id);
}

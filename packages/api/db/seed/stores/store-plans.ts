import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import { type Day, days, type Span, type WeekHours } from 'market/stores/stores.rules';
import type { DemoData, DemoStore, DemoZone } from '../demo-shapes.ts';
import { Dice, distribute } from '../dice.ts';
import { monogramOf, NameRegister } from './store-names.ts';
import { addressLine, firstServingZone, siteNear, sites, zoneOf } from './store-sites.ts';

/** A planned store without its items. */
export interface StorePlan
  extends Pick<
    DemoStore,
    'name' | 'tagline' | 'address' | 'phone' | 'lat' | 'lng' | 'monogram' | 'colours' | 'delivery_time'
  > {
  id: number;
  slug: string;
  type: ModuleType;
  zone: DemoZone;
  brand: string | null;
  coverImages: string[];
  hours: WeekHours;
  discountPercent: number;
  freeDelivery: boolean;
  /** Whole naira or shillings. */
  minimumOrder: number;
  takeAway: boolean;
  scheduleOrder: boolean;
  featured: boolean;
  reviewsEnabled: boolean;
  openedDaysAgo: number;
  /** Ratings of one to five stars, as weights; missing for generated stores. */
  stars: number[] | null;
  /** The names of the base items, if they are chosen by hand. */
  chosenItems: string[] | null;
  itemCount: number;
  firstItemId: number;
}

export interface MarketSize {
  stores: number;
  items: number;
}

/** How common the modules are among further stores, and how many items one has, more or less. */
const further: Partial<Record<ModuleType, { share: number; items: number }>> = {
  food: { share: 45, items: 70 },
  grocery: { share: 22, items: 150 },
  pharmacy: { share: 12, items: 100 },
  ecommerce: { share: 21, items: 130 },
};
const placeWeights: Record<number, number> = { 1: 6, 2: 3 };
/** Phone numbers of generated stores; none with a 0 after the country code is assigned. */
const firstFurtherPhone = 100_000;

/**
 * The stores of the file first, as many as the size has, then generated ones, until the numbers of stores and items are exactly as requested.
 */
export function planStores(data: DemoData, seed: number, size: MarketSize): StorePlan[] {
  const handMade = data.stores.slice(0, size.stores).map((store, place) => handMadePlan(data, store, place + 1));
  const names = new NameRegister(data, handMade);
  const plans = [...handMade];
  while (plans.length < size.stores) plans.push(furtherPlan(data, seed, plans.length + 1, names));
  shareItems(plans, handMade.length, seed, size.items);
  return plans;
}

function handMadePlan(data: DemoData, store: DemoStore, id: number): StorePlan {
  return {
    ...store,
    id,
    slug: store.id,
    type: store.module,
    zone: zoneOf(data, store.zone),
    brand: store.brand ?? null,
    coverImages: store.cover_images.map(data.imageOf),
    ...termsOf(store),
    featured: store.featured === 1,
    reviewsEnabled: store.reviews_enabled,
    openedDaysAgo: store.opened_days_ago,
    stars: store.stars ?? null,
    chosenItems: store.items,
    itemCount: store.items.length,
    firstItemId: 0,
  };
}

/** How a store trades: a further one trades like a hand-made one. */
function termsOf(store: DemoStore) {
  return {
    hours: hoursOf(store),
    discountPercent: store.discount?.discount ?? 0,
    freeDelivery: store.free_delivery,
    minimumOrder: store.minimum_order,
    takeAway: store.take_away,
    scheduleOrder: store.schedule_order,
  };
}

function furtherPlan(data: DemoData, seed: number, id: number, names: NameRegister): StorePlan {
  const dice = new Dice(seed, 'store', id);
  const type = dice.oneByWeight(moduleTypes, (candidate) => further[candidate]?.share ?? 0);
  const place = dice.oneByWeight(sites(data, type), ({ rank }) => placeWeights[rank] ?? 1);
  const zone = zoneOf(data, firstServingZone(data, place, type) ?? '');
  const model = dice.one(data.stores.filter((store) => store.module === type && store.city === place.city));
  const { name, slug } = names.take(dice, type, place);
  const isStreet = place.kind === 'street' || place.kind === 'road';
  return {
    id,
    slug,
    type,
    zone,
    name,
    tagline: '',
    address: isStreet ? `${dice.whole(1, 180)} ${addressLine(place)}` : addressLine(place),
    phone: `${zone.country === 'KE' ? '+2540' : '+2340'}${String(firstFurtherPhone + id).padStart(9, '0')}`,
    ...siteNear(dice, data, place, zone),
    monogram: monogramOf(name),
    colours: dice.one(data.nameParts.colours),
    delivery_time: model.delivery_time,
    brand: null,
    coverImages: [],
    ...termsOf(model),
    featured: dice.happens(0.04),
    reviewsEnabled: dice.happens(0.95),
    openedDaysAgo: dice.whole(6, 1400),
    stars: null,
    chosenItems: null,
    itemCount: 0,
    firstItemId: 0,
  };
}

/** Further stores get what the hand-made ones leave, each by its module and a throw. */
function shareItems(plans: StorePlan[], handMade: number, seed: number, items: number): void {
  const later = plans.slice(handMade);
  const left = items - plans.reduce((sum, { itemCount }) => sum + itemCount, 0);
  const weights = later.map(
    ({ id, type }) => (further[type]?.items ?? 0) * new Dice(seed, 'shelf', id).between(0.6, 1.4),
  );
  const shares = distribute(left, weights);
  let next = 1;
  for (const [place, plan] of plans.entries()) {
    if (place >= handMade) plan.itemCount = shares[place - handMade] ?? 0;
    plan.firstItemId = next;
    next += plan.itemCount;
  }
}

function hoursOf({ opening_hours }: DemoStore): WeekHours {
  const spans = (day: Day): Span[] => opening_hours[day].map(([from, until]) => [minuteOf(from), minuteOf(until)]);
  return Object.fromEntries(days.map((day) => [day, spans(day)])) as Record<Day, Span[]>;
}

/** 'HH:mm' as minutes after midnight. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

import type { OrderStatus } from 'market/orders/orders.rules';
import { metresBetween, metresByRoad } from 'market/places/places.rules';
import { type Quote, quote } from 'market/pricing/pricing.rules';
import { money, nothing } from 'market/values/money';
import type { DemoPlace } from '../demo-shapes.ts';
import { Dice } from '../dice.ts';
import { whole } from '../seed-base.ts';
import type { Good, Making } from '../stores/store-goods.ts';
import type { StorePlan } from '../stores/store-plans.ts';
import { addressLine, doorsOf } from '../stores/store-sites.ts';
import { fillBasket, type PastLine, shownUnit } from './past-baskets.ts';
import { openMoment } from './past-moments.ts';
import { type OrderType, type Outcome, type PastStep, stepsOf } from './past-steps.ts';
import type { PastCourier, PastShopper, People } from './people-of-history.ts';

export interface PastOrder {
  id: string;
  plan: StorePlan;
  shopper: PastShopper;
  outcome: Outcome;
  orderType: OrderType;
  paymentMethod: 'cash_on_delivery' | 'digital_payment';
  lines: PastLine[];
  quote: Quote;
  distanceMetres: number;
  deliveryAddress: object | null;
  courier: PastCourier | null;
  cancelReason: string | null;
  steps: PastStep[];
  trackingHash: string;
}

interface Tools extends Making {
  people: People;
}

/** Ten digits, each number once: a prime that does not divide the span visits all of it. */
const idSpan = 9_000_000_000;
const idStride = 5_333_333_333;

function orderIdAt(seed: number, index: number): string {
  return String(1_000_000_000 + ((seed * 7919 + index * idStride) % idSpan));
}

/** Returns a random shopper of the city; one who never orders is replaced by the next one. */
function shopperOf(dice: Dice, shoppers: readonly PastShopper[]): PastShopper {
  const picked = dice.one(shoppers);
  return picked.isNew ? (shoppers.find(({ id, isNew }) => id > picked.id && !isNew) ?? picked) : picked;
}

/** Returns the order with that number in the history. */
export function makePastOrder(
  plan: StorePlan,
  goods: readonly Good[],
  tools: Tools,
  index: number,
  outcome: Outcome,
): PastOrder {
  const dice = new Dice(tools.seed, 'order', index);
  const moment = openMoment(dice, plan, tools.seedMoment);
  const shopper = shopperOf(dice, tools.people.shoppers[plan.zone.city]);
  const orderType = plan.takeAway && dice.happens(0.12) ? 'take_away' : 'delivery';
  const lines = fillBasket(dice, plan, goods, moment.minuteOfDay);
  const place = dice.one(doorsOf(tools.data, plan.zone));
  const distanceMetres =
    orderType === 'delivery' ? metresByRoad(metresBetween(plan, place), plan.zone.distance_factor) : 0;
  const costs = quote(
    lines.map(({ priced }) => priced),
    termsOf(dice, plan, orderType, distanceMetres),
  );
  const steps = stepsOf(dice, plan, moment.at, outcome, orderType);
  const isRidden = outcome === 'delivered' && orderType === 'delivery';
  return {
    id: orderIdAt(tools.seed, index),
    plan,
    shopper,
    outcome,
    orderType,
    paymentMethod: outcome !== 'failed' && takesCash(plan, costs) ? 'cash_on_delivery' : 'digital_payment',
    lines,
    quote: costs,
    distanceMetres,
    deliveryAddress: orderType === 'delivery' ? addressOf(dice, tools, place) : null,
    courier: isRidden ? dice.one(tools.people.couriers[plan.zone.city]) : null,
    cancelReason: outcome === 'canceled' ? reasonOf(dice, tools, steps) : null,
    steps,
    trackingHash: dice.hex(64),
  };
}

function takesCash({ zone }: StorePlan, { total }: Quote): boolean {
  const cap = zone.cash_on_delivery_cap;
  return zone.cash_on_delivery && (cap === null || total <= whole(cap));
}

function termsOf(dice: Dice, { zone, type, freeDelivery }: StorePlan, orderType: OrderType, distanceMetres: number) {
  const { base, per_km, minimum, maximum, included_km } = zone.delivery[type];
  const tip =
    orderType === 'delivery' && dice.happens(0.15) ? dice.whole(1, 4) * (zone.currency === 'KES' ? 50 : 200) : 0;
  return {
    orderType,
    tariff: {
      base: whole(base),
      perKm: whole(per_km),
      minimum: whole(minimum),
      maximum: whole(maximum),
      includedMetres: Math.round(included_km * 1000),
    },
    distanceMetres,
    storeDeliversFree: freeDelivery,
    freeDeliveryOver: zone.free_delivery_over === null ? null : whole(zone.free_delivery_over),
    tax: { basisPoints: Math.round(zone.tax.rate * 100), inclusive: zone.tax.inclusive },
    serviceCharge: nothing,
    tip: money(tip * 100),
    roundTo: shownUnit,
  };
}

function addressOf(dice: Dice, { data }: Tools, place: DemoPlace): object {
  return {
    address: addressLine(place),
    house: String(dice.whole(1, 120)),
    floor: '',
    road: '',
    landmark: '',
    directions: dice.happens(0.3) ? dice.one(data.people.delivery_instructions) : '',
    lat: place.lat,
    lng: place.lng,
  };
}

/** Reasons of stores for canceling; shoppers have their own list. */
const storeReasons = ['The store ran out of an item', 'The store was too busy', 'The store had to close early'];

function reasonOf(dice: Dice, { data }: Tools, steps: readonly PastStep[]): string {
  const isByShopper = steps.at(-1)?.by === 'shopper';
  return dice.one(isByShopper ? data.people.refunds_and_reasons.cancel_reasons : storeReasons);
}

/** When the order came to that state; null when it never did. */
export function stepTime({ steps }: PastOrder, status: OrderStatus): Date | null {
  return steps.find(({ to }) => to === status)?.at ?? null;
}

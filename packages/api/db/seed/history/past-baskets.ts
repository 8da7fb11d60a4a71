import { isWithinHours, type VariationGroup } from 'market/items/items.rules';
import { type PricedLine, priceLine } from 'market/pricing/pricing.rules';
import { type Money, money, roundingStep } from 'market/values/money';
import type { Dice } from '../dice.ts';
import { whole } from '../seed-base.ts';
import type { AddOn, Good, Kind } from '../stores/store-goods.ts';
import type { StorePlan } from '../stores/store-plans.ts';

export interface PastLine {
  good: Good;
  kind: Kind | null;
  choices: { name: string; labels: string[]; prices: Money[] }[];
  addOns: (AddOn & { quantity: number })[];
  priced: PricedLine;
}

/** The demo shows no decimals, so computed amounts are whole naira or shillings. */
export const shownUnit = roundingStep(0);

/** Returns what a shopper ordered at a minute of the day: one to four items, at least the store's minimum. */
export function fillBasket(dice: Dice, plan: StorePlan, goods: readonly Good[], minuteOfDay: number): PastLine[] {
  const free = goods.filter(({ needsPrescription }) => !needsPrescription);
  const hot = free.filter(({ row }) =>
    isWithinHours({ from: row.available_from ?? null, until: row.available_until ?? null }, minuteOfDay),
  );
  const offered = hot.length > 0 ? hot : free;
  const taken = new Set<Good>();
  const count = dice.oneByWeight([1, 2, 3, 4], (lines) => 5 - lines);
  for (let tries = 0; taken.size < count && tries < count * 3; tries++) {
    taken.add(dice.oneByWeight(offered, ({ weight }) => weight));
  }
  const lines = Array.from(taken, (good) => takeLine(dice, plan, good));
  return upToMinimum(plan, lines);
}

function takeLine(dice: Dice, plan: StorePlan, good: Good): PastLine {
  const kind = good.kinds.length > 0 ? dice.one(good.kinds) : null;
  const choices = good.groups.flatMap((group) => chosenIn(dice, group));
  const addOns = dice.happens(0.35) ? dice.several(good.addOns, dice.whole(1, 2)) : [];
  const counted = addOns.map((addOn) => ({ ...addOn, quantity: dice.happens(0.8) ? 1 : 2 }));
  const quantity = dice.oneByWeight([1, 2, 3], (times) => 10 / times ** 2);
  return priced(plan, { good, kind, choices, addOns: counted }, quantity);
}

function priced(plan: StorePlan, line: Omit<PastLine, 'priced'>, quantity: number): PastLine {
  const { row, noPromotion } = line.good;
  const max = row.maximum_cart_quantity ?? quantity;
  const offer = row.discount_type === 'amount' ? { amount: money(row.discount ?? 0) } : { percent: row.discount ?? 0 };
  const toPrice = {
    basePrice: line.kind?.price ?? row.price,
    optionPrices: line.choices.flatMap(({ prices }) => prices),
    offers: { storePercent: plan.discountPercent, item: offer, noPromotion },
    addOns: line.addOns,
    quantity: Math.min(quantity, max),
  };
  return { ...line, priced: priceLine(toPrice, shownUnit) };
}

/** The usual choice is the first of a group; optional groups mostly stay empty. */
function chosenIn(dice: Dice, { name, type, required, min, max, values }: VariationGroup): PastLine['choices'] {
  const isChosen = required === 'on' || dice.happens(0.35);
  if (!isChosen) return [];
  const first = values.slice(0, 1);
  const single = dice.happens(0.5) ? first : dice.several(values, 1);
  const chosen = type === 'single' ? single : dice.several(values, dice.whole(min, max));
  return [{ name, labels: chosen.map(({ label }) => label), prices: chosen.map(({ price }) => price) }];
}

/** Below the minimum order the shopper takes more of the same, up to the limit. */
function upToMinimum(plan: StorePlan, lines: PastLine[]): PastLine[] {
  const minimum = whole(plan.minimumOrder);
  let full = lines;
  for (let more = 2; totalOf(full) < minimum && more <= 6; more++) {
    full = lines.map((line) => priced(plan, line, line.priced.quantity * more));
  }
  return full;
}

function totalOf(lines: readonly PastLine[]): number {
  return lines.reduce((sum, { priced: { lineTotal } }) => sum + lineTotal, 0);
}

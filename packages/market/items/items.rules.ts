import { type Refused, refusedWith } from '../calls/refusal-details.ts';
import type { Money } from '../values/money.ts';

/** Minutes after midnight in the zone's time, both ends included; null is all day [ITEM-37]. */
export interface DailyHours {
  from: number | null;
  until: number | null;
}

/** An end before the start runs past midnight [ITEM-37]. */
export function isWithinHours({ from, until }: DailyHours, minuteOfDay: number): boolean {
  if (from === null || until === null) return true;
  if (from <= until) return minuteOfDay >= from && minuteOfDay <= until;
  return minuteOfDay >= from || minuteOfDay <= until;
}

export interface VariationGroup {
  name: string;
  type: 'single' | 'multi';
  required: 'on' | 'off';
  min: number;
  max: number;
  values: readonly { label: string; price: Money }[];
}

/** The labels that were chosen in a group of that name. */
export interface ChosenGroup {
  name: string;
  labels: readonly string[];
}

/** Returns what is wrong with one group; undefined if the choice is valid. */
export function refusalOfGroup(group: VariationGroup, labels: readonly string[]): Refused | undefined {
  const { name, type, required, min, max } = group;
  const known = new Set(group.values.map(({ label }) => label));
  if (labels.some((label) => !known.has(label)) || new Set(labels).size !== labels.length) {
    return { refused: 'variation_unknown' };
  }
  if (labels.length === 0) {
    if (required !== 'on') return undefined;
    return refusedWith('variation_needed', 'variation_left_out', { name });
  }
  const [minQuantity, maxQuantity] = type === 'single' ? [1, 1] : [min, max];
  if (labels.length >= minQuantity && labels.length <= maxQuantity) return undefined;
  return refusedWith('variation_bounds', 'variation_out_of_bounds', { name, least: minQuantity, most: maxQuantity });
}

/** The first fault among the chosen options of a dish [FOOD-23] to [FOOD-28]. */
export function refusalOfChoices(
  groups: readonly VariationGroup[],
  chosen: readonly ChosenGroup[],
): Refused | undefined {
  const names = chosen.map(({ name }) => name);
  const isUnknown = names.some((name) => !groups.some((group) => group.name === name));
  if (isUnknown || new Set(names).size !== names.length) return { refused: 'variation_unknown' };
  for (const group of groups) {
    const fault = refusalOfGroup(group, labelsChosenIn(group.name, chosen));
    if (fault) return fault;
  }
  return undefined;
}

function labelsChosenIn(name: string, chosen: readonly ChosenGroup[]): readonly string[] {
  return chosen.find((group) => group.name === name)?.labels ?? [];
}

/** What the chosen options add to the price of a dish. */
export function pricesOfChoices(groups: readonly VariationGroup[], chosen: readonly ChosenGroup[]): Money[] {
  return groups.flatMap(({ name, values }) => {
    const labels = labelsChosenIn(name, chosen);
    return values.filter(({ label }) => labels.includes(label)).map(({ price }) => price);
  });
}

/** The name of a typed variation: the chosen options joined in their order [ITEM-28]. */
export function typeOf(options: readonly string[]): string {
  return options.join('-');
}

/**
 * Returns whether an item is out of stock. In a module that does not check stock, no item ever is [CARD-14] [ITEM-33].
 */
export function isOutOfStock(stock: number | null, checksStock: boolean): boolean {
  return checksStock && stock !== null && stock <= 0;
}

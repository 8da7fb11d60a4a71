/** Why a courier is suspended: the closed list that the courier reads [DEL-66]. */
export const suspensionRules = [
  'safety',
  'other_person',
  'not_delivered',
  'cash',
  'conduct',
  'papers',
  'other',
] as const;
export type SuspensionRule = (typeof suspensionRules)[number];

/** Orders that a suspension names, at most. */
export const maxSuspensionOrders = 20;

/** Days of a suspension that ends by itself, at most. */
export const maxSuspensionDays = 90;

/** Returns whether a suspension may end at that time: in the future, and within the limit. */
export function mayEndAt(until: Date, now: Date): boolean {
  const days = (until.getTime() - now.getTime()) / 86_400_000;
  return days > 0 && days <= maxSuspensionDays;
}

import { type CostParts, sumOfCost } from './dispatch.rules.ts';

/** Why a courier was chosen, as a sentence of the screen says it. */
export const choiceReasons = [
  'only_one',
  'same_store',
  'on_the_way',
  'turn',
  'keeps_promise',
  'nearest',
  'least_cost',
  'whole_plan',
] as const;
export type ChoiceReason = (typeof choiceReasons)[number];

/** Why an order has its courier, in one sentence for its customer: about the order, and nothing about others [OPS-027]. */
export const shopperSentences = {
  only_one: 'The first rider who was free.',
  same_store: 'Already fetches an order at this store.',
  on_the_way: 'Was going your way already.',
  turn: 'Free, and close enough to be on time.',
  keeps_promise: 'Can be with you on time.',
  nearest: 'The rider nearest to the store.',
  least_cost: 'The rider with the shortest way for you.',
  whole_plan: 'Chosen so that everybody’s order is on time.',
} as const satisfies Record<ChoiceReason, string>;

/** Why a courier does not get an order. */
export const exclusionReasons = [
  'off_shift',
  'handing_over',
  'suspended',
  'other_city',
  'no_position',
  'bag_full',
  'cash_limit',
  'asked_before',
  'ride_locked',
  'parted',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** A reason with its numbers: minutes at the door before the next courier, and metres that are ridden further for it. */
export interface Reason {
  code: ChoiceReason;
  minutes: number;
  metres: number;
}

/** A courier who can have an order, as a ranking shows them. */
export interface Candidate {
  courierId: number;
  /** What the order costs with this courier more than without. */
  cost: CostParts;
  /** Until the courier is at the store and at the door. */
  minutesToStore: number;
  minutesToDoor: number;
  /** What the courier rides further for it. */
  metres: number;
  /** Orders that the courier has. */
  load: number;
  /** Until the courier could be at the store if that made no other order of theirs late; null where it makes none late. */
  minutesToStoreFirst: number | null;
  /** Whether the courier fetches another order of the same store. */
  isAtSameStore: boolean;
}

/** A courier who cannot have it. */
export interface Excluded {
  courierId: number;
  why: ExclusionReason;
}

/** Returns why the first candidate of a ranking was chosen before the second. */
export function reasonOf([chosen, next]: readonly [Candidate, ...Candidate[]]): Reason {
  const ahead = (other: Candidate) => Math.max(0, Math.round(other.minutesToDoor - chosen.minutesToDoor));
  const reason = (code: ChoiceReason) => ({
    code,
    minutes: next === undefined ? 0 : ahead(next),
    metres: Math.max(0, Math.round(chosen.metres)),
  });
  if (next === undefined) return reason('only_one');
  const [dearer, late] = [sumOfCost(next.cost) - sumOfCost(chosen.cost), next.cost.late - chosen.cost.late];
  if (dearer < 0) return reason('whole_plan');
  if (chosen.isAtSameStore) return reason('same_store');
  if (sumWithoutTurn(chosen.cost) > sumWithoutTurn(next.cost)) return reason('turn');
  if (late > dearer / 2 && late > 0) return reason('keeps_promise');
  if (chosen.load > 0) return reason('on_the_way');
  return reason(chosen.minutesToStore <= next.minutesToStore ? 'nearest' : 'least_cost');
}

/** Why a courier who could have had an order did not get it: with them it would have been best, but another order late. */
export const missReasons = [...choiceReasons, 'other_late'] as const;
export type MissReason = (typeof missReasons)[number];

/** Why a courier who could have had an order was not asked, as it is written down and as the courier reads it. */
export interface PassedOver {
  courierId: number;
  code: MissReason;
  /** At the door before this courier. */
  minutes: number;
}

/** Returns of every candidate but the chosen first one why the first was asked and not they [DEL-13]. */
export function passedOver([chosen, ...others]: readonly Candidate[]): PassedOver[] {
  if (!chosen) return [];
  return others.map((other) => {
    const { code, minutes } = reasonOf([chosen, other]);
    const { minutesToStoreFirst: first } = other;
    const isHeldBack = first !== null && first < chosen.minutesToStore;
    return { courierId: other.courierId, code: isHeldBack ? 'other_late' : code, minutes };
  });
}

function sumWithoutTurn(cost: CostParts): number {
  return sumOfCost({ ...cost, turn: 0 });
}

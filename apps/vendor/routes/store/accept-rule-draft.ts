import { numberIn } from 'app-kit/formats/amounts.ts';
import { readyMinutes } from 'market/orders/orders-board.rules';
import { areSpansInOrder, spansIn, spansText } from 'market/stores/stores-admin.rules';
import type { AcceptRule, AcceptRuleBody } from './accept-rule-calls.ts';

/** A rule as it is written in the form: numbers are texts until it is saved, and an empty one is no bound. */
export interface AcceptRuleDraft {
  isOn: boolean;
  hours: string;
  maxPieces: string;
  maxValue: string;
  maxInWork: string;
  minutes: string;
  busyFrom: string;
  busyMinutes: string;
  takesPrescriptions: boolean;
  takesAllergyNotes: boolean;
}

export type AcceptRuleFault = keyof AcceptRuleDraft;

/** Returns a rule as the form begins with it. */
export function draftOfRule(rule: AcceptRule): AcceptRuleDraft {
  return {
    isOn: rule.is_on,
    hours: spansText(rule.hours),
    maxPieces: textOf(rule.max_pieces),
    maxValue: textOf(rule.max_value),
    maxInWork: textOf(rule.max_in_work),
    minutes: String(rule.ready_minutes),
    busyFrom: textOf(rule.busy_from),
    busyMinutes: String(rule.busy_minutes),
    takesPrescriptions: rule.takes_prescriptions,
    takesAllergyNotes: rule.takes_allergy_notes,
  };
}

function textOf(bound: number | null): string {
  return bound === null ? '' : String(bound);
}

/** Returns what is sent for a draft, or the fields that cannot be read, in their sequence on the page [STO-012]. */
export function bodyOfRule(
  draft: AcceptRuleDraft,
): { body: Omit<AcceptRuleBody, 'version'> } | { faults: AcceptRuleFault[] } {
  const hours = spansIn(draft.hours);
  const bounds = {
    maxPieces: boundIn(draft.maxPieces),
    maxValue: valueIn(draft.maxValue),
    maxInWork: boundIn(draft.maxInWork),
    minutes: minutesIn(draft.minutes),
    busyFrom: boundIn(draft.busyFrom),
    busyMinutes: minutesIn(draft.busyMinutes),
  };
  const { minutes, busyMinutes, maxPieces, maxValue, maxInWork, busyFrom } = bounds;
  const areHours = hours !== undefined && areSpansInOrder(hours);
  const unread = (Object.keys(bounds) as (keyof typeof bounds)[]).filter((field) => bounds[field] === undefined);
  const faults: AcceptRuleFault[] = [...(areHours ? [] : (['hours'] as const)), ...unread];
  if (faults.length > 0 || !hours || !minutes || !busyMinutes) return { faults };
  return {
    body: {
      is_on: draft.isOn,
      hours: hours.map(([from, until]): [number, number] => [from, until]),
      max_pieces: maxPieces ?? null,
      max_value: maxValue ?? null,
      max_in_work: maxInWork ?? null,
      ready_minutes: minutes,
      busy_from: busyFrom ?? null,
      busy_minutes: busyMinutes,
      takes_prescriptions: draft.takesPrescriptions,
      takes_allergy_notes: draft.takesAllergyNotes,
    },
  };
}

function boundIn(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = numberIn(text);
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 1000 ? value : undefined;
}

function valueIn(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = numberIn(text);
  return value !== undefined && value > 0 && value <= 1_000_000_000 ? value : undefined;
}

function minutesIn(text: string): number | undefined {
  const value = numberIn(text);
  const isIn = value !== undefined && Number.isInteger(value) && value >= readyMinutes.least;
  return isIn && value <= readyMinutes.most ? value : undefined;
}

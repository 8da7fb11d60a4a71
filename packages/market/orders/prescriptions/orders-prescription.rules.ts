import { minuteMilliseconds, minuteSeconds, secondMilliseconds } from '../../values/durations.ts';

/** Minutes in which a pharmacy should answer a prescription; its customer reads the same number [STO-068]. */
export const prescriptionMinutes = 10;
/** Minutes for which a prescription is left to the pharmacist who has taken it [STO-068]. */
export const heldMinutes = 5;
/** Medicines of one price, at most. */
export const maxMedicines = 30;

/** Minutes for which the clock of a price stands at most while its customer is asked, in all [STO-073]. */
export const questionMinutes = 30;

/** The clock of a price. */
export interface PriceClock {
  /** Since when the customer is asked; null without an open question. */
  questionAt: Date | null;
  /** How long it stood for earlier questions. */
  stoppedSeconds: number;
}

/** Returns when a prescription should be answered: later by the time for which its customer was asked [STO-068] [STO-073]. */
export function priceDueAt(placedAt: Date, clock: PriceClock, now: Date): Date {
  const minutes = prescriptionMinutes * minuteMilliseconds;
  return new Date(placedAt.getTime() + minutes + stoppedSecondsAfter(clock, now) * secondMilliseconds);
}

/** Returns how long the clock has stood until a moment, in whole seconds: half an hour at most [STO-073]. */
export function stoppedSecondsAfter({ questionAt, stoppedSeconds }: PriceClock, now: Date): number {
  const since = questionAt === null ? 0 : Math.max(0, now.getTime() - questionAt.getTime());
  return Math.min(questionMinutes * minuteSeconds, stoppedSeconds + Math.floor(since / secondMilliseconds));
}

/** Returns until when the clock stands for an open question; null without one [STO-073]. */
export function clockStandsUntil({ questionAt, stoppedSeconds }: PriceClock): Date | null {
  if (questionAt === null) return null;
  const left = questionMinutes * minuteSeconds - stoppedSeconds;
  return new Date(questionAt.getTime() + left * secondMilliseconds);
}

export interface Holder {
  takenBy: number | null;
  takenUntil: Date | null;
}

/** Returns whether a prescription is taken now. */
export function isHeld({ takenBy, takenUntil }: Holder, now: Date): boolean {
  return takenBy !== null && takenUntil !== null && takenUntil > now;
}

/** Returns whether another pharmacist works on a prescription now [STO-068]. */
export function isHeldByAnother(holder: Holder, accountId: number, now: Date): boolean {
  return isHeld(holder, now) && holder.takenBy !== accountId;
}

/** Until when a prescription is reserved for the pharmacist who takes it now, again or for the first time. */
export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + heldMinutes * minuteMilliseconds);
}

/**
 * Why a pharmacy does not make a prescription, as its customer reads it [STO-072]. The reason `other` comes with words of
 * the pharmacist instead.
 */
export const prescriptionReasons = {
  unreadable: 'The prescription cannot be read. Send a sharper photo.',
  too_old: 'The prescription is too old.',
  original_needed: 'This medicine needs the original prescription at the counter.',
  not_in_stock: 'The pharmacy does not have this medicine.',
  not_lawful: 'The pharmacy may not hand out this medicine.',
} as const;

export type PrescriptionReason = keyof typeof prescriptionReasons | 'other';
export const everyPrescriptionReason = [
  'other',
  ...(Object.keys(prescriptionReasons) as (keyof typeof prescriptionReasons)[]),
] as const;

/** Returns what the customer reads: the reason, and the words of the pharmacist if there are any. */
export function prescriptionReasonText(reason: PrescriptionReason, text: string): string {
  if (reason === 'other') return text;
  return text === '' ? prescriptionReasons[reason] : `${prescriptionReasons[reason]} ${text}`;
}

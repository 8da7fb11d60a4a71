import { minuteMilliseconds } from '../../values/durations.ts';

/** Minutes in which a pharmacy should answer a prescription; its customer reads the same number [STO-068]. */
export const prescriptionMinutes = 10;
/** Minutes for which a prescription is left to the pharmacist who has taken it [STO-068]. */
export const heldMinutes = 5;
/** Medicines of one price, at most. */
export const maxMedicines = 30;

/** Returns when a prescription should be answered. */
export function priceDueAt(placedAt: Date): Date {
  return new Date(placedAt.getTime() + prescriptionMinutes * minuteMilliseconds);
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

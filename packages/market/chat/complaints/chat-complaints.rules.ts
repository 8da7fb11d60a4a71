import type { RefusalCode } from '../../refusals.ts';
import { dayMilliseconds } from '../../values/durations.ts';

/** Whom a store may complain about: the courier or the customer of an order [STO-102]. */
export const complaintPeople = ['courier', 'customer'] as const;
export type ComplaintPerson = (typeof complaintPeople)[number];

/** What a store complains of; `other` is said in words. */
export const complaintReasons = ['rude', 'threat', 'late', 'careless', 'false_claim', 'not_there', 'other'] as const;
export type ComplaintReason = (typeof complaintReasons)[number];

/** What a store may complain of, by the person. */
export const reasonsAbout: Readonly<Record<ComplaintPerson, readonly ComplaintReason[]>> = {
  courier: ['rude', 'threat', 'late', 'careless', 'other'],
  customer: ['rude', 'threat', 'false_claim', 'not_there', 'other'],
};

/** What an operator decides: the store was right and something follows, or nothing follows. */
export const complaintDecisions = ['upheld', 'dismissed'] as const;
export type ComplaintDecision = (typeof complaintDecisions)[number];

/** For so many days after an order was placed its store may complain. */
export const complaintDays = 14;
/** Characters of the words of a complaint, and of its answer. */
export const maxComplaintWords = 1000;
export const maxComplaintPictures = 3;

export interface OrderOfComplaint {
  placedAt: Date;
  hasCourier: boolean;
  /** Whether the store has complained about this person of the order before. */
  isMade: boolean;
}

/** Returns why a store cannot complain about a person of an order; undefined if it can: in time, and once [STO-102]. */
export function refusalToComplain(
  { about, reason }: { about: ComplaintPerson; reason: ComplaintReason },
  { placedAt, hasCourier, isMade }: OrderOfComplaint,
  now: Date,
): { refused: RefusalCode } | undefined {
  if (!reasonsAbout[about].includes(reason) || (about === 'courier' && !hasCourier)) {
    return { refused: 'complaint_person' };
  }
  if (isMade) return { refused: 'complaint_twice' };
  const isLate = now.getTime() - placedAt.getTime() > complaintDays * dayMilliseconds;
  return isLate ? { refused: 'complaint_late' } : undefined;
}

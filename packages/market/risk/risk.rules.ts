import type { Refused } from '../calls/refusal-details.ts';
import { holdMinutes } from '../payments/payments.rules.ts';
import { dayMilliseconds } from '../values/durations.ts';

/** What the operator allows to orders before anybody has paid them. */
export interface RiskTerms {
  /** Whether an unproved number has to be proved by a code before its first cash order. */
  asksForProof: boolean;
  /** Cash orders that may be on their way at once to a shopper, or to a number, that has received none yet. */
  openCashOfNew: number;
  /** The same for a shopper who has received an order before. */
  openCashOfKnown: number;
  /** Orders of a shopper, or of a number, that may wait for their digital payment at once. */
  openUnpaid: number;
  /** Minutes for which the goods of an unpaid order are reserved for a shopper who let orders lapse. */
  shortHoldMinutes: number;
  /** Days for which a proof by code counts. */
  proofDays: number;
}

/** What is known when an order is placed. Counts are orders; recent means the last 24 hours. */
export interface RiskFacts {
  /** How the rest of the total is paid; `nothing` where nothing is left to pay. */
  owes: 'cash' | 'digital' | 'nothing';
  /** By a code on this device or account, lately. */
  isPhoneProved: boolean;
  /** This shopper has received an order at this number. */
  hasReceivedHere: boolean;
  /** This shopper has received an order. */
  isKnown: boolean;
  openCash: { ofShopper: number; ofPhone: number };
  openUnpaid: { ofShopper: number; ofPhone: number };
  /** Digital orders of the recent past that were never paid. */
  lapsed: { ofShopper: number; ofBlock: number };
  /** Other orders of the recent past from the same address block: delivered, running or canceled. */
  notLapsedOfBlock: number;
}

/** Why an unpaid order is refused. */
export const riskRefusals = ['phone_proof_required', 'too_many_open_orders'] as const;
/** Why an order cannot be paid in cash although others can. */
export const cashPaymentRefusals = ['cash_over_cap', ...riskRefusals] as const;

export const riskNotes = ['unproved_phone', 'several_open', 'lets_orders_lapse', 'block_lets_orders_lapse'] as const;
/** Why an order is worth a look of the operator. */
export type RiskNote = (typeof riskNotes)[number];

/** An accepted order: how long its goods are reserved while it is unpaid, and notes for the operator. */
export interface AcceptedOrder {
  holdMinutes: number;
  notes: RiskNote[];
}

/** Lapsed orders of a shopper in a day after which their goods are reserved for a shorter time. */
const lapsedOfHoarder = 2;
/** The same for an address block. In a crowd behind one address few orders lapse, and most are paid. */
const lapsedOfHoardingBlock = 10;

/**
 * Returns whether an order is accepted and for how long its goods are reserved, or why it is refused. An address block
 * alone never refuses an order: thousands of people may share it.
 */
export function evaluateOrder(facts: RiskFacts, terms: RiskTerms): AcceptedOrder | Refused {
  const { owes, openCash, openUnpaid } = facts;
  const isProved = facts.isPhoneProved || facts.hasReceivedHere;
  const isHoardingBlock = isHoarding(facts);
  const needsProof = owes === 'cash' || (owes === 'digital' && isHoardingBlock);
  if (needsProof && !isProved && terms.asksForProof) return { refused: 'phone_proof_required' };
  const open = owes === 'cash' ? max(openCash) : max(openUnpaid);
  if (owes !== 'nothing' && open >= maxOpen(facts, terms)) return { refused: 'too_many_open_orders' };
  const isHoarder = facts.lapsed.ofShopper >= lapsedOfHoarder;
  const notes: [RiskNote, boolean][] = [
    ['unproved_phone', owes === 'cash' && !isProved],
    ['several_open', owes !== 'nothing' && open > 0 && !facts.isKnown],
    ['lets_orders_lapse', isHoarder],
    ['block_lets_orders_lapse', isHoardingBlock && !isProved],
  ];
  const isShort = isHoarder || (isHoardingBlock && !isProved);
  return {
    holdMinutes: isShort ? Math.min(terms.shortHoldMinutes, holdMinutes) : holdMinutes,
    notes: notes.flatMap(([note, is]) => (is ? [note] : [])),
  };
}

function isHoarding({ lapsed, notLapsedOfBlock }: RiskFacts): boolean {
  return lapsed.ofBlock >= lapsedOfHoardingBlock && lapsed.ofBlock > notLapsedOfBlock;
}

function maxOpen({ owes, isKnown }: RiskFacts, terms: RiskTerms): number {
  if (owes === 'digital') return terms.openUnpaid;
  return isKnown ? terms.openCashOfKnown : terms.openCashOfNew;
}

function max({ ofShopper, ofPhone }: { ofShopper: number; ofPhone: number }): number {
  return Math.max(ofShopper, ofPhone);
}

/** Returns whether a proof of a number still counts. */
export function isProofFresh(provedAt: Date | null, at: Date, { proofDays }: Pick<RiskTerms, 'proofDays'>): boolean {
  return provedAt !== null && at.getTime() - provedAt.getTime() < proofDays * dayMilliseconds;
}

import { evaluateOrder, isProofFresh, type RiskFacts, type RiskTerms } from 'market/risk/risk.rules';
import type { Money } from 'market/values/money';
import { lastDigitsOf } from 'market/values/phone';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { addressBlocksOf } from '#api/http/limits/address-blocks.ts';
import { hashContacts, keyedHash } from '#api/http/limits/contact-hashes.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type RiskRow, riskRow, takeAdvisoryLocks } from './risk.data.ts';

/** Where an order comes from. */
interface Caller {
  /** The network address. */
  address: string;
  /**
   * Of `contactKey`, read before the transaction: a transaction that waits for another connection would block all
   * others.
   */
  key: string;
}

/** The origin of an accepted order, written with the order. */
export interface OrderOrigin {
  blockHash: string;
  isPhoneProved: boolean;
  holdMinutes: number;
  notes: readonly string[];
}

/** The parts of an order that the risk evaluation needs. */
export interface OrderToEvaluate {
  shopper: string;
  contact: { number: string };
  paymentMethod: string;
  paymentStatus: 'unpaid' | 'paid';
  quote: { total: Money };
  walletPaid: Money;
  placedAt: Date;
}

/**
 * Returns the keys of the advisory locks that an order takes, so that none is counted too late: one of its shopper, one of
 * its number. The last digits of a number are the same however it is written, so the lock needs no country.
 */
export function orderLockKeys(
  { risk }: Pick<ApiContext, 'risk'>,
  { shopper, phone }: { shopper: string; phone: string },
): string[] {
  return risk ? [`orders of ${shopper}`, `orders to ${lastDigitsOf(phone)}`] : [];
}

/**
 * Refuses orders that may be fake: the first cash order of an unproved number requires a code, and unpaid open orders
 * are limited. Returns the origin of an accepted order; null if risk is not evaluated. Call it in a transaction that
 * has taken the locks of `orderLockKeys`.
 */
export async function evaluateRiskOrRefuse(
  { risk }: Pick<ApiContext, 'risk'>,
  transaction: Transaction,
  order: OrderToEvaluate,
  { address, key, phoneHash }: Caller & { phoneHash: string },
): Promise<OrderOrigin | null> {
  if (!risk) return null;
  const { shopper, placedAt: at } = order;
  const phone = order.contact.number;
  const blockHash = blockHashOf({ address, key });
  const owes = owedBy(order);
  // Only orders that wait for a payment reserve goods, so only for them do orders of the same address block count.
  const row = await riskRow(transaction, { shopper, phone, phoneHash, blockHash, at, countsBlock: owes === 'digital' });
  const facts = factsIn(row, { owes, at, terms: risk });
  const result = evaluateOrder(facts, risk);
  if ('refused' in result) throw new Refusal(result.refused);
  return { blockHash, isPhoneProved: facts.isPhoneProved, ...result };
}

/** The same for an existing order that switches to cash: its number must be proved. */
export async function mustBeProved(
  { risk }: Pick<ApiContext, 'risk'>,
  transaction: Transaction,
  { shopper, phone, at, ...caller }: { shopper: string; phone: string; at: Date } & Caller,
): Promise<void> {
  if (!risk) return;
  const [phoneHash = ''] = hashContacts(caller.key, { phone, email: null });
  const blockHash = blockHashOf(caller);
  await takeAdvisoryLocks(transaction, orderLockKeys({ risk }, { shopper, phone }));
  const row = await riskRow(transaction, { shopper, phone, phoneHash, blockHash, at, countsBlock: false });
  const result = evaluateOrder(factsIn(row, { owes: 'cash', at, terms: risk }), risk);
  if ('refused' in result) throw new Refusal(result.refused);
}

function blockHashOf({ address, key }: Caller): string {
  return keyedHash(key, hashOf(`block ${addressBlocksOf(address).ofAddress}`));
}

function owedBy({ quote, walletPaid, paymentMethod, paymentStatus }: OrderToEvaluate): RiskFacts['owes'] {
  if (paymentStatus === 'paid' || quote.total <= walletPaid) return 'nothing';
  return paymentMethod === 'cash_on_delivery' ? 'cash' : 'digital';
}

function factsIn(
  row: RiskRow,
  { owes, at, terms }: { owes: RiskFacts['owes']; at: Date; terms: RiskTerms },
): RiskFacts {
  const isPhoneProved = row.is_own_phone || isProofFresh(row.proved_at, at, terms);
  // Orders that strangers have placed to a number do not count against the person who proved it.
  const openCashOfPhone = isPhoneProved ? row.proved_open_cash_of_phone : row.open_cash_of_phone;
  return {
    owes,
    isPhoneProved,
    hasReceivedHere: row.has_received_here,
    isKnown: row.is_known,
    openCash: { ofShopper: row.open_cash_of_shopper, ofPhone: openCashOfPhone },
    openUnpaid: { ofShopper: row.open_unpaid_of_shopper, ofPhone: row.open_unpaid_of_phone },
    lapsed: { ofShopper: row.lapsed_of_shopper, ofBlock: row.lapsed_of_block },
    notLapsedOfBlock: row.not_lapsed_of_block,
  };
}

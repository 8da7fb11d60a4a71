import type { Money } from 'market/money';
import { isProofFresh, type RiskFacts, type RiskTerms, weighOrder } from 'market/risk/risk.rules';
import type { Transaction } from '#db/connection.ts';
import { addressBlocksOf } from '#http/address-blocks.ts';
import { keyedHash } from '#http/keyed-hash.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import { insertOrigin, lockShopperAndPhone, type RiskRow, riskRow } from './risk.data.ts';

/** As much of an order as tells whether somebody means it. */
export interface OrderAtRisk {
  id: string;
  shopper: string;
  contact: { number: string };
  paymentMethod: string;
  paymentStatus: 'unpaid' | 'paid';
  quote: { total: Money };
  walletPaid: Money;
  placedAt: Date;
}

/**
 * Refuses an order that nobody may have meant: the first cash order of an unproved number waits for a code, and open
 * orders that nobody has paid are few. Notes where an order that is taken comes from. Leaves nothing of one that is refused.
 */
export async function mustBeMeant(
  needs: Pick<ApiNeeds, 'db' | 'risk'>,
  transaction: Transaction,
  order: OrderAtRisk,
  address: string,
): Promise<void> {
  const { risk } = needs;
  if (!risk) return;
  const { shopper, placedAt: at } = order;
  const phone = order.contact.number;
  const { phoneHash, blockHash } = await hashesOf(needs, { phone, address });
  await lockShopperAndPhone(transaction, { shopper, phone });
  const row = await riskRow(transaction, { shopper, phone, phoneHash, blockHash, at });
  const facts = factsIn(row, { owes: owedBy(order), at, terms: risk });
  const verdict = weighOrder(facts, risk);
  if ('refused' in verdict) throw new Refusal(verdict.refused);
  const { isPhoneProved } = facts;
  await insertOrigin(transaction, { orderId: order.id, blockHash, isPhoneProved, at, ...verdict });
}

/** The same for an order that stands and is to be paid at the door from now on: its number must be proved. */
export async function mustBeProved(
  needs: Pick<ApiNeeds, 'db' | 'risk'>,
  transaction: Transaction,
  { shopper, phone, address, at }: { shopper: string; phone: string; address: string; at: Date },
): Promise<void> {
  const { risk } = needs;
  if (!risk) return;
  const { phoneHash, blockHash } = await hashesOf(needs, { phone, address });
  await lockShopperAndPhone(transaction, { shopper, phone });
  const row = await riskRow(transaction, { shopper, phone, phoneHash, blockHash, at });
  const verdict = weighOrder(factsIn(row, { owes: 'cash', at, terms: risk }), risk);
  if ('refused' in verdict) throw new Refusal(verdict.refused);
}

async function hashesOf(needs: Pick<ApiNeeds, 'db'>, { phone, address }: { phone: string; address: string }) {
  return {
    phoneHash: await keyedHash(needs, 'phone', phone),
    blockHash: await keyedHash(needs, 'block', addressBlocksOf(address).near),
  };
}

function owedBy({ quote, walletPaid, paymentMethod, paymentStatus }: OrderAtRisk): RiskFacts['owes'] {
  if (paymentStatus === 'paid' || quote.total <= walletPaid) return 'nothing';
  return paymentMethod === 'cash_on_delivery' ? 'cash' : 'digital';
}

function factsIn(
  row: RiskRow,
  { owes, at, terms }: { owes: RiskFacts['owes']; at: Date; terms: RiskTerms },
): RiskFacts {
  const isPhoneProved = row.is_own_phone || isProofFresh(row.proved_at, at, terms);
  // Orders that strangers have placed to a number do not count against whoever has proved it.
  const openCashOfPhone = isPhoneProved ? row.proved_open_cash_of_phone : row.open_cash_of_phone;
  return {
    owes,
    isPhoneProved,
    hasReceivedHere: row.has_received_here,
    isKnown: row.is_known,
    openCash: { ofShopper: row.open_cash_of_shopper, ofPhone: openCashOfPhone },
    openUnpaid: { ofShopper: row.open_unpaid_of_shopper, ofPhone: row.open_unpaid_of_phone },
    lapsed: { ofShopper: row.lapsed_of_shopper, ofBlock: row.lapsed_of_block },
    keptOfBlock: row.kept_of_block,
  };
}

import type { Money } from 'market/values/money';
import { type BookedOrder, shareOfStore } from 'market/wallet/wallet.rules';
import {
  type CommissionRule,
  commissionOf,
  commissionRuleFor,
  type OrderWithCommission,
  type OrderWithPay,
  type PayRule,
  payRuleFor,
} from 'market/wallet/wallet-ledger.rules';
import type { Connection } from '#api/db/connection.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { commissionRules, payRules } from './wallet-rules.data.ts';

const cached = answerCache<CommissionRule[]>(cachePolicies.commissionRules);

/** Returns every rule of a commission. Each order needs them and they rarely change, so they are cached by connection. */
export function commissionRulesOf(db: Connection): Promise<CommissionRule[]> {
  return cached(db, 'rules', () => commissionRules(db));
}

/** What the market keeps of an order, and by which rule; null where none applies. */
export interface Commission {
  commission: Money;
  commissionRuleId: number | null;
}

interface OrderWithGoods extends OrderWithCommission {
  goods: Omit<BookedOrder, 'commission' | 'storeId'>;
  roundTo: Money;
}

/** Returns what the market keeps of an order at the price of its goods [OPS-074]. */
export function commissionFor(rules: readonly CommissionRule[], order: OrderWithGoods): Commission {
  const rule = commissionRuleFor(rules, order);
  const commission = commissionOf(shareOfStore(order.goods), rule, order.roundTo);
  return { commission, commissionRuleId: rule?.id ?? null };
}

/** Returns the rule by which a courier is paid for an order [OPS-075]; undefined without one. */
export async function payRuleOf(db: Connection, order: OrderWithPay): Promise<PayRule | undefined> {
  return payRuleFor(await payRules(db), order);
}

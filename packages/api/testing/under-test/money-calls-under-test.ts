import type { MarketUnderTest } from './market-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';
import { signedInOperator } from './staff-under-test.ts';
import { visitorUnderTest } from './visitor-under-test.ts';

/** Far away: the database refuses to withdraw a rule that has started, by its own clock. */
let rules = 0;
const nextRule = () => new Date(Date.UTC(2099, 0, 1) + ++rules * 1000).toISOString();
const payRule = { currency: 'NGN', base: 500, per_km: 100, per_waiting_minute: 10, free_waiting_minutes: 3 };

/** The calls of staff that write about money, by their names in the contract. */
export function moneyCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const visitor = visitorUnderTest(() => market.app);
  const finance = () => signedInOperator(market, { roles: ['finance'] });

  async function onRules(kind: 'commission' | 'pay', rule: object) {
    const by = await finance();
    const listed = (await visitor.get(`admin/${kind}-rules?limit=100`, by.headers)).body.rules as { id: number }[];
    const version = Math.max(0, ...listed.map(({ id }) => id));
    return { by, body: { ...rule, starts_at: nextRule(), version } };
  }

  async function onRule(kind: 'commission' | 'pay', rule: object): Promise<StaffCall> {
    const { by, body } = await onRules(kind, rule);
    const { id } = (await visitor.post(`admin/${kind}-rules`, body, by.headers)).body;
    return { by, params: { rule_id: id } };
  }

  return {
    'adminWallet.addCommission': () => onRules('commission', { percent: 12 }),
    'adminWallet.withdrawCommission': () => onRule('commission', { percent: 12 }),
    'adminWallet.addPay': () => onRules('pay', payRule),
    'adminWallet.withdrawPay': () => onRule('pay', payRule),
  };
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { bonusBody, pointTerms } from '#api/testing/under-test/sales-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { termsIn } from '#api/wallet/read-terms.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { around } = promotionsUnderTest(market);
const inFood = { zoneid: `[${knownZones.yaba.id}]`, moduleid: String(knownModules.food) };
const runs = () => ({ starts_at: around(-1).toISOString(), ends_at: around(9).toISOString() });

async function seller(role: OperatorRole = 'marketing', zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });
  const once = (key: string) => ({ ...headers, 'idempotency-key': key });
  return {
    bonus: (change: object = {}, key: string = randomUUID()) =>
      visitor.post(
        'admin/rewards',
        { ...bonusBody(market), kind: 'bonus', currency: 'NGN', module_type: null, ...change },
        once(key),
      ),
    cashback: (change: object = {}) =>
      visitor.post(
        'admin/rewards',
        { ...bonusBody(market), kind: 'cashback', currency: 'NGN', module_type: 'food', ...change },
        once(randomUUID()),
      ),
    change: (kind: string, id: number, change: object) =>
      visitor.put(`admin/rewards/${kind}/${id}`, { ...bonusBody(market), version: 0, ...change }, headers),
    show: (kind: string, id: number) => visitor.get(`admin/rewards/${kind}/${id}`, headers),
    list: (kind: string, state: string) => visitor.get(`admin/rewards?limit=100&kind=${kind}&state=${state}`, headers),
    remove: (kind: string, id: number) => visitor.delete(`admin/rewards/${kind}/${id}`, headers),
    terms: async () => (await visitor.get('admin/reward-terms?limit=100', headers)).body.terms,
    setTerms: (change: object = {}) =>
      visitor.post(
        'admin/reward-terms',
        { ...pointTerms, currency: 'NGN', starts_at: null, ...change },
        once(randomUUID()),
      ),
  };
}

describe('[OPS-064] a reward of an operator', () => {
  it('is offered once for each key; customers see a cashback from its start', async () => {
    const by = await seller();
    const key = randomUUID();
    const bonus = await by.bonus({}, key);
    expect(bonus.body).toMatchObject({
      kind: 'bonus',
      value: 500,
      minimum: 10_000,
      state: 'planned',
      module_type: null,
    });
    expect((await by.bonus({}, key)).body.id).toBe(bonus.body.id);
    const cashback = await by.cashback({ ...runs(), title: 'Back on Fridays', type: 'percent', value: 5, max: 300 });
    expect(cashback.body).toMatchObject({ state: 'running', module_type: 'food', value: 5, max: 300 });
    const shown = await visitor.get('cashback/list', inFood);
    expect(shown.body.map(({ title }: { title: string }) => title)).toContain('Back on Fridays');
    expect((await by.list('cashback', 'running')).body.rewards.map(({ id }: { id: number }) => id)).toContain(
      cashback.body.id,
    );
  });

  it('changes until it starts; then its name and its end alone, and never into the past', async () => {
    const by = await seller();
    const { id } = (await by.bonus()).body;
    expect((await by.change('bonus', id, { value: 400 })).body).toMatchObject({ value: 400, version: 1 });
    expect((await by.remove('bonus', id)).status).toBe(200);
    const started = (await by.bonus(runs())).body;
    const same = { ...runs(), version: 0 };
    expect((await by.change('bonus', started.id, { ...same, value: 400 })).code).toBe('reward_started');
    expect((await by.remove('bonus', started.id)).code).toBe('reward_started');
    const past = new Date(around(-1).getTime() + 1000).toISOString();
    const ended = await by.change('bonus', started.id, { ...same, title: 'Over', ends_at: past });
    expect(ended.body).toMatchObject({ title: 'Over', state: 'over', ends_at: market.now().toISOString() });
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject = ${`bonus:${started.id}`} order by id`.execute(market.db);
    expect(rows.map(({ action }) => action)).toEqual(['bonus.create', 'bonus.change']);
  });

  it('needs a lead above what a meal for two costs, or without a cap', async () => {
    const by = await seller();
    expect((await by.bonus({ value: 20_001 })).code).toBe('reward_needs_lead');
    expect((await by.bonus({ type: 'percent', value: 5 })).code).toBe('reward_needs_lead');
    expect((await by.bonus({ type: 'percent', value: 5, max: 2_000 })).status).toBe(200);
    expect((await (await seller('owner')).bonus({ type: 'percent', value: 5 })).status).toBe(200);
  });

  it.each<[string, object, string]>([
    ['a bonus of a module', { module_type: 'food' }, 'module_type'],
    ['an unknown currency', { currency: 'CHF' }, 'currency'],
    ['nothing', { value: 0 }, 'value'],
    ['more than everything', { type: 'percent', value: 101, max: 5 }, 'value'],
    ['half a percent', { type: 'percent', value: 2.5, max: 5 }, 'value'],
    ['an end before the start', { ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    ['no name', { title: ' ' }, 'title'],
  ])('refuses %s', async (_what, change, field) => {
    expect((await (await seller()).bonus(change)).code).toBe(field);
  });

  it('[SEAT-39] refuses a version that another person has replaced', async () => {
    const by = await seller();
    const { id } = (await by.bonus()).body;
    expect((await by.change('bonus', id, { title: 'One hand' })).status).toBe(200);
    expect((await by.change('bonus', id, { title: 'Other hand' })).code).toBe('changed_meanwhile');
  });

  it('[SEAT-14] is of all zones, so that an operator of some neither sees nor sets it', async () => {
    const { id } = (await (await seller()).bonus()).body;
    const within = await seller('marketing', [knownZones.yaba.id]);
    for (const answer of [
      await within.show('bonus', id),
      await within.change('bonus', id, {}),
      await within.remove('bonus', id),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'reward_not_found']);
    }
    expect((await within.bonus()).code).toBe('right_missing');
    expect((await within.setTerms()).code).toBe('right_missing');
    expect((await within.list('bonus', 'planned')).body.rewards).toEqual([]);
  });

  it('is not for a role without the permission', async () => {
    expect((await (await seller('support')).bonus()).code).toBe('right_missing');
  });
});

describe('[OPS-064] the terms of points and invitations', () => {
  it('are valid from their moment on, and never backwards', async () => {
    const by = await seller();
    const before = await termsIn(market.db, 'NGN', market.now());
    const planned = await by.setTerms({ starts_at: around(3).toISOString(), spent_per_point: 250 });
    expect(planned.body).toMatchObject({ state: 'planned', spent_per_point: 250, currency: 'NGN' });
    expect(await termsIn(market.db, 'NGN', market.now())).toEqual(before);
    expect((await termsIn(market.db, 'NGN', around(3))).spentPerPoint).toBe(25_000);
    const now = await by.setTerms({ starts_at: around(-30).toISOString(), referral_credit: 700 });
    expect(now.body).toMatchObject({ state: 'running', referral_credit: 700, starts_at: market.now().toISOString() });
    expect((await termsIn(market.db, 'NGN', around(-1))).referralCredit).toBe(before.referralCredit);
    expect((await termsIn(market.db, 'NGN', market.now())).referralCredit).toBe(70_000);
    const ofNaira = (await by.terms()).filter(({ currency }: { currency: string }) => currency === 'NGN');
    expect(ofNaira.map(({ state }: { state: string }) => state)).toEqual(['planned', 'running', 'over']);
    await sql`delete from reward_terms where starts_at > '2000-01-01'`.execute(market.db);
  });

  it('need a lead where an invitation gives more than a meal for two costs', async () => {
    const by = await seller();
    expect((await by.setTerms({ referral_credit: 20_001 })).code).toBe('reward_needs_lead');
    expect((await by.setTerms({ currency: 'CHF' })).code).toBe('currency');
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { money } from 'market/values/money';
import { cashAccount } from 'market/wallet/wallet.rules';
import { courierAccount } from 'market/wallet/wallet-ledger.rules';
import { testStores } from '#api/db/seed/known-market.ts';
import { writeJournal } from '#api/wallet/wallet.data.ts';
import { formType, writeForm } from '../../../../../harness/fuzz/write-form.ts';
import { deliveryUnderTest } from '../delivery-under-test.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { giveAccounts } from '../payee-accounts-under-test.ts';
import { signedInCourier, signedInMember, signedInOperator } from '../staff-under-test.ts';
import { visitorUnderTest } from '../visitor-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

/** Far away: the database refuses to withdraw a rule that has started, by its own clock. */
let rules = 0;
const nextRule = () => new Date(Date.UTC(2099, 0, 1) + ++rules * 1000).toISOString();
const payRule = { currency: 'NGN', base: 500, per_km: 100, per_waiting_minute: 10, free_waiting_minutes: 3 };

const { food } = testStores;
const newAccount = { kind: 'bank', holder: 'Kemi Ojo', institution: 'Zenith', number: '0123456789' };
const wantedRun = { payee: 'courier', currency: 'NGN', least: 0 };

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

  /** A prepared run of couriers with one who has earned. */
  async function prepared() {
    const subject = `test:${randomUUID()}`;
    const at = new Date();
    const { rows } = await sql<{ id: number }>`
      insert into delivery_men (id, f_name, l_name, phone, city, vehicle, speed_kmh)
      select max(id) + 1, 'Kemi', 'Ojo', '+2348035550111', 'Lagos', 'bicycle', 15 from delivery_men
      returning id`.execute(market.db);
    const courierId = rows[0]?.id ?? 0;
    const account = courierAccount(courierId);
    await giveAccounts(market, 'courier', [courierId]);
    await writeJournal(market.db, {
      ...{ kind: 'wallet_bonus', about: { subject }, currency: 'NGN', at },
      entries: [
        { account: 'market:gifts', amount: money(50_000) },
        { account, amount: money(-50_000) },
      ],
    });
    const by = await finance();
    const { body } = await visitor.post('admin/payout-runs', wantedRun, { ...by.headers, 'idempotency-key': subject });
    const planned = body.payouts.find(({ state }: { state: string }) => state === 'planned');
    const params = { run_id: body.run.id as number, payout_id: planned.id as number };
    return { by, params, version: body.run.version as number };
  }

  const onPlanned = (body: object) => async (): Promise<StaffCall> => {
    const { by, params, version } = await prepared();
    return { by, params, body: { version, ...body } };
  };
  const onReleased = (body: Record<string, unknown>) => async (): Promise<StaffCall> => {
    const { params, version } = await prepared();
    const by = await finance();
    await visitor.post(`admin/payout-runs/${params.run_id}/release`, { version }, by.headers);
    return { by, params, body };
  };
  const reason = 'As agreed on the phone';

  /** A courier who holds cash. */
  async function holder(): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into delivery_men (id, f_name, l_name, phone, city, vehicle, speed_kmh)
      select max(id) + 1, 'Ade', 'Balogun', '+2348035550112', 'Lagos', 'bicycle', 15 from delivery_men
      returning id`.execute(market.db);
    const courierId = rows[0]?.id ?? 0;
    await writeJournal(market.db, {
      ...{ kind: 'wallet_bonus', about: { subject: `test:${randomUUID()}` }, currency: 'NGN', at: new Date() },
      entries: [
        { account: cashAccount({ courierId }), amount: money(50_000) },
        { account: 'market:gifts', amount: money(-50_000) },
      ],
    });
    return courierId;
  }

  /** An account that a new owner of a store has entered, and no operator has checked. */
  async function entered(): Promise<number> {
    const owner = await signedInMember(market, { storeId: food.id, role: 'owner' });
    const path = `vendor/stores/${food.id}/payee-account`;
    const { account } = (await visitor.get(path, owner.headers)).body;
    const body = { ...newAccount, replaces: account?.id ?? 0 };
    return (await visitor.put(path, body, owner.headers)).body.account.id;
  }
  const onEntered = (body: Record<string, unknown>) => async (): Promise<StaffCall> => {
    return { by: await finance(), params: { account_id: await entered() }, body };
  };

  /** A write-off of cash that a courier holds. */
  async function manual() {
    const credit = cashAccount({ courierId: await holder() });
    return { kind: 'written_off', credit, currency: 'NGN', amount: 5, reason };
  }
  const onManual = (body: Record<string, unknown>) => async (): Promise<StaffCall> => {
    const headers = { ...(await finance()).headers, 'idempotency-key': randomUUID() };
    const { id } = (await visitor.post('admin/manual-journals', await manual(), headers)).body;
    return { by: await finance(), params: { manual_id: id }, body };
  };

  /** A statement with a payment that the market does not know. */
  async function compared() {
    const by = await finance();
    const reference = `ref-${randomUUID()}`;
    await sql`
      insert into payments (id, customer_id, provider, currency, amount, callback, status, ended_at)
      values (${randomBytes(16).toString('base64url')}, ${by.id}, 'paystack', 'NGN', 500, '/wallet', 'failed', now())`.execute(
      market.db,
    );
    const file = Buffer.from(`reference,amount,currency,day\n${reference},5,NGN,2026-01-20`);
    const body = { provider: 'paystack', currency: 'NGN', file, step: 'save' };
    return { by, body };
  }
  async function saved() {
    const { by, body } = await compared();
    const headers = { ...by.headers, 'content-type': formType };
    const url = '/api/v1/admin/statements';
    const reply = await market.app.inject({ method: 'POST', url, headers, payload: writeForm(body) });
    return { by, statement_id: reply.json().statement_id as number };
  }

  return {
    'adminReports.makeFile': async () => {
      const body = { first_day: '2026-11-01', last_day: '2026-11-20' };
      return { by: await finance(), params: { report: 'stores' }, body };
    },
    'adminStatements.compare': compared,
    'adminStatements.remove': async () => {
      const { by, statement_id } = await saved();
      return { by, params: { statement_id } };
    },
    'adminStatements.answer': async () => {
      const { by, statement_id } = await saved();
      const path = `admin/statement-differences?statement_id=${statement_id}&kind=missing_here`;
      const { differences } = (await visitor.get(path, by.headers)).body;
      return { by, body: { ids: [differences[0].id], words: reason } };
    },
    'vendorWallet.setAccount': async () => {
      const replaces = await entered();
      const by = await signedInMember(market, { storeId: food.id, role: 'owner' });
      return { by, params: { store_id: food.id }, body: { ...newAccount, replaces } };
    },
    'courierWallet.setAccount': async () => {
      const by = await signedInCourier(market);
      const { account } = (await visitor.get('courier/payee-account', by.headers)).body;
      return { by, body: { ...newAccount, replaces: account?.id ?? 0 } };
    },
    'adminPayees.reveal': onEntered({}),
    'adminPayees.check': onEntered({ name_at_bank: 'OJO KEMI' }),
    'adminPayees.refuse': onEntered({ reason }),
    'adminManual.propose': async () => ({ by: await finance(), body: await manual() }),
    'adminManual.book': onManual({}),
    'adminManual.decline': onManual({ reason }),
    'adminLedger.checkInvariants': async () => ({ by: await finance() }),
    'adminCash.takeIn': async () => ({
      by: await finance(),
      body: { courier_id: await holder(), currency: 'NGN', held: 500, counted: 500, is_all: true },
    }),
    'adminCash.decideShort': async () => {
      const { carried, take } = deliveryUnderTest(market);
      const { rider, id } = await carried();
      const short = { taken: 100, reason: 'has_less' };
      await take(rider, id, 'cash', { is_received: true, short });
      await take(rider, id, 'deliver');
      return {
        by: await finance(),
        params: { order_id: id },
        body: { borne_by: 'market', note: 'The price was wrong' },
      };
    },
    'adminCash.setLimit': async () => {
      const by = await finance();
      const { limits } = (await visitor.get('admin/cash/limits', by.headers)).body;
      const { version } = limits.find(({ currency }: { currency: string }) => currency === 'KES');
      return { by, params: { currency: 'KES' }, body: { amount: 9_000_000, version } };
    },
    'adminPayouts.prepare': async () => {
      const { by, params, version } = await prepared();
      await visitor.post(`admin/payout-runs/${params.run_id}/withdraw`, { version, reason }, by.headers);
      return { by, body: wantedRun };
    },
    'adminPayouts.withdraw': onPlanned({ reason }),
    'adminPayouts.leaveOut': onPlanned({ reason }),
    'adminPayouts.release': async () => ({ ...(await onPlanned({})()), by: await finance() }),
    'adminPayouts.file': onReleased({ kind: 'bank' }),
    'adminPayouts.markPaid': onReleased({ reference: 'NIP-4711' }),
    'adminPayouts.markFailed': onReleased({ reason }),
    'adminWallet.addCommission': () => onRules('commission', { percent: 12 }),
    'adminWallet.withdrawCommission': () => onRule('commission', { percent: 12 }),
    'adminWallet.addPay': () => onRules('pay', payRule),
    'adminWallet.withdrawPay': () => onRule('pay', payRule),
  };
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hourMilliseconds } from 'market/values/durations';
import { money } from 'market/values/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeAt } from '#api/auth/second-factor/one-time-codes.ts';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { sendNotices } from '#api/testing/run-jobs.ts';
import { setPassword } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { passkeyUnderTest } from '#api/testing/under-test/passkey-under-test.ts';
import { signedInCourier, signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshEmail, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { writeJournal } from '#api/wallet/wallet.data.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { food, grocery } = testStores;
const password = 'kenkey-and-pepper';
const number = '0123456789';
const entered = { kind: 'bank', holder: 'Ronke Adeyemi', institution: 'GTBank', number };
const day = 24 * hourMilliseconds;

let passed = 0;
beforeEach(() => {
  passed = 0;
  market.now = () => new Date(momentOfTests.getTime() + passed);
});
type Person = Awaited<ReturnType<typeof signedInMember>>;
const finance = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });
const path = `vendor/stores/${food.id}/payee-account`;
const show = async (by: Person) => (await visitor.get(path, by.headers)).body;
const current = async (by: Person) => ((await show(by)).account?.id ?? 0) as number;
const set = async (by: Person, change: object = {}) =>
  visitor.put(path, { ...entered, replaces: await current(by), ...change }, by.headers);

/** An owner of the store with a proved address and, if wished, a password. */
async function owner({ hasPassword = false } = {}) {
  const by = await signedInMember(market, { storeId: food.id, role: 'owner' });
  const email = freshEmail();
  await sql`update customers set email = ${email}, is_email_verified = true where id = ${by.id}`.execute(market.db);
  if (hasPassword) await setPassword(market, by.id, password);
  return { ...by, email };
}

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from demo_post where recipient = ${email} order by id`.execute(market.db);
  return rows.map(({ body }) => body);
}

const onAccount = (by: Person, id: number, step: string, body: object = {}) =>
  visitor.post(`admin/payee-accounts/${id}/${step}`, body, by.headers);

describe('[STO-087] the account that a store is paid to', () => {
  it('is entered by an owner with the password again, and shown by its last four digits', async () => {
    const by = await owner({ hasPassword: true });
    expect(await show(by)).toEqual({ account: null, refused_reason: null, country: 'NG', needs_password: true });
    expect((await set(by)).code).toBe('password_wrong');
    expect((await set(by, { current_password: 'not this one' })).code).toBe('password_wrong');
    const { body } = await set(by, { current_password: password });
    expect(body.account).toMatchObject({ holder: 'Ronke Adeyemi', masked: '•••• 6789', is_checked: false });
    expect(body.account.usable_at).toBe(new Date(momentOfTests.getTime() + day).toISOString());
    expect(JSON.stringify(body)).not.toContain(number);

    const bookkeeper = await signedInMember(market, { storeId: food.id, role: 'bookkeeper' });
    expect((await show(bookkeeper)).account.masked).toBe('•••• 6789');
    expect((await set(bookkeeper)).code).toBe('right_missing');
    const manager = await signedInMember(market, { storeId: food.id, role: 'manager' });
    expect((await set(manager)).code).toBe('right_missing');
  });

  it('wants a fresh proof of the second factor instead, where the owner has one', async () => {
    const by = await owner();
    const started = (await visitor.post('auth/second-factor/authenticators', { name: 'Phone' }, by.headers)).body;
    const code = () => ({ code: codeAt(started.secret, market.now()) });
    await visitor.post(`auth/second-factor/authenticators/${started.id}/confirm`, code(), by.headers);
    await setPassword(market, by.id, password);
    expect((await show(by)).needs_password).toBe(false);
    expect((await set(by)).status).toBe(200);
    passed += hourMilliseconds;
    expect((await set(by)).code).toBe('second_factor_needed');
    await visitor.post('auth/second-factor/prove', code(), by.headers);
    expect((await set(by)).status).toBe(200);
  });

  it('takes a passkey for that as well', async () => {
    const by = await owner();
    const { body: options } = await visitor.post('auth/second-factor/passkeys/begin', {}, by.headers);
    const passkey = passkeyUnderTest().create(options, `http://${options.rp.id}`);
    const added = await visitor.post('auth/second-factor/passkeys', { name: 'Laptop', passkey }, by.headers);
    expect(added.status).toBe(200);
    await setPassword(market, by.id, password);
    expect((await show(by)).needs_password).toBe(false);
    expect((await set(by)).status).toBe(200);
  });

  it('is told to every owner when it changes, and is in the audit log, never with its whole number', async () => {
    const [one, other] = [await owner(), await owner()];
    const { body } = await set(one, { number: '0987654321' });
    await sendNotices(market);
    for (const { email } of [one, other]) {
      const mails = await mailsTo(email);
      expect(mails.at(-1)).toContain('•••• 4321');
      expect(mails.join()).not.toContain('0987654321');
    }
    const sent = (await mailsTo(other.email)).length;
    await sendNotices(market);
    expect(await mailsTo(other.email)).toHaveLength(sent);
    const { rows } = await sql<{ after: object }>`
      select after from audit_lines where action = 'payee_account.set' and subject = ${`payee-account:${body.account.id}`}`.execute(
      market.db,
    );
    expect(rows).toEqual([
      { after: { kind: 'bank', holder: 'Ronke Adeyemi', institution: 'GTBank', number: '•••• 4321' } },
    ]);
    const { rows: leaks } = await sql`
      select from audit_lines where before::text || after::text like '%0987654321%'
      union all select from outbox where payload::text like '%0987654321%'`.execute(market.db);
    expect(leaks).toEqual([]);
  });

  it('is refused with another form, on an old page, and for another store', async () => {
    const by = await owner();
    expect((await set(by, { number: '012345678' })).code).toBe('number');
    expect((await set(by, { kind: 'mobile_money', number: '12' })).code).toBe('number');
    expect((await set(by, { holder: '' })).code).toBe('holder');
    expect((await set(by, { replaces: 999_999 })).code).toBe('changed_meanwhile');
    const other = `vendor/stores/${grocery.id}/payee-account`;
    expect((await visitor.put(other, { ...entered, replaces: 0 }, by.headers)).code).toBe('store_not_found');
    expect((await set(by, { kind: 'mobile_money', institution: 'M-Pesa', number: '0803 555 0123' })).status).toBe(200);
  });

  it('is checked by an operator against the name at the bank, and refused with a reason that owners read', async () => {
    const by = await owner();
    const { id } = (await set(by)).body.account;
    const operator = await finance();
    const { accounts } = (await visitor.get('admin/payee-accounts?limit=100', operator.headers)).body;
    expect(accounts).toContainEqual(expect.objectContaining({ id, masked: '•••• 6789', checked_name: null }));
    expect((await onAccount(operator, id, 'reveal')).body).toEqual({ number });
    expect((await onAccount(operator, id, 'check', { name_at_bank: 'ADEYEMI TUNDE' })).code).toBe(
      'account_name_differs',
    );
    expect((await onAccount(operator, id, 'check', { name_at_bank: 'ADEYEMI RONKE T' })).body.checked_name).toBe(
      'ADEYEMI RONKE T',
    );
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject = ${`payee-account:${id}`} order by id`.execute(market.db);
    expect(rows.map(({ action }) => action)).toEqual([
      'payee_account.set',
      'payee_account.reveal',
      'payee_account.check',
    ]);
    expect((await onAccount(operator, id, 'refuse', { reason: 'The transfer came back' })).status).toBe(200);
    expect(await show(by)).toMatchObject({ account: null, refused_reason: 'The transfer came back' });
    await sendNotices(market);
    expect((await mailsTo(by.email)).at(-1)).toContain('The transfer came back');
    expect((await onAccount(operator, id, 'reveal')).code).toBe('payee_account_not_found');
  });

  it('[SEAT-12] is unknown to operators of other zones, and not checked by who entered it', async () => {
    const by = await owner();
    const { id } = (await set(by)).body.account;
    const foreign = await finance([knownZones.lowCashCap.id]);
    expect((await onAccount(foreign, id, 'reveal')).code).toBe('payee_account_not_found');
    const { accounts } = (await visitor.get('admin/payee-accounts?limit=100', foreign.headers)).body;
    expect(accounts.map((one: { id: number }) => one.id)).not.toContain(id);
    await sql`insert into operators (customer_id, roles) values (${by.id}, array['finance'])`.execute(market.db);
    expect((await onAccount(by, id, 'check', { name_at_bank: 'ADEYEMI RONKE' })).code).toBe('account_same_person');
  });
});

describe('[DEL-56] the account that a rider is paid to', () => {
  it('is entered with the password, and its owner is told', async () => {
    const by = await signedInCourier(market);
    const email = freshEmail();
    await sql`update customers set email = ${email}, is_email_verified = true where id = ${by.id}`.execute(market.db);
    await setPassword(market, by.id, password);
    const body = { ...entered, kind: 'mobile_money', institution: 'OPay', number: '08035550123', replaces: 0 };
    expect((await visitor.put('courier/payee-account', body, by.headers)).code).toBe('password_wrong');
    const right = { ...body, current_password: password };
    expect((await visitor.put('courier/payee-account', right, by.headers)).body.account.masked).toBe('•••• 0123');
    await sendNotices(market);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('[OPS-079] [STO-087] a payout', () => {
  const wanted = { payee: 'store', currency: 'NGN', least: 0 };
  const preview = async (by: Person) =>
    (await visitor.get('admin/payout-runs/preview?payee=store&currency=NGN', by.headers)).body;
  const holdOf = async (by: Person) =>
    (await preview(by)).held.find(({ payee_id: id }: { payee_id: number }) => id === food.id)?.reason;
  const prepare = async (by: Person) =>
    (await visitor.post('admin/payout-runs', wanted, { ...by.headers, 'idempotency-key': randomUUID() })).body;
  const ofFood = ({ payouts }: { payouts: { payee_id: number }[] }) =>
    payouts.find(({ payee_id: id }) => id === food.id);
  const release = async (by: Person, { run }: { run: { id: number; version: number } }) =>
    (await visitor.post(`admin/payout-runs/${run.id}/release`, { version: run.version }, by.headers)).body;

  it('is held with its reason until there is an account that was checked and is a day old', async () => {
    await sql`update payee_accounts set ended_at = now() where store_id = ${food.id} and ended_at is null`.execute(
      market.db,
    );
    await writeJournal(market.db, {
      ...{ kind: 'wallet_bonus', about: { subject: 'test:account' }, currency: 'NGN', at: market.now() },
      entries: [
        { account: 'market:gifts', amount: money(70_000) },
        { account: `store:${food.id}`, amount: money(-70_000) },
      ],
    });
    const [by, one, other] = [await owner(), await finance(), await finance()];
    expect(await holdOf(one)).toBe('account_missing');
    const { id } = (await set(by)).body.account;
    expect(await holdOf(one)).toBe('account_unchecked');
    await onAccount(one, id, 'check', { name_at_bank: 'ADEYEMI RONKE' });
    expect(await holdOf(one)).toBe('account_new');
    passed = day - 1;
    expect(await holdOf(one)).toBe('account_new');
    passed = day;
    expect(await holdOf(one)).toBeUndefined();
    const run = await prepare(one);
    expect(ofFood(run)).toMatchObject({ state: 'planned', account: { holder: 'Ronke Adeyemi', masked: '•••• 6789' } });

    // Changed between the two people, from a session that was stolen from the owner.
    await set(by, { number: '0999999999' });
    expect(ofFood(await release(other, run))).toMatchObject({ state: 'left_out', reason: 'account_changed' });
    expect(await holdOf(one)).toBe('account_unchecked');
  });

  it('goes into a file with the whole number, which the audit log notes, once its run is released', async () => {
    const [by, one, other] = [await owner(), await finance(), await finance()];
    const { id } = (await set(by)).body.account;
    await onAccount(one, id, 'check', { name_at_bank: 'ADEYEMI RONKE' });
    passed = 2 * day;
    const run = await prepare(one);
    const file = (kind = 'bank') => visitor.post(`admin/payout-runs/${run.run.id}/file`, { kind }, other.headers);
    expect((await file()).code).toBe('payout_run_closed');
    const released = await release(other, run);
    expect(JSON.stringify(released)).not.toContain(number);
    const { transfers } = (await file()).body;
    const amount = (ofFood(run) as { amount?: number }).amount;
    expect(transfers).toContainEqual({
      reference: `payout-${(ofFood(run) as { id?: number }).id}`,
      ...{ holder: 'Ronke Adeyemi', institution: 'GTBank', number, amount, currency: 'NGN' },
    });
    expect((await file('mobile_money')).body.transfers).toEqual([]);
    const { rows } = await sql`
      select from audit_lines where action = 'payout.export' and subject = ${`payout-run:${run.run.id}`}`.execute(
      market.db,
    );
    expect(rows).toHaveLength(2);
  });
});

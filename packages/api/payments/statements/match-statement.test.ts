import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

// Payments of this file come without the orders and wallets that they would change.
const market = marketUnderTest({ checksInvariants: false });
const visitor = visitorUnderTest(() => market.app);
const finance = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });
type Operator = Awaited<ReturnType<typeof finance>>;

const newId = () => randomBytes(16).toString('base64url');
/** Each test has a provider of its own, so that none finds the payments of another. */
const newProvider = () => `provider-${randomUUID().slice(0, 8)}`;

interface Paid {
  provider: string;
  amount?: number;
  currency?: string;
  at?: string;
  status?: string;
  reference?: string;
}

/** A payment that brought money at a time, or none. */
async function paid({ provider, amount = 150_000, currency = 'NGN', status = 'paid', reference, ...when }: Paid) {
  const { id: customerId } = await signedInCustomer(market);
  const id = newId();
  const at = new Date(when.at ?? '2026-11-10T12:00:00Z');
  await sql`
    insert into payments (id, customer_id, provider, currency, amount, callback, status, reference, started_at, ended_at)
    values (${id}, ${customerId}, ${provider}, ${currency}, ${amount}, '/wallet', ${status}, ${reference ?? null}, ${at},
      ${status === 'returned' ? new Date('2026-11-19T12:00:00Z') : at})`.execute(market.db);
  if (status !== 'failed') {
    await sql`
      insert into payment_events (provider, event_id, payment_id, news, effect, received_at)
      values (${provider}, ${randomUUID()}, ${id}, 'paid', 'settle', ${at})`.execute(market.db);
  }
  return id;
}

const head = 'Reference,Amount,Currency,Paid at,Fee,Status';
const line = (reference: string, amount = '1500.00', day = '2026-11-10', currency = 'NGN', status = 'success') =>
  `${reference},${amount},${currency},${day},12.00,${status}`;
const fileOf = (...lines: string[]) => [head, ...lines].join('\n');

async function compare(by: Operator, file: string | Uint8Array, fields: Record<string, unknown>) {
  const wanted = { currency: 'NGN', step: 'save', file_name: 'november.csv', file: Buffer.from(file), ...fields };
  const headers = { ...by.headers, 'content-type': formType };
  const url = '/api/v1/admin/statements';
  const reply = await market.app.inject({ method: 'POST', url, headers, payload: writeForm(wanted) });
  const body = reply.json();
  return { status: reply.statusCode, code: body.errors?.[0]?.code as string | undefined, body };
}

/** The statements of a provider, the newest first. */
async function statementsOf(by: Operator, provider: string) {
  const { body } = await visitor.get('admin/statements?limit=100', by.headers);
  return body.statements.filter((one: { provider: string }) => one.provider === provider);
}

async function differences(by: Operator, query = '') {
  const { body } = await visitor.get(`admin/statement-differences?limit=100${query}`, by.headers);
  return body.differences as { id: number; kind: string; reference: string; answer: string | null }[];
}

const answer = (by: Operator, ids: number[], words = 'The bank was late') =>
  visitor.post('admin/statement-differences/answer', { ids, words }, by.headers);

describe('[OPS-077] a statement of a provider', () => {
  it('makes a task of each difference, until all have an answer with who, when and words', async () => {
    const by = await finance();
    const provider = newProvider();
    await paid({ provider, reference: 'prov.same' });
    const returned = await paid({ provider, status: 'returned' });
    const other = await paid({ provider });
    const late = await paid({ provider, at: '2026-11-10T23:30:00Z' });
    const unlisted = await paid({ provider, at: '2026-11-11T08:00:00Z' });
    const failed = await paid({ provider, status: 'failed' });
    const file = fileOf(
      line('prov.same'),
      line(returned),
      line(other, '1500.50'),
      // It came on 11 November in Lagos.
      line(late),
      line(failed),
      line('unknown-at-ours', '20', '2026-11-12T23:30:00Z'),
      line('a-declined-card', '', '', 'NGN', 'failed'),
    );
    const seen = await compare(by, file, { provider, step: 'preview' });
    const counts = { same: 2, missing_here: 2, missing_there: 1, other_amount: 1, other_day: 1 };
    expect(seen.body).toMatchObject({
      ...{ statement_id: null, line_count: 6, left_out: 1, counts, known_count: 0, faults: [] },
      ...{ first_day: '2026-11-10', last_day: '2026-11-13', amount: 7520.5 },
    });
    expect(await statementsOf(by, provider)).toEqual([]);
    const { body } = await compare(by, file, { provider });
    expect(body).toMatchObject({ statement_id: expect.any(Number), counts });
    const open = await differences(by, `&statement_id=${body.statement_id}`);
    expect(open.map(({ kind, reference }) => [kind, reference])).toEqual([
      ['other_amount', other],
      ['other_day', late],
      ['missing_here', failed],
      ['missing_here', 'unknown-at-ours'],
      ['missing_there', unlisted],
    ]);
    expect(open[0]).toMatchObject({
      there: { amount: 1500.5, currency: 'NGN', decimals: 2, day: '2026-11-10' },
      here: { amount: 1500, day: '2026-11-10' },
      payment: { id: other, status: 'paid' },
    });
    expect(open[1]).toMatchObject({ here: { day: '2026-11-11' } });
    expect(open[3]).toMatchObject({ here: null, payment: null, line: 7 });
    const [first, ...others] = open.map(({ id }) => id) as [number, ...number[]];
    expect((await answer(by, [first], 'A tip at the till')).body).toEqual({ answered: 1 });
    expect((await answer(by, [first, ...others])).code).toBe('difference_answered');
    expect((await answer(by, [...others, 999_999_999])).code).toBe('difference_not_found');
    const query = `&statement_id=${body.statement_id}`;
    expect(await differences(by, query)).toHaveLength(4);
    expect((await answer(by, others, ' x ')).code).toBe('words');
    await answer(by, others);
    expect(await differences(by, query)).toEqual([]);
    const answered = await differences(by, `${query}&state=answered&kind=other_amount`);
    expect(answered[0]).toMatchObject({
      ...{ answer: 'A tip at the till', answered_by: 'finance Obi', answered_at: market.now().toISOString() },
    });
    expect((await statementsOf(by, provider))[0]).toMatchObject({
      ...{
        provider,
        difference_count: 5,
        open_count: 0,
        same_count: 2,
        can_be_removed: false,
        file_name: 'november.csv',
      },
    });
    expect((await visitor.delete(`admin/statements/${body.statement_id}`, by.headers)).code).toBe('statement_answered');
    const { rows } = await sql<{ action: string; reason: string | null }>`
      select action, reason from audit_lines where account_id = ${by.id} order by id`.execute(market.db);
    expect(rows).toEqual([
      { action: 'statement.compare', reason: null },
      { action: 'statement.answer', reason: 'A tip at the till' },
      { action: 'statement.answer', reason: 'The bank was late' },
    ]);
  });

  it('is taken once, and makes no task twice where another one is of the same days', async () => {
    const by = await finance();
    const provider = newProvider();
    await paid({ provider });
    const file = fileOf(line('unknown', '20'));
    const both = await Promise.all([compare(by, file, { provider }), compare(by, file, { provider })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await compare(by, file, { provider, step: 'preview' })).code).toBe('statement_twice');
    const again = await compare(by, fileOf(line('unknown', '20'), line('new', '3')), { provider });
    expect(again.body).toMatchObject({ counts: { missing_here: 2, missing_there: 0 }, known_count: 1 });
    expect(await differences(by, `&statement_id=${again.body.statement_id}`)).toHaveLength(1);
  });

  it('ends the tasks of payments that a later one lists, and opens them again when it is taken back', async () => {
    const by = await finance();
    const provider = newProvider();
    const id = await paid({ provider });
    await paid({ provider, at: '2026-11-01T10:00:00Z' });
    const first = await compare(by, fileOf(line('other')), { provider });
    expect(first.body.counts).toMatchObject({ missing_there: 1 });
    const later = await compare(by, fileOf(line(id, '1500', '2026-11-11')), { provider });
    expect(later.body.counts).toMatchObject({ other_day: 1, same: 0 });
    const query = `&statement_id=${first.body.statement_id}&kind=missing_there`;
    expect(await differences(by, query)).toEqual([]);
    expect(await differences(by, `${query}&state=answered`)).toMatchObject([
      { found_in: later.body.statement_id, answer: null },
    ]);
    expect((await visitor.delete(`admin/statements/${later.body.statement_id}`, by.headers)).status).toBe(200);
    expect(await differences(by, query)).toMatchObject([{ found_in: null, reference: id }]);
    expect((await visitor.delete(`admin/statements/${later.body.statement_id}`, by.headers)).code).toBe(
      'statement_not_found',
    );
  });

  it('is of the days that are chosen, also without a payment at the provider', async () => {
    const by = await finance();
    const provider = newProvider();
    await paid({ provider, at: '2026-11-04T10:00:00Z' });
    await paid({ provider, at: '2026-11-05T23:10:00Z' });
    const days = { first_day: '2026-11-01', last_day: '2026-11-05' };
    const { body } = await compare(by, fileOf(line('x', '1', '2026-11-02')), { provider, ...days });
    expect(body).toMatchObject({ ...days, counts: { missing_there: 1, missing_here: 1 } });
    const outside = await compare(by, fileOf(line('y', '1', '2026-11-09')), { provider, ...days });
    expect(outside.body.faults).toEqual([{ line: 2, field: 'day', reason: 'is not from 2026-11-01 to 2026-11-05' }]);
    const ahead = await compare(by, fileOf(line('z')), { provider, last_day: '2027-01-01' });
    expect(ahead.body.faults).toMatchObject([{ line: 0, reason: 'The last day is not over yet.' }]);
  });

  it('with a fault is refused by its line, and nothing of it is saved', async () => {
    const by = await finance();
    const provider = newProvider();
    await paid({ provider });
    const file = fileOf(
      line('one'),
      line('two', '1500', '2026-11-10', 'KES'),
      line('one'),
      line('', '1,5', '10/11/2026'),
      'too,few',
      line('three', '-4'),
    );
    const { body } = await compare(by, file, { provider });
    expect(body.statement_id).toBeNull();
    expect(body.faults.map(({ line: at, field }: { line: number; field: string }) => [at, field])).toEqual([
      ...[
        [3, 'currency'],
        [4, 'reference'],
        [5, ''],
        [6, ''],
        [7, 'amount'],
      ],
    ]);
    expect(await statementsOf(by, provider)).toEqual([]);
    const faultOf = async (bytes: string | Uint8Array) =>
      (await compare(by, bytes, { provider })).body.faults[0] as { line: number; reason: string };
    expect(await faultOf('')).toMatchObject({ line: 0, reason: 'The file has no payments.' });
    expect(await faultOf(head)).toMatchObject({ line: 0 });
    expect(await faultOf('when,what\n1,2')).toMatchObject({
      reason: expect.stringMatching(/reference, amount, currency/),
    });
    expect(await faultOf(new Uint8Array([0xff, 0xfe, 0x72]))).toMatchObject({ reason: expect.stringMatching('UTF-8') });
    expect(await faultOf(`${head}\n"open`)).toMatchObject({ reason: expect.stringMatching('quote') });
  });

  it.each([
    ['XOF', 150_000, '1500', 'same', 0],
    ['XOF', 150_000, '1500.00', 'same', 0],
    ['KWD', 1_234, '12.340', 'same', 3],
    ['KWD', 1_234, '12.345', 'other_amount', 3],
  ])('counts in %s with its decimals: %i against %s is %s', async (currency, amount, written, kind, decimals) => {
    const by = await finance();
    const provider = newProvider();
    const id = await paid({ provider, amount, currency });
    const { body } = await compare(by, fileOf(line(id, written, '2026-11-10', currency)), { provider, currency });
    expect(body.counts[kind]).toBe(1);
    if (kind === 'same') return;
    expect(await differences(by, `&statement_id=${body.statement_id}`)).toMatchObject([
      { there: { amount: Number(written), decimals }, here: { amount: amount / 100 } },
    ]);
  });

  it('refuses decimals that a currency has not', async () => {
    const by = await finance();
    const provider = newProvider();
    await paid({ provider, currency: 'XOF' });
    const { body } = await compare(by, fileOf(line('a', '1.50', '2026-11-10', 'XOF')), { provider, currency: 'XOF' });
    expect(body.faults).toMatchObject([{ line: 2, field: 'amount', reason: expect.stringMatching('decimals') }]);
  });

  it('is of a provider and a currency that the market has', async () => {
    const by = await finance();
    const provider = newProvider();
    await paid({ provider });
    expect((await compare(by, fileOf(line('a')), { provider: 'nobody' })).code).toBe('provider');
    expect((await compare(by, fileOf(line('a')), { provider, currency: 'KES' })).code).toBe('currency');
    const { providers, columns, today } = (await visitor.get('admin/statements/providers', by.headers)).body;
    expect(providers).toContainEqual({ name: provider, title: provider, currencies: ['NGN'] });
    expect(columns[0]).toMatchObject({ name: 'reference' });
    expect(today).toBe('2026-11-20');
  });

  it('[SEAT-12] is for operators of all zones with the permission', async () => {
    const local = await finance([3]);
    const support = await signedInOperator(market, { roles: ['support'] });
    for (const by of [local, support]) {
      expect((await compare(by, fileOf(line('a')), { provider: 'sandbox' })).code).toBe('right_missing');
      expect((await answer(by, [1])).code).toBe('right_missing');
      for (const path of ['statements', 'statements/providers', 'statement-differences']) {
        expect((await visitor.get(`admin/${path}`, by.headers)).code).toBe('right_missing');
      }
      expect((await visitor.delete('admin/statements/1', by.headers)).code).toBe('right_missing');
    }
  });
});

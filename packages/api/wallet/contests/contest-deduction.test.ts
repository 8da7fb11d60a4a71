import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Money, money } from 'market/values/money';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';
import { writeJournal } from '../wallet.data.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { generous, food } = testStores;
const words = 'The customer got a new dish the same evening.';
const store = (id: number) => `vendor/stores/${id}`;
const member = (storeId: number = generous.id) => signedInMember(market, { storeId, role: 'owner' });

/** Takes 50 from a store some days ago, and returns what it may contest. */
async function deducted(daysAgo: number): Promise<string> {
  const at = new Date(market.now().getTime() - daysAgo * 86_400_000);
  await writeJournal(market.db, {
    kind: 'corrected',
    about: { subject: `test:${randomUUID()}` },
    currency: 'NGN',
    entries: [
      { account: `store:${generous.id}`, amount: money(5_000) },
      { account: 'market:corrections', amount: money(-5_000) },
    ],
    at,
  });
  const { rows } = await sql<{ id: number }>`select max(id) as id from journals`.execute(market.db);
  return `journal:${rows[0]?.id}`;
}

async function contest(by: CustomerUnderTest, body: Record<string, unknown>, storeId: number = generous.id) {
  const headers = { ...by.headers, 'content-type': formType, 'idempotency-key': randomUUID() };
  const url = `/api/v1/${store(storeId)}/contests`;
  const reply = await market.app.inject({ method: 'POST', url, headers, payload: writeForm(body) });
  const answer = reply.json();
  return { status: reply.statusCode, body: answer, code: answer.errors?.[0]?.code as string | undefined };
}

async function owed(): Promise<Money> {
  const { rows } = await sql<{ sum: Money }>`
    select coalesce(-sum(amount), 0)::bigint as sum from ledger_entries
    where account = ${`store:${generous.id}`}`.execute(market.db);
  return rows[0]?.sum ?? money(0);
}

describe('a deduction that a store contests', () => {
  it('[STO-089] is not taken until the answer, which says why, and stands in the list with its state', async () => {
    const by = await member();
    const before = await owed();
    const about = await deducted(6);
    const { contestable } = (await visitor.get(`${store(generous.id)}/contestable?limit=100`, by.headers)).body;
    expect(contestable).toContainEqual(expect.objectContaining({ about, booked: -50, kind: 'sum' }));
    expect(await owed()).toBe(before - 5_000);
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#3c3' } })
      .jpeg()
      .toBuffer();
    const made = await contest(by, { about, words, 'image[]': [picture] });
    expect(made.body).toMatchObject({ amount: 50, held: 50, decision: null, words, pictures: [expect.any(String)] });
    expect(await owed()).toBe(before);
    expect(await breachesIn(market.db)).toEqual([]);
    const desk = await signedInOperator(market, { roles: ['finance'] });
    const answer = { decision: 'denied', answer: 'The photo shows the first dish.' };
    expect((await visitor.post(`admin/contests/${made.body.id}/answer`, answer, desk.headers)).status).toBe(200);
    expect(await owed()).toBe(before - 5_000);
    const { contests } = (await visitor.get(`${store(generous.id)}/contests`, by.headers)).body;
    expect(contests[0]).toMatchObject({ about, decision: 'denied', answer: answer.answer, held: 0 });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-089] comes back to the store where it is granted', async () => {
    const by = await member();
    const before = await owed();
    const { body } = await contest(by, { about: await deducted(1), words });
    const desk = await signedInOperator(market, { roles: ['finance'] });
    const answer = { decision: 'granted', answer: 'You are right.' };
    await visitor.post(`admin/contests/${body.id}/answer`, answer, desk.headers);
    expect(await owed()).toBe(before);
  });

  it('[STO-089] is refused after 7 days, a second time, and by another store', async () => {
    const by = await member();
    const late = await deducted(7.1);
    expect((await contest(by, { about: late, words })).code).toBe('contest_late');
    const { contestable } = (await visitor.get(`${store(generous.id)}/contestable?limit=100`, by.headers)).body;
    expect(contestable.map((one: { about: string }) => one.about)).not.toContain(late);
    const about = await deducted(1);
    const other = await member(food.id);
    expect((await contest(other, { about, words }, food.id)).code).toBe('contest_unknown');
    expect((await contest(by, { about, words })).status).toBe(200);
    expect((await contest(by, { about, words })).code).toBe('contest_twice');
  });

  it('[STO-089] needs the permission for money', async () => {
    const cook = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
    expect((await contest(cook, { about: await deducted(1), words })).code).toBe('right_missing');
  });
});

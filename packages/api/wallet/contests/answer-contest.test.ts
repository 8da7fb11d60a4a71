import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const { visitor, carried, courier, take } = deliveryUnderTest(market);
const words = 'The customer paid all of it.';

const desk = (role: 'owner' | 'finance' | 'support', zoneIds?: number[]) =>
  signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });

async function contest(by: CustomerUnderTest, body: Record<string, unknown>, key = randomUUID()) {
  const headers = { ...by.headers, 'content-type': formType, 'idempotency-key': key };
  const sent = { method: 'POST', url: '/api/v1/courier/contests', headers, payload: writeForm(body) } as const;
  const { statusCode: status, ...reply } = await market.app.inject(sent);
  const answer = reply.json();
  return { status, body: answer, code: answer.errors?.[0]?.code as string | undefined };
}
const answer = (by: CustomerUnderTest, id: number, body: object) =>
  visitor.post(`admin/contests/${id}/answer`, { answer: 'We have looked into it.', ...body }, by.headers);
const contestableOf = async (by: CustomerUnderTest): Promise<{ kind: string; about: string; booked: number }[]> =>
  (await visitor.get('courier/contestable?limit=100', by.headers)).body.contestable;

async function owedTo(by: CustomerUnderTest): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(e.amount), 0)::bigint as sum from ledger_entries e
    join delivery_men d on e.account = 'courier:' || d.id where d.customer_id = ${by.id}`.execute(market.db);
  return rows[0]?.sum ?? 0;
}

/** A courier who has to bear cash that did not come, in minor units. */
async function deducted() {
  const { rider, id } = await carried();
  await take(rider, id, 'cash', { is_received: true, short: { taken: 100, reason: 'has_less' } });
  await take(rider, id, 'deliver');
  const before = await owedTo(rider);
  const borne = { borne_by: 'courier', note: 'Took less without asking' };
  await visitor.post(`admin/cash/short/${id}`, borne, (await desk('finance')).headers);
  const missing = before - (await owedTo(rider));
  const taken = (await contestableOf(rider)).find(({ booked }) => booked < 0);
  return { rider, orderId: id, before, missing, about: taken?.about ?? '' };
}

/** A courier with a rating, and what its sums are. */
async function rated() {
  const { rider, id } = await carried();
  await take(rider, id, 'deliver', { cash_received: true });
  const { rows } = await sql<{ id: number }>`
    with given as (
      insert into reviews (order_id, line_number, about, delivery_man_id, author, rating, comment, language)
      select ${id}, 0, 'delivery_man', delivery_man_id, 'Ada O.', 1, 'Came late', 'en' from orders where id = ${id}
      returning id, delivery_man_id, rating
    )
    update delivery_men d set rating_sum = rating_sum + g.rating, rating_count = rating_count + 1
    from given g where d.id = g.delivery_man_id returning g.id`.execute(market.db);
  const sums = async () => {
    const { rows: read } = await sql<{ sum: number; count: number }>`
      select rating_sum::float8 as sum, rating_count as count from delivery_men where customer_id = ${rider.id}`.execute(
      market.db,
    );
    return read[0];
  };
  return { rider, about: `review:${rows[0]?.id}`, sums };
}

async function suspended() {
  const by = await desk('owner');
  const person = await courier();
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from delivery_men where customer_id = ${person.id}`.execute(market.db);
  const { id = 0, version = 0 } = rows[0] ?? {};
  const body = { version, reason: 'Two complaints', rule: 'conduct' };
  await visitor.post(`admin/couriers/${id}/suspend`, body, by.headers);
  return { person, by };
}

describe('[DEL-57] a contested deduction', () => {
  it('is held until the answer, and goes to the market where it is granted', async () => {
    const { rider, before, missing, about } = await deducted();
    const made = await contest(rider, { about, words });
    expect(made.body).toMatchObject({ kind: 'sum', amount: missing / 100, held: missing / 100, decision: null });
    // Meanwhile it is not taken, and in no hand.
    expect(await owedTo(rider)).toBe(before);
    expect(await breachesIn(market.db)).toEqual([]);
    const by = await desk('finance');
    const granted = await answer(by, made.body.id, { decision: 'granted' });
    expect(granted.body).toMatchObject({ decision: 'granted', granted: missing / 100, held: 0 });
    expect(await owedTo(rider)).toBe(before);
    expect(await breachesIn(market.db)).toEqual([]);
    const { contests } = (await visitor.get('courier/contests', rider.headers)).body;
    expect(contests[0]).toMatchObject({ answer: 'We have looked into it.', answered_role: 'finance' });
    expect(JSON.stringify(contests)).not.toContain('Obi');
  });

  it('is taken after all where it is denied, and in part where a part is granted', async () => {
    const [denied, partly] = [await deducted(), await deducted()];
    const by = await desk('finance');
    const first = await contest(denied.rider, { about: denied.about, words });
    await answer(by, first.body.id, { decision: 'denied' });
    expect(await owedTo(denied.rider)).toBe(denied.before - denied.missing);
    const second = await contest(partly.rider, { about: partly.about, words });
    expect((await answer(by, second.body.id, { decision: 'granted', granted: 1e6 })).code).toBe('contest_amount');
    await answer(by, second.body.id, { decision: 'granted', granted: 10 });
    expect(await owedTo(partly.rider)).toBe(partly.before - partly.missing + 1000);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is contested once, by its own courier, and answered once, also by two operators at once', async () => {
    const { rider, about } = await deducted();
    const other = await courier();
    expect((await contest(other, { about, words })).code).toBe('contest_unknown');
    const key = randomUUID();
    const both = await Promise.all([contest(rider, { about, words }, key), contest(rider, { about, words })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await contest(rider, { about, words })).code).toBe('contest_twice');
    const id = both.find(({ status }) => status === 200)?.body.id;
    const answers = await Promise.all([
      answer(await desk('finance'), id, { decision: 'granted' }),
      answer(await desk('finance'), id, { decision: 'denied' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('has at most three pictures, which its operator sees', async () => {
    const { rider, about } = await deducted();
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    const four = [photo, photo, photo, photo];
    expect((await contest(rider, { about, words, 'image[]': four })).code).toBe('images_too_many');
    const { body } = await contest(rider, { about, words, 'image[]': [photo] });
    const { contests } = (await visitor.get('admin/contests?limit=100', (await desk('finance')).headers)).body;
    const shown = contests.find(({ id }: { id: number }) => id === body.id);
    expect(shown).toMatchObject({
      words,
      audience: 'courier',
      pictures: [expect.stringContaining('/private-pictures/')],
    });
    expect((await market.app.inject(shown.pictures[0])).statusCode).toBe(200);
  });
});

describe('[DEL-57] a contested pay', () => {
  it('stays as it is, and gets what was granted of the missing amount', async () => {
    const { rider, id } = await carried();
    await take(rider, id, 'deliver', { cash_received: true });
    const before = await owedTo(rider);
    const [pay] = await contestableOf(rider);
    const about = pay?.about ?? '';
    expect((await contest(rider, { about, words })).code).toBe('contest_amount');
    const made = await contest(rider, { about, words, amount: '35.5' });
    expect(made.body).toMatchObject({ amount: 35.5, held: 0 });
    expect(await owedTo(rider)).toBe(before);
    await answer(await desk('finance'), made.body.id, { decision: 'granted' });
    expect(await owedTo(rider)).toBe(before + 3550);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('[DEL-57] a contested rating', () => {
  it.each(['granted', 'denied'] as const)('does not count meanwhile; then it is %s', async (decision) => {
    const { rider, about, sums } = await rated();
    const before = await sums();
    expect(before?.count).toBeGreaterThan(0);
    const made = await contest(rider, { about, words });
    // Who gave it stays unknown.
    expect(made.body).toMatchObject({ kind: 'rating', rating: 1, code: null });
    const without = { sum: (before?.sum ?? 0) - 1, count: (before?.count ?? 0) - 1 };
    expect(await sums()).toEqual(without);
    expect((await answer(await desk('finance'), made.body.id, { decision })).code).toBe('right_missing');
    expect((await answer(await desk('support'), made.body.id, { decision })).status).toBe(200);
    expect(await sums()).toEqual(decision === 'granted' ? without : before);
    const { rows } = await sql<{ rule: string | null }>`
      select hidden_rule as rule from reviews where 'review:' || id = ${about}`.execute(market.db);
    expect(rows[0]?.rule).toBe(decision === 'granted' ? 'not_the_order' : null);
  });

  it('is in its sums once where moderators hide it meanwhile', async () => {
    const { rider, about, sums } = await rated();
    const before = await sums();
    const made = await contest(rider, { about, words });
    const by = await desk('owner');
    const hidden = { rule: 'insult', words: null, decided_at: null };
    await visitor.post(`admin/reviews/${about.slice('review:'.length)}/decide`, hidden, by.headers);
    await answer(by, made.body.id, { decision: 'denied' });
    expect(await sums()).toEqual({ sum: (before?.sum ?? 0) - 1, count: (before?.count ?? 0) - 1 });
  });
});

describe('[DEL-57] a contested suspension', () => {
  it.each(['granted', 'denied'] as const)('stays until the answer; then it is %s', async (decision) => {
    const { person, by } = await suspended();
    const [thing] = await contestableOf(person);
    expect(thing?.kind).toBe('suspension');
    const made = await contest(person, { about: thing?.about, words });
    expect((await visitor.get('courier/work', person.headers)).code).toBe('seat_closed');
    await answer(by, made.body.id, { decision });
    const { code } = await visitor.get('courier/work', person.headers);
    expect(code).toBe(decision === 'granted' ? undefined : 'seat_closed');
    const { contests } = (await visitor.get('courier/contests', person.headers)).body;
    expect(contests[0]).toMatchObject({ decision, answered_role: 'owner' });
  });

  it('is too late after 14 days', async () => {
    const { person } = await suspended();
    const about = (await contestableOf(person))[0]?.about;
    const earlier = (time: string) => sql`
      update courier_suspensions set decided_at = ${market.now()}::timestamptz - ${time}::interval where 'suspension:' || id = ${about}`;
    await earlier('14 days 1 minute').execute(market.db);
    expect(await contestableOf(person)).toEqual([]);
    expect((await contest(person, { about, words })).code).toBe('contest_late');
    await earlier('13 days 23 hours').execute(market.db);
    expect((await contest(person, { about, words })).status).toBe(200);
  });

  it('is unknown to operators of other zones', async () => {
    const { person } = await suspended();
    const [thing] = await contestableOf(person);
    const { body } = await contest(person, { about: thing?.about, words });
    const foreign = await desk('owner', [knownZones.lowCashCap.id]);
    expect((await answer(foreign, body.id, { decision: 'granted' })).code).toBe('contest_not_found');
    const { contests } = (await visitor.get('admin/contests?limit=100', foreign.headers)).body;
    expect(contests.some(({ id }: { id: number }) => id === body.id)).toBe(false);
  });
});

import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import type { ModeratedReview } from 'market/reviews/reviews.admin.contract';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const delivery = deliveryUnderTest(market);
const { generous } = testStores;

/** A review of the store of an order, which counts for its rating. */
async function reviewed({ isReported = false, comment = 'It was cold.' } = {}) {
  const writer = await signedInCustomer(market);
  const order = await delivery.placedBy(writer);
  const { rows } = await sql<{ id: number }>`
    with given as (
      insert into reviews (order_id, about, store_id, author, rating, comment, reported_at, report_reason)
      select ${order}, 'store', ${generous.id}, 'Amara N.', 2, ${comment},
        case when ${isReported}::bool then now() end, case when ${isReported}::bool then 'Never ordered' end
      returning id, rating, store_id
    ), counted as (
      update stores s set rating_sum = rating_sum + g.rating, rating_count = rating_count + 1 from given g
      where s.id = g.store_id
    )
    select id from given`.execute(market.db);
  return { writer, id: Number(rows[0]?.id) };
}

async function editor(role: OperatorRole = 'marketing', zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });
  return {
    list: async (list: string): Promise<ModeratedReview[]> =>
      (await visitor.get(`admin/reviews?limit=100&list=${list}`, headers)).body.reviews,
    decide: (id: number, change: object = {}) =>
      visitor.post(`admin/reviews/${id}/decide`, { rule: 'insult', words: null, decided_at: null, ...change }, headers),
  };
}

async function ratingOfStore() {
  const { rows } = await sql<{ sum: number; count: number }>`
    select rating_sum as sum, rating_count as count from stores where id = ${generous.id}`.execute(market.db);
  return rows[0];
}

const shownIds = async () => {
  const { body } = await visitor.get(`stores/reviews/${generous.id}?limit=100`);
  return body.reviews.map(({ id }: { id: number }) => id);
};

describe('[OPS-072] the reviews that an operator reads', () => {
  it('are those first that a store has reported, until an operator decides', async () => {
    const by = await editor();
    const reported = await reviewed({ isReported: true });
    const later = await reviewed();
    const ids = (await by.list('all')).map(({ id }) => id);
    expect(ids.indexOf(reported.id)).toBeLessThan(ids.indexOf(later.id));
    expect((await by.list('reported')).find(({ id }) => id === reported.id)).toMatchObject({
      ...{ report_reason: 'Never ordered', hidden_rule: null, decided_at: null, about: 'store' },
    });
    expect((await by.decide(reported.id, { rule: null })).body.review).toMatchObject({ hidden_rule: null });
    expect((await by.list('reported')).map(({ id }) => id)).not.toContain(reported.id);
    expect(await shownIds()).toContain(reported.id);
  });

  it('are hidden with a rule and shown again, and the rating follows', async () => {
    const by = await editor();
    const { id } = await reviewed();
    const before = await ratingOfStore();
    const hidden = await by.decide(id);
    expect(hidden.body.review).toMatchObject({ hidden_rule: 'insult' });
    expect(await shownIds()).not.toContain(id);
    expect(await ratingOfStore()).toEqual({ sum: (before?.sum ?? 0) - 2, count: (before?.count ?? 0) - 1 });
    expect((await by.list('hidden')).map((review) => review.id)).toContain(id);
    const seen = hidden.body.review.decided_at;
    const other = await by.decide(id, { rule: 'advertising', decided_at: seen });
    expect(await ratingOfStore()).toEqual({ sum: (before?.sum ?? 0) - 2, count: (before?.count ?? 0) - 1 });
    await by.decide(id, { rule: null, decided_at: other.body.review.decided_at });
    expect(await ratingOfStore()).toEqual(before);
    expect(await shownIds()).toContain(id);
  });

  it('send words of support to their writers', async () => {
    const by = await editor();
    const { id, writer } = await reviewed();
    expect((await by.decide(id, { words: 'Please write without insults.' })).status).toBe(200);
    const { rows } = await sql<{ body: string; sender: string }>`
      select m.body, m.sender from messages m join conversations c on c.id = m.conversation_id
      where c.customer_id = ${writer.id} and c.is_support`.execute(market.db);
    expect(rows).toEqual([{ body: 'Please write without insults.', sender: 'support' }]);
  });

  it('[SEAT-39] are not decided by two who have not seen each other', async () => {
    const { id } = await reviewed();
    expect((await (await editor()).decide(id)).status).toBe(200);
    expect((await (await editor()).decide(id, { rule: null })).code).toBe('changed_meanwhile');
  });

  it('[SEAT-14] are those of the zones of an operator, with the permission', async () => {
    const { id } = await reviewed();
    const elsewhere = await editor('marketing', [knownZones.island.id]);
    expect((await elsewhere.decide(id)).code).toBe('review_not_found');
    expect((await elsewhere.list('all')).map((review) => review.id)).not.toContain(id);
    expect((await (await editor('support')).decide(id)).code).toBe('right_missing');
  });
});

import { sql } from 'kysely';
import type { StoreReview } from 'market/reviews/reviews.vendor.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const delivery = deliveryUnderTest(market);
const { generous, food } = testStores;

beforeEach(() => {
  market.now = () => momentOfTests;
});

/** A review of an order of the store. */
async function reviewed(about: 'store' | 'item' = 'store') {
  const { id } = await delivery.placed();
  const subject =
    about === 'store'
      ? sql`${generous.id}::int, null::int, null::int`
      : sql`null::int, ${generous.items.dish.id}::int, 1`;
  const { rows } = await sql<{ id: number }>`
    insert into reviews (order_id, about, store_id, item_id, line_number, author, rating, comment, language)
    select ${id}, ${about}, s.*, 'Amara N.', 2, 'It was cold.', 'en' from (values (${subject})) s
    returning id`.execute(market.db);
  return { order: id, review: Number(rows[0]?.id) };
}

async function manager(storeId: number = generous.id, role: 'manager' | 'counter' = 'manager') {
  const { headers, id } = await signedInMember(market, { storeId, role });
  const base = `vendor/stores/${storeId}/reviews`;
  return {
    id,
    list: (query = '') => visitor.get(`${base}?limit=100${query}`, headers),
    answer: (review: number, answer: string) => visitor.post(`${base}/${review}/answer`, { answer }, headers),
    report: (review: number, reason: string) => visitor.post(`${base}/${review}/report`, { reason }, headers),
  };
}

const idsOf = ({ reviews }: { reviews: StoreReview[] }) => reviews.map(({ id }) => id);
const later = (hours: number) => {
  market.now = () => new Date(momentOfTests.getTime() + hours * 3_600_000);
};

describe('the reviews of a store', () => {
  it('[STO-079] [CUS-14] are read with their orders, answered once, and the answer stands for everybody', async () => {
    const { order, review } = await reviewed();
    const by = await manager();
    const found = (await by.list('&list=unanswered')).body.reviews.find(({ id }: StoreReview) => id === review);
    expect(found).toMatchObject({
      ...{ about: 'store', item_name: null, rating: 2, comment: 'It was cold.', answer: null, reported_at: null },
      order: { id: order, lines: [{ quantity: 2, name: expect.any(String) }] },
    });
    const { body } = await by.answer(review, ' We are sorry. ');
    expect(body.review.answer).toEqual({ text: 'We are sorry.', answered_at: momentOfTests.toISOString() });
    expect(idsOf((await by.list('&list=unanswered')).body)).not.toContain(review);
    const { reviews } = (await visitor.get(`stores/reviews/${generous.id}?limit=100`)).body;
    expect(reviews.find(({ id }: StoreReview) => id === review).answer.text).toBe('We are sorry.');
    expect(JSON.stringify(reviews)).not.toMatch(/order_id|report/);
  });

  it('[STO-079] of items name the item, and their answers stand with the item', async () => {
    const { review } = await reviewed('item');
    const by = await manager();
    const { body } = await by.answer(review, 'Thank you!');
    expect(body.review).toMatchObject({ about: 'item', item_name: expect.any(String) });
    const { reviews } = (await visitor.get(`items/reviews/${generous.items.dish.id}?limit=100`)).body;
    expect(reviews.find(({ id }: StoreReview) => id === review).answer.text).toBe('Thank you!');
  });

  it('[STO-079] an answer is changed for a day, and has no contact data', async () => {
    const { review } = await reviewed();
    const by = await manager();
    expect((await by.answer(review, 'Call us: 0803 555 0142')).code).toBe('contact_in_text');
    expect((await by.answer(review, '  ')).status).toBe(400);
    expect((await by.answer(review, 'a'.repeat(601))).status).toBe(400);
    await by.answer(review, 'First words');
    later(23);
    const { body } = await by.answer(review, 'Better words');
    expect(body.review).toMatchObject({
      answer: { text: 'Better words', answered_at: momentOfTests.toISOString() },
      answer_changeable_until: new Date(momentOfTests.getTime() + 24 * 3_600_000).toISOString(),
    });
    later(24);
    expect((await by.answer(review, 'Too late')).code).toBe('answer_fixed');
    const { rows } = await sql<{ action: string; after: unknown }>`
      select action, after from audit_lines where subject = ${`review:${review}`} order by id`.execute(market.db);
    expect(rows).toEqual([
      { action: 'review.answer', after: { answer: 'First words' } },
      { action: 'review.answer', after: { answer: 'Better words' } },
    ]);
  });

  it('[STO-079] [OPS-071] are reported to support once, with the order and the reason', async () => {
    const { order, review } = await reviewed();
    const by = await manager();
    const { body } = await by.report(review, 'This customer never came.');
    expect(body.review.reported_at).toBe(momentOfTests.toISOString());
    expect((await by.report(review, 'Again')).status).toBe(200);
    const support = await signedInOperator(market, { roles: ['support'] });
    const { conversations } = (await visitor.get('admin/conversations?limit=100', support.headers)).body;
    const row = conversations.find(({ person }: { person: { account_id: number } }) => person.account_id === by.id);
    expect(row).toMatchObject({ unread: 1, order: { id: order }, person: { memberships: ['store'] } });
    expect(row.last_message.message).toContain('This customer never came.');
  });

  it('[SEAT-12] [SEAT-13] are of their store alone, and for members with the permission', async () => {
    const { review } = await reviewed();
    const stranger = await manager(food.id);
    expect(idsOf((await stranger.list()).body)).not.toContain(review);
    for (const id of [review, 999_999]) {
      for (const answer of [await stranger.answer(id, 'Hello'), await stranger.report(id, 'Not mine')]) {
        expect([answer.status, answer.code]).toEqual([404, 'review_not_found']);
      }
    }
    const clerk = await manager(generous.id, 'counter');
    for (const answer of [await clerk.list(), await clerk.answer(review, 'Hi'), await clerk.report(review, 'Bad')]) {
      expect(answer.code).toBe('right_missing');
    }
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dateAfter } from 'market/stores/stores.rules';
import sharp from 'sharp';
import { testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '../customer-under-test.ts';
import { deliveryUnderTest } from '../delivery-under-test.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { signedInMember, signedInOperator } from '../staff-under-test.ts';
import { visitorUnderTest } from '../visitor-under-test.ts';

const { food, generous } = testStores;
const storeId = food.id;

/** A rule that accepts every plain order. */
export const ruleUnderTest = {
  is_on: true,
  hours: [],
  max_pieces: null,
  max_value: null,
  max_in_work: null,
  ready_minutes: 15,
  busy_from: null,
  busy_minutes: 30,
  takes_prescriptions: false,
  takes_allergy_notes: false,
};

/** The writing calls about the profile and the messages of a store, for the tests that walk all calls of staff. */
export function storeCallsUnderTest(market: MarketUnderTest) {
  const visitor = visitorUnderTest(() => market.app);
  const manager = () => signedInMember(market, { storeId, role: 'manager' });
  async function seen() {
    const by = await manager();
    const { body } = await visitor.get(`vendor/stores/${storeId}/profile`, by.headers);
    const { tagline, phone, minimum_order, delivery_minutes_min, delivery_minutes_max, take_away, version } = body;
    const fields = { tagline, phone, minimum_order, delivery_minutes_min, delivery_minutes_max, take_away };
    const own = { tax_number: '', courier_words: '', kitchen_ticket_at: 'accepted', bag_ticket_at: 'ready' };
    return { by, version, fields: { ...fields, ...own } };
  }
  async function newChat(): Promise<number> {
    const { id } = await signedInCustomer(market);
    const { rows } = await sql<{ id: number }>`
      insert into conversations (customer_id, store_id) values (${id}, ${storeId}) returning id`.execute(market.db);
    return rows[0]?.id ?? 0;
  }
  async function ruleVersion(): Promise<number> {
    const { rows } = await sql<{ version: number }>`
      select version from accept_rules where store_id = ${storeId}`.execute(market.db);
    return rows[0]?.version ?? 0;
  }
  const till = { name: 'Count the till', needs_reading: false };
  async function newCheck() {
    const by = await manager();
    const path = `vendor/stores/${storeId}/checks`;
    const { version } = (await visitor.get(path, by.headers)).body;
    const { checks, day } = (await visitor.put(path, { checks: [till], version }, by.headers)).body;
    return { by, id: Number(checks[0]?.id), day };
  }
  const delivery = deliveryUnderTest(market);
  const aboutReview = async () => {
    const { id } = await delivery.placed();
    const { rows } = await sql<{ id: number }>`
      insert into reviews (order_id, about, store_id, author, rating) values (${id}, 'store', ${generous.id}, 'Amara', 2)
      returning id`.execute(market.db);
    const by = await signedInMember(market, { storeId: generous.id, role: 'manager' });
    return { by, params: { store_id: generous.id, review_id: Number(rows[0]?.id) } };
  };
  return {
    'vendorChat.open': async () => ({
      by: await signedInMember(market, { storeId: generous.id, role: 'counter' }),
      params: { store_id: generous.id, order_id: await delivery.placedBy(await signedInCustomer(market)) },
    }),
    'vendorChat.openCourier': async () => {
      const { id } = await delivery.carried();
      const by = await signedInMember(market, { storeId: generous.id, role: 'counter' });
      return { by, params: { store_id: generous.id, order_id: id } };
    },
    'vendorChat.reply': async () => ({
      by: await signedInMember(market, { storeId, role: 'counter' }),
      params: { store_id: storeId, conversation_id: await newChat() },
      body: { message: 'Fresh this morning.' },
    }),
    'adminReviews.decide': async () => ({
      by: await signedInOperator(market, { roles: ['marketing'] }),
      params: { review_id: (await aboutReview()).params.review_id },
      body: { rule: 'insult', words: 'Please write without insults.', decided_at: null },
    }),
    'vendorReviews.answer': async () => ({ ...(await aboutReview()), body: { answer: 'Thank you!' } }),
    'vendorReviews.report': async () => ({ ...(await aboutReview()), body: { reason: 'Never ordered' } }),
    'vendorStores.setOtherDays': async () => {
      const by = await manager();
      const { today, version } = (await visitor.get(`vendor/stores/${storeId}/hours`, by.headers)).body;
      const day = { date: dateAfter(today, 30), hours: [], note: 'Holiday' };
      return { by, params: { store_id: storeId }, body: { other_days: [day], version } };
    },
    'vendorContests.make': async () => {
      const { rows } = await sql<{ id: number }>`
        with made as (
          insert into journals (kind, subject, made_at) values ('corrected', ${`test:${randomUUID()}`}, ${market.now()})
          returning id
        ), entries as (
          insert into ledger_entries (journal_id, account, currency, amount)
          select id, account, 'NGN', amount from made, (values (${`store:${storeId}`}, 5000), ('market:corrections', -5000))
            as e(account, amount)
        )
        select id from made`.execute(market.db);
      const by = await signedInMember(market, { storeId, role: 'owner' });
      const body = { about: `journal:${rows[0]?.id}`, words: 'The customer got a new dish.' };
      return { by, params: { store_id: storeId }, body };
    },
    'vendorChecks.change': async () => {
      const by = await manager();
      const { version } = (await visitor.get(`vendor/stores/${storeId}/checks`, by.headers)).body;
      return { by, params: { store_id: storeId }, body: { checks: [till], version } };
    },
    'vendorChecks.tick': async () => {
      const { by, id, day } = await newCheck();
      return { by, params: { store_id: storeId, check_id: id }, body: { day } };
    },
    'vendorChecks.untick': async () => {
      const { by, id, day } = await newCheck();
      await visitor.post(`vendor/stores/${storeId}/checks/${id}/tick`, { day }, by.headers);
      return { by, params: { store_id: storeId, check_id: id }, body: { day } };
    },
    'vendorDrawer.count': async () => {
      const by = await signedInMember(market, { storeId, role: 'owner' });
      const { date, expected } = (await visitor.get(`vendor/stores/${storeId}/cash`, by.headers)).body;
      return { by, params: { store_id: storeId }, body: { date, expected, float: 0, counted: expected } };
    },
    'vendorAcceptance.set': async () => ({
      by: await manager(),
      params: { store_id: storeId },
      body: { ...ruleUnderTest, version: await ruleVersion() },
    }),
    'vendorStores.setProfile': async () => {
      const { by, fields, version } = await seen();
      return { by, params: { store_id: storeId }, body: { ...fields, version } };
    },
    'vendorStores.setPicture': async () => {
      const { by, version } = await seen();
      const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
        .jpeg()
        .toBuffer();
      return { by, params: { store_id: storeId, picture: 'logo' }, body: { version, photo } };
    },
    'vendorStores.removePicture': async () => ({
      by: await manager(),
      params: { store_id: storeId, picture: 'cover' },
    }),
  };
}

import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { courierWithFewestOrders } from '#api/orders/transitions/orders-transitions.data.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { hostilePictures } from '#api/testing/hostile-pictures.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt } from '#api/testing/pause-at.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import {
  acceptOrder,
  deliver,
  handToShopper,
  markReady,
  pickUp,
  startPreparing,
} from '#api/testing/under-test/order-steps-under-test.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const { generous, food } = testStores;
const { dish } = generous.items;
const store = { store: generous.id };

type Body = Record<string, unknown>;

async function answerOf(request: object) {
  const reply = await market.app.inject(request as never);
  const body = reply.json();
  return { status: reply.statusCode, code: body.errors?.[0]?.code as string | undefined, body };
}

const get = (path: string, headers: object = {}) => answerOf({ url: `/api/v1/${path}`, headers });
const post = (path: string, payload: Body, headers: object) =>
  answerOf({ method: 'POST', url: `/api/v1/${path}`, headers, payload });

function formOf(fields: Body): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!Array.isArray(value)) form.append(name, String(value));
    else for (const bytes of value) form.append(name, new File([bytes], '../me.png'));
  }
  return form;
}

function as(customer: CustomerUnderTest) {
  const { headers } = customer;
  return {
    pending: () => get('customer/order/pending-review', headers),
    ofOrder: (orderId: string) => get(`customer/order/reviews?order_id=${orderId}`, headers),
    close: (orderId: string) => post('customer/order/review-cancel', { order_id: orderId }, headers),
    rateItem: async (fields: Body) => {
      const form = new Response(formOf({ item_id: dish.id, rating: 4.5, ...fields }));
      return answerOf({
        method: 'POST',
        url: '/api/v1/items/reviews/submit',
        headers: { ...headers, 'content-type': form.headers.get('content-type') },
        payload: Buffer.from(await form.arrayBuffer()),
      });
    },
    rateStore: (body: Body) => post('stores/reviews/submit', { rating: 5, ...body }, headers),
    rateDeliveryMan: (body: Body) => post('delivery-man/reviews/submit', { rating: 4, ...body }, headers),
  };
}

async function placed(customer: CustomerUnderTest, change: object = {}): Promise<string> {
  const { body, code } = await answerOf({
    method: 'POST',
    url: '/api/v1/customer/order/place',
    headers: { ...customer.headers, moduleid: String(knownModules.food), 'idempotency-key': crypto.randomUUID() },
    payload: {
      items: [{ item_id: dish.id, quantity: 1 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Ada Obi',
      contact_person_number: '+2348035550142',
      ...change,
    },
  });
  if (code) throw new Error(code);
  return body.order_id;
}

async function handed(orderId: string): Promise<void> {
  await acceptOrder(market, store, orderId);
  await startPreparing(market, store, orderId);
  await markReady(market, store, orderId);
}

async function delivered(customer: CustomerUnderTest): Promise<{ orderId: string; courier: number }> {
  const orderId = await placed(customer);
  await handed(orderId);
  const courier = (await courierWithFewestOrders(market.db, orderId)) ?? 0;
  await pickUp(market, { courier }, orderId, 600);
  await deliver(market, { courier }, orderId);
  return { orderId, courier };
}

afterEach(() => {
  market.now = () => momentOfTests;
});

const ratingOf = (table: 'items' | 'stores' | 'delivery_men', id: number) =>
  market.db.selectFrom(table).select(['rating_sum', 'rating_count']).where('id', '=', id).executeTakeFirstOrThrow();

/** Sums that are not those of the reviews behind them. */
async function wrongRatings() {
  const { rows } = await sql`
    select 'item' as about, i.id from items i left join reviews r on r.item_id = i.id group by i.id
    having i.rating_count <> count(r.id) or i.rating_sum <> coalesce(sum(r.rating), 0)
    union all
    select 'store', s.id from stores s left join reviews r on r.store_id = s.id group by s.id
    having s.rating_count <> count(r.id) or s.rating_sum <> coalesce(sum(r.rating), 0)
    union all
    select 'delivery man', d.id from delivery_men d left join reviews r on r.delivery_man_id = d.id group by d.id
    having d.rating_count <> count(r.id) or d.rating_sum <> coalesce(sum(r.rating), 0)
    union all
    select 'words of item', i.id from items i join item_words w on w.item_id = i.id
    where w.rating_sum <> i.rating_sum or w.rating_count <> i.rating_count`.execute(market.db);
  return rows;
}

const picture = (colour: string) =>
  sharp({ create: { width: 500, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const storedFiles = async () => (await readdir(`${market.uploadsFolder}/360`).catch(() => [])).sort();

describe('the question for a review', () => {
  it('[REV-01] [REV-15] names the last order that arrived, with its pictures, and is never asked of a guest [REV-02]', async () => {
    const ada = await signedInCustomer(market);
    expect((await as(ada).pending()).body).toMatchObject({ order_id: null, images: [] });
    const { orderId } = await delivered(ada);
    const { body } = await as(ada).pending();
    expect(body).toMatchObject({ order_id: orderId, store_name: expect.any(String), delivered_at: expect.any(String) });
    expect(body.images[0]).toMatch(/^\/images\/360\//);
    expect(await get('customer/order/pending-review')).toMatchObject({ status: 401, code: 'sign_in_needed' });
    expect((await as(await signedInCustomer(market)).pending()).body.order_id).toBeNull();
  });

  it('[REV-01] waits while an order is on its way, and is over once something was said', async () => {
    const ada = await signedInCustomer(market);
    await placed(ada);
    expect((await as(ada).pending()).body.order_id).toBeNull();
    const { orderId } = await delivered(ada);
    await as(ada).rateStore({ order_id: orderId });
    expect((await as(ada).pending()).body.order_id).toBeNull();
  });

  it('[REV-09] is not put again once it was closed, by POST and by GET', async () => {
    const ada = await signedInCustomer(market);
    const first = await delivered(ada);
    expect(await as(ada).close(first.orderId)).toMatchObject({ status: 200 });
    expect(await as(ada).close(first.orderId)).toMatchObject({ status: 200 });
    expect((await as(ada).pending()).body.order_id).toBeNull();
    market.now = () => new Date(momentOfTests.getTime() + 60_000);
    const second = await delivered(ada);
    expect((await as(ada).pending()).body.order_id).toBe(second.orderId);
    await get(`customer/order/review-cancel?order_id=${second.orderId}`, ada.browserHeaders);
    expect((await as(ada).pending()).body.order_id).toBeNull();
  });

  it('[REV-08] is not closed by a picture on another site: a GET with a cookie needs the header of our own page', async () => {
    const ada = await signedInCustomer(market);
    const { orderId } = await delivered(ada);
    const path = `customer/order/review-cancel?order_id=${orderId}`;
    const { cookie } = ada.browserHeaders;
    for (const headers of [{ cookie }, { ...ada.browserHeaders, 'sec-fetch-site': 'cross-site' }]) {
      expect(await get(path, headers)).toMatchObject({ status: 403, code: 'cross_site' });
    }
    expect((await as(ada).pending()).body.order_id).toBe(orderId);
    expect(await get(path, ada.headers)).toMatchObject({ status: 200 });
  });

  it('[API-18] [REV-08] knows no order of another customer', async () => {
    const { orderId } = await delivered(await signedInCustomer(market));
    const stranger = as(await signedInCustomer(market));
    for (const unknown of [orderId, '1234567890']) {
      expect(await stranger.close(unknown)).toMatchObject({ status: 404, code: 'order_not_found' });
      expect(await stranger.ofOrder(unknown)).toMatchObject({ status: 404, code: 'order_not_found' });
      expect(await stranger.rateItem({ order_id: unknown })).toMatchObject({ status: 404, code: 'order_not_found' });
      expect(await stranger.rateStore({ order_id: unknown })).toMatchObject({ status: 404, code: 'order_not_found' });
    }
  });
});

describe('a review', () => {
  it('[REV-11] [REV-12] [REV-13] [REV-14] of item, store and courier counts at once, in halves of a star [CARD-11]', async () => {
    const ada = await signedInCustomer(market, { f_name: 'Ada', l_name: 'Obi' });
    const { orderId, courier } = await delivered(ada);
    const before = await Promise.all([
      ratingOf('items', dish.id),
      ratingOf('stores', generous.id),
      ratingOf('delivery_men', courier),
    ]);
    const words = 'Hot & <b>sweet</b> <img src=x onerror=alert(1)>';
    expect(await as(ada).rateItem({ order_id: orderId, comment: words })).toMatchObject({ status: 200 });
    expect(await as(ada).rateStore({ order_id: orderId, store_id: generous.id })).toMatchObject({ status: 200 });
    expect(await as(ada).rateDeliveryMan({ order_id: orderId, delivery_man_id: courier })).toMatchObject({
      status: 200,
    });
    const after = await Promise.all([
      ratingOf('items', dish.id),
      ratingOf('stores', generous.id),
      ratingOf('delivery_men', courier),
    ]);
    expect(after).toEqual(
      before.map(({ rating_sum, rating_count }, index) => ({
        rating_sum: rating_sum + ([4.5, 5, 4][index] ?? 0),
        rating_count: rating_count + 1,
      })),
    );
    expect(await wrongRatings()).toEqual([]);
    const { body: list } = await get(`items/reviews/${dish.id}`);
    expect(list.reviews[0]).toMatchObject({ author: 'Ada O.', rating: 4.5, comment: words, images_full_url: [] });
    expect((await get(`stores/reviews/${generous.id}`)).body.reviews[0]).toMatchObject({ author: 'Ada O.', rating: 5 });
    const { body: item } = await get(`items/details/${dish.slug}`, { zoneid: `[${yaba.id}]` });
    expect(item.rating_count).toBe(after[0].rating_count);
    expect(item.avg_rating).toBeCloseTo(after[0].rating_sum / after[0].rating_count, 2);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[REV-10] is shown with its order from then on, and what is still open with it', async () => {
    const ada = await signedInCustomer(market);
    const { orderId, courier } = await delivered(ada);
    await as(ada).rateItem({ order_id: orderId, comment: 'Good' });
    expect((await as(ada).ofOrder(orderId)).body).toMatchObject({
      order_id: orderId,
      store: { id: generous.id, reviews_enabled: true, review: null },
      lines: [{ item_id: dish.id, line_number: 1, review: { rating: 4.5, comment: 'Good', images_full_url: [] } }],
      delivery_man: { id: courier, review: null },
    });
  });

  it('[REV-11] is given once for a line, also by two tabs at the same moment', async () => {
    const ada = await signedInCustomer(market);
    const { orderId } = await delivered(ada);
    const paused = pauseAt(market, 'review allowed');
    const slower = as(ada).rateItem({ order_id: orderId });
    await paused.arrived;
    expect(await as(ada).rateItem({ order_id: orderId })).toMatchObject({ status: 200 });
    paused.letGo();
    delete market.pausePoint;
    expect(await slower).toMatchObject({ status: 409, code: 'review_given' });
    expect(await as(ada).rateItem({ order_id: orderId })).toMatchObject({ status: 409, code: 'review_given' });
    await as(ada).rateStore({ order_id: orderId });
    expect(await as(ada).rateStore({ order_id: orderId })).toMatchObject({ status: 409, code: 'review_given' });
    await as(ada).rateDeliveryMan({ order_id: orderId });
    expect(await as(ada).rateDeliveryMan({ order_id: orderId })).toMatchObject({ status: 409, code: 'review_given' });
    expect(await wrongRatings()).toEqual([]);
  });

  it('[REV-11] [REV-12] [REV-13] of what was never bought is refused, and changes no rating', async () => {
    const ada = await signedInCustomer(market);
    const { orderId, courier } = await delivered(ada);
    const other = { order_id: orderId, item_id: food.items.plain.id };
    expect(await as(ada).rateItem(other)).toMatchObject({ status: 403, code: 'review_not_bought' });
    expect(await as(ada).rateItem({ order_id: orderId, line_number: 2 })).toMatchObject({ status: 403 });
    expect(await as(ada).rateStore({ order_id: orderId, store_id: food.id })).toMatchObject({ status: 403 });
    const foreignCourier = { order_id: orderId, delivery_man_id: courier + 1 };
    expect(await as(ada).rateDeliveryMan(foreignCourier)).toMatchObject({ status: 403, code: 'review_not_bought' });
    expect(await wrongRatings()).toEqual([]);
  });

  it('of take away has no courier, and comes after the goods', async () => {
    const ada = await signedInCustomer(market);
    const orderId = await placed(ada, { order_type: 'take_away' });
    for (const early of [
      await as(ada).rateItem({ order_id: orderId }),
      await as(ada).rateStore({ order_id: orderId }),
      await as(ada).ofOrder(orderId),
    ]) {
      expect(early).toMatchObject({ status: 409, code: 'review_too_early' });
    }
    await handed(orderId);
    await handToShopper(market, store, orderId);
    expect((await as(ada).ofOrder(orderId)).body.delivery_man).toBeNull();
    expect(await as(ada).rateDeliveryMan({ order_id: orderId })).toMatchObject({ status: 403 });
    expect(await as(ada).rateItem({ order_id: orderId })).toMatchObject({ status: 200 });
  });

  it.each([0, 0.25, 4.7, 5.5, -1, 'many'])('takes no rating of %s', async (rating) => {
    const ada = await signedInCustomer(market);
    const { orderId } = await delivered(ada);
    expect(await as(ada).rateStore({ order_id: orderId, rating })).toMatchObject({
      status: 400,
      code: 'rating',
    });
  });

  it('[REV-16] is not taken of a store without a review plan, nor shown; of who brought it it is', async () => {
    const ada = await signedInCustomer(market);
    const { orderId } = await delivered(ada);
    await as(ada).rateStore({ order_id: orderId });
    const later = await delivered(ada);
    const setPlan = (reviews_enabled: boolean) =>
      market.db.updateTable('stores').set({ reviews_enabled }).where('id', '=', generous.id).execute();
    await setPlan(false);
    const off = { status: 409, code: 'review_plan_off' };
    expect(await as(ada).rateStore({ order_id: later.orderId })).toMatchObject(off);
    expect(await as(ada).rateItem({ order_id: later.orderId })).toMatchObject(off);
    expect((await get(`stores/reviews/${generous.id}`)).body).toMatchObject({ total_size: 0, reviews: [] });
    expect(await as(ada).rateDeliveryMan({ order_id: later.orderId })).toMatchObject({ status: 200 });
    await setPlan(true);
  });
});

describe('the pictures of a review', () => {
  it('[REV-11] are three at most, encoded again, and shown with it', async () => {
    const ada = await signedInCustomer(market);
    const { orderId } = await delivered(ada);
    const [red, green, blue] = await Promise.all(['#a11', '#1a1', '#11a'].map(picture));
    const before = await storedFiles();
    const three = [red, green, blue];
    const four = await as(ada).rateItem({ order_id: orderId, 'attachment[]': [...three, red] });
    expect(four).toMatchObject({ status: 422, code: 'images_too_many' });
    expect(await storedFiles()).toEqual(before);
    expect(await as(ada).rateItem({ order_id: orderId, 'attachment[]': three })).toMatchObject({ status: 200 });
    const { images_full_url: urls } = (await get(`items/reviews/${dish.id}`)).body.reviews[0];
    expect(urls).toHaveLength(3);
    for (const url of urls) {
      const reply = await market.app.inject({ url });
      expect(reply.headers['content-type']).toBe('image/webp');
      expect((await sharp(reply.rawPayload).metadata()).width).toBe(360);
    }
  });

  it('leave nothing behind where one of them is not a picture', async () => {
    const ada = await signedInCustomer(market);
    const { orderId } = await delivered(ada);
    const before = await storedFiles();
    const good = await picture('#aa1');
    for (const { bytes, code } of (await hostilePictures()).filter(({ code }) => code === 'picture_kind').slice(0, 3)) {
      const answer = await as(ada).rateItem({ order_id: orderId, 'attachment[]': [good, bytes] });
      expect(answer).toMatchObject({ status: 422, code });
    }
    expect(await storedFiles()).toEqual(before);
    expect((await as(ada).ofOrder(orderId)).body.lines[0].review).toBeNull();
  });
});

describe('the reviews of an item', () => {
  it('come in pages, the latest first', async () => {
    const { rows } = await sql<{ id: number; count: number }>`
      select item_id as id, count(*)::int as count from reviews where item_id is not null
      group by item_id order by count(*) desc limit 1`.execute(market.db);
    const [{ id, count } = { id: 0, count: 0 }] = rows;
    const pages = await Promise.all([1, 2].map((page) => get(`items/reviews/${id}?limit=2&offset=${page}`)));
    const shown = pages.flatMap(({ body }) => body.reviews);
    expect(pages[0]?.body.total_size).toBe(count);
    const dates = shown.map(({ created_at }: { created_at: string }) => created_at);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(shown.map((review: { id: number }) => review.id)).size).toBe(shown.length);
  });

  it('can be those with words alone, and count the stars of all', async () => {
    const { rows } = await sql<{ id: number; count: number }>`
      select store_id as id, count(*)::int as count from reviews where store_id is not null
      group by store_id order by count(*) desc limit 1`.execute(market.db);
    const [{ id, count } = { id: 0, count: 0 }] = rows;
    await sql`update reviews set comment = '', pictures = '{}', answer = null, answered_at = null where store_id = ${id}
      and id <> (select max(id) from reviews where store_id = ${id})`.execute(market.db);
    await sql`update reviews set comment = 'Said', rating = 4.5 where id = (select max(id) from reviews
      where store_id = ${id})`.execute(market.db);
    const commented = (await get(`stores/reviews/${id}?with_words=1`)).body;
    expect(commented).toMatchObject({ total_size: 1, reviews: [{ comment: 'Said' }] });
    const all = (await get(`stores/reviews/${id}?limit=100`)).body;
    expect(all.total_size).toBe(count);
    const stars = [1, 2, 3, 4, 5].map(
      (star) => all.reviews.filter(({ rating }: { rating: number }) => Math.ceil(rating) === star).length,
    );
    expect([commented.stars, all.stars]).toEqual([stars, stars]);
    expect((await get(`stores/reviews/${id}?with_words=2`)).status).toBe(400);
  });
});

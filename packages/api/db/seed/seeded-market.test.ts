import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { moduleTypes } from 'market/modules/modules.rules';
import { mayMove, type OrderStatus } from 'market/orders/orders.rules';
import { foldedWords } from 'market/search/search.rules';
import { isOpenAt, type WeekHours, wallClock } from 'market/stores/stores.rules';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, databaseName, dropDatabase } from '#api/testing/databases.ts';
import { connect, type Database } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { readDemoData } from './demo-data.ts';
import { seedMarket } from './seed-market.ts';

const seedMoment = new Date('2026-11-20T00:00:00Z');
const data = readDemoData();
const newcomers = data.people.customers.flatMap(({ email, is_new }) => (is_new ? [email] : []));
const name = databaseName();
let db: Database;

beforeAll(async () => {
  const url = await createDatabase(inject('databaseServer'), name);
  await migrate(url);
  await seedMarket(url, { size: 's', seedMoment });
  db = connect({ url });
});
afterAll(async () => {
  await db.destroy();
  await dropDatabase(inject('databaseServer'), name);
});

async function rows<Row>(query: string): Promise<Row[]> {
  return (await sql<Row>`${sql.raw(query)}`.execute(db)).rows;
}

/** Each query finds rows that must not be. */
const forbidden: Record<string, string> = {
  'an order whose parts differ from its lines [I6]': `
    select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
    having o.item_total <> sum(l.quantity * l.unit_price) or o.add_on_total <> sum(l.add_on_total)
      or o.discount_total <> sum(l.quantity * l.unit_discount)`,
  'an order older than the account of its customer, or without one': `
    select o.id from orders o where not exists (
      select from customers c where 'customer:' || c.id = o.shopper and c.created_at < o.placed_at)`,
  'an order of somebody who is said to be new': `
    select o.id from orders o join customers c on 'customer:' || c.id = o.shopper
    where c.email in (${newcomers.map((email) => `'${email}'`).join()})`,
  'an address of a customer where nobody delivers':
    'select a.id from addresses a where not exists (select from zones z where z.area @> point(a.lng, a.lat))',
  'a wish for something that is not sold': `
    select w.customer_id from wishes w left join items i on i.id = w.item_id left join stores s on s.id = w.store_id
    where not coalesce(i.active, s.active, false)`,
  'an order without lines':
    'select id from orders where not exists (select from order_lines where order_id = orders.id)',
  'an order without its one intent [I2]': `
    select o.id from orders o left join idempotency_keys k on k.order_id = o.id group by o.id having count(k.key) <> 1`,
  'an intent of somebody else [I2]': `
    select o.id from orders o join idempotency_keys k on k.order_id = o.id
    where k.owner <> o.shopper or k.key <> 'seed:' || o.id or k.reply ->> 'order_id' <> o.id`,
  'an item whose stock is not what came less what went [I3]': `
    select i.id from items i where stock is not null and stock <> stock_received - coalesce((
      select sum(quantity) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = i.id and counted and order_status not in ('canceled', 'failed')), 0)`,
  'a variation whose stock is not what came less what went [I3]': `
    select v.item_id from item_variations v where stock is not null and stock <> stock_received - coalesce((
      select sum(quantity) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = v.item_id and l.variation = v.type and counted
        and order_status not in ('canceled', 'failed')), 0)`,
  'a typed item that holds another stock than its kinds': `
    select i.id from items i join item_variations v on v.item_id = i.id group by i.id having i.stock <> sum(v.stock)`,
  'a line that counts where nothing is counted': `
    select order_id from order_lines l join items i on i.id = l.item_id where counted <> (stock is not null)`,
  'a journal that does not add up, or of one side [I4]': `
    select id from journals left join ledger_entries on journal_id = id group by id
    having coalesce(sum(amount), 1) <> 0 or count(amount) < 2`,
  'an order with another book than its state [I4]': `
    select o.id from orders o
    where o.total > 0 and array(select kind from journals j
      where j.order_id = o.id and kind <> 'delivery_earned' order by kind) <> case
      when order_status = 'canceled' then array['order_canceled', 'order_placed']
      when order_status = 'failed' then array['order_placed']
      when payment_method = 'cash_on_delivery' then array['cash_collected', 'order_placed']
      else array['order_placed', 'payment_received'] end`,
  'a tip that is not the courier’s [I16]': `
    select o.id from orders o left join courier_earnings e on e.order_id = o.id and e.courier_id = o.delivery_man_id
    where coalesce(e.tip, 0) <> case when order_status = 'delivered' then o.tip else 0 end`,
  'money in the ledger in another currency than that of the order': `
    select o.id from orders o join journals j on j.order_id = o.id join ledger_entries e on e.journal_id = j.id
    where e.currency <> o.currency`,
  'cash where the zone takes none, or more than it takes': `
    select o.id from orders o join zones z on z.id = o.zone_id where payment_method = 'cash_on_delivery'
      and (not cash_on_delivery or total > cash_on_delivery_cap)`,
  'a change of state without its one message [I10]': `
    select s.order_id from order_steps s left join outbox b
      on b.order_id = s.order_id and b.dedupe_key = s.order_id || ':' || s.step_number and b.sent_at is not null
    group by s.order_id, s.step_number having count(b.id) <> 1`,
  'a message without a change of state [I10]': `
    select order_id from outbox group by order_id
    having count(*) <> (select count(*) from order_steps s where s.order_id = outbox.order_id)`,
  'an order that is still under way [I12]': `
    select id from orders where order_status not in ('delivered', 'canceled', 'failed') or placed_at > '2026-11-20'`,
  'an order whose last step is not its state [I8]': `
    select o.id from orders o join lateral (
      select to_status from order_steps s where s.order_id = o.id order by step_number desc limit 1) last on true
    where to_status <> order_status`,
  'a step that is not later than the one before [I8]': `
    select order_id from (select order_id, made_at <= lag(made_at) over (partition by order_id order by step_number) as late
      from order_steps) steps where late`,
  'an item whose ratings are not those of its reviews': `
    select i.id from items i left join reviews r on r.item_id = i.id group by i.id
    having rating_count <> count(r.id) or rating_sum <> coalesce(sum(rating), 0)`,
  'a store whose ratings are not those of its reviews': `
    select s.id from stores s left join reviews r on r.store_id = s.id group by s.id
    having rating_count <> count(r.id) or rating_sum <> coalesce(sum(rating), 0)`,
  'a delivery man whose ratings differ from the reviews': `
    select d.id from delivery_men d left join reviews r on r.delivery_man_id = d.id group by d.id
    having rating_count <> count(r.id) or rating_sum <> coalesce(sum(rating), 0)`,
  'an item ordered another number of times than it counts': `
    select i.id from items i where order_count <> (select count(*) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = i.id and order_status = 'delivered')`,
  'a store ordered from another number of times than it counts': `
    select s.id from stores s where order_count <> (select count(*) from orders
      where store_id = s.id and order_status = 'delivered')`,
  'a store that counts other items than it has': `
    select s.id from stores s where item_count <> (select count(*) from items where store_id = s.id and active)`,
  'a delivered order without a review, where reviews are taken': `
    select o.id from orders o join stores s on s.id = o.store_id where order_status = 'delivered' and reviews_enabled
      and not exists (select from reviews where order_id = o.id)`,
  'a review of something that was not delivered, or before it was': `
    select r.id from reviews r join orders o on o.id = r.order_id
    where order_status <> 'delivered' or r.created_at < delivered_at`,
  'a review of an item that was not in the order': `
    select r.id from reviews r where item_id is not null and not exists (
      select from order_lines l where l.order_id = r.order_id and l.line_number = r.line_number and l.item_id = r.item_id)`,
  'a review where the store takes none': `
    select r.id from reviews r join orders o on o.id = r.order_id join stores s on s.id = o.store_id
    where not reviews_enabled and about <> 'delivery_man'`,
  'an item away from its store': `
    select i.id from items i join stores s on s.id = i.store_id
    where i.zone_id <> s.zone_id or i.module_id <> s.module_id`,
  'a store where its zone does not serve': `
    select s.id from stores s where not exists (
      select from zone_modules m where m.zone_id = s.zone_id and m.module_id = s.module_id)
      or not exists (select from zones z where z.id = s.zone_id and area @> point(s.lng, s.lat))`,
  'an item in a category of another module': `
    select i.id from items i join categories c on c.id = i.category_id where c.module_id <> i.module_id`,
  'an add-on of another store': `
    select i.id from items i, unnest(add_on_ids) as add_on_id
    where not exists (select from add_ons a where a.id = add_on_id and a.store_id = i.store_id)`,
  'a discount on what may not be promoted': 'select id from items where no_promotion and discount > 0',
  'prescription medicine that may be promoted':
    'select id from items where is_prescription_required and not no_promotion',
  'a prescription item in an order of the past': `
    select i.id from items i join order_lines l on l.item_id = i.id where is_prescription_required`,
  'an amount off that makes a kind free': `
    select i.id from items i left join item_variations v on v.item_id = i.id
    where discount_type = 'amount' and discount >= least(i.price, v.price)`,
  'a price with decimals': `
    select id from items where price % 100 <> 0 union all select item_id from item_variations where price % 100 <> 0`,
  'an item without words': 'select id from items where not exists (select from item_words where item_id = items.id)',
  'an item that the search narrows or orders by other facts than its own': `
    select i.id from items i join item_words w on w.item_id = i.id
    where (i.zone_id, i.module_id, i.store_id, i.category_id, i.brand_id, i.price, i.sale_price, i.rating_sum,
        i.rating_count, i.order_count, i.active)
      is distinct from (w.zone_id, w.module_id, w.store_id, w.category_id, w.brand_id, w.price, w.sale_price,
        w.rating_sum, w.rating_count, w.order_count, w.active)`,
  'a phone number that might ring': `
    select phone from stores where phone !~ '^\\+(234|254)0' union all
    select phone from delivery_men where phone !~ '^\\+(234|254)0' union all
    select contact_number from orders where contact_number !~ '^\\+(234|254)0'`,
};

describe('the seeded market', () => {
  it('keeps every invariant', async () => {
    expect(await rows(readFileSync(new URL('../invariants.sql', import.meta.url), 'utf8'))).toEqual([]);
  });

  it.each(Object.entries(forbidden))('has not %s', async (_what, query) => {
    expect(await rows(query)).toEqual([]);
  });

  it('has 60 stores, 2,787 items and 600 delivered orders', async () => {
    const [counts] = await rows(`select (select count(*) from stores) as stores, (select count(*) from items) as items,
      (select count(*) from delivery_men) as delivery_men,
      (select count(*) from orders where order_status = 'delivered') as delivered`);
    expect(counts).toEqual({ stores: 60, items: 2787, delivery_men: 24, delivered: 600 });
  });

  it('[MOD-01] has the five modules in their order', async () => {
    const modules = await rows<{ id: number; module_type: string }>('select id, module_type from modules order by id');
    expect(modules).toEqual(moduleTypes.map((module_type, place) => ({ id: place + 1, module_type })));
  });

  it('[MOD-18] offers in each zone the modules of the file', async () => {
    const found = await rows<{ slug: string; modules: string[] }>(`
      select slug, array_agg(module_type order by module_type) as modules from zones
      join zone_modules on zone_id = zones.id join modules on modules.id = module_id group by zones.id order by zones.id`);
    expect(found).toEqual(data.zones.map(({ id, modules }) => ({ slug: id, modules: modules.toSorted() })));
  });

  it('keeps the stores of the file first, in their order', async () => {
    const stores = await rows<{ slug: string }>('select slug from stores order by id');
    expect(stores.map(({ slug }) => slug)).toEqual(data.stores.slice(0, 60).map(({ id }) => id));
    const [first] = await rows<{ slug: string }>(`select slug from items where slug like 'smoky-party-jollof-mama%'`);
    expect(first).toEqual({ slug: 'smoky-party-jollof-mama-ronke-buka-lekki' });
  });

  it('lets every order of the past take allowed steps alone [I8]', async () => {
    const steps = await rows<{ from_status: OrderStatus; to_status: OrderStatus; made_by: 'store' }>(`
      select distinct from_status, to_status, made_by from order_steps where from_status is not null`);
    const wrong = steps.filter(({ from_status, to_status, made_by }) => !mayMove(from_status, to_status, made_by));
    expect(wrong).toEqual([]);
  });

  it('[CHAT-02] has chats about delivered orders, each answered, with people of those orders', async () => {
    const chats = await rows<{ customer_id: number; with_store: boolean; talked: boolean; lines: number }>(`
      select c.customer_id, c.store_id is not null as with_store, count(m.id)::int as lines,
        exists (select from orders o where o.shopper = 'customer:' || c.customer_id and o.delivered_at is not null
          and (o.store_id = c.store_id or o.delivery_man_id = c.delivery_man_id)) as talked
      from conversations c join messages m on m.conversation_id = c.id
      where c.unread = 0 and c.awaits_since is null group by c.id`);
    expect(chats.map(({ with_store }) => with_store).sort()).toEqual([false, true, true]);
    for (const chat of chats) expect(chat).toMatchObject({ customer_id: 1, talked: true });
    for (const { lines } of chats) expect(lines).toBeGreaterThan(1);
  });

  it('took every order of the past while the store was open', async () => {
    const orders = await rows<{ id: string; placed_at: Date; opening_hours: WeekHours; time_zone: string }>(`
      select o.id, placed_at, opening_hours, time_zone from orders o
      join stores s on s.id = o.store_id join zones z on z.id = o.zone_id`);
    const early = orders.filter(
      ({ placed_at, opening_hours, time_zone }) => !isOpenAt(opening_hours, wallClock(time_zone, placed_at)),
    );
    expect(early).toEqual([]);
  });

  it('has a picture in both sizes for everything', async () => {
    const images = await rows<{ image: string }>(`
      select distinct image from (
        select image from items union all select unnest(images) from items union all select image from categories
        union all select image from modules union all select unnest(cover_images) from stores
        union all select image from order_lines) as used where image is not null`);
    const folder = new URL('../../../../demo/images/', import.meta.url);
    const missing = images.filter(({ image }) =>
      ['160', '360'].some((width) => !existsSync(new URL(`${width}/${image}.webp`, folder))),
    );
    expect(images.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it.each(['ẹ̀gúsí', 'EGUSI', 'Mama Rónkẹ́'])('[LIST-50] finds items by %s', async (text) => {
    const query = foldedWords(text).join(' & ');
    const found = await rows<{ item_id: number }>(
      `select item_id from item_words where words @@ to_tsquery('simple', '${query}')`,
    );
    expect(found.length).toBeGreaterThan(3);
  });

  it('writes words as PostgreSQL would from folded text', async () => {
    const [item] = await rows<{ name: string; lexemes: string[] }>(`
      select name, tsvector_to_array(ts_filter(words, '{a}')) as lexemes
      from item_words join items on id = item_id where name like '%(%' order by id limit 1`);
    const [ours] = await rows<{ lexemes: string[] }>(
      `select tsvector_to_array(to_tsvector('simple', '${foldedWords(item?.name ?? '').join(' ')}')) as lexemes`,
    );
    expect(item?.lexemes).toEqual(ours?.lexemes);
  });

  it('knows the words that typing errors are repaired to', async () => {
    const found = await rows<{ word: string; item_count: number }>(
      `select word, item_count from search_terms where word in ('egusi', 'jollof', '500', 'mg') order by word`,
    );
    expect(found.map(({ word }) => word)).toEqual(['egusi', 'jollof']);
    expect(Math.min(...found.map(({ item_count }) => item_count))).toBeGreaterThan(5);
  });
});

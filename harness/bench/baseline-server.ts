import { randomInt } from 'node:crypto';
import { connect } from 'api/db/connection';
import { hotRows } from 'api/db/hot-query';
import { detailSql, rankedListSql } from 'api/items/items.data';
import { sortedHits, storesNamed } from 'api/search/search.data';
import { filteredItems } from 'api/search/search-filtered.data';
import Fastify from 'fastify';
import { orderNumber, orderNumbersPerMinute } from 'market/orders/orders.rules';
import { money } from 'market/values/money';
import { bareHome } from './bare-home.ts';

/**
 * The minimal server: Fastify, a pool, the same prepared statements, unmapped rows. No validation, no caller, no rules,
 * no counts. It is the baseline that the benchmark compares our server with.
 */
const popularList = { name: 'list', text: rankedListSql('popular') };
const categoryList = { name: 'list of category', text: rankedListSql('category') };
const detail = { name: 'detail', text: detailSql('slug') };

const db = connect({ url: process.env.DATABASE_URL ?? '' });
const pool = db.hotPool;
const app = Fastify();

app.get('/ready', async () => ({}));

interface Scoped {
  zone: string;
  module: string;
}

const page = [24, 0, 24, []];

app.get<{ Querystring: Scoped & { category?: string } }>('/list', async ({ query }) => {
  const scope = [[Number(query.zone)], [Number(query.module)]];
  if (query.category === undefined) return hotRows(db, popularList, [...scope, ...page]);
  return hotRows(db, categoryList, [...scope, Number(query.category), ...page]);
});

app.get<{ Querystring: { slug: string } }>('/detail', async ({ query }) => hotRows(db, detail, [query.slug]));

/** What a page with nothing else needs: a few columns, no hours, no choices, no store. */
const simplestList = {
  name: 'simplest list',
  text: `select id, slug, name, image, price, rating_sum, rating_count from items
    where active and zone_id = $1 and module_id = $2 and ($3::int is null or category_id = $3)
    order by order_count desc, id desc limit 24`,
};
const simplestDetail = { name: 'simplest detail', text: 'select * from items where slug = $1' };

app.get<{ Querystring: Scoped & { category?: string } }>('/simplest-list', async ({ query }) =>
  hotRows(db, simplestList, [Number(query.zone), Number(query.module), query.category ? Number(query.category) : null]),
);

app.get<{ Querystring: { slug: string } }>('/simplest-detail', async ({ query }) =>
  hotRows(db, simplestDetail, [query.slug]),
);

type Searching = Scoped & { word: string };

function searchOf({ word, zone, module }: Searching) {
  return { words: [word], zoneIds: [Number(zone)], moduleIds: [Number(module)] };
}

app.get<{ Querystring: Searching }>('/search', async ({ query }) =>
  sortedHits(db, searchOf(query), { limit: 24, skip: 0, closed: [] }),
);

app.get<{ Querystring: Searching }>('/narrowed', async ({ query }) => {
  const filters = { ...searchOf(query), isDiscounted: true, minPrice: money(10_000) };
  return filteredItems(db, filters, { rank: 'popular', isNamedFirst: true, closed: [] }, { limit: 24, skip: 0 });
});

app.get<{ Querystring: Searching }>('/suggestions', async ({ query }) => {
  const search = searchOf(query);
  return [await sortedHits(db, search, { limit: 5, skip: 0, closed: [] }), (await storesNamed(db, search)).slice(0, 3)];
});

let renderHome: ReturnType<typeof bareHome> | undefined;

app.get<{ Querystring: { cookie: string } }>('/home', async ({ query }, reply) => {
  renderHome ??= bareHome(process.env.OURS ?? '', query.cookie);
  const render = await renderHome;
  return reply.type('text/html; charset=utf-8').send(render());
});

interface CartWish {
  guest: string;
  itemId: number;
  storeId: number;
  moduleId: number;
}

app.post<{ Body: CartWish }>('/cart', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'cart',
    text: `with cart as (
        insert into carts (shopper, module_id, store_id) values ($1, $2, $3)
        on conflict (shopper, module_id) do update set updated_at = now() returning id
      ), line as (
        insert into cart_lines (cart_id, item_id, quantity, fingerprint) select id, $4, 1, $5 from cart
        on conflict (cart_id, fingerprint) do update set quantity = cart_lines.quantity + 1 returning *
      )
      select line.*, items.name, items.price from line join items on items.id = line.item_id`,
    values: [body.guest, body.moduleId, body.storeId, body.itemId, String(body.itemId)],
  });
  return rows;
});

interface OrderWish extends CartWish {
  key: string;
  price: number;
}

/** The same writes as an order of ours, statement by statement, in one transaction. */
app.post<{ Body: OrderWish }>('/order', async ({ body }) => {
  const client = await pool.connect();
  const id = orderNumber(new Date(), randomInt(orderNumbersPerMinute));
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  try {
    await client.query('begin');
    await run('o1', 'select id, price, stock from items where id = $1', [body.itemId]);
    await run('o2', 'update items set stock = stock - 1 where id = $1 and stock >= 1', [body.itemId]);
    await run(
      'o3',
      `insert into orders (id, shopper, module_id, zone_id, store_id, order_type, payment_method, currency, item_total,
         add_on_total, discount_total, tax, tax_inclusive, delivery_fee, service_charge, tip, total, distance_metres,
         contact_name, contact_number, tracking_hash)
       select $1, $2, $3, s.zone_id, s.id, 'delivery', 'cash_on_delivery', 'NGN', $5, 0, 0, 0, false, 0, 0, 0, $5, 0,
         'Bench', '+2348030009999', $1 from stores s where s.id = $4`,
      [id, body.guest, body.moduleId, body.storeId, body.price],
    );
    await run(
      'o4',
      `insert into order_lines (order_id, line_number, item_id, name, image, quantity, unit_price, unit_discount,
         add_on_total, line_total, counted) values ($1, 1, $2, 'Bench', 'pot', 1, $3, 0, 0, $3, true)`,
      [id, body.itemId, body.price],
    );
    await run(
      'o5',
      `insert into order_steps (order_id, step_number, to_status, made_by) values ($1, 1, 'pending', 'shopper')`,
      [id],
    );
    await run(
      'o6',
      `with journal as (insert into journals (kind, order_id) values ('order_placed', $1) returning id)
       insert into ledger_entries (journal_id, account, currency, amount)
       select id, account, 'NGN', amount from journal, (values ('receivable', $2::bigint), ('store', -$2::bigint)) e(account, amount)`,
      [id, body.price],
    );
    await run(
      'o7',
      `insert into outbox (kind, order_id, payload, dedupe_key) values ('order_status', $1, '{}', $1 || ':1')`,
      [id],
    );
    await run(
      'o8',
      `insert into idempotency_keys (owner, key, fingerprint, reply, order_id) values ($1, $2, $2, '{}', $3)`,
      [body.guest, body.key, id],
    );
    await client.query('commit');
    return { order_id: id };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => app.close().then(() => process.exit(0)));

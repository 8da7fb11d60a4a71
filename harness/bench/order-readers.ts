import { randomBytes } from 'node:crypto';
import { signInDemoStaff } from 'api/access/sign-in-demo-staff';
import { connect } from 'api/db/connection';
import { hashOf } from 'api/http/callers/callers';
import type { Request } from 'autocannon';
import { dayMilliseconds } from 'market/values/durations';
import pg from 'pg';

/** How many people of each kind take part. */
const customers = 100;
const stores = 40;
const couriers = 40;

interface Reader {
  token: string;
  /** One of the orders that the person may read. */
  orderId: string;
}

/** Calls that read orders and what hangs on them: of customers, stores, couriers and an operator of the whole market. */
export async function orderReadersOf(url: string): Promise<Record<string, Request[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = connect({ url });
  try {
    const { lead } = await signInDemoStaff({ db });
    const ofCustomers = await signInCustomers(client);
    const ofStores = await signInOwners(client);
    const ofCouriers = await signInCouriers(client);
    const { rows: items } = await client.query<{ id: number }>(
      'select item_id as id from reviews where item_id is not null group by 1 order by count(*) desc limit 100',
    );
    const span = `from=${daysAgo(30)}&until=${daysAgo(0)}`;
    const operator = (paths: readonly string[]) => paths.map((path) => requestOf(lead.token, `/admin/${path}`));
    const allOrders = [...ofCustomers, ...ofStores].map(({ orderId }) => orderId);
    return {
      'customer: past orders': ofCustomers.map(({ token }) =>
        requestOf(token, '/customer/order/order-history?limit=10'),
      ),
      'customer: an order': ofCustomers.map(({ token, orderId }) =>
        requestOf(token, `/customer/order/details?order_id=${orderId}`),
      ),
      'customer: stores visited': ofCustomers.map(({ token }) => requestOf(token, '/customer/visit-again')),
      'shopper: reviews of an item': items.map(({ id }) => ({ path: `/api/v1/items/reviews/${id}?limit=10` })),
      'shopper: reviews of a store': ofStores.map(({ storeId }) => ({
        path: `/api/v1/stores/reviews/${storeId}?limit=10`,
      })),
      'store: board': readers(ofStores, () => 'board'),
      'store: past orders': readers(ofStores, () => 'orders?limit=20'),
      'store: an order': readers(ofStores, ({ orderId }) => `orders/${orderId}`),
      'store: what happened to it': readers(ofStores, ({ orderId }) => `orders/${orderId}/story`),
      'store: money of today': readers(ofStores, () => 'money/today'),
      'store: statement': readers(ofStores, () => `statement?${span}`),
      'store: report': readers(ofStores, () => 'report'),
      'store: reviews': readers(ofStores, () => 'reviews?limit=20'),
      'courier: deliveries': ofCouriers.map((token) => requestOf(token, '/courier/deliveries?limit=20')),
      'courier: earnings': ofCouriers.map((token) => requestOf(token, '/courier/earnings?period=week&back=1')),
      'courier: statement': ofCouriers.map((token) => requestOf(token, `/courier/statement?${span}`)),
      'operator: orders': operator(['orders?limit=25']),
      'operator: number of an order': operator(allOrders.map((id) => `orders?limit=25&search=${id}`)),
      'operator: an order': operator(allOrders.map((id) => `orders/${id}`)),
      'operator: customers': operator(['customers?limit=25']),
      'operator: ledger of an order': operator(allOrders.map((id) => `ledger/orders/${id}`)),
      'operator: the day': operator(['day']),
      'operator: the city': operator(['city']),
    };
  } finally {
    await db.destroy();
    await client.end();
  }
}

function requestOf(token: string, path: string): Request {
  return { path: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } };
}

function readers(owners: readonly Owner[], pathOf: (owner: Owner) => string): Request[] {
  return owners.map((owner) => requestOf(owner.token, `/vendor/stores/${owner.storeId}/${pathOf(owner)}`));
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMilliseconds).toISOString();

async function signIn(client: pg.Client, accountIds: readonly number[]): Promise<string[]> {
  const tokens = accountIds.map(() => randomBytes(32).toString('base64url'));
  await client.query('insert into sessions (customer_id, token_hash) select * from unnest($1::int[], $2::text[])', [
    accountIds,
    tokens.map(hashOf),
  ]);
  return tokens;
}

/** Customers with many orders. */
async function signInCustomers(client: pg.Client): Promise<Reader[]> {
  const { rows } = await client.query<{ accountId: number; orderId: string }>(
    `select split_part(o.shopper, ':', 2)::int as "accountId", min(o.id) as "orderId"
     from (select shopper from orders tablesample system (5) where shopper like 'customer:%' group by 1
           order by count(*) desc limit $1) often
     join orders o using (shopper) where o.delivered_at is not null group by o.shopper`,
    [customers],
  );
  const tokens = await signIn(
    client,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map(({ orderId }, n) => ({ orderId, token: tokens[n] ?? '' }));
}

interface Owner extends Reader {
  storeId: number;
}

/** Owners of the stores with the highest number of orders. */
async function signInOwners(client: pg.Client): Promise<Owner[]> {
  const accounts = await newAccounts(client, stores);
  const { rows } = await client.query<{ storeId: number; orderId: string }>(
    `select s.id as "storeId", (select o.id from orders o where o.store_id = s.id limit 1) as "orderId"
     from stores s order by s.order_count desc, s.id limit $1`,
    [stores],
  );
  await client.query(
    `insert into store_members (store_id, customer_id, role)
     select s, c, 'owner' from unnest($1::int[], $2::int[]) member(s, c)`,
    [rows.map(({ storeId }) => storeId), accounts],
  );
  const tokens = await signIn(client, accounts);
  return rows.map(({ storeId, orderId }, n) => ({ storeId, orderId, token: tokens[n] ?? '' }));
}

/** Couriers of the history, who get accounts. */
async function signInCouriers(client: pg.Client): Promise<string[]> {
  const accounts = await newAccounts(client, couriers);
  await client.query(
    `update delivery_men d set customer_id = a.account from (
       select id, row_number() over () as n from (
         select c.id from delivery_men c where c.customer_id is null
           and exists (select from courier_earnings e where e.courier_id = c.id) order by c.id limit $2) one
     ) chosen join unnest($1::int[]) with ordinality a(account, n) using (n) where d.id = chosen.id`,
    [accounts, couriers],
  );
  return signIn(client, accounts);
}

async function newAccounts(client: pg.Client, count: number): Promise<number[]> {
  const mark = randomBytes(4).toString('hex');
  const { rows } = await client.query<{ id: number }>(
    `insert into customers (f_name, l_name, email, is_email_verified, ref_code)
     select 'Bench', n::text, $2 || n || '@bench.invalid', true, $2 || n from generate_series(1, $1::int) n returning id`,
    [count, mark],
  );
  return rows.map(({ id }) => id);
}

import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { startSignIn } from '#api/auth/sign-in-ticket.ts';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { filesToRemove, queueFilesToRemove } from '#api/http/files/files.data.ts';
import { removeFiles } from '#api/http/files/remove-files.ts';
import { saveDemoPost } from '#api/notifications/notifications-demo.data.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';

const market = marketUnderTest();
const { grocery } = testStores;
const { percentOff, scarce } = grocery.items;
const { deliver } = ordersUnderTest(market);
const { yaba } = knownZones;

interface Sent {
  payload?: object | Buffer;
  headers?: Record<string, string>;
}

async function send(
  customer: Pick<CustomerUnderTest, 'headers'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { payload, headers }: Sent = {},
) {
  const reply = await market.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { ...customer.headers, moduleid: String(knownModules.grocery), ...headers },
    ...(payload && { payload }),
  });
  const [fault] = reply.json().errors ?? [];
  return { status: reply.statusCode, code: fault?.code, message: fault?.message, body: reply.json() };
}

const remove = (customer: CustomerUnderTest) => send(customer, 'DELETE', 'customer/remove-account');
const door = {
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: '7 Quiet Close, Yaba',
  landmark: 'Purple gate',
  contact_person_name: 'Zainab Secret',
  contact_person_number: '0803 555 0199',
  contact_person_email: 'zainab@secret.example',
};
const place = (customer: CustomerUnderTest, itemId: number = percentOff.id) =>
  send(customer, 'POST', 'customer/order/place', {
    payload: { items: [{ item_id: itemId, quantity: 1 }], order_note: 'Zainab waits', ...door },
    headers: { 'idempotency-key': randomUUID() },
  });
const cancel = (customer: CustomerUnderTest, orderId: string) =>
  send(customer, 'POST', 'customer/order/cancel', { payload: { order_id: orderId, reason: 'Zainab moved' } });

async function sendForm(customer: CustomerUnderTest, path: string, form: FormData) {
  const body = new Response(form);
  return send(customer, 'POST', path, {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  });
}

async function picture(): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#135a2b' } })
    .png()
    .toBuffer();
  return new File([Buffer.from(bytes)], 'me.png');
}

async function uploadPhoto(customer: CustomerUnderTest): Promise<void> {
  const form = new FormData();
  form.append('image', await picture());
  await sendForm(customer, 'customer/update-profile', form);
}

/** A review with a picture of an order that has arrived, and a picture of a prescription. */
async function uploadPictures(customer: CustomerUnderTest): Promise<void> {
  const orderId = (await place(customer)).body.order_id;
  await deliver(orderId);
  const review = new FormData();
  review.append('order_id', orderId);
  review.append('item_id', String(percentOff.id));
  review.append('rating', '5');
  review.append('attachment[]', await picture());
  expect((await sendForm(customer, 'items/reviews/submit', review)).status).toBe(200);
  const prescription = new FormData();
  prescription.append('image', await picture());
  expect((await sendForm(customer, 'customer/order/prescription/upload', prescription)).status).toBe(200);
  const { body: photo } = await sendForm(customer, 'customer/order/prescription/upload', prescription);
  const request = { order_id: orderId, reason: 'Cold', comment: 'My comment alone', pictures: [photo.id] };
  expect((await send(customer, 'POST', 'customer/order/refund-request', { payload: request })).status).toBe(200);
}

function storedFiles(): string[] {
  const files = existsSync(market.uploadsFolder) ? readdirSync(market.uploadsFolder, { recursive: true }) : [];
  return files.map(String).filter((name) => name.endsWith('.webp'));
}

/** Returns which of these texts occur in which tables, anywhere in a row; reads each table once. */
async function placesOf(texts: readonly string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`.execute(
    market.db,
  );
  const found: Record<string, string[]> = Object.fromEntries(texts.map((text) => [text, []]));
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where t::text ~* ${texts.join('|')}`.execute(market.db);
    for (const text of texts) {
      if (rows.some(({ row }) => row.toLowerCase().includes(text.toLowerCase()))) found[text]?.push(name);
    }
  }
  return found;
}

afterEach(() => {
  delete market.pausePoint;
});

/** A customer with everything but orders. */
async function customerWithoutOrders(): Promise<CustomerUnderTest> {
  const customer = await signedInCustomer(market, {
    f_name: 'Zainab',
    l_name: 'Secret',
    email: 'zainab@secret.example',
    phone: '+2348035550199',
    is_phone_verified: true,
    is_email_verified: true,
  });
  const { order_id: orderId } = (await place(customer)).body;
  await cancel(customer, orderId);
  await market.db
    .insertInto('reviews')
    .values({ order_id: orderId, about: 'store', store_id: grocery.id, author: 'Zainab S.', rating: 5 })
    .execute();
  await send(customer, 'POST', 'customer/address/add', { payload: door });
  await send(customer, 'POST', 'customer/wish-list/add', { payload: { store_id: grocery.id } });
  await send(customer, 'POST', 'customer/interest/save', { payload: { category_ids: [] } });
  await send(customer, 'POST', 'cart/add', { payload: { item_id: percentOff.id, quantity: 1 } });
  await uploadPhoto(customer);
  const identity = { issuer: 'https://accounts.example', subject: 'zainab-secret', customer_id: customer.id };
  await market.db.insertInto('identities').values(identity).execute();
  await sql`
    insert into passkeys (customer_id, name, credential_id, public_key, sign_count, transports, created_at)
    values (${customer.id}, 'Phone of Zainab', 'zainab-secret', '', 0, '{}', now())`.execute(market.db);
  await market.db.insertInto('newsletter_subscribers').values({ email: 'zainab@secret.example' }).execute();
  await sql`update orders set refund_reason = 'Zainab was not at home' where id = ${orderId}`.execute(market.db);
  await saveDemoPost(market.db, { channel: 'mail', recipient: 'zainab@secret.example', subject: '', body: 'Zainab' });
  await market.db.insertInto('avoided_allergens').values({ customer_id: customer.id, allergen: 'milk' }).execute();
  await startSignIn(market.db, { login_type: 'profile', customer_id: customer.id, name: 'Zainab Secret' });
  return customer;
}

describe('removing an account', () => {
  it('[PROF-32] [PROF-33] leaves nothing that is personal anywhere, and the ledger as it was', async () => {
    const customer = await customerWithoutOrders();
    const needles = ['zainab', 'secret.example', '8035550199', 'Quiet Close', 'Purple gate', 'zainab-secret'];
    for (const tables of Object.values(await placesOf(needles))) expect(tables).not.toEqual([]);
    const answer = await remove(customer);
    expect([answer.status, answer.body]).toEqual([200, { message: 'Account has been deleted' }]);
    expect(await placesOf(needles)).toEqual(Object.fromEntries(needles.map((needle) => [needle, []])));
    for (const table of [
      'sessions',
      'identities',
      'addresses',
      'wishes',
      'interests',
      'interests_answered',
      'avoided_allergens',
      'sign_ins',
      'passkeys',
    ]) {
      const { rows } = await sql`select from ${sql.table(table)} where customer_id = ${customer.id}`.execute(market.db);
      expect([table, rows]).toEqual([table, []]);
    }
    const carts = await market.db
      .selectFrom('carts')
      .where('shopper', '=', `customer:${customer.id}`)
      .selectAll()
      .execute();
    expect(carts).toEqual([]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('keeps the orders for the accounts, and signs reviews with no name', async () => {
    const customer = await customerWithoutOrders();
    await remove(customer);
    const orders = await market.db
      .selectFrom('orders')
      .where('shopper', '=', `customer:${customer.id}`)
      .selectAll()
      .execute();
    expect(orders).toMatchObject([
      {
        contact_name: 'Former customer',
        contact_number: '',
        contact_email: null,
        order_note: '',
        delivery_address: { address: '', landmark: '', lat: 6.51, lng: 3.38 },
      },
    ]);
    const reviews = await market.db
      .selectFrom('reviews')
      .where('order_id', '=', orders[0]?.id ?? '')
      .select('author')
      .execute();
    expect(reviews).toEqual([{ author: 'Former customer' }]);
  });

  it('opens nothing any more: no session, no link of an order, no photo', async () => {
    const customer = await signedInCustomer(market);
    const { order_id: orderId, tracking_token: token } = (await place(customer)).body;
    await cancel(customer, orderId);
    await uploadPhoto(customer);
    const { image_full_url } = (await send(customer, 'GET', 'customer/info')).body;
    expect((await market.app.inject({ url: image_full_url })).statusCode).toBe(200);
    await remove(customer);
    expect(await send(customer, 'GET', 'customer/info')).toMatchObject({ status: 401, code: 'token_expired' });
    const track = (proof: string) =>
      market.app.inject({ url: `/api/v1/customer/order/track?order_id=${orderId}&${proof}` });
    expect((await track(`token=${token}`)).statusCode).toBe(404);
    expect((await track('contact_number=08035550199')).statusCode).toBe(404);
    expect((await market.app.inject({ url: image_full_url })).statusCode).toBe(404);
    expect(storedFiles()).toEqual([]);
  });

  it('takes the pictures of reviews, prescriptions and refunds with it; what the reviews say stays', async () => {
    const customer = await signedInCustomer(market);
    await uploadPictures(customer);
    expect(storedFiles()).toHaveLength(5);
    expect((await remove(customer)).status).toBe(200);
    expect(storedFiles()).toEqual([]);
    const { rows } = await sql`
      select rating, pictures from reviews where order_id in (
        select id from orders where shopper = ${`customer:${customer.id}`})`.execute(market.db);
    expect(rows).toEqual([{ rating: 5, pictures: [] }]);
    expect((await placesOf(['My comment alone']))['My comment alone']).toEqual([]);
    const shopper = `customer:${customer.id}`;
    const left = await market.db
      .selectFrom('prescription_pictures')
      .where('shopper', '=', shopper)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it('leaves no file behind if the server ends first: the next cleanup removes them', async () => {
    const customer = await signedInCustomer(market);
    await uploadPhoto(customer);
    await uploadPictures(customer);
    const { remove: removeFile } = market.uploads;
    market.uploads.remove = () => Promise.reject(new Error('the disk is away'));
    expect((await remove(customer)).status).toBe(200);
    market.uploads.remove = removeFile;
    expect(storedFiles()).toHaveLength(8);
    await removeFiles(market);
    expect(storedFiles()).toEqual([]);
    expect(await market.db.selectFrom('files_to_remove').selectAll().execute()).toEqual([]);
  });

  it('keeps on the list what could not be removed, and touches no file that is not on it', async () => {
    const [named, first, second] = ['320/named.webp', '320/first.webp', '320/second.webp'] as const;
    for (const name of [named, first, second]) await market.uploads.put(name, Buffer.from('a picture'));
    await queueFilesToRemove(market.db, [first, second]);
    const { remove: removeFile } = market.uploads;
    market.uploads.remove = (name) => (name === second ? Promise.reject(new Error('away')) : removeFile(name));
    await expect(removeFiles(market)).rejects.toThrow('away');
    market.uploads.remove = removeFile;
    expect(await filesToRemove(market.db, 9)).toEqual([second]);
    await removeFiles(market);
    const left = await Promise.all([named, first, second].map((name) => market.uploads.get(name)));
    expect(left.map((bytes) => bytes !== undefined)).toEqual([true, false, false]);
    expect(await filesToRemove(market.db, 9)).toEqual([]);
    await market.uploads.remove(named);
  });

  it('frees e-mail and phone for a new account', async () => {
    const contacts = { email: 'again@example.com', phone: '+2348035550177' };
    await remove(await signedInCustomer(market, contacts));
    await expect(signedInCustomer(market, contacts)).resolves.toMatchObject({ id: expect.any(Number) });
  });

  it('takes the cookie from the browser', async () => {
    const { browserHeaders } = await signedInCustomer(market);
    const url = '/api/v1/customer/remove-account';
    const reply = await market.app.inject({ method: 'DELETE', url, headers: browserHeaders });
    expect(reply.headers['set-cookie']).toMatch(/^sid=; .*Max-Age=0/);
  });

  it('[PROF-34] is refused while an order is on its way, and changes nothing', async () => {
    const customer = await signedInCustomer(market, { f_name: 'Hungry' });
    const { order_id: orderId } = (await place(customer)).body;
    expect(await remove(customer)).toMatchObject({
      status: 409,
      code: 'order_running',
      message: 'You have an active order. You can remove your account once it has arrived.',
    });
    expect((await send(customer, 'GET', 'customer/info')).body.f_name).toBe('Hungry');
    await cancel(customer, orderId);
    expect((await remove(customer)).status).toBe(200);
  });

  it('leaves everybody else alone', async () => {
    const [customer, other] = [await signedInCustomer(market), await signedInCustomer(market, { f_name: 'Other' })];
    await send(other, 'POST', 'customer/address/add', { payload: door });
    await remove(customer);
    expect((await send(other, 'GET', 'customer/info')).body.f_name).toBe('Other');
    expect((await send(other, 'GET', 'customer/address/list')).body.addresses).toHaveLength(1);
  });
});

describe('removing an account while it is used', () => {
  const ordersOf = ({ id }: CustomerUnderTest) =>
    market.db.selectFrom('orders').where('shopper', '=', `customer:${id}`).select('contact_name').execute();
  const stocks = async () => {
    const row = await market.db
      .selectFrom('items')
      .where('id', '=', scarce.id)
      .select('stock')
      .executeTakeFirstOrThrow();
    return row.stock;
  };

  it('waits for an order that was first, and is refused', async () => {
    const customer = await signedInCustomer(market);
    const paused = pauseAt(market, 'before stock');
    const placing = place(customer, scarce.id);
    await paused.arrived;
    const removing = remove(customer);
    await waitUntilBlocked(market, removing);
    paused.letGo();
    expect([(await placing).status, (await removing).code]).toEqual([200, 'order_running']);
    expect(await ordersOf(customer)).toEqual([{ contact_name: 'Zainab Secret' }]);
    expect((await send(customer, 'GET', 'customer/info')).status).toBe(200);
  });

  it('refuses an order that comes after it, of which nothing is left', async () => {
    const [customer, stock] = [await signedInCustomer(market), await stocks()];
    const paused = pauseAt(market, 'account emptied');
    const removing = remove(customer);
    await paused.arrived;
    const placing = place(customer, scarce.id);
    const adding = send(customer, 'POST', 'customer/address/add', { payload: door });
    await Promise.all([waitUntilBlocked(market, placing), waitUntilBlocked(market, adding)]);
    paused.letGo();
    expect([(await removing).status, (await placing).status, (await adding).status]).toEqual([200, 401, 401]);
    expect([await ordersOf(customer), await stocks()]).toEqual([[], stock]);
    const { rows } = await sql`select from addresses where customer_id = ${customer.id}`.execute(market.db);
    expect(rows).toEqual([]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('takes no heart and no interest that come after it', async () => {
    const customer = await signedInCustomer(market);
    const paused = pauseAt(market, 'account emptied');
    const removing = remove(customer);
    await paused.arrived;
    const late = [
      send(customer, 'POST', 'customer/wish-list/add', { payload: { store_id: grocery.id } }),
      send(customer, 'POST', 'customer/interest/save', { payload: { category_ids: [] } }),
    ];
    paused.letGo();
    await Promise.all([removing, ...late]);
    const { rows } = await sql`
      select from wishes where customer_id = ${customer.id}
      union all select from interests_answered where customer_id = ${customer.id}`.execute(market.db);
    expect(rows).toEqual([]);
  });

  it('succeeds once when it is asked for twice', async () => {
    const customer = await signedInCustomer(market);
    const answers = await Promise.all([remove(customer), remove(customer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

import { describe, expect, it } from 'vitest';
import { knownModules } from '#api/db/seed/known-market.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();

async function send(
  customer: Pick<CustomerUnderTest, 'headers'> | undefined,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { payload, module }: { payload?: object; module?: number } = {},
) {
  const reply = await market.app.inject({
    method,
    url: `/api/v1/customer/${path}`,
    headers: { ...customer?.headers, ...(module && { moduleid: String(module) }) },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code, body: reply.json() };
}

describe('the profile', () => {
  it('[PROF-06] [PROF-07] [PROF-08] is that of the session, under all the names that clients know', async () => {
    const customer = await signedInCustomer(market, {
      f_name: 'Ada',
      l_name: 'Obi',
      phone: '+2348035550701',
      is_phone_verified: true,
    });
    expect((await send(customer, 'GET', 'info')).body).toEqual({
      id: customer.id,
      f_name: 'Ada',
      l_name: 'Obi',
      last_name: 'Obi',
      phone: '+2348035550701',
      email: null,
      image: null,
      image_full_url: null,
      is_phone_verified: 1,
      is_email_verified: 1,
      has_password: false,
      ref_code: expect.any(String),
      is_valid_for_discount: false,
      validity: null,
      existing_modules: [],
      created_at: expect.any(String),
    });
  });

  it('[PROF-06] [PROF-39] needs a token', async () => {
    expect(await send(undefined, 'GET', 'info')).toMatchObject({ status: 401, code: 'sign_in_needed' });
  });

  it('contains no secret: neither password nor token', async () => {
    const customer = await signedInCustomer(market);
    await market.db
      .updateTable('customers')
      .set({ password_hash: 'hash-of-it' })
      .where('id', '=', customer.id)
      .execute();
    const { body } = await send(customer, 'GET', 'info');
    expect(body.has_password).toBe(true);
    expect(JSON.stringify(body)).not.toContain('hash-of-it');
  });
});

describe('the sessions of a customer', () => {
  async function secondSession(customerId: number, device: string): Promise<CustomerUnderTest> {
    const other = await signedInCustomer(market);
    await market.db
      .updateTable('sessions')
      .set({ customer_id: customerId, device })
      .where('customer_id', '=', other.id)
      .execute();
    return other;
  }

  it('are listed with the one that asks', async () => {
    const customer = await signedInCustomer(market);
    await secondSession(customer.id, 'Chrome on Android');
    const { sessions } = (await send(customer, 'GET', 'sessions')).body;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session: { is_current: boolean }) => session.is_current)).toHaveLength(1);
    expect(sessions).toContainEqual(expect.objectContaining({ device: 'Chrome on Android', is_current: false }));
  });

  it('end one by one, and the token with it', async () => {
    const customer = await signedInCustomer(market);
    const phone = await secondSession(customer.id, 'phone');
    const { sessions } = (await send(customer, 'GET', 'sessions')).body;
    const { id } = sessions.find((session: { is_current: boolean }) => !session.is_current);
    expect((await send(customer, 'DELETE', `sessions/end?session_id=${id}`)).status).toBe(200);
    expect(await send(phone, 'GET', 'info')).toMatchObject({ status: 401, code: 'token_expired' });
    expect((await send(customer, 'GET', 'info')).status).toBe(200);
  });

  it('end all but the one that asks', async () => {
    const customer = await signedInCustomer(market);
    const others = [await secondSession(customer.id, 'phone'), await secondSession(customer.id, 'tablet')];
    await send(customer, 'DELETE', 'sessions/end');
    for (const other of others) expect((await send(other, 'GET', 'info')).status).toBe(401);
    expect((await send(customer, 'GET', 'sessions')).body.sessions).toHaveLength(1);
  });

  it('[API-18] of another customer are not found', async () => {
    const [customer, stranger] = [await signedInCustomer(market), await signedInCustomer(market)];
    const { sessions } = (await send(stranger, 'GET', 'sessions')).body;
    const foreign = await send(customer, 'DELETE', `sessions/end?session_id=${sessions[0].id}`);
    const unknown = await send(customer, 'DELETE', 'sessions/end?session_id=2000000000');
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ status: 404, code: 'session_not_found' });
    expect((await send(stranger, 'GET', 'info')).status).toBe(200);
  });

  it('leave the browser that ends its own without a cookie', async () => {
    const customer = await signedInCustomer(market);
    const [{ id }] = (await send(customer, 'GET', 'sessions')).body.sessions;
    const reply = await market.app.inject({
      method: 'DELETE',
      url: `/api/v1/customer/sessions/end?session_id=${id}`,
      headers: customer.browserHeaders,
    });
    expect(reply.headers['set-cookie']).toMatch(/^sid=; .*Max-Age=0/);
  });
});

describe('interests', () => {
  const categories = async (customer: CustomerUnderTest, module: number) =>
    (await send(customer, 'GET', 'interest/categories?limit=100', { module })).body.categories;

  it('[AUTH-100] are the categories of the module of the call, each with its picture', async () => {
    const offered = await categories(await signedInCustomer(market), knownModules.grocery);
    const ofModule = await market.db
      .selectFrom('categories')
      .where('module_id', '=', knownModules.grocery)
      .select('id')
      .execute();
    expect(offered.map(({ id }: { id: number }) => id).toSorted()).toEqual(ofModule.map(({ id }) => id).toSorted());
    expect(offered[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      image_full_url: expect.stringMatching(/^\/images\/360\/.+\.webp$/),
      is_chosen: false,
    });
  });

  it('[AUTH-97] are empty for a module without interests, and without a module', async () => {
    const customer = await signedInCustomer(market);
    expect(await categories(customer, knownModules.parcel)).toEqual([]);
    expect((await send(customer, 'GET', 'interest/categories')).body.categories).toEqual([]);
  });

  it('[AUTH-99] [AUTH-100] are saved for their module, and replace the previous ones', async () => {
    const customer = await signedInCustomer(market);
    const [first, second, third] = await categories(customer, knownModules.food);
    const save = (ids: number[]) =>
      send(customer, 'POST', 'interest/save', { payload: { category_ids: ids }, module: knownModules.food });
    expect((await save([first.id, second.id, first.id])).status).toBe(200);
    await save([second.id, third.id]);
    const chosen = (await categories(customer, knownModules.food)).filter(
      ({ is_chosen }: { is_chosen: boolean }) => is_chosen,
    );
    expect(chosen.map(({ id }: { id: number }) => id)).toEqual([second.id, third.id]);
    expect((await send(customer, 'GET', 'info')).body.existing_modules).toEqual([knownModules.food]);
  });

  it('[AUTH-99] none is an answer too: the module counts as answered', async () => {
    const customer = await signedInCustomer(market);
    await send(customer, 'POST', 'interest/save', { payload: { category_ids: [] }, module: knownModules.pharmacy });
    expect((await send(customer, 'GET', 'info')).body.existing_modules).toEqual([knownModules.pharmacy]);
  });

  it('refuses a category of another module, and a save without a module', async () => {
    const customer = await signedInCustomer(market);
    const [food] = await categories(customer, knownModules.food);
    const payload = { category_ids: [food.id] };
    const elsewhere = await send(customer, 'POST', 'interest/save', { payload, module: knownModules.grocery });
    expect(elsewhere).toMatchObject({ status: 404, code: 'category_not_found' });
    expect(await send(customer, 'POST', 'interest/save', { payload })).toMatchObject({ code: 'module_needed' });
    expect((await send(customer, 'GET', 'info')).body.existing_modules).toEqual([]);
  });
});

describe('the allergens that a customer avoids', () => {
  const avoided = (customer: CustomerUnderTest) => send(customer, 'GET', 'allergens');
  const avoid = (customer: CustomerUnderTest, allergens: unknown) =>
    send(customer, 'POST', 'allergens', { payload: { allergens } });

  it('[STO-024] are none at first, and replace those that were named before', async () => {
    const customer = await signedInCustomer(market);
    expect((await avoided(customer)).body).toEqual({ allergens: [] });
    expect((await avoid(customer, ['peanut', 'milk', 'peanut'])).body).toEqual({ allergens: ['milk', 'peanut'] });
    expect((await avoid(customer, ['peanut', 'egg'])).body).toEqual({ allergens: ['egg', 'peanut'] });
    expect((await avoided(customer)).body).toEqual({ allergens: ['egg', 'peanut'] });
    expect((await avoid(customer, [])).body).toEqual({ allergens: [] });
  });

  it('[STO-024] are the own ones alone, and words of a closed list', async () => {
    const [customer, other] = [await signedInCustomer(market), await signedInCustomer(market)];
    await avoid(customer, ['fish']);
    expect((await avoided(other)).body).toEqual({ allergens: [] });
    expect((await avoid(customer, ['sadness'])).status).toBe(400);
    expect((await avoid(customer, 'fish')).status).toBe(400);
    expect(await send(undefined, 'GET', 'allergens')).toMatchObject({ status: 401, code: 'sign_in_needed' });
  });
});

import { sql } from 'kysely';
import { nextSignInStep } from 'market/auth/auth.rules';
import { afterAll, describe, expect, it } from 'vitest';
import type { Transaction } from '#api/db/connection.ts';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { openIdentityProviders } from '#api/providers/identity/open-identity-providers.ts';
import { everyLogin } from '#api/testing/login-settings.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { startProviders } from '#api/testing/stand-ins/people-at-providers.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { asBearer, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const { person, tokens, access, fromGoogle, fromApple, stop } = await startProviders();
afterAll(stop);
const market = marketUnderSettings(marketUnderTest(), everyLogin(), { identity: openIdentityProviders(access) });
const { post, get } = visitorUnderTest(() => market.app);
const byGoogle = async (subject: string, more: object = {}) =>
  post('auth/social-login', { ...(await fromGoogle(subject)), ...more });

const profileOf = async (token: string) => (await get('customer/info', asBearer(token))).body;

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(market.db);
  return rows[0]?.n ?? 0;
}

async function waitingCalls(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
    join pg_database on pg_database.oid = database where datname = current_database() and not granted`.execute(
    transaction,
  );
  return rows[0]?.n ?? 0;
}

describe('a customer who comes from a provider for the first time', () => {
  it('[AUTH-103] [AUTH-109] [AUTH-111] [AUTH-112] is signed in at once by Google, with a verified address', async () => {
    const { status, body } = await byGoogle(person('new'));
    expect(status).toBe(200);
    expect(nextSignInStep(body, 'social')).toBe('signed_in');
    expect(body).toMatchObject({ is_phone_verified: 1, is_exist_user: null, ticket: null });
    const { id, f_name, email } = await profileOf(body.token);
    expect({ f_name, email }).toEqual({ f_name: 'Ada', email: 'new@example.test' });
    const again = await byGoogle('new');
    expect((await profileOf(again.body.token)).id).toBe(id);
  });

  it('[AUTH-105] is signed in by Apple, which gives the name to the page only', async () => {
    const proof = await fromApple(person('apple', { name: undefined }));
    const { body } = await post('auth/social-login', { ...proof, name: 'Chidi Eze' });
    expect(await profileOf(body.token)).toMatchObject({ f_name: 'Chidi', l_name: 'Eze', email: 'apple@example.test' });
  });

  it('[AUTH-104] is signed in by Facebook, whose token may be used again', async () => {
    tokens.fb = { id: '501', name: 'Bola Ade', email: 'bola@example.test' };
    const [one, two] = [
      await post('auth/social-login', { medium: 'facebook', token: 'fb' }),
      await post('auth/social-login', { medium: 'facebook', token: 'fb' }),
    ];
    expect((await profileOf(one.body.token)).id).toBe((await profileOf(two.body.token)).id);
  });

  it('[AUTH-116] [AUTH-110] [AUTH-118] is asked for a phone number when there is no address', async () => {
    tokens.mute = { id: '502', name: 'Musa Bello' };
    const before = await rowsOf('sign_ins');
    expect(await post('auth/social-login', { medium: 'facebook', token: 'mute' })).toMatchObject({
      status: 403,
      code: 'email',
    });
    expect(await rowsOf('sign_ins')).toBe(before);
    const phone = '08031110001';
    const { body } = await post('auth/social-register', { medium: 'facebook', token: 'mute', phone });
    expect(await profileOf(body.token)).toMatchObject({ f_name: 'Musa', phone: '+2348031110001', email: null });
    const known = await post('auth/social-login', { medium: 'facebook', token: 'mute' });
    expect(known.body.token).toEqual(expect.any(String));
  });

  it('[AUTH-108] is who the token says, whatever else the call names', async () => {
    const { body } = await byGoogle(person('honest'), {
      email: 'new@example.test',
      unique_id: 'new',
      phone: '08031110001',
    });
    expect(await profileOf(body.token)).toMatchObject({ email: 'honest@example.test', phone: null });
  });

  it('[AUTH-114] is asked for a name when the provider gives none', async () => {
    const { body } = await byGoogle(person('nameless', { name: undefined }));
    expect(body.token).toBeNull();
    expect(nextSignInStep(body, 'social')).toBe('user_info');
    const done = await post('auth/update-info', { ticket: body.ticket, name: 'Ngozi Udo', login_type: 'social' });
    expect(await profileOf(done.body.token)).toMatchObject({ f_name: 'Ngozi', email: 'nameless@example.test' });
  });

  it('[AUTH-126] keeps the cart of the guest', async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    await guest.add({ item_id: testStores.grocery.items.percentOff.id });
    const { body } = await byGoogle(person('shopper'), { guest_id: guest.guestId });
    const cart = await get('cart/list', { ...asBearer(body.token), moduleid: String(knownModules.grocery) });
    expect(JSON.stringify(cart.body)).toContain(String(testStores.grocery.items.percentOff.id));
  });

  it('is one customer, when two of their sign-ins come at once', async () => {
    const proofs = [await fromGoogle(person('twofold')), await fromGoogle('twofold')];
    const before = await rowsOf('customers');
    // Both have looked for the account before either can write one.
    const replies = await market.db.transaction().execute(async (transaction) => {
      await sql`lock table customers in share mode`.execute(transaction);
      const running = Promise.all(proofs.map((proof) => post('auth/social-login', proof)));
      while ((await waitingCalls(transaction)) < 2);
      return { running };
    });
    const answers = await replies.running;
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = await Promise.all(answers.map(async ({ body }) => (await profileOf(body.token)).id));
    expect(ids[0]).toBe(ids[1]);
    expect(await rowsOf('customers')).toBe(before + 1);
  });
});

describe('an address that another customer has proved', () => {
  const owner = (email: string, more: object = {}) =>
    signedInCustomer(market, { f_name: 'Efe', l_name: 'Oke', email, is_email_verified: true, ...more });
  const linksOf = async (id: number) => {
    const { rows } = await sql`select from identities where customer_id = ${id}`.execute(market.db);
    return rows.length;
  };

  it('[AUTH-115] [AUTH-73] [AUTH-74] leads to a question, and only yes links the two', async () => {
    const { id } = await owner('efe@example.test');
    const { body } = await byGoogle(person('efe'));
    const found = { name: 'Efe Oke', image: null, contact: 'e••••@example.test' };
    expect(body).toMatchObject({ token: null, is_exist_user: found });
    expect(nextSignInStep(body, 'social')).toBe('is_exist_user');
    expect(await linksOf(id)).toBe(0);
    const yes = await post('auth/exist-user', { ticket: body.ticket, is_it_you: true });
    expect((await profileOf(yes.body.token)).id).toBe(id);
    expect(await linksOf(id)).toBe(1);
    const later = await byGoogle('efe');
    expect((await profileOf(later.body.token)).id).toBe(id);
  });

  it('[AUTH-75] stays with its owner after no, and the separate account can sign in again', async () => {
    const { id } = await owner('shared@example.test');
    const { body } = await byGoogle(person('shared'));
    const no = await post('auth/exist-user', { ticket: body.ticket, is_it_you: false });
    expect(nextSignInStep(no.body, 'social')).toBe('user_info');
    const info = { ticket: body.ticket, name: 'Other One', phone: '08031110002' };
    const separate = await profileOf((await post('auth/update-info', info)).body.token);
    expect(separate).toMatchObject({ f_name: 'Other', email: null });
    expect(separate.id).not.toBe(id);
    const again = await byGoogle('shared');
    expect((await profileOf(again.body.token)).id).toBe(separate.id);
    expect(await linksOf(id)).toBe(0);
  });

  it('opens no account that has been closed by the operator', async () => {
    const { id } = await owner('closed@example.test');
    await sql`insert into identities (issuer, subject, customer_id)
      values ('https://accounts.google.com', 'closed', ${id})`.execute(market.db);
    await sql`update customers set is_active = false where id = ${id}`.execute(market.db);
    expect(await byGoogle(person('closed'))).toMatchObject({
      status: 401,
      code: 'account_inactive',
    });
  });

  it('is not taken over by the account that signed up with it first and never proved it', async () => {
    const stranger = await owner('victim@example.test', { is_email_verified: false });
    await sql`update customers set password_hash = 'known to the stranger' where id = ${stranger.id}`.execute(
      market.db,
    );
    const { body } = await byGoogle(person('victim'));
    const yes = await post('auth/exist-user', { ticket: body.ticket, is_it_you: true });
    expect(yes.status).toBe(200);
    const { rows } = await sql`select password_hash from customers where id = ${stranger.id}`.execute(market.db);
    expect(rows).toEqual([{ password_hash: null }]);
    const old = await get('customer/info', stranger.headers);
    expect(old.status).toBe(401);
  });
});

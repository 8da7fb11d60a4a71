import { createOwner } from 'api/access/create-operator';
import { callSoko } from 'api/testing/call-soko';
import { signedInCustomer } from 'api/testing/under-test/customer-under-test';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { asBearer, visitorUnderTest } from 'api/testing/under-test/visitor-under-test';
import { describe, expect, it } from 'vitest';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const soko = (...sent: string[]) => callSoko(sent, { DATABASE_URL: market.url });

const logIn = (email: string, password: string) =>
  visitor.post('auth/login', { login_type: 'manual', field_type: 'email', email_or_phone: email, password });
const isSignedIn = async (token: string) => (await visitor.get('customer/info', asBearer(token))).status === 200;

describe('an admin', () => {
  it('is an account that can sign in with the password that was shown once', async () => {
    const email = 'operator@example.com';
    const { code, json } = await soko('create-admin', '--email', email, '--name', 'Ada Obi', '--json');
    expect(code).toBe(0);
    expect(await logIn(email, json.password)).toMatchObject({ status: 200 });
    const { json: listed } = await soko('user', 'list', '--admins', '--json');
    expect(listed.users).toEqual([expect.objectContaining({ id: json.id, email, name: 'Ada Obi', is_admin: true })]);
  });

  it('is made of the customer who has the address already, whose password stays', async () => {
    const { answer } = await soko('create-admin', '--email', 'bisi@demo.invalid');
    expect(answer).toMatch(/^The account 1 \(bisi@demo\.invalid\) is an admin now; its password stays\.$/);
    expect(await logIn('bisi@demo.invalid', 'soko-demo')).toMatchObject({ status: 200 });
    expect((await soko('create-admin', '--email', 'bisi@demo.invalid', '--json')).json.was).toBe('admin');
    // A password that is ignored need not be valid.
    const again = await createOwner(market, { email: 'bisi@demo.invalid', name: '', password: '' });
    expect(again.was).toBe('admin');
  });

  it('is not made of an account that has not confirmed the address: anyone could have signed up with it', async () => {
    const eve = { f_name: 'Eve', l_name: '', email: 'boss@example.com', ref_code: 'evescode01' };
    await market.db.insertInto('customers').values(eve).execute();
    const { code, json } = await soko('create-admin', '--email', 'boss@example.com', '--json');
    expect([code, json.errors[0].message]).toEqual([65, expect.stringContaining('has not confirmed it')]);
  });

  it('may do everything again after the roles were changed or suspended', async () => {
    await createOwner(market, { email: 'bisi@demo.invalid', name: '', password: '' });
    const suspended = { roles: ['support'], suspended_reason: 'x' };
    await market.db.updateTable('operators').set(suspended).where('customer_id', '=', 1).execute();
    expect((await createOwner(market, { email: 'bisi@demo.invalid', name: '', password: '' })).was).toBe('customer');
    const rows = await market.db
      .selectFrom('operators')
      .select(['roles', 'suspended_reason'])
      .where('customer_id', '=', 1)
      .execute();
    expect(rows).toEqual([{ roles: ['owner'], suspended_reason: null }]);
  });

  it('needs an address', async () => {
    expect(await soko('create-admin')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('--email <address>'),
    });
    const refused = await soko('create-admin', '--email', 'nobody', '--json');
    expect(refused).toMatchObject({ code: 65, json: { errors: [{ message: 'email: Must be a valid email' }] } });
  });
});

describe('a user', () => {
  it('is found by part of a name, an address or a number', async () => {
    const [byName, byPhone, nobody] = await Promise.all([
      soko('user', 'list', '--like', 'muthoni', '--json'),
      soko('user', 'list', '--like', '+2340000002001', '--json'),
      soko('user', 'list', '--like', '100%'),
    ]);
    expect(byName.json.users).toEqual([expect.objectContaining({ email: 'grace@demo.invalid' })]);
    expect(byPhone.json.users).toEqual([expect.objectContaining({ email: 'bisi@demo.invalid' })]);
    expect(nobody.answer).toBe('Nobody.');
  });

  it('gets a new password, which ends all sessions', async () => {
    const email = 'chidi-of-commands@example.com';
    const { token } = await signedInCustomer(market, { email, is_email_verified: true });
    expect(await isSignedIn(token)).toBe(true);
    const { json } = await soko('user', 'reset-password', email, '--json');
    expect(await isSignedIn(token)).toBe(false);
    expect(await logIn(email, json.password)).toMatchObject({ status: 200 });
  });

  it('is suspended at once, and let in again', async () => {
    const email = 'suspended@example.com';
    const { token, id } = await signedInCustomer(market, { email, is_email_verified: true });
    const { json: set } = await soko('user', 'reset-password', email, '--json');
    const { token: later } = (await logIn(email, set.password)).body;
    expect((await soko('user', 'suspend', String(id), '--json')).json).toMatchObject({
      is_active: false,
      sessions_ended: 1,
    });
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(later)).toBe(false);
    expect(await logIn(email, set.password)).toMatchObject({ code: 'account_inactive' });
    await soko('user', 'suspend', String(id), '--undo');
    expect(await logIn(email, set.password)).toMatchObject({ status: 200 });
  });

  it('who is not there is named in a sentence', async () => {
    const missing = await soko('user', 'suspend', 'nobody@example.com');
    expect(missing).toMatchObject({ code: 67, stderr: expect.stringContaining("no account 'nobody@example.com'") });
  });
});

describe('sessions', () => {
  it('end for one account, and for everybody only when that is said', async () => {
    const [one, other] = [await signedInCustomer(market), await signedInCustomer(market)];
    expect(await soko('sessions', 'revoke')).toMatchObject({ code: 64 });
    expect((await soko('sessions', 'revoke', String(one.id))).answer).toBe('1 session ended.');
    expect([await isSignedIn(one.token), await isSignedIn(other.token)]).toEqual([false, true]);
    await soko('sessions', 'revoke', '--all');
    expect(await isSignedIn(other.token)).toBe(false);
  });
});

describe('a courier', () => {
  it('is an account that may work in a city where the market has a zone', async () => {
    const { id, headers } = await signedInCustomer(market, { f_name: 'Kwame' });
    const added = await soko('courier', 'add', String(id), '--city', 'Nairobi', '--json');
    expect([added.code, added.json]).toMatchObject([0, { city: 'Nairobi', vehicle: 'bicycle' }]);
    expect((await visitor.get('courier/work', headers)).body).toMatchObject({ name: 'Kwame', city: 'Nairobi' });
    const moved = await soko('courier', 'add', String(id), '--city', 'Lagos', '--vehicle', 'car', '--json');
    expect(moved.json).toMatchObject({ id: added.json.id, city: 'Lagos' });
    expect((await visitor.get('courier/work', headers)).body).toMatchObject({ city: 'Lagos' });
  });

  it('works in no city without a zone, and nothing is changed', async () => {
    const { id, headers } = await signedInCustomer(market);
    expect((await soko('courier', 'add', String(id), '--city', 'Atlantis')).code).toBe(65);
    expect((await visitor.get('courier/work', headers)).status).toBe(403);
    expect((await soko('courier', 'add', 'nobody@example.com', '--city', 'Lagos')).code).toBe(67);
  });
});

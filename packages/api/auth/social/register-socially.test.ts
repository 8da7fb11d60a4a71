import { sql } from 'kysely';
import { nextSignInStep } from 'market/auth/auth.rules';
import { afterAll, describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { realMarket } from '#api/http/market-mode.ts';
import { openIdentityProviders } from '#api/providers/identity/open-identity-providers.ts';
import { everyLogin } from '#api/testing/login-settings.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { startProviders } from '#api/testing/stand-ins/people-at-providers.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { asBearer, freshPhone, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const { person, tokens, access, fromGoogle, stop } = await startProviders();
afterAll(stop);
const identity = openIdentityProviders(access);
const seeded = marketUnderTest();
const market = marketUnderSettings(seeded, everyLogin({ phone: 1 }), { identity });
const { post, get } = visitorUnderTest(() => market.app);

const profileOf = async (token: string) => (await get('customer/info', asBearer(token))).body;
const register = (proof: object, phone: string, more: object = {}) =>
  post('auth/social-register', { ...proof, phone, ...more });
const verify = (ticket: string, phone: string, code: { demo_code: string }, more: object = {}) =>
  post('auth/verify-phone', {
    ticket,
    phone,
    otp: code.demo_code,
    login_type: 'social',
    verification_type: 'phone',
    ...more,
  });

async function customersWith(phone: string): Promise<number> {
  const { rows } = await sql`select from customers where phone = ${phone}`.execute(market.db);
  return rows.length;
}

describe('a sign-in by a provider that needs a phone number', () => {
  it('[AUTH-113] [AUTH-118] asks for one, sends a code there, and opens when it comes back', async () => {
    const proof = await fromGoogle(person('caller'));
    const { body: login } = await post('auth/social-login', proof);
    expect(login).toMatchObject({ token: null, is_personal_info: 1, is_phone_verified: 0, is_exist_user: null });
    expect(nextSignInStep(login, 'social')).toBe('phone_modal');
    const phone = freshPhone();
    const { body: sent } = await register(proof, phone, { ticket: login.ticket });
    expect(nextSignInStep(sent, 'social')).toBe('verify_phone');
    expect(sent).toMatchObject({ token: null, code: { medium: 'phone', by: 'server' } });
    expect(await customersWith(phone)).toBe(0);
    const { body: opened } = await verify(sent.ticket, phone, sent.code);
    expect(await profileOf(opened.token)).toMatchObject({ phone, email: 'caller@example.test', is_phone_verified: 1 });
    const later = await post('auth/social-login', await fromGoogle('caller'));
    expect(nextSignInStep(later.body, 'social')).toBe('signed_in');
  });

  it('[AUTH-126] keeps the cart of the guest over all its steps', async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    await guest.add({ item_id: testStores.grocery.items.scarce.id, quantity: 2 });
    const proof = await fromGoogle(person('basket'));
    const phone = freshPhone();
    const { body: sent } = await register(proof, phone, { guest_id: guest.guestId });
    const { body: opened } = await verify(sent.ticket, phone, sent.code, { guest_id: guest.guestId });
    expect((await get('cart/list', asBearer(opened.token))).body).toMatchObject([{ quantity: 2 }]);
    expect((await guest.lines()).body).toEqual([]);
  });

  it('[AUTH-110] [AUTH-116] works without a ticket too, as if only the address were missing', async () => {
    tokens.mute = { id: '601', name: 'Musa Bello' };
    const proof = { medium: 'facebook', token: 'mute' };
    expect((await post('auth/social-login', proof)).code).toBe('email');
    const phone = freshPhone();
    const { body: sent } = await register(proof, phone);
    const { body: opened } = await verify(sent.ticket, phone, sent.code);
    expect(await profileOf(opened.token)).toMatchObject({ f_name: 'Musa', phone });
  });

  it('keeps the token of a call that was refused, and takes it once without a ticket', async () => {
    const proof = await fromGoogle(person('patient'));
    expect((await register(proof, '+14155550100')).code).toBe('phone_not_served');
    expect((await register(proof, 'not a number at all')).code).toBe('phone');
    expect((await register(proof, freshPhone())).status).toBe(200);
    expect((await register(proof, freshPhone())).code).toBe('provider_token_wrong');
  });

  it('[AUTH-115] asks whose number it is only after its code has come back', async () => {
    const phone = freshPhone();
    const { id } = await signedInCustomer(market, { f_name: 'Efe', phone, is_phone_verified: true });
    const proof = await fromGoogle(person('owner'));
    const { body: sent } = await register(proof, phone);
    expect(sent).toMatchObject({ is_exist_user: null, token: null });
    const { body: verified } = await verify(sent.ticket, phone, sent.code);
    expect(verified).toMatchObject({ token: null, is_exist_user: { name: 'Efe Obi' } });
    const { body: opened } = await post('auth/exist-user', { ticket: verified.ticket, is_it_you: true });
    expect((await profileOf(opened.token)).id).toBe(id);
  });
});

describe('the ticket of one person', () => {
  it('does nothing for the token of another one', async () => {
    const [victim, thief] = [await fromGoogle(person('victim')), await fromGoogle(person('thief'))];
    const { body: theirs } = await post('auth/social-login', victim);
    const { body: own } = await post('auth/social-login', thief);
    const phone = freshPhone();
    for (const [proof, ticket] of [
      [thief, theirs.ticket],
      [victim, own.ticket],
    ]) {
      expect(await register(proof, phone, { ticket })).toMatchObject({ status: 401, code: 'provider_token_wrong' });
    }
    const { rows } = await sql`select from sign_ins where phone = ${phone}`.execute(market.db);
    expect(rows).toEqual([]);
  });

  it('does nothing when it is of a sign-in without a provider, is over, or was never', async () => {
    const proof = await fromGoogle(person('mixed'));
    const { body: byCode } = await post('auth/login', { login_type: 'otp', phone: freshPhone() });
    expect((await register(proof, freshPhone(), { ticket: byCode.ticket })).code).toBe('provider_token_wrong');
    expect((await register(proof, freshPhone(), { ticket: 'x'.repeat(43) })).code).toBe('ticket_unknown');
  });

  it('does not carry the proof of one number over to another', async () => {
    const proof = await fromGoogle(person('carrier', { name: undefined }));
    const phone = freshPhone();
    const { body: registered } = await register(proof, phone);
    expect(nextSignInStep(registered, 'social')).toBe('user_info');
    await sql`update sign_ins set is_phone_proved = true, is_code_proved = true where phone = ${phone}`.execute(
      market.db,
    );
    const other = freshPhone();
    const { body: again } = await register(proof, other, { ticket: registered.ticket });
    const { body: named } = await post('auth/update-info', { ticket: again.ticket, name: 'Ada Obi' });
    expect(named).toMatchObject({ token: null, code: { medium: 'phone' } });
    expect(await customersWith(other)).toBe(0);
  });
});

describe('a number that was mistyped', () => {
  // In a demo every code is the same one.
  const real = marketUnderSettings(seeded, {}, { identity, mode: realMarket });
  const visitor = visitorUnderTest(() => real.app);
  const codeAt = async (phone: string) => {
    const { rows } = await sql<{ body: string }>`select body from demo_post where recipient = ${phone}`.execute(
      real.db,
    );
    return /\d{6}/.exec(rows[0]?.body ?? '')?.[0];
  };

  it('gives way to another one at once, for which its code is worth nothing', async () => {
    const proof = await fromGoogle(person('mistyped'));
    const { ticket } = (await visitor.post('auth/social-login', proof)).body;
    const [wrong, right] = [freshPhone(), freshPhone()];
    const register = async (phone: string) =>
      (await visitor.post('auth/social-register', { ...proof, phone, ticket })).body;
    const [first, second] = [await register(wrong), await register(right)];
    expect(second.code.to).not.toBe(first.code.to);
    const verifyAs = (sent: { ticket: string }, phone: string, otp: string | undefined) =>
      visitor.post('auth/verify-phone', {
        ticket: sent.ticket,
        phone,
        otp,
        login_type: 'social',
        verification_type: 'phone',
      });
    expect((await verifyAs(second, right, await codeAt(wrong))).code).toBe('code_wrong');
    expect((await verifyAs(first, right, await codeAt(wrong))).code).toBe('code_wrong');
    const { body } = await verifyAs(second, right, await codeAt(right));
    expect((await visitor.get('customer/info', asBearer(body.token))).body.phone).toBe(right);
    // The same number again has to wait, whichever was tried in between.
    const { rows } = await sql`select from sign_ins where phone = ${wrong} and codes_sent = 1`.execute(real.db);
    expect(rows).toHaveLength(1);
  });
});

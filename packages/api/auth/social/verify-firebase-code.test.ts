import { sql } from 'kysely';
import { nextSignInStep } from 'market/auth/auth.rules';
import { afterAll, describe, expect, it } from 'vitest';
import { realMarket } from '#api/http/market-mode.ts';
import { openIdentityProviders } from '#api/providers/identity/open-identity-providers.ts';
import { everyLogin } from '#api/testing/login-settings.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import {
  type FirebaseSession,
  firebaseCode,
  firebaseProject,
  startFirebase,
} from '#api/testing/stand-ins/firebase-stand-in.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { asBearer, freshPhone, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const sessions: Record<string, FirebaseSession> = {};
const firebase = await startFirebase(sessions);
afterAll(firebase.stop);
const identity = openIdentityProviders({
  firebase: { ...firebaseProject, authUrl: firebase.origin, keysUrl: `${firebase.origin}/keys` },
});
const seeded = marketUnderTest();
const market = marketUnderSettings(
  seeded,
  { ...everyLogin({ phone: 1 }), firebase_otp_verification: 1 },
  { identity, mode: realMarket },
);
const { post, get } = visitorUnderTest(() => market.app);

/** As the browser does: Firebase sends the code to the phone, and names it. */
function sentTo(phone: string, own: Partial<FirebaseSession> = {}): string {
  sessions[phone] = { phone, ...own };
  return phone;
}
const verify = (session_info: string, phone: string, more: object = {}) =>
  post('auth/firebase-verify-token', { session_info, phone, otp: firebaseCode, login_type: 'otp', ...more });
/** From its own address, because codes per address are limited. */
const begin = async (phone: string) =>
  (await visitorUnderTest(() => market.app).post('auth/login', { login_type: 'otp', phone })).body;

describe('phone codes by Firebase', () => {
  it('[AUTH-47] [AUTH-62] leave the sending to the browser, and prove the number of the sign-in', async () => {
    const phone = freshPhone();
    const { id } = await signedInCustomer(market, { phone, is_phone_verified: true });
    const { ticket, code } = await begin(phone);
    expect(code).toMatchObject({ medium: 'phone', by: 'firebase', number: phone, demo_code: null });
    const { rows } = await sql`select from demo_post where recipient = ${phone}`.execute(market.db);
    expect(rows).toEqual([]);
    const { body } = await verify(sentTo(phone), phone, { ticket });
    expect(nextSignInStep(body, 'otp')).toBe('signed_in');
    expect((await get('customer/info', asBearer(body.token))).body.id).toBe(id);
  });

  it('[AUTH-62] need no ticket where the number is all that there is', async () => {
    const phone = freshPhone();
    const { body } = await verify(sentTo(phone), phone);
    expect(nextSignInStep(body, 'otp')).toBe('user_info');
    const done = await post('auth/update-info', { ticket: body.ticket, name: 'Ada Obi' });
    expect((await get('customer/info', asBearer(done.body.token))).body).toMatchObject({ phone, is_phone_verified: 1 });
  });

  it.each<[string, Partial<FirebaseSession>, string]>([
    ['signed by somebody else', { signedBy: 'foreign' }, 'provider_token_wrong'],
    ['unsigned', { signedBy: 'nobody' }, 'provider_token_wrong'],
    ['of another project', { claims: { aud: 'another' } }, 'provider_token_wrong'],
    ['of another number', { phone: '+2348030000009' }, 'provider_token_wrong'],
    ['too late', { refusal: 'SESSION_EXPIRED' }, 'code_expired'],
    ['tried too often', { refusal: 'TOO_MANY_ATTEMPTS_TRY_LATER' }, 'too_many'],
  ])('prove nothing when the answer is %s', async (_fault, own, code) => {
    const phone = freshPhone();
    const { ticket } = await begin(phone);
    expect((await verify(sentTo(phone, own), phone, { ticket })).code).toBe(code);
    const { rows } = await sql`select is_phone_proved from sign_ins where phone = ${phone}`.execute(market.db);
    expect(rows).toEqual([{ is_phone_proved: false }]);
  });

  it('prove nothing for the ticket of another number', async () => {
    const [own, theirs] = [freshPhone(), freshPhone()];
    const { ticket } = await begin(theirs);
    const before = firebase.requests.length;
    expect((await verify(sentTo(own), own, { ticket })).code).toBe('code_wrong');
    expect((await verify(sentTo(own), theirs, { ticket })).code).toBe('provider_token_wrong');
    expect(firebase.requests.slice(before).filter((path) => path.includes('signIn'))).toHaveLength(1);
    const { rows } = await sql`select is_phone_proved from sign_ins where phone = ${theirs}`.execute(market.db);
    expect(rows).toEqual([{ is_phone_proved: false }]);
  });

  it('prove nothing for a number that took the place of theirs meanwhile', async () => {
    const [own, theirs] = [freshPhone(), freshPhone()];
    const { ticket } = await begin(own);
    const meanwhile = () => sql`update sign_ins set phone = ${theirs} where phone = ${own}`.execute(market.db);
    expect((await verify(sentTo(own, { meanwhile }), own, { ticket })).code).toBe('code_wrong');
    const { rows } = await sql`select is_phone_proved from sign_ins where phone = ${theirs}`.execute(market.db);
    expect(rows).toEqual([{ is_phone_proved: false }]);
  });

  it('are counted: after 25 wrong ones for a number the right one is refused too', async () => {
    const phone = freshPhone();
    const { ticket } = await begin(phone);
    sentTo(phone);
    for (let guess = 0; guess < 25; guess++) {
      // Every guess from elsewhere: the limit of an address is another one.
      const guesser = visitorUnderTest(() => market.app);
      const wrong = { session_info: phone, phone, otp: '000000', login_type: 'otp', ticket };
      expect((await guesser.post('auth/firebase-verify-token', wrong)).code).toBe('code_wrong');
    }
    expect((await verify(phone, phone, { ticket })).code).toBe('too_many');
  });

  it('[AUTH-102] let a customer set a new password', async () => {
    const phone = freshPhone();
    const { id } = await signedInCustomer(market, { phone, is_phone_verified: true });
    const visitor = visitorUnderTest(() => market.app);
    const sent = (await visitor.post('auth/forgot-password', { email_or_phone: phone })).body;
    expect(sent.code.by).toBe('firebase');
    const { body: proved } = await verify(sentTo(phone), phone, { ticket: sent.ticket, login_type: 'manual' });
    expect(proved).toMatchObject({ token: null, ticket: sent.ticket });
    const password = 'a new and long one';
    const reset = { ticket: sent.ticket, otp: firebaseCode, password, confirm_password: password };
    expect((await post('auth/reset-password', reset)).status).toBe(200);
    const login = await post('auth/login', { login_type: 'manual', email_or_phone: phone, password });
    expect((await get('customer/info', asBearer(login.body.token))).body.id).toBe(id);
  });
});

describe('without access to Firebase', () => {
  const server = marketUnderSettings(seeded, { firebase_otp_verification: 1 }, { identity: {} });

  it('[AUTH-48] codes are sent by the server, whatever the settings say', async () => {
    const visitor = visitorUnderTest(() => server.app);
    const phone = freshPhone();
    const { body } = await visitor.post('auth/login', { login_type: 'otp', phone });
    expect(body.code).toMatchObject({ by: 'server', number: null });
    const proof = { session_info: sentTo(phone), phone, otp: firebaseCode, login_type: 'otp', ticket: body.ticket };
    expect((await visitor.post('auth/firebase-verify-token', proof)).code).toBe('login_type_off');
  });
});

describe('with Firebase switched off by the operator', () => {
  const off = marketUnderSettings(seeded, { firebase_otp_verification: 0 }, { identity });

  it('[AUTH-48] codes are sent by the server, and those of Firebase prove nothing', async () => {
    const visitor = visitorUnderTest(() => off.app);
    const phone = freshPhone();
    const { body } = await visitor.post('auth/login', { login_type: 'otp', phone });
    expect(body.code.by).toBe('server');
    const proof = { session_info: sentTo(phone), phone, otp: firebaseCode, login_type: 'otp', ticket: body.ticket };
    expect((await visitor.post('auth/firebase-verify-token', proof)).code).toBe('login_type_off');
  });
});

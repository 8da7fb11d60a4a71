import { createHash, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { realMarket } from '#api/http/market-mode.ts';
import { openIdentityProviders } from '#api/providers/identity/open-identity-providers.ts';
import { everyLogin } from '#api/testing/login-settings.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { otherClient, startProviders } from '#api/testing/stand-ins/people-at-providers.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const { person, tokens, clock, access, fromGoogle, fromApple, stop } = await startProviders();
afterAll(stop);
person('ada');
const seeded = marketUnderTest();
const { facebook: _, ...withoutFacebook } = access;
const identity = openIdentityProviders(access);
const market = marketUnderSettings(seeded, everyLogin(), { identity });
const { post } = visitorUnderTest(() => market.app);

/** All that a sign-in could leave behind. */
async function traces(): Promise<unknown> {
  const { rows } = await sql`select (select count(*) from customers) as customers, (select count(*) from identities) as
    identities, (select count(*) from sessions) as sessions, (select count(*) from sign_ins) as sign_ins,
    (select count(*) from demo_post) as post`.execute(market.db);
  return rows[0];
}

describe('a token that proves nothing', () => {
  const forger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const login = async (payload: object | Promise<object>) => post('auth/social-login', await payload);
  afterEach(() => {
    clock.ahead = 0;
  });

  it.each<[string, () => Promise<object>]>([
    ['made for another app', () => fromGoogle('ada', otherClient)],
    ['with the nonce of another page', async () => ({ ...(await fromGoogle('ada')), nonce: 'another page' })],
    ['without the nonce of its page', async () => ({ ...(await fromGoogle('ada')), nonce: undefined })],
    ['with an address that nobody verified', () => fromGoogle(person('unproved', { email_verified: false }))],
    ['of Google for Apple', async () => ({ ...(await fromGoogle('ada')), medium: 'apple' })],
    ['of Apple for Google', async () => ({ ...(await fromApple('ada')), medium: 'google' })],
    ['of Google for Facebook', async () => ({ ...(await fromGoogle('ada')), medium: 'facebook' })],
    ['of nobody', async () => ({ medium: 'google', token: 'a.b.c' })],
    [
      'without a signature',
      async () => reforged(await fromGoogle('ada'), (claims) => new UnsecuredJWT(claims).encode()),
    ],
    [
      'signed with another key',
      async () =>
        reforged(await fromGoogle('ada'), (claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(forger),
        ),
    ],
    [
      'signed by a key that the provider does not have',
      async () =>
        reforged(await fromGoogle('ada'), (claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'second' }).sign(forger),
        ),
    ],
    [
      'that has expired',
      async () => {
        clock.ahead = 11 * 60_000;
        return fromGoogle('ada');
      },
    ],
    [
      'of Facebook for another app',
      async () => {
        tokens.foreign = { id: '1', appId: '999', email: 'ada@example.test' };
        return { medium: 'facebook', token: 'foreign' };
      },
    ],
  ])('leaves nothing behind when it is one %s', async (_fault, payload) => {
    const before = await traces();
    const sent = await payload();
    expect(await login(sent)).toMatchObject({
      status: 401,
      code: 'provider_token_wrong',
      message: 'The sign-in with this provider did not succeed. Please try again.',
    });
    const registering = await post('auth/social-register', { ...sent, phone: '+2348031110003' });
    expect(registering).toMatchObject({ status: 401, code: 'provider_token_wrong' });
    expect(await traces()).toEqual(before);
  });

  async function reforged(proof: { token: string }, forge: (claims: JWTPayload) => string | Promise<string>) {
    return { ...proof, token: await forge(decodeJwt(proof.token)) };
  }
});

describe('a token that has been used', () => {
  it('opens nothing a second time, in whatever way its signature is spelled', async () => {
    const proof = await fromGoogle(person('replayed'));
    expect((await post('auth/social-login', proof)).status).toBe(200);
    const before = await traces();
    for (const token of [proof.token, `${proof.token}==`]) {
      const again = await post('auth/social-login', { ...proof, token });
      expect(again).toMatchObject({ status: 401, code: 'provider_token_wrong' });
    }
    expect(await traces()).toEqual(before);
  });

  it('opens one session when it comes many times at once', async () => {
    const proof = await fromGoogle(person('at-once'));
    const replies = await Promise.all(Array.from({ length: 8 }, () => post('auth/social-login', proof)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'provider_token_wrong')).toHaveLength(7);
  });

  it('is stored only as an irreversible hash', async () => {
    const proof = await fromGoogle(person('hashed'));
    await post('auth/social-login', proof);
    const signed = proof.token.slice(0, proof.token.lastIndexOf('.'));
    const { rows } = await sql<{ mark: string }>`select mark from spent_tokens`.execute(market.db);
    expect(rows.map(({ mark }) => mark)).toContain(createHash('sha256').update(signed).digest('base64url'));
  });
});

describe('a provider that is off', () => {
  const unconfigured = marketUnderSettings(seeded, {}, { identity: openIdentityProviders(withoutFacebook) });
  const switchedOff = marketUnderSettings(seeded, { centralize_login: { google_login_status: 0 } }, { identity });

  it('[AUTH-13] signs no user in without access to it, or if the operator has switched it off', async () => {
    tokens.fine = { id: '2', name: 'Ada', email: 'fine@example.test' };
    const proof = { medium: 'facebook', token: 'fine' };
    const off = { status: 403, code: 'login_type_off' };
    expect(await visitorUnderTest(() => unconfigured.app).post('auth/social-login', proof)).toMatchObject(off);
    const google = await fromGoogle(person('off'));
    expect(await visitorUnderTest(() => switchedOff.app).post('auth/social-login', google)).toMatchObject(off);
  });
});

describe('a client that tries tokens', () => {
  const busy = marketUnderSettings(
    seeded,
    { centralize_login: { google_login_status: 1 } },
    { identity, mode: realMarket },
  );

  it('needs a challenge for each after 60 wrong ones an hour, while other addresses do not', async () => {
    const trier = visitorUnderTest(() => busy.app);
    const answers = [];
    for (let tries = 0; tries < 62; tries++) {
      answers.push(await trier.post('auth/social-login', { medium: 'google', token: `wrong.${tries}.token` }));
    }
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
    expect(answers.at(-1)).toMatchObject({ status: 428, code: 'challenge_required' });
    const other = await visitorUnderTest(() => busy.app).post('auth/social-login', await fromGoogle(person('other')));
    expect(other.status).toBe(200);
  });
});

import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { nonceForProvider } from 'market/auth/auth.rules';
import { afterAll, describe, expect, it } from 'vitest';
import { sendJson, startAnsweringServer } from '#api/testing/stand-ins/answering-server.ts';
import { startOpenIdProvider } from '#api/testing/stand-ins/open-id-provider.ts';
import { appleIdentity } from './apple-identity.ts';
import { googleIdentity } from './google-identity.ts';

const clientId = 'soko.apps.googleusercontent.com';
const issuer = 'https://accounts.google.com';
const provider = await startOpenIdProvider(issuer, [clientId, 'other.apps.googleusercontent.com'], {
  ada: { email: 'Ada@Example.test', email_verified: true, name: 'Ada Obi' },
  silent: { name: 'Nobody Knows' },
  unproved: { email: 'ada@example.test', email_verified: false },
});
afterAll(provider.stop);

const google = googleIdentity({ clientId, keysUrl: provider.keysUrl });
const [forger, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256', { extractable: true })];

const claims = { email: 'ada@example.test', email_verified: true, name: 'Ada' };

/** Sets all claims of a Google token. */
function written<Token extends SignJWT | UnsecuredJWT>(token: Token): Token {
  const signed = token.setIssuer(issuer).setAudience(clientId).setSubject('ada').setIssuedAt();
  return signed.setExpirationTime('10 min') as Token;
}

function forged(kid: string) {
  return written(new SignJWT(claims)).setProtectedHeader({ alg: 'RS256', kid }).sign(forger.privateKey);
}

describe('the ID token of Google', () => {
  it('[AUTH-103] names the person, with the address that Google vouches for', async () => {
    const token = await provider.idTokenFor('ada', { clientId, nonce: await nonceForProvider('page') });
    expect(await google.verify({ token, nonce: 'page' })).toEqual({
      issuer,
      subject: 'ada',
      email: 'ada@example.test',
      name: 'Ada Obi',
      singleUse: { mark: expect.stringMatching(/^[\w-]{43}$/), until: expect.any(Date) },
    });
  });

  it('[AUTH-116] may come without an address', async () => {
    const token = await provider.idTokenFor('silent', { clientId });
    expect(await google.verify({ token })).toMatchObject({ subject: 'silent', email: null });
  });

  it('has one mark, in whatever way its signature is spelled, and other than the next', async () => {
    const tokens = await Promise.all(
      ['1', '2'].map(async (n) => provider.idTokenFor('ada', { clientId, nonce: await nonceForProvider(n) })),
    );
    const markOf = async (token: string, nonce: string) => (await google.verify({ token, nonce })).singleUse?.mark;
    const [one = '', other = ''] = tokens;
    expect(await markOf(`${one}==`, '1')).toBe(await markOf(one, '1'));
    expect(await markOf(other, '2')).not.toBe(await markOf(one, '1'));
  });

  it('is refused when it was made for another app', async () => {
    const token = await provider.idTokenFor('ada', { clientId: 'other.apps.googleusercontent.com' });
    await expect(google.verify({ token })).rejects.toThrow('"aud"');
  });

  it('is refused when its address is not verified', async () => {
    const token = await provider.idTokenFor('unproved', { clientId });
    await expect(google.verify({ token })).rejects.toThrow('not verified');
  });

  it('is refused with the nonce of another page, with none, and with the one that a thief can read in it', async () => {
    const written = await nonceForProvider('page');
    const token = await provider.idTokenFor('ada', { clientId, nonce: written });
    for (const nonce of ['other', undefined, written]) {
      await expect(google.verify({ token, nonce })).rejects.toThrow('nonce');
    }
    const bare = await provider.idTokenFor('ada', { clientId });
    await expect(google.verify({ token: bare, nonce: 'page' })).rejects.toThrow('nonce');
  });

  it('is refused once it is too old, and before', async () => {
    const at = (minutes: number) =>
      googleIdentity({ clientId, keysUrl: provider.keysUrl, now: () => new Date(Date.now() + minutes * 60_000) });
    const token = await provider.idTokenFor('ada', { clientId });
    await expect(at(9).verify({ token })).resolves.toMatchObject({ subject: 'ada' });
    await expect(at(11).verify({ token })).rejects.toThrow('"exp"');
  });

  it.each<[string, () => Promise<string> | string]>([
    ['is signed by nobody', () => written(new UnsecuredJWT(claims)).encode()],
    ['is signed by a key that Google does not have', () => forged('unknown')],
    ['is signed by another key under the name of a known one', () => forged('first')],
    ['is not a token', () => 'not.a.token'],
    ['is empty', () => ''],
  ])('is refused when it %s', async (_fault, token) => {
    await expect(google.verify({ token: await token() })).rejects.toMatchObject({ code: 'provider_token_wrong' });
  });

  it('is refused when it brings its own key along', async () => {
    const jwk = await exportJWK(stranger.publicKey);
    const token = await written(new SignJWT(claims))
      .setProtectedHeader({ alg: 'RS256', kid: 'first', jwk, jku: 'https://thief.example/keys' })
      .sign(stranger.privateKey);
    await expect(google.verify({ token })).rejects.toThrow();
  });

  it('is refused when a public key was used as a shared secret', async () => {
    const { keys } = (await (await fetch(provider.keysUrl)).json()) as { keys: { n: string }[] };
    const token = await written(new SignJWT(claims))
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .sign(Buffer.from(keys[0]?.n ?? '', 'base64url'));
    await expect(google.verify({ token })).rejects.toThrow('"alg"');
  });

  it('is not accepted for Apple', async () => {
    const apple = appleIdentity({ clientId, redirectUrl: 'https://soko.example/', keysUrl: provider.keysUrl });
    const token = await provider.idTokenFor('ada', { clientId });
    await expect(apple.verify({ token: 'code', idToken: token })).rejects.toThrow('"iss"');
  });
});

describe('the keys of a provider', () => {
  it.each<[string, Parameters<typeof startAnsweringServer>[0]]>([
    ['slow', () => {}],
    ['endless', (_, response) => void response.end(Buffer.alloc(10 * 1024 * 1024, ' '))],
    ['elsewhere', (_, response) => void response.writeHead(302, { location: provider.keysUrl }).end()],
    ['no JSON', (_, response) => void response.end('<html>')],
    ['no keys', (_, response) => sendJson(response, { keys: 'none' })],
    ['in trouble', (_, response) => sendJson(response, { keys: [] }, 500)],
  ])('are not waited for nor believed when they are %s', async (_fault, answer) => {
    const server = await startAnsweringServer(answer);
    const patient = googleIdentity({ clientId, keysUrl: server.origin, timeout: 300 });
    const token = await provider.idTokenFor('ada', { clientId });
    await expect(patient.verify({ token })).rejects.toMatchObject({ code: 'provider_token_wrong' });
    expect(server.requests).toHaveLength(1);
    await server.stop();
  });

  it('are asked for once, however many tokens name one that is not there', async () => {
    const server = await startAnsweringServer(async (_, response) => {
      sendJson(response, await (await fetch(provider.keysUrl)).json());
    });
    const counted = googleIdentity({ clientId, keysUrl: server.origin });
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, n) => forged(`unknown-${n}`)));
    const outcomes = await Promise.allSettled(tokens.map((token) => counted.verify({ token })));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(server.requests).toHaveLength(1);
    await server.stop();
  });
});

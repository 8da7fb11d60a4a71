import { afterAll, describe, expect, it } from 'vitest';
import { sendJson, startAnsweringServer } from '#api/testing/stand-ins/answering-server.ts';
import { facebookApp, startFacebook } from '#api/testing/stand-ins/facebook-stand-in.ts';
import { facebookIdentity } from './facebook-identity.ts';

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const server = await startFacebook({
  ada: { id: '10001', name: 'Ada Obi', email: 'Ada@Example.test', expiresAt: inAnHour },
  forever: { id: '10001' },
  foreign: { id: '10001', appId: '999' },
  withdrawn: { id: '10001', isValid: false },
  old: { id: '10001', expiresAt: inAnHour - 7200 },
  twofold: { id: '10001', namedId: '10002' },
});
afterAll(server.stop);

const facebook = facebookIdentity({ ...facebookApp, graphUrl: server.origin });

describe('the access token of Facebook', () => {
  it('[AUTH-104] names the person of whom Facebook says that the token is for this market', async () => {
    expect(await facebook.verify({ token: 'ada' })).toEqual({
      issuer: 'https://www.facebook.com',
      subject: '10001',
      email: 'ada@example.test',
      name: 'Ada Obi',
      singleUse: null,
    });
  });

  it('[AUTH-116] may name no address, and may never end', async () => {
    expect(await facebook.verify({ token: 'forever' })).toMatchObject({ subject: '10001', email: null, name: '' });
  });

  it.each([
    ['of another app', 'foreign'],
    ['withdrawn by its owner', 'withdrawn'],
    ['too old', 'old'],
    ['unknown', 'nobody knows it'],
    ['answered with two persons', 'twofold'],
    ['an attempt to ask for something else', 'ada&access_token=1234567890|secret#'],
  ])('is refused when it is %s', async (_fault, token) => {
    await expect(facebook.verify({ token })).rejects.toMatchObject({ code: 'provider_token_wrong' });
  });

  it('is refused to a market that has the wrong secret', async () => {
    const stranger = facebookIdentity({ ...facebookApp, appSecret: 'another', graphUrl: server.origin });
    await expect(stranger.verify({ token: 'ada' })).rejects.toThrow('debug_token answered 400');
  });
});

describe('an answer of Facebook', () => {
  it.each<[string, Parameters<typeof startAnsweringServer>[0]]>([
    ['slow', () => {}],
    ['slow in its second half', (_, response) => void response.write('{"data":')],
    ['10 MB long', (_, response) => void response.end(Buffer.alloc(10 * 1024 * 1024, ' '))],
    ['a redirect', (_, response) => void response.writeHead(302, { location: `${server.origin}/me` }).end()],
    ['no JSON', (_, response) => void response.end('<html>')],
    ['a list', (_, response) => sendJson(response, [])],
    ['empty', (_, response) => void response.end()],
    ['without data', (_, response) => sendJson(response, { data: null })],
    ['of another kind', (_, response) => sendJson(response, { data: 'yes', id: '10001' })],
    ['an error', (_, response) => sendJson(response, { error: { code: 2, message: 'Please retry' } }, 500)],
    ['cut off', (_, response) => void response.destroy()],
  ])('is not waited for nor believed when it is %s', async (_fault, answer) => {
    const other = await startAnsweringServer(answer);
    const asking = facebookIdentity({ ...facebookApp, graphUrl: other.origin, timeout: 300 });
    const error = await asking.verify({ token: 'ada' }).catch((reason) => reason);
    expect(error).toMatchObject({ name: 'NotProven', code: 'provider_token_wrong' });
    expect(error.message).not.toContain(facebookApp.appSecret);
    expect(other.requests).toHaveLength(1);
    await other.stop();
  });
});

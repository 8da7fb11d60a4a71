import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnsweringServer, sendJson, startAnsweringServer } from '#api/testing/stand-ins/answering-server.ts';
import { firebaseMessages } from './firebase-messages.ts';

/** The replies to these tokens. */
const faults: Record<string, { status: number; body: object }> = {
  gone: { status: 404, body: { error: { details: [{ errorCode: 'UNREGISTERED' }] } } },
  broken: { status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } },
  away: { status: 503, body: {} },
};

let server: AnsweringServer;
let sent: unknown[] = [];
let send: ReturnType<typeof firebaseMessages>;

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  server = await startAnsweringServer(async ({ pathname }, response, body) => {
    if (pathname === '/token') {
      const { payload } = await jwtVerify(new URLSearchParams(body).get('assertion') ?? '', publicKey);
      const isRight = payload.iss === 'push@soko.example' && payload.aud === `${server.origin}/token`;
      return sendJson(response, isRight ? { access_token: 'known' } : {}, isRight ? 200 : 400);
    }
    const { message } = JSON.parse(body);
    const fault = faults[message.token];
    if (fault) return sendJson(response, fault.body, fault.status);
    sent.push([pathname, message]);
    return sendJson(response, { name: 'projects/soko/messages/1' });
  });
  const privatePem = await exportPKCS8(privateKey);
  send = firebaseMessages({
    projectId: 'soko',
    clientEmail: 'push@soko.example',
    privateKey: privatePem,
    origin: server.origin,
    tokenUrl: `${server.origin}/token`,
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  sent = [];
});

describe('Firebase Cloud Messaging', () => {
  it('[PUSH-01] [PUSH-08] carries title, body and what the app needs to go on, under a token that is asked for once', async () => {
    const content = { type: 'order_status', order_id: '1234567890', title: 'Order', body: 'On its way' };
    expect([await send('phone', content), await send('phone', content)]).toEqual(['accepted', 'accepted']);
    const message = { token: 'phone', notification: { title: 'Order', body: 'On its way' }, data: content };
    expect(sent[0]).toEqual(['/v1/projects/soko/messages:send', message]);
    expect(server.requests.filter((path) => path === '/token')).toHaveLength(1);
  });

  it('distinguishes an unsubscribed device from a refused message and a service that is down', async () => {
    const content = { type: 'message', title: 'Hello', body: '' };
    expect(await send('gone', content)).toBe('gone');
    await expect(send('broken', content)).rejects.toMatchObject({ reason: 'setup' });
    await expect(send('away', content)).rejects.toMatchObject({ reason: 'away' });
  });
});

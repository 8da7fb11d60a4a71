import { createHmac } from 'node:crypto';
import { startBackgroundWork } from 'api/app/background-work';
import { realMarket } from 'api/http/market-mode';
import { removePreviousSecrets } from 'api/notifications/notifications-webhooks.data';
import { callSoko, queryDatabase } from 'api/testing/call-soko';
import { type ReceivedCall, startWebhookReceiver, type WebhookReceiver } from 'api/testing/stand-ins/webhook-receiver';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const market = marketUnderTest();
const soko = (...sent: string[]) => callSoko(sent, { DATABASE_URL: market.url });
let receiver: WebhookReceiver;

/** Computed as Standard Webhooks specifies, independently of the signing code. */
function isSignedBy({ id, timestamp, signature, body }: ReceivedCall, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const code = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return signature.split(' ').includes(`v1,${code}`);
}

beforeAll(async () => {
  receiver = await startWebhookReceiver(({ path }, response) => {
    if (path === '/broken') response.writeHead(503);
    response.end('closed');
  });
});
afterAll(() => receiver.stop());

describe('an endpoint', () => {
  it('is added with a secret that is shown once, receives events, and is removed', async () => {
    const url = `${receiver.origin}/hook`;
    const { code, json: added } = await soko('webhook', 'add', url, '--events', 'order.placed,order.paid', '--json');
    expect(code).toBe(0);
    expect(added).toMatchObject({ url, events: ['order.placed', 'order.paid'] });
    expect(added.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await soko('webhook', 'list', '--json');
    expect(listed.json.endpoints).toMatchObject([{ id: added.id, url, waiting: 0, given_up: 0 }]);
    expect(listed.answer).not.toContain('whsec_');
    const past = ['--since', '2020-01-01T00:00:00Z', '--endpoint', String(added.id)];
    const { json: replay } = await soko('webhook', 'replay', ...past, '--json');
    expect(replay.replayed).toBeGreaterThan(0);
    expect((await soko('outbox', 'list', '--json')).json).toMatchObject({ webhooks: replay.replayed, givenUp: 0 });
    const stop = await startBackgroundWork({ ...market, mode: realMarket, now: () => new Date() }, market.url);
    await receiver.until('/hook', replay.replayed);
    await stop();
    const [call] = receiver.at('/hook');
    expect((await soko('webhook', 'replay', '--event', call?.id ?? '')).answer).toBe('1 webhook is retried.');
    expect((await soko('webhook', 'remove', String(added.id))).answer).toBe(`Endpoint ${added.id} is unsubscribed.`);
    expect((await soko('webhook', 'list')).answer).toBe('No endpoint.');
  });

  it('is tested by an event of its own type, and its reply is printed', async () => {
    const add = (path: string) => soko('webhook', 'add', `${receiver.origin}${path}`, '--json');
    const { json: good } = await add('/test');
    const tested = await soko('webhook', 'test', String(good.id), '--json');
    expect(tested).toMatchObject({ code: 0, json: { id: good.id, fault: null } });
    const [call] = receiver.at('/test');
    expect(call?.id).toBe(tested.json.eventId);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ type: 'webhook.test', data: { endpoint_id: good.id } });
    expect(call && isSignedBy(call, good.secret)).toBe(true);
    const { json: bad } = await add('/broken');
    expect(await soko('webhook', 'test', String(bad.id))).toMatchObject({
      code: 2,
      answer: expect.stringMatching(/\/broken rejected test_\S+: 503 closed$/),
    });
    expect((await soko('outbox', 'list', '--json')).json).toMatchObject({ givenUp: 0 });
    for (const { id } of [good, bad]) await soko('webhook', 'remove', String(id));
  });

  it('gets another secret, and both sign for a day', async () => {
    const { json: added } = await soko('webhook', 'add', `${receiver.origin}/rotated`, '--json');
    const id = String(added.id);
    const { json: rotated } = await soko('webhook', 'rotate', id, '--json');
    expect(rotated.secret).not.toBe(added.secret);
    await soko('webhook', 'test', id);
    await queryDatabase(market.url, `update webhook_endpoints set former_until = now() - interval '1 second'`);
    await soko('webhook', 'test', id);
    await removePreviousSecrets(market.db);
    const signed = receiver
      .at('/rotated')
      .map((call) => [added, rotated].map(({ secret }) => isSignedBy(call, secret)));
    expect(signed).toEqual([
      [true, true],
      [false, true],
    ]);
    const secrets = await queryDatabase(market.url, `select former_secret from webhook_endpoints where id = ${id}`);
    expect(secrets).toEqual([{ former_secret: null }]);
    await soko('webhook', 'remove', id);
  });

  it.each([
    [['add', 'ftp://hear.example/'], 65, 'not an address that starts with https://'],
    [['add', 'http://10.1.2.3/hook'], 65, '10.1.2.3 is not an address'],
    [['add', 'https://ada:secret@hear.example/'], 65, 'name and password'],
    [['add', 'https://hear.example/', '--events', 'order.lost'], 65, 'no event order.lost'],
    [['test', '99'], 67, 'no endpoint 99'],
    [['rotate', '99'], 67, 'no endpoint 99'],
    [['remove', '99'], 67, 'no endpoint 99'],
    [['remove', 'first'], 64, 'whole number'],
    [['replay', '--endpoint', '99'], 67, 'no endpoint 99'],
    [['replay', '--event', 'evt_1_1'], 67, 'no event evt_1_1'],
    [['replay', '--since', 'yesterday'], 65, 'not a time'],
    [['replay', '--since', '2026-11-22', '--event', 'evt_1_1'], 64, 'cannot be used with'],
  ])('refuse %j', async (words, code, reason) => {
    expect(await soko('webhook', ...words)).toMatchObject({ code, stderr: expect.stringContaining(reason) });
  });

  it('must use https outside a demo', async () => {
    const real = (...sent: string[]) => callSoko(sent, { DATABASE_URL: market.url, DEMO: 'off' });
    expect(await real('webhook', 'add', 'http://hear.example/')).toMatchObject({ code: 65 });
    expect(await real('webhook', 'add', 'https://hear.example/')).toMatchObject({ code: 0 });
  });
});

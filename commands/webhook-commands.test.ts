import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackgroundWork } from '../api/background-work.ts';
import { callSoko } from '../api/testing/call-soko.ts';
import { marketUnderTest } from '../api/testing/market-under-test.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../api/testing/webhook-receiver.ts';

const market = marketUnderTest();
const soko = (...sent: string[]) => callSoko(sent, { DATABASE_URL: market.url });
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver((_, response) => response.end());
});
afterAll(() => receiver.stop());

describe('an endpoint', () => {
  it('is added with a secret that is shown once, hears, and is removed', async () => {
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
    const stop = startBackgroundWork({ ...market, isDemo: false, now: () => new Date() });
    await receiver.until('/hook', replay.replayed);
    await stop();
    const [call] = receiver.at('/hook');
    expect((await soko('webhook', 'replay', '--event', call?.id ?? '')).answer).toBe('1 webhook goes again.');
    expect((await soko('webhook', 'remove', String(added.id))).answer).toBe(`Endpoint ${added.id} hears no more.`);
    expect((await soko('webhook', 'list')).answer).toBe('No endpoint.');
  });

  it.each([
    [['add', 'ftp://hear.example/'], 65, 'no address that starts with https://'],
    [['add', 'http://10.1.2.3/hook'], 65, '10.1.2.3 is not an address'],
    [['add', 'https://ada:secret@hear.example/'], 65, 'name and password'],
    [['add', 'https://hear.example/', '--events', 'order.lost'], 65, 'no event order.lost'],
    [['remove', '99'], 67, 'no endpoint 99'],
    [['remove', 'first'], 64, 'whole number'],
    [['replay', '--endpoint', '99'], 67, 'no endpoint 99'],
    [['replay', '--event', 'evt_1_1'], 67, 'no event evt_1_1'],
    [['replay', '--since', 'yesterday'], 65, 'no time'],
    [['replay', '--since', '2026-11-22', '--event', 'evt_1_1'], 64, '--event or --since'],
  ])('is not what %j means', async (words, code, said) => {
    expect(await soko('webhook', ...words)).toMatchObject({ code, beside: expect.stringContaining(said) });
  });

  it('on the internet is called encrypted', async () => {
    const real = (...sent: string[]) => callSoko(sent, { DATABASE_URL: market.url, DEMO: 'off' });
    expect(await real('webhook', 'add', 'http://hear.example/')).toMatchObject({ code: 65 });
    expect(await real('webhook', 'add', 'https://hear.example/')).toMatchObject({ code: 0 });
  });
});

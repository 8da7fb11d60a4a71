import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { redactingLog } from '../watch/log.ts';

const market = marketUnderTest();

/** A node that returns what it derives from a call. */
async function node(trustProxy: string[] | false) {
  const app = buildApi(market, { trustProxy });
  app.get('/believed', async ({ raw, ip, protocol, host }) => ({
    ip,
    protocol,
    host,
    raw: {
      address: raw.headers['x-forwarded-for'],
      host: raw.headers.host,
      isSecure: 'encrypted' in raw.socket && raw.socket.encrypted,
    },
  }));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => app.close());
  return (headers: Record<string, string>) => answerTo(port, headers);
}

function answerTo(port: string, headers: Record<string, string>): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path: '/believed', headers: { host: 'inside', ...headers } });
    outgoing.on('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(JSON.parse(text));
    });
    outgoing.on('error', reject).end();
  });
}

const claims = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'soko.example',
};

describe('what a proxy says of a call', () => {
  it('is not trusted from an address that is not listed', async () => {
    const line = { ip: '127.0.0.1', protocol: 'http', host: 'inside' };
    const raw = { address: '127.0.0.1', host: 'inside', isSecure: false };
    for (const trusted of [false as const, ['10.0.0.0/8']]) {
      expect(await (await node(trusted))(claims)).toEqual({ ...line, raw });
    }
  });

  it('is trusted from listed proxies, by pages too', async () => {
    const ask = await node(['127.0.0.0/8']);
    const forwarded = { ip: '203.0.113.7', protocol: 'https', host: 'soko.example' };
    const raw = { address: '203.0.113.7', host: 'soko.example', isSecure: true };
    expect(await ask(claims)).toEqual({ ...forwarded, raw });
    expect(await ask({})).toMatchObject({ ip: '127.0.0.1', protocol: 'http', host: 'inside' });
  });

  it('is trusted as far as trusted proxies have written it, not what was there before', async () => {
    const ask = await node(['127.0.0.1', '10.0.0.0/8']);
    const chain = '198.51.100.1, 203.0.113.7, 10.1.2.3';
    expect(await ask({ ...claims, 'x-forwarded-for': chain })).toMatchObject({ ip: '203.0.113.7' });
  });

  it('counts the tries of each visitor apart behind a trusted proxy, and those of the proxy else', async () => {
    const subscribed = async (trustProxy: string[] | false) => {
      const app = buildApi(market, { trustProxy });
      const one = await app.inject({
        method: 'POST',
        url: '/api/v1/newsletter/subscribe',
        headers: { 'x-forwarded-for': '203.0.113.9' },
        payload: { email: 'reader@example.com' },
      });
      await app.close();
      return one.statusCode;
    };
    expect(await subscribed(['127.0.0.1'])).toBe(200);
    const subjects = "select subject from rate_limits where name = 'subscriptions of an address' order by 1";
    expect((await market.db.hotPool.query(subjects)).rows).toEqual([{ subject: '203.0.113.9/32' }]);
    expect(await subscribed(false)).toBe(200);
    expect((await market.db.hotPool.query(subjects)).rows).toHaveLength(2);
  });

  it('is a warning in the log, once, when the proxy is not listed', async () => {
    const warned = async (trustProxy: string[] | false, headers: Record<string, string>) => {
      const lines: { msg: string; remoteAddress: string }[] = [];
      const logger = redactingLog('warn', (line) => lines.push(JSON.parse(line)));
      const app = buildApi(market, { trustProxy, logger });
      for (let call = 0; call < 3; call++) await app.inject({ url: '/api/v1/config', headers });
      await app.close();
      return lines;
    };
    const named = expect.stringContaining('TRUSTED_PROXIES');
    for (const trusted of [false as const, ['10.0.0.0/8']]) {
      expect(await warned(trusted, claims)).toEqual([
        expect.objectContaining({ msg: named, remoteAddress: '127.0.0.0/24' }),
      ]);
    }
    expect(await warned(['127.0.0.1'], claims)).toEqual([]);
    expect(await warned(false, {})).toEqual([]);
    // As pages call the API within the process.
    expect(await warned(false, { 'x-forwarded-for': '127.0.0.1' })).toEqual([]);
  });
});

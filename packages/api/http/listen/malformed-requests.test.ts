import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { serveHealth } from '../watch/health.ts';
import { redactingLog } from '../watch/log.ts';
import { isTooDeep } from './malformed-requests.ts';

const market = marketUnderTest();

/** A listening node: `send` writes raw bytes and returns the head of the reply. */
async function node() {
  const lines: string[] = [];
  const app = buildApi(market, { logger: redactingLog('warn', (line) => lines.push(line)) });
  serveHealth(app, { isReady: async () => true, takesOrders: async () => true });
  // Pages serve all paths that are not API calls.
  app.get('/home', async ({ raw }) => new URL(raw.url ?? '', `http://${raw.headers.host}`).href);
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const send = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.write(text);
    await once(socket, 'close');
    return answer;
  };
  return { send, lines };
}

const rest = '\r\nConnection: close\r\n\r\n';

it.each([
  ['an empty host', `GET /home HTTP/1.1\r\nHost: ${rest}`],
  ['a host with a space', `GET /home HTTP/1.1\r\nHost: a b${rest}`],
  ['a host with a path', `GET /home HTTP/1.1\r\nHost: soko.example/evil${rest}`],
  ['a host with a name and a password', `GET /home HTTP/1.1\r\nHost: a:b@soko.example${rest}`],
  ['a host that is not an address', `GET /home HTTP/1.1\r\nHost: [::1${rest}`],
  ['a port that is none', `GET /home HTTP/1.1\r\nHost: soko.example:port${rest}`],
  ['no host', `GET /home HTTP/1.0${rest}`],
  ['a whole address', `GET http://soko.example/home HTTP/1.1\r\nHost: soko.example${rest}`],
  ['a whole address of another scheme', `GET ftp://soko.example/home HTTP/1.1\r\nHost: soko.example${rest}`],
])('a request with %s is refused, and the log says nothing', async (_what, text) => {
  const { send, lines } = await node();
  expect(await send(text)).toMatch(/^HTTP\/1\.1 400 /);
  expect(lines).toEqual([]);
});

it.each(['soko.example', 'soko.example:3000', 'localhost', '192.0.2.1:80', '[2001:db8::1]:443', 'soko_web:3000'])(
  'a request for %s is answered',
  async (host) => {
    const { send } = await node();
    expect(await send(`GET /home HTTP/1.1\r\nHost: ${host}${rest}`)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

it('a balancer may ask for the health of a node without naming a host', async () => {
  const { send } = await node();
  for (const path of ['/healthz', '/readyz', '/readyz/orders']) {
    expect(await send(`GET ${path} HTTP/1.0${rest}`)).toMatch(/^HTTP\/1\.1 200 /);
  }
});

it.each(['customer/order/place', 'customer/cart/add'])(
  'a body 5,000 deep is refused by %s without a stack',
  async (path) => {
    const { send, lines } = await node();
    const deep = `{"distance":${'['.repeat(5000)}${']'.repeat(5000)},"price":${'{"a":'.repeat(300)}1${'}'.repeat(300)}}`;
    const head = `POST /api/v1/${path} HTTP/1.1\r\nHost: soko.example\r\nContent-Type: application/json\r\n`;
    const answer = await send(`${head}Idempotency-Key: 0123456789\r\nContent-Length: ${deep.length}${rest}${deep}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('nested too deep');
    expect(lines).toEqual([]);
  },
);

it.each([
  ['[]', false],
  [`${'['.repeat(32)}${']'.repeat(32)}`, false],
  [`${'['.repeat(33)}${']'.repeat(33)}`, true],
  [`{"a":"${'['.repeat(100)}"}`, false],
  [`{"a":"\\"${'['.repeat(100)}"}`, false],
  [`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, true],
])('the depth of %s is judged by its lists and objects alone', (json, tooDeep) => {
  expect(isTooDeep(json)).toBe(tooDeep);
});

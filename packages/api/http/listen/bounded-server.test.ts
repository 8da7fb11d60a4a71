import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boundedServer, type ConnectionLimits } from './bounded-server.ts';

const generous: ConnectionLimits = {
  headSeconds: 60,
  requestSeconds: 60,
  idleSeconds: 75,
  stuckSeconds: 60,
  minBytesPerSecond: 1,
  graceSeconds: 60,
  connectionsPerAddress: 100,
  connections: 100,
  requestsPerConnection: 100,
};

/** A limit that is gone shows in seconds. */
const soon = { timeout: 10_000 };

describe('a connection', () => {
  it('is closed when no head comes', async () => {
    const { open } = await served({ ...generous, headSeconds: 0.1 });
    const [silent, slow] = [await open(), await open('GET / HTTP/1.1\r\nHo')];
    await Promise.all([closed(silent), closed(slow)]);
  });

  it('is closed with 408 when a body comes slower than the minimum rate', soon, async () => {
    const { open } = await served({ ...generous, graceSeconds: 0.1, minBytesPerSecond: 1e6 });
    const slow = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{', 'keep sending');
    expect(await closed(slow)).toContain('408 Request Timeout');
  });

  it(
    'is closed when an answer is read slower than the minimum rate, and when it is not read at all',
    soon,
    async () => {
      const large: RequestListener = (_request, response) => void response.end(Buffer.alloc(64 * 1024 * 1024));
      const byRate = await served({ ...generous, graceSeconds: 0.1, minBytesPerSecond: 1e9 }, large);
      const byStandstill = await served({ ...generous, stuckSeconds: 0.2 }, large);
      for (const { open, gone } of [byRate, byStandstill]) {
        const reader = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
        reader.pause();
        await gone(1);
      }
    },
  );

  it('stays open for an event stream, however long it is silent', async () => {
    const { open } = await served({ ...generous, graceSeconds: 0.1, minBytesPerSecond: 1e6 }, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1\n\n');
      beats.once('beat', () => response.end('event: beat\n\n'));
    });
    const beats = new EventEmitter();
    const listener = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(listener, 'data');
    // By then the server has checked its connections twice: a body that is too slow has been cut off.
    for (let turn = 0; turn < 2; turn++) {
      await closed(await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{', 'keep sending'));
    }
    beats.emit('beat');
    expect(String((await once(listener, 'data'))[0])).toContain('beat');
  });

  it('has one request at a time, in order, and a limited queue', soon, async () => {
    const answers: (() => void)[] = [];
    const arrivals = new EventEmitter();
    const { open } = await served(generous, ({ url }, response) => {
      answers.push(() => response.end(`answer to ${url}`));
      arrivals.emit('one');
    });
    const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const two = once(arrivals, 'one');
    const patient = await open(line('/1') + line('/2'));
    let received = '';
    patient.on('data', (text) => {
      received += text;
    });
    await two;
    expect(answers).toHaveLength(1);
    const second = once(arrivals, 'one');
    answers.shift()?.();
    await second;
    answers.shift()?.();
    while (!received.includes('answer to /2')) await once(patient, 'data');
    expect(received.indexOf('answer to /1')).toBeLessThan(received.indexOf('answer to /2'));
    await closed(await open(line('/many').repeat(10)));
    expect(answers).toHaveLength(1);
  });

  it('lets others in between two requests that came together', soon, async () => {
    const requests: (string | undefined)[] = [];
    const all = new EventEmitter();
    const { open } = await served(generous, ({ url }, response) => {
      requests.push(url);
      response.end('quick');
      if (requests.length === 5) all.emit('asked');
    });
    const [greedy, modest] = [await open(), await open()];
    const asking = once(all, 'asked');
    greedy.write('GET /greedy HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(4));
    modest.write('GET /modest HTTP/1.1\r\nHost: a\r\n\r\n');
    await asking;
    expect(requests.indexOf('/modest')).toBe(1);
  });

  it('carries nothing behind an answer that says it is the last one', async () => {
    const requests: (string | undefined)[] = [];
    const { open } = await served(generous, ({ url }, response) => {
      requests.push(url);
      response.setHeader('connection', 'close').end('last');
    });
    await closed(await open('GET /stream HTTP/1.1\r\nHost: a\r\n\r\nGET /behind HTTP/1.1\r\nHost: a\r\n\r\n'));
    expect(requests).toEqual(['/stream']);
  });

  it('says how long it may be idle, and which answer is its last', async () => {
    const { open } = await served({ ...generous, requestsPerConnection: 2 });
    const [, first, second] = (await closed(await open(ask + ask))).split('HTTP/1.1 200 OK');
    expect(first).toContain('Keep-Alive: timeout=75');
    expect(second).toContain('Connection: close');
  });
});

describe('connections', () => {
  it('are limited per address, and free again when one ends', soon, async () => {
    const { open, gone } = await served({ ...generous, connectionsPerAddress: 2 });
    const [first] = [await open(), await open()];
    await closed(await open());
    const other = await open(ask, undefined, '127.0.0.2');
    expect(String((await once(other, 'data'))[0])).toContain('200 OK');
    first?.destroy();
    await gone(2);
    const next = await open(ask);
    expect(String((await once(next, 'data'))[0])).toContain('200 OK');
  });

  it('of a trusted proxy are those of many people, and have no limit of their own', async () => {
    const { open } = await served({ ...generous, connectionsPerAddress: 0 }, undefined, ['127.0.0.0/8']);
    const proxy = await open(ask);
    expect(String((await once(proxy, 'data'))[0])).toContain('200 OK');
  });

  it('are limited in total', async () => {
    const { open } = await served({ ...generous, connections: 1 }, undefined, ['127.0.0.1']);
    await open();
    await closed(await open());
  });
});

const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

async function served(
  limits: ConnectionLimits,
  handle: RequestListener = (request, response) => void request.resume().once('end', () => response.end('done')),
  trustedProxies: string[] = [],
) {
  const server = boundedServer(limits, trustedProxies)(handle).listen(0, '127.0.0.1');
  let gone = 0;
  const ends = new EventEmitter();
  server.on('connection', (socket) =>
    socket.once('close', () => {
      gone += 1;
      ends.emit('one');
    }),
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Resolves when that many connections have ended, including refused ones. */
    async gone(count: number) {
      while (gone < count) await once(ends, 'one');
    },
    async open(text = '', manner?: 'keep sending', localAddress = '127.0.0.1'): Promise<Socket> {
      const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
      await once(socket, 'connect');
      socket.write(text);
      if (manner) {
        const trickle = setInterval(() => socket.write(' '), 50);
        socket.once('close', () => clearInterval(trickle));
      }
      return socket;
    },
  };
}

/** Resolves with the received bytes when the connection is closed. */
async function closed(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  // `once` of Node would throw at the reset that ends a connection whose client still sends.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

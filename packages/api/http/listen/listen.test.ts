import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeGracefully } from './graceful-close.ts';
import { listenAt, mustBeFreePort } from './listen.ts';

it('accepts connections by several listeners on one port, ends their requests, and releases the port', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeGracefully(app);
  const released = Promise.withResolvers<string>();
  app.get('/', () => released.promise);
  await listenAt({ port: 0, host: '127.0.0.1' }, app);
  const { port } = app.server.address() as { port: number };
  const arrived = Promise.withResolvers<void>();
  let requests = 0;
  app.server.on('request', () => {
    requests += 1;
    if (requests === 40) arrived.resolve();
  });
  const replies = Array.from({ length: 40 }, () => fetch(`http://127.0.0.1:${port}/`));
  const silent = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all([arrived.promise, ...silent.map((socket) => once(socket, 'connect'))]);
  await expect(mustBeFreePort({ port, host: '127.0.0.1' })).rejects.toThrow('taken by another program');

  const closed = app.close();
  released.resolve('done');
  const texts = await Promise.all(replies.map(async (reply) => (await reply).text()));
  expect(new Set(texts)).toEqual(new Set(['done']));
  await closed;
  await mustBeFreePort({ port, host: '127.0.0.1' });
});

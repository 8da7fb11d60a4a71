import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeGracefully } from './graceful-close.ts';

it('lets a request end, and does not wait for idle connections', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeGracefully(app);
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/', () => {
    arrived.resolve();
    return answer.promise;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  const reply = fetch(url);
  await arrived.promise;

  const closed = app.close();
  answer.resolve('done');
  expect(await (await reply).text()).toBe('done');
  await Promise.all([closed, ended]);
});

it('answers all while it is about to end, each for the last time on its connection', async () => {
  let isStopping = false;
  const app = Fastify();
  closeGracefully(app, () => isStopping);
  app.get('/', async () => 'here');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
  isStopping = true;
  const reply = await fetch(url);
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  await app.close();
});

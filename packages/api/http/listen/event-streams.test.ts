import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventStreams } from './event-streams.ts';

it('a listener who left before the stream began takes no place of those who may listen', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const openStream = eventStreams(app);
  const { promise: whenRequested, resolve: markRequested } = Promise.withResolvers<void>();
  let listening = 0;
  const start = () => {
    listening += 1;
    return () => {
      listening -= 1;
      stopped();
    };
  };
  const { promise: isStopped, resolve: stopped } = Promise.withResolvers<void>();
  app.get('/events', async (incoming, reply) => {
    markRequested();
    if (!reply.raw.closed) await once(reply.raw, 'close');
    openStream(incoming, reply, {
      person: 'one',
      about: 'order:1',
      address: '192.0.2.1',
      mayListen: async () => true,
      isOfStaff: false,
      start,
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const leaving = request({ port, path: '/events' }).on('error', () => {});
  leaving.end();
  await whenRequested;
  leaving.destroy();
  await isStopped;
  expect(listening).toBe(0);
});

it.each([
  [true, 4_000],
  [false, 20_000],
])(
  '[SEAT-13] [SEAT-14] a listener who may listen no more is let go; of staff: %s, after %i ms',
  async (isOfStaff, milliseconds) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = Fastify();
    onTestFinished(() => app.close());
    const openStream = eventStreams(app);
    let isWelcome = true;
    let isListening = true;
    const start = () => () => {
      isListening = false;
    };
    app.get('/events', async (incoming, reply) => {
      const mayListen = async () => isWelcome;
      openStream(incoming, reply, {
        person: 'one',
        about: 'store:1',
        address: '192.0.2.1',
        mayListen,
        isOfStaff,
        start,
      });
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const reply = await fetch(`${origin}/events`);
    isWelcome = false;
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(isListening).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isListening).toBe(false);
    await reply.text();
  },
);

import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const graceMilliseconds = 5_000;

/**
 * Lets running requests end when the server closes, for a while; whoever holds a connection without
 * asking anything, as browsers do in advance, is not waited for. A server that is about to end answers all, and each
 * answer is the last one on its connection: the next one finds another node.
 */
export function closeGently(app: FastifyInstance, isStopping: () => boolean = () => false): void {
  let running = 0;
  let isClosing = false;
  const closeWhenDone = () => {
    if (isClosing && running === 0) app.server.closeAllConnections();
  };
  // Requests that wait behind another one on their connection are none yet: they may end with it.
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    if (!(socket instanceof Socket)) return done();
    running += 1;
    if (isStopping()) response.shouldKeepAlive = false;
    response.once('close', () => {
      running -= 1;
      closeWhenDone();
    });
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), graceMilliseconds).unref();
    // Connections accepted before the socket closes are handled in the next tick.
    setImmediate(closeWhenDone);
  });
}

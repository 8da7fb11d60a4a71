import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const graceMilliseconds = 5_000;

/**
 * Lets running requests end for a while when the server closes; does not wait for idle connections, such as those that
 * browsers open in advance. A stopping server answers every request and closes each connection after its reply, so that
 * the next request goes to another node.
 */
export function closeGracefully(app: FastifyInstance, isStopping: () => boolean = () => false): void {
  let running = 0;
  let isClosing = false;
  const closeWhenDone = () => {
    if (isClosing && running === 0) app.server.closeAllConnections();
  };
  // Pipelined requests behind another one do not count yet: they may end with their connection.
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

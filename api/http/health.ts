import type { FastifyInstance } from 'fastify';
import own from '../package.json' with { type: 'json' };

/** For whoever watches over the server: is the process alive, can it do its work now, and which release is it? */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/version', async () => ({ version: own.version }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

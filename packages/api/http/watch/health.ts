import type { FastifyInstance } from 'fastify';
import own from '#api/package.json' with { type: 'json' };

/** Health checks are answered even when all other requests are refused. */
const atGate = { config: { gate: 'unlimited' } } as const;

export interface Readiness {
  /** Returns whether it can answer anything, at least the catalog. */
  isReady: () => Promise<boolean>;
  /** Whether it can take orders. */
  takesOrders: () => Promise<boolean>;
}

/**
 * Health endpoints: is the process alive, which release is it, can it answer, and can it take orders? A proxy asks
 * `/readyz`: a node that can only show the catalog is better than none.
 */
export function serveHealth(app: FastifyInstance, { isReady, takesOrders }: Readiness): void {
  app.get('/healthz', atGate, async () => ({ status: 'alive' }));
  app.get('/version', atGate, async () => ({ version: own.version }));
  for (const [path, ask] of [
    ['/readyz', isReady],
    ['/readyz/orders', takesOrders],
  ] as const) {
    app.get(path, atGate, async (_request, reply) => {
      const isYes = await ask();
      if (!isYes) reply.header('retry-after', '2');
      return reply.code(isYes ? 200 : 503).send({ status: isYes ? 'ready' : 'not ready' });
    });
  }
}

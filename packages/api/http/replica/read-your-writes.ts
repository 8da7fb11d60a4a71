import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * For so long a shopper who has written something reads from the primary. A replica is left out when it is 5 s behind, by a
 * look that is at most 3 s old and a second wide: what was written before has reached it.
 */
const seconds = 10;
const mark = 'wrote';
const ofMark = /(?:^|;\s*)wrote=1(?:;|$)/;

/**
 * Marks the browser of a shopper who has written something. It is a cookie that ends by itself: no clock is compared, no
 * position of a log asked for, and every node that the shopper comes to knows it. It grants nothing, so nobody signs it.
 */
export function markWrites(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (hasWritten(request, reply)) {
      reply.header('set-cookie', `${mark}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`);
    }
  });
}

function hasWritten({ method, url }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return method !== 'GET' && method !== 'HEAD' && statusCode < 400 && url.startsWith('/api/');
}

/** Whether the caller has written something a moment ago. */
export function hasJustWritten({ headers }: FastifyRequest): boolean {
  return ofMark.test(headers.cookie ?? '');
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Seconds for which a shopper reads from the primary after a write. A replica is excluded when it is 5 s behind, by a
 * check that is at most 3 s old and takes up to a second, so it has received the write by then.
 */
const seconds = 10;
const mark = 'wrote';
const ofMark = /(?:^|;\s*)wrote=1(?:;|$)/;

/**
 * Marks the browser of a shopper who has written something, with a cookie that expires. No clocks are compared and no
 * log position is read, and every node sees the mark. It grants nothing, so it is not signed.
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

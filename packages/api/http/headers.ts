import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Pages replace these two by their own; files do with the second.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
};

const entries = Object.entries(always);
/** Of this name alone: other names of the domain may not have TLS, and are not ours to decide. */
const transportSecurity = 'max-age=31536000';

/** Set on the raw response, so that pages, files and errors carry them too. */
export function sendHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of entries) reply.raw.setHeader(name, value);
    reply.raw.setHeader('x-request-id', request.id);
    if (request.protocol === 'https') reply.raw.setHeader('strict-transport-security', transportSecurity);
    done();
  });
}

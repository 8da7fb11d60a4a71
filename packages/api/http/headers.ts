import type { FastifyInstance, FastifyReply } from 'fastify';

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

/** Browsers obey these on pages alone, and a page has a hundred files. */
const ofPages = [
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'content-security-policy',
  'x-request-id',
] as const;

/** Set on the raw response, so that pages, files and errors carry them too, but for what has no effect on a file. */
export function sendHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of entries) reply.raw.setHeader(name, value);
    reply.raw.setHeader('x-request-id', request.id);
    if (request.protocol === 'https') reply.raw.setHeader('strict-transport-security', transportSecurity);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isPartOfPage(reply)) for (const name of ofPages) reply.raw.removeHeader(name);
    done(null, payload);
  });
}

/** Whether it is a script, a style sheet, a font or a picture that never changes; a drawing may be opened as a page. */
function isPartOfPage(reply: FastifyReply): boolean {
  const isUnchanging = String(reply.getHeader('cache-control')).endsWith('immutable');
  return isUnchanging && !String(reply.getHeader('content-type')).startsWith('image/svg');
}

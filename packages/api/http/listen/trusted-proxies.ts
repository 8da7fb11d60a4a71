import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Writes the verified address, host and protocol of a request onto the raw request, which pages read. Fastify knows the
 * trusted proxies; for all other clients it uses the connection itself, and overwrites what they claim. The first claim
 * of an untrusted client is logged as a warning: a forgotten setting would make all people behind a proxy one visitor.
 */
export function applyForwardedHeaders(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    if (!isWarned && isUntrustedClaim(request)) {
      isWarned = true;
      request.log.warn({ remoteAddress: socket.remoteAddress }, untrustedClaim);
    }
    // A connection of a proxy carries calls of many people, so this is set again for each.
    if (!('getPeerCertificate' in socket)) {
      Object.assign(socket, { encrypted: false });
      Object.assign(socket, { encrypted: request.protocol === 'https' });
    }
    const { ip, host } = request;
    headers['x-forwarded-for'] = ip;
    if (host) headers.host = host;
    done();
  });
}

const untrustedClaim =
  'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, and is not believed. If that is your proxy, ' +
  'name it there: until then all visitors behind it share the limits of one. This is said once.';

/** A page that calls the API in process repeats the address that its call has anyway. */
function isUntrustedClaim({ ip, raw: { headers, socket } }: FastifyRequest): boolean {
  const claimed = headers['x-forwarded-for'];
  return claimed !== undefined && claimed !== ip && ip === socket.remoteAddress;
}

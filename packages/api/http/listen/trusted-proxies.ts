import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Writes onto the raw request, which pages read, what is to be believed of it: whose address it comes from, the host that
 * was asked for, and whether by TLS. Fastify knows the trusted proxies; of anybody else it tells what the line says, and
 * what such a one claims is overwritten. The first claim of somebody who is not trusted is a warning in the log: a
 * forgotten setting makes one visitor of all people behind a proxy.
 */
export function believeProxies(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    if (!isWarned && isUntrustedClaim(request)) {
      isWarned = true;
      request.log.warn({ remoteAddress: socket.remoteAddress }, untrustedClaim);
    }
    // A line of a proxy carries calls of many people, so it is said anew for each.
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

import type { FastifyInstance } from 'fastify';

/**
 * Writes onto the raw request, which pages read, what is to be believed of it: whose address it comes from, the host that
 * was asked for, and whether by TLS. Fastify knows the trusted proxies; of anybody else it tells what the line says, and
 * what such a one claims is overwritten.
 */
export function believeProxies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { headers, socket } = request.raw;
    // A line of a proxy carries calls of many people, so it is said anew for each.
    if (!('getPeerCertificate' in socket)) {
      Object.assign(socket, { encrypted: false });
      Object.assign(socket, { encrypted: request.protocol === 'https' });
    }
    const { ip, host } = request;
    headers['x-forwarded-for'] = ip;
    if (host) headers.host = host;
  });
}

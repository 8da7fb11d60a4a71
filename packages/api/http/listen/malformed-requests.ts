import type { FastifyInstance } from 'fastify';
import { Refusal } from '#api/http/refusal.ts';

/** A name or an address, with an optional port. */
const host = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/i;
/** Probes of balancers speak HTTP/1.0 and name no host. */
const health = /^\/(healthz|readyz(\/orders)?|version)$/;

/**
 * Refuses requests whose line or host makes no address of this site: pages build one from both. Proxies and browsers send
 * no such requests.
 */
export function refuseMalformedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { url = '', headers } }, _reply, done) => {
    if (!url.startsWith('/')) return done(new Refusal('invalid_input', 'Send the path of a page or a call.'));
    if (host.test(headers.host ?? '') || health.test(url)) return done();
    done(new Refusal('invalid_input', 'Host: send the name of this site.'));
  });
}

/** Deeper than any call of the contract. */
const maxDepth = 32;

/** A whole string, so that brackets inside it do not count, or a bracket. */
const textOrBracket = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;

/** Returns whether arrays and objects of a JSON text are nested deeper than any call needs; takes linear time. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [found] of json.matchAll(textOrBracket)) {
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

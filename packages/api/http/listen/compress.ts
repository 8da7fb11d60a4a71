import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this size, compression headers cost more than compression saves. */
const minBytes = 1_024;
/** Nearly the best of brotli for a fraction of its time. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Mobile data is expensive: replies of the API are compressed. Calls within the process do not request that. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const accepted = request.headers['accept-encoding'];
    if (typeof accepted !== 'string' || typeof payload !== 'string' || payload.length < minBytes) return payload;
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br');
      return brotli(payload, options);
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip');
      return zip(payload);
    }
    return payload;
  });
}

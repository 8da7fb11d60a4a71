import type { FastifyInstance } from 'fastify';
import { Refusal } from '#api/http/refusal.ts';
import type { Brand } from '#api/http/site-brand.ts';

/** Serves logo and icon of the brand. Their names contain a hash of their content, and they cannot run scripts. */
export function serveBrand(app: FastifyInstance, { pictures }: Brand): void {
  app.get<{ Params: { file: string } }>('/images/brand/:file', async ({ params }, reply) => {
    const picture = pictures.get(params.file);
    if (!picture) throw new Refusal('not_found');
    return reply
      .headers({
        'content-type': picture.type,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(picture.bytes);
  });
}

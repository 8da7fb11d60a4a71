import type { FastifyInstance } from 'fastify';
import { Refusal } from '#api/http/refusal.ts';
import type { Uploads } from '#api/providers/uploads/uploads.ts';

/** The sizes of photos. What is private lies in other folders, and nothing of it is served here. */
const publicFolders = new Set(['360', '160']);

/** A picture and nothing else: nothing in it runs, and opened by itself it is saved. */
export const pictureHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'attachment; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/**
 * Files of people, under names that nobody can guess. A file never changes under its name, and a browser takes it for
 * nothing but a picture: no script in it would run, and opened by itself it is saved, not shown.
 */
export function serveUploads(app: FastifyInstance, uploads: Uploads): void {
  app.get<{ Params: { folder: string; file: string } }>('/uploads/:folder/:file', async ({ params }, reply) => {
    const isPublic = publicFolders.has(params.folder);
    const bytes = isPublic ? await uploads.get(`${params.folder}/${params.file}`) : undefined;
    if (!bytes) throw new Refusal('not_found');
    return reply
      .headers({
        ...pictureHeaders,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(bytes);
  });
}

import type { FastifyInstance } from 'fastify';
import { Refusal } from '#api/http/refusal.ts';
import type { Uploads } from '#api/providers/uploads/uploads.ts';
import { photoSides } from './make-photo.ts';

/** The sizes of photos. Private files are in other folders and are not served here. */
const publicFolders = new Set<string>(photoSides.map(String));
/** Pictures of earlier versions have no larger file. */
const olderLargest = '360';

/** Headers that make browsers treat a file as a picture only: nothing in it runs, and opened directly it is saved. */
export const pictureHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'attachment; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/**
 * Serves uploaded files, under names that cannot be guessed. A file never changes under its name, and browsers treat it
 * as a picture only: no script in it runs, and opened directly it is saved, not shown.
 */
export function serveUploads(app: FastifyInstance, uploads: Uploads): void {
  app.get<{ Params: { folder: string; file: string } }>('/uploads/:folder/:file', async ({ params }, reply) => {
    const isPublic = publicFolders.has(params.folder);
    const bytes = isPublic
      ? ((await uploads.get(`${params.folder}/${params.file}`)) ??
        (await uploads.get(`${olderLargest}/${params.file}`)))
      : undefined;
    if (!bytes) throw new Refusal('not_found');
    return reply
      .headers({
        ...pictureHeaders,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(bytes);
  });
}

import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const images = join(import.meta.dirname, '../../../../demo/images');

/** Serves the pictures of the demo, in the widths that pages request. A changed picture gets another name. */
export async function serveDemoImages(app: FastifyInstance): Promise<void> {
  await app.register(files, {
    root: images,
    prefix: '/images/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    // Never changed, so never compared.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
}

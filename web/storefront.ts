import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import files from '@fastify/static';
import { createRequestListener } from '@react-router/node';
import type { FastifyInstance } from 'fastify';
import { RouterContextProvider } from 'react-router';
import type { ServeStorefront } from './built-storefront.d.ts';
import { languages } from './i18n/languages.ts';
import { learnRest } from './i18n/speech.ts';
import { apiFetch, nonceOfRequest } from './request-context.ts';

const assets = join(import.meta.dirname, '../client/assets');

export const serveStorefront: ServeStorefront = async (app, fetch) => {
  await Promise.all(languages.map(({ tag }) => learnRest(tag)));
  const answer = createRequestListener({
    // In development the routes change while the server runs.
    build: import.meta.env.DEV ? () => import('virtual:react-router/server-build') : build,
    getLoadContext() {
      const context = new RouterContextProvider();
      context.set(apiFetch, fetch);
      context.set(nonceOfRequest, randomBytes(16).toString('base64'));
      return context;
    },
  });
  if (import.meta.env.PROD) await serveAssets(app);
  await app.register(async (pages) => {
    // React Router reads the body itself.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
    pages.all('/*', (request, reply) => {
      reply.hijack();
      answer(request.raw, reply.raw);
    });
  });
};

/** Names carry a hash of the content, so a file never changes. */
async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(files, {
    root: assets,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
}

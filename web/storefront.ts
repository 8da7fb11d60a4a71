import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as built from 'virtual:react-router/server-build';
import files from '@fastify/static';
import { createRequestListener } from '@react-router/node';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServeStorefront } from './built-storefront.d.ts';
import { compressedResponse } from './compressed-response.ts';
import { languages } from './i18n/languages.ts';
import { learnRest } from './i18n/speech.ts';
import { keptPages } from './kept-pages.ts';
import { apiFetch, isWholePage, marketVersion, nonceOfRequest } from './request-context.ts';
import { withStandingStyles } from './standing-styles.ts';

const client = join(import.meta.dirname, '../client');
const assets = join(client, 'assets');
const build = { ...built, assets: withStandingStyles(built.assets) };

export const serveStorefront: ServeStorefront = async (app, fetch, { onChange, answers }) => {
  await Promise.all(languages.map(({ tag }) => learnRest(tag)));
  let version = 0;
  const contextOf = (nonce: string) => {
    const context = new RouterContextProvider();
    context.set(apiFetch, fetch);
    context.set(nonceOfRequest, nonce);
    context.set(marketVersion, version);
    return context;
  };
  const newContext = () => contextOf(randomBytes(16).toString('base64'));
  // In development the routes change while the server runs.
  const routes = import.meta.env.DEV ? () => import('virtual:react-router/server-build') : build;
  const answer = createRequestListener({ build: routes, getLoadContext: newContext });
  const handle = createRequestHandler(routes);
  const render = createRequestHandler(build, 'production');
  const pages = keptPages((request, nonce) => {
    const context = contextOf(nonce);
    context.set(isWholePage, true);
    return render(request, context);
  }, answers);
  onChange(() => {
    version += 1;
    pages.forget();
  });
  if (import.meta.env.PROD) await Promise.all([serveAssets(app), serveWorker(app)]);
  await app.register(async (scope) => {
    // React Router reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // What the links of a page lead to, which React Router would send uncompressed.
    scope.get('/__manifest', async ({ url, headers }, reply) => {
      const request = new Request(new URL(url, 'http://localhost'), {
        headers: { 'accept-encoding': String(headers['accept-encoding'] ?? '') },
      });
      return reply.send(compressedResponse(request, await handle(request, newContext())));
    });
    scope.all('/*', async ({ raw }, reply) => {
      reply.hijack();
      const isSent = import.meta.env.PROD && (await pages.send(raw, reply.raw));
      if (!isSent) answer(raw, reply.raw);
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

/** Asked for anew each time, so that nobody stays on an old one; it may fetch from here and do nothing else. */
async function serveWorker(app: FastifyInstance): Promise<void> {
  const worker = await readFile(join(client, 'sw.js'), 'utf8');
  app.get('/sw.js', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'cache-control': 'no-cache',
      })
      .send(worker),
  );
}

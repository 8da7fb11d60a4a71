import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { ServeStorefront } from './built-storefront.d.ts';
import { languages } from './i18n/languages.ts';
import { loadOtherTexts, serveTextsOfSpecification } from './i18n/page-texts.ts';
import {
  apiFetch,
  builtAssets,
  holdSlotUntil,
  marketVersion,
  nonceOfRequest,
  pathsClosedToRobots,
  wholePageContext,
} from './layout/request-context.ts';
import { compressedResponse } from './server/compressed-response.ts';
import { pageCache } from './server/page-cache.ts';
import { pageRoutes } from './server/page-routes.ts';

const client = join(import.meta.dirname, '../client');
const assets = join(client, 'assets');
const pagesOfBuild = pageRoutes(build.routes);
const pathsOf = (isMeant: (handle: PageHandle) => boolean | undefined) =>
  pagesOfBuild.filter(({ handle }) => isMeant(handle)).map(({ path }) => path);
const closedPaths = pathsOf(({ isClosedToRobots }) => isClosedToRobots);

export const serveStorefront: ServeStorefront = async (
  app,
  fetch,
  { onChange, answers, texts, holdSlotUntil: holdSlot },
) => {
  if (texts === 'specification') serveTextsOfSpecification();
  await Promise.all(languages.map(({ tag }) => loadOtherTexts(tag)));
  let version = 0;
  const contextOf = (nonce: string) => {
    const context = new RouterContextProvider();
    context.set(apiFetch, fetch);
    context.set(nonceOfRequest, nonce);
    context.set(marketVersion, version);
    if (import.meta.env.PROD) context.set(builtAssets, build.assets);
    context.set(pathsClosedToRobots, closedPaths);
    return context;
  };
  const newContext = () => contextOf(randomBytes(16).toString('base64'));
  // In development the routes change while the server runs.
  const routes = import.meta.env.DEV ? () => import('virtual:react-router/server-build') : build;
  const handle = createRequestHandler(routes);
  const render = createRequestHandler(build, 'production');
  const pages = pageCache(
    (request, nonce) => {
      const context = contextOf(nonce);
      context.set(wholePageContext, true);
      return render(request, context);
    },
    answers,
    new Set(pathsOf(({ isCached }) => isCached)),
  );
  onChange(() => {
    version += 1;
    pages.forget();
  });
  if (import.meta.env.PROD) await Promise.all([serveAssets(app), serveWorker(app)]);
  await app.register(async (scope) => {
    // The whole body is read before the page starts its work.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // The manifest of routes, for lazy discovery; React Router would send it uncompressed.
    scope.get('/__manifest', async ({ url, headers }, reply) => {
      const request = new Request(new URL(url, 'http://localhost'), {
        headers: { 'accept-encoding': String(headers['accept-encoding'] ?? '') },
      });
      return reply.send(compressedResponse(request, await handle(request, newContext())));
    });
    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const cached = import.meta.env.PROD ? await pages.find(request.raw) : undefined;
      if (cached) return reply.headers(cached.headers).send(cached.body);
      const context = newContext();
      context.set(holdSlotUntil, (made) => holdSlot(request, made));
      return reply.send(await handle(pageRequest(request, reply), context));
    };
    scope.all('/*', sendPage);
    for (const gate of ['urgent', 'reading'] as const) {
      for (const path of pathsOf((handle) => handle.gate === gate).flatMap(withData)) {
        scope.all(path, { config: { gate } }, sendPage);
      }
    }
  });
};

/** Returns the path of a page and that of its data; a parameter or a wildcard at the end of a path matches both. */
function withData(path: string): string[] {
  return /(:[^/]+|\*)$/.test(path) ? [path] : [path, `${path}.data`];
}

/** What React Router reads; it stops when the visitor leaves. */
function pageRequest({ raw, body }: FastifyRequest, { raw: response }: FastifyReply): Request {
  const { method = 'GET', url, headers, socket } = raw;
  const scheme = 'encrypted' in socket && socket.encrypted ? 'https' : 'http';
  const left = new AbortController();
  response.once('close', () => response.writableFinished || left.abort());
  const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return new Request(`${scheme}://${headers.host}${url}`, {
    method,
    headers: sent.map(([name, value]) => [name, String(value)]),
    signal: left.signal,
    ...(Buffer.isBuffer(body) && method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
  });
}

/** Names carry a hash of the content, so a file never changes. */
async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(files, {
    root: assets,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    etag: false,
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
  });
}

/** Never cached, so that no browser stays on an old version; it may only fetch from here. */
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

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import { Refusal } from 'api/http/refusal';
import type { FastifyInstance, FastifyReply } from 'fastify';

const apps = join(import.meta.dirname, '../..');
/** What the build writes where a nonce belongs (`packages/app-kit/vite/app-config.ts`). */
const noncePlaceholder = '__nonce__';
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Returns the names of the staff applications, each a folder in `apps/` and a path on the server. */
export async function applicationNames(): Promise<string[]> {
  const list: { name: string }[] = JSON.parse(await readFile(join(apps, 'applications.json'), 'utf8'));
  return list.map(({ name }) => name);
}

/**
 * Serves built applications from `<folder>/<name>/build`, each at `/<name>/`: its files, and its shell at every other
 * path below. Rejects where one is not built.
 */
export async function serveApplications(
  app: FastifyInstance,
  names: readonly string[],
  folder: string = apps,
): Promise<void> {
  await Promise.all(names.map((name) => serveApplication(app, name, join(folder, name, 'build'))));
}

async function serveApplication(app: FastifyInstance, name: string, folder: string): Promise<void> {
  const [shell, worker, manifest] = await Promise.all(
    ['index.html', 'sw.js', 'manifest.webmanifest'].map((file) => readFile(join(folder, file), 'utf8')),
  );
  const shellParts = (shell ?? '').split(noncePlaceholder);
  const sendShell = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply.headers(shellHeaders(nonce)).send(shellParts.join(nonce));
  };
  // The service worker and the routes of the application lie below the path with a slash.
  app.get(`/${name}`, (_request, reply) => reply.redirect(`/${name}/`, 308));
  app.get(`/${name}/*`, (_request, reply) => sendShell(reply));
  app.get(`/${name}/sw.js`, (_request, reply) => reply.headers(workerHeaders).send(worker));
  app.get(`/${name}/manifest.webmanifest`, (_request, reply) => reply.headers(manifestHeaders).send(manifest));
  await serveFolder(app, join(folder, 'assets'), `/${name}/assets/`, true);
  await serveFolder(app, join(folder, 'icons'), `/${name}/icons/`, false);
  refuseOtherMethods(app, name);
}

/** Assets carry a hash of their content in their names and never change; a missing one is not a page. */
async function serveFolder(app: FastifyInstance, root: string, prefix: string, isImmutable: boolean): Promise<void> {
  await app.register(files, {
    root,
    prefix,
    immutable: isImmutable,
    maxAge: isImmutable ? '365d' : '1d',
    preCompressed: isImmutable,
    etag: !isImmutable,
    lastModified: !isImmutable,
    acceptRanges: !isImmutable,
    decorateReply: false,
  });
}

/** An application has no forms that post: without this the storefront would answer them. */
function refuseOtherMethods(app: FastifyInstance, name: string): void {
  for (const url of [`/${name}`, `/${name}/*`]) {
    app.route({
      method: [...methods],
      url,
      onRequest: async (_request, reply) => {
        reply.header('allow', 'GET, HEAD');
        throw new Refusal('method_not_allowed');
      },
      handler: () => {},
    });
  }
}

/** The worker saves the shell with these headers, so a copy of it keeps the nonce that it came with. */
function shellHeaders(nonce: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      // Overlays lock scrolling by a style element.
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ].join('; '),
    'x-robots-tag': 'noindex',
  };
}

/** It is asked for again each time, and may fetch and import the files of its own origin and nothing else. */
const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
};

const manifestHeaders = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' };

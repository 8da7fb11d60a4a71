import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replyToError } from 'api/http/refusal';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../../tools/scratch-folder.ts';
import { applicationNames, serveApplications } from './serve-applications.ts';

const shell =
  '<!doctype html><meta property="csp-nonce" nonce="__nonce__"><script type="module" src="/desk/assets/index-1.js"></script>';

const built = {
  'index.html': shell,
  'sw.js': 'precache();',
  'manifest.webmanifest': '{"scope":"/desk/"}',
  'manifest.json': '{}',
  'assets/index-1.js': 'start();',
  'assets/index-1.js.br': 'compressed',
  'icons/icon-192.png': 'png',
};

const opened: Disposable[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one[Symbol.dispose]();
});

/** A server with one built application, and a storefront behind it that answers everything else. */
async function serverWithDesk(): Promise<FastifyInstance> {
  const folder = scratchFolder();
  opened.push(folder);
  for (const [name, content] of Object.entries(built)) {
    const file = join(folder.path, 'desk/build', name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
  }
  const app = Fastify();
  app.setErrorHandler(replyToError);
  await serveApplications(app, ['desk'], folder.path);
  app.all('/*', (_request, reply) => reply.send('storefront'));
  return app;
}

const get = (app: FastifyInstance, url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

describe('a staff application on the server', () => {
  it('shows its shell at every path below its own, and at no other', async () => {
    const app = await serverWithDesk();
    for (const url of ['/desk/', '/desk/orders/12', '/desk/orders?since=3', '/desk/index.html']) {
      const { statusCode, body, headers } = await get(app, url);
      expect([statusCode, body.startsWith('<!doctype html>')]).toEqual([200, true]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    for (const url of ['/', '/desks', '/deskassets/index-1.js', '/home']) {
      expect((await get(app, url)).body).toBe('storefront');
    }
  });

  it('leads from its path without a slash to the one that its worker controls', async () => {
    const { statusCode, headers } = await get(await serverWithDesk(), '/desk');
    expect([statusCode, headers.location]).toEqual([308, '/desk/']);
  });

  it('has a new nonce in each shell, the same in page and policy, and runs only scripts of its own origin', async () => {
    const app = await serverWithDesk();
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { body, headers } = await get(app, '/desk/');
        const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
        const policy = String(headers['content-security-policy']);
        expect(policy).toContain("default-src 'none'; script-src 'self';");
        expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toContain('unsafe');
        expect(headers['cache-control']).toBe('no-cache');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
    expect(nonces.every((nonce) => nonce.length >= 22)).toBe(true);
  });

  it('sends assets compressed and for ever, and no page in place of a missing one', async () => {
    const app = await serverWithDesk();
    const { headers, body } = await get(app, '/desk/assets/index-1.js', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['content-encoding'], body]).toEqual(['br', 'compressed']);
    expect((await get(app, '/desk/assets/index-0.js')).statusCode).toBe(404);
    expect((await get(app, '/desk/icons/icon-192.png')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('sends its worker and its manifest, which are asked for each time', async () => {
    const app = await serverWithDesk();
    const worker = await get(app, '/desk/sw.js');
    expect(worker.body).toBe('precache();');
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
    });
    const manifest = await get(app, '/desk/manifest.webmanifest');
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('takes no method but GET and HEAD, and sends nothing of its build but what a browser needs', async () => {
    const app = await serverWithDesk();
    for (const url of ['/desk', '/desk/', '/desk/orders']) {
      const { statusCode, headers, body } = await app.inject({ method: 'POST', url });
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(body).not.toBe('storefront');
    }
    expect((await app.inject({ method: 'HEAD', url: '/desk/' })).statusCode).toBe(200);
    expect((await get(app, '/desk/manifest.json')).body).toContain('<!doctype html>');
    expect((await get(app, '/desk/assets/../index.html')).body).not.toContain('start();');
  });

  it('has the path of no page of the storefront', async () => {
    const routes = readFileSync('apps/storefront/routes.ts', 'utf8');
    const first = [...routes.matchAll(/route\(\s*'([^/'*:]+)/g)].map(([, part]) => part);
    expect(first).toContain('home');
    const names = await applicationNames();
    expect(names).toContain('vendor');
    expect(first.filter((part) => names.includes(part ?? ''))).toEqual([]);
  });
});

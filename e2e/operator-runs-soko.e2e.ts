import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from 'api/db/embedded/free-port';
import { scratchFolder } from '../tools/scratch-folder.ts';
import { startServer, statusOf } from './support/started-server.ts';

test.describe.configure({ mode: 'serial' });

const configurationFault = 78;
const unavailable = 69;
const unusedDatabaseUrl = 'postgres://soko@127.0.0.1:1/soko';

function postgresOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

test('a wrong configuration is refused as a whole, and no port is opened', async () => {
  const port = String(await freePort());
  const server = await startServer({ PORT: port, DATABASE_URL: 'mysql://soko:hush@db/soko', DEMO: 'perhaps' });
  expect(await server.ended).toBe(configurationFault);
  expect(server.output()).toMatch(/DATABASE_URL=.*example: .*\n.*DEMO=perhaps .*example: /);
  expect(server.output()).not.toContain('hush');
  expect(await statusOf(server.url)).toBe(0);
});

test('a port that is taken is named in a sentence', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const server = await startServer({ PORT: port, DATABASE_URL: unusedDatabaseUrl });
  expect(await server.ended).toBe(unavailable);
  expect(server.output()).toMatch(new RegExp(`^Port ${port} is taken by another program.*\\n$`));
});

test('data outlives every crash, and belongs to one server at a time', { tag: '@thorough' }, async () => {
  test.setTimeout(60_000);
  using folder = scratchFolder();
  const settings = { DATA_DIR: folder.path };
  const first = await startServer(settings);
  expect(await statusOf(`${first.url}/readyz`)).toBe(200);
  const postgres = postgresOf(folder.path);

  const second = await startServer(settings);
  expect(await second.ended).toBe(unavailable);
  expect(second.output()).toContain('already works on the data');
  expect(await statusOf(`${first.url}/readyz`)).toBe(200);

  await first.kill('SIGKILL');
  const third = await startServer(settings);
  expect(await statusOf(`${third.url}/readyz`)).toBe(200);
  expect(postgresOf(folder.path)).toBe(postgres);

  process.kill(postgres, 'SIGKILL');
  await expect.poll(() => statusOf(`${third.url}/readyz`), { intervals: [20] }).toBe(503);
  expect(await statusOf(`${third.url}/healthz`)).toBe(200);
  await expect.poll(() => statusOf(`${third.url}/readyz`)).toBe(200);

  process.kill(postgresOf(folder.path), 'SIGKILL');
  await third.kill('SIGKILL');
  // The same data under another brand, from the configuration alone.
  const fourth = await startServer({
    ...settings,
    BRAND_FILE: 'apps/server/configuration/brand/second-brand.example.json',
  });
  const page = await fetch(`${fourth.url}/home`, { headers: { cookie: `zoneid=${encodeURIComponent('[1]')}` } });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toMatch(/<html lang="sw"/);
  expect(html).toMatch(/<title>[^<]*Duka Letu<\/title>/);
  expect(html).toMatch(/<style nonce="[^"]+">:root:root\{[^<]*--hib-600:#0b5f4b;/);
  expect(Array.from(html.matchAll(/hrefLang="(\w\w)"/gi), ([, tag]) => tag)).toEqual(['sw', 'en']);
  const [logo = ''] = /\/images\/brand\/logo-[\w-]+\.svg/.exec(html) ?? [];
  expect(await statusOf(fourth.url + logo)).toBe(200);
  const landing = await (await fetch(fourth.url)).text();
  const modules = Array.from(
    landing.matchAll(/<button[^>]*data-module="(\w+)"[^>]*name="module"/g),
    ([, type]) => type,
  );
  expect(modules).toEqual(['grocery', 'food', 'pharmacy']);
  expect(await (await fetch(`${fourth.url}/about-us`)).text()).toContain('market of your street in Nairobi');
  await fourth.kill('SIGTERM');
  expect(await fourth.ended).toBe(0);
});

test('the storefront alone serves the API of another deployment', async ({ baseURL }) => {
  const storefront = await startServer({ API_URL: baseURL ?? '' });
  expect(await statusOf(`${storefront.url}/readyz`)).toBe(200);
  expect(await statusOf(`${storefront.url}/home`)).toBe(200);
  const [ours, theirs] = await Promise.all(
    [storefront.url, baseURL].map((url) => fetch(`${url}/api/v1/config`).then((reply) => reply.json())),
  );
  expect(ours).toEqual(theirs);
  const refused = await fetch(`${storefront.url}/api/v1/nothing`);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toEqual({ errors: [{ code: 'not_found', message: expect.any(String) }] });
  await storefront.kill('SIGTERM');
  expect(await storefront.ended).toBe(0);
});

test('a storefront without API says so when the other deployment is unavailable', async () => {
  const storefront = await startServer({ API_URL: 'http://127.0.0.1:1' });
  expect(await statusOf(`${storefront.url}/healthz`)).toBe(200);
  expect(await statusOf(`${storefront.url}/readyz`)).toBe(503);
  const refused = await fetch(`${storefront.url}/api/v1/config`);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ errors: [{ code: 'overloaded', message: expect.any(String) }] });
  await storefront.kill('SIGTERM');
});

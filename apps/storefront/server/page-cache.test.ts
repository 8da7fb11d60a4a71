import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SharedPage, SharedPages } from '../built-storefront.d.ts';
import { pageCache } from './page-cache.ts';

const anna = { cookie: 'zoneid=%5B1%5D; location=Lekki' };

const nobody: SharedPages = { get: async () => ({ publish: () => {} }) };

/** A storefront that counts its renders, and renders everything that it knows of the visitor. */
function storefront(others: SharedPages = nobody) {
  let seconds = 0;
  let rendered = 0;
  const render = async (request: Request, nonce: string) => {
    rendered += 1;
    const input = JSON.stringify([request.url, ...request.headers]);
    const policy = { 'content-security-policy': `script-src 'nonce-${nonce}'`, 'content-type': 'text/html' };
    return new Response(`${rendered}: ${input}<script nonce="${nonce}">1</script>`, { headers: policy });
  };
  const pages = pageCache(render, others, new Set(['/home']), () => seconds * 1000);
  return {
    forget: pages.forget,
    wait(more: number) {
      seconds += more;
    },
    /** Returns the cached page for a visitor; undefined if it is rendered for this one only. */
    async visit(headers: Record<string, string>, url = '/home') {
      const request = { method: 'GET', url, headers: { host: 'soko.example', ...headers }, socket: {} };
      const page = await pages.find(request as unknown as IncomingMessage);
      return page && { text: String(page.body), bytes: page.body, headers: page.headers };
    },
  };
}

async function busyStorefront(headers: Record<string, string> = anna) {
  const soko = storefront();
  expect(await soko.visit(headers)).toBeUndefined();
  expect(await soko.visit(headers)).toBeDefined();
  return soko;
}

describe('the cached home page', () => {
  it('is rendered once for all who request it within two seconds, and again after them', async () => {
    const soko = await busyStorefront();
    expect((await soko.visit(anna))?.text).toMatch(/^1: /);
    soko.wait(2.1);
    expect((await soko.visit(anna))?.text).toMatch(/^2: /);
  });

  it('is rendered again as soon as its data has changed', async () => {
    const soko = await busyStorefront();
    await soko.visit(anna);
    soko.forget();
    expect(await soko.visit(anna)).toBeUndefined();
    expect((await soko.visit(anna))?.text).toMatch(/^2: /);
  });

  it('is not cached for a single visitor', async () => {
    const soko = storefront();
    await soko.visit(anna);
    soko.wait(2.1);
    expect(await soko.visit(anna)).toBeUndefined();
  });

  it('has a nonce of its own in every answer, the same in page and policy', async () => {
    const soko = await busyStorefront();
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const { text = '', headers } = (await soko.visit(anna)) ?? {};
        const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
        expect(headers?.['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
    expect(nonces.every((nonce) => nonce.length >= 22)).toBe(true);
  });

  it('is rendered from a visitor’s choices, and from nothing else that a browser sends', async () => {
    const telling = {
      cookie: `${anna.cookie}; settings=%7B%7D; token=1; tracker=anna`,
      'user-agent': 'Anna’s phone',
      'x-forwarded-for': '10.0.0.7',
      referer: 'https://elsewhere.example/anna',
    };
    const soko = await busyStorefront(telling);
    const { text = '' } = (await soko.visit(telling)) ?? {};
    const cookie = 'zoneid=%5B1%5D; location=Lekki; settings=%7B%7D';
    expect(JSON.parse(/\[.*\]/.exec(text)?.[0] ?? '')).toEqual(['http://soko.example/home', ['cookie', cookie]]);
  });

  it('is never shown to a visitor who has chosen otherwise, or comes to another host', async () => {
    const soko = await busyStorefront();
    const others = [
      { cookie: 'zoneid=%5B2%5D; location=Lekki' },
      { cookie: 'zoneid=%5B1%5D; location=Yaba' },
      { cookie: 'zoneid=%5B1%5D; location=Lekki; language-setting=yo' },
      { ...anna, host: 'other.example' },
    ];
    for (const other of others) expect(await soko.visit(other)).toBeUndefined();
  });

  it('is never shown to or cached from a visitor with a cart, a session or data saver', async () => {
    const soko = await busyStorefront();
    const known = ['guest_id=g', 'sid=s', '__Host-sid=s'].map((cookie) => ({ cookie: `${anna.cookie}; ${cookie}` }));
    for (const visitor of [...known, { ...anna, authorization: 'Bearer s' }, { ...anna, 'save-data': 'on' }]) {
      for (let time = 0; time < 3; time++) expect(await soko.visit(visitor)).toBeUndefined();
    }
    expect((await soko.visit(anna))?.text).toMatch(/^1: /);
  });

  it('is taken from another node for as long as it is cached there, and shared once several people have requested it', async () => {
    const shared = new Map<string, SharedPage>();
    const others: SharedPages = {
      get: async (key) => ({ answer: shared.get(key), publish: (page) => void shared.set(key, page) }),
    };
    const [one, two] = [storefront(others), storefront(others)];
    for (let time = 0; time < 3; time++) await one.visit({ ...anna, 'x-forwarded-for': '203.0.113.7' });
    expect(shared.size).toBe(0);
    one.forget();
    await one.visit({ ...anna, 'x-forwarded-for': '203.0.113.7' });
    const made = await one.visit({ ...anna, 'x-forwarded-for': '203.0.113.8' });
    const [page] = shared.values();
    expect(page?.milliseconds).toBe(2_000);
    if (page) page.milliseconds = 500;
    const found = await two.visit(anna);
    expect(found?.text).toMatch(/^2: /);
    expect(found?.headers['content-security-policy']).not.toBe(made?.headers['content-security-policy']);
    shared.clear();
    two.wait(0.6);
    expect((await two.visit(anna))?.text).toMatch(/^1: /);
  });

  it('is for the home page only: a listing is rendered for each', async () => {
    const soko = storefront();
    for (let time = 0; time < 3; time++) expect(await soko.visit(anna, '/home?data_type=new')).toBeUndefined();
  });

  it('is compressed for who takes that', async () => {
    const soko = await busyStorefront();
    const { bytes = Buffer.alloc(0), headers } = (await soko.visit({ ...anna, 'accept-encoding': 'br' })) ?? {};
    expect(headers?.['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(bytes))).toMatch(/^1: /);
  });
});

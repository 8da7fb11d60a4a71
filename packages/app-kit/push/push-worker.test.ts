import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const scope = 'https://soko.test/vendor/';
const content = { type: 'store_order', path: '?store=3&order=1000000042', title: 'New order 0042', body: 'Buka' };

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
let pages: { visibilityState: string }[] = [];
let happened: unknown[] = [];

beforeAll(async () => {
  vi.stubGlobal('self', {
    registration: {
      scope,
      showNotification: async (title: string, options: object) => void happened.push({ title, ...options }),
    },
    clients: {
      matchAll: async () =>
        pages.map((page) => ({
          ...page,
          focus: async () => happened.push('focus'),
          navigate: async (address: string) => happened.push(address),
        })),
      openWindow: async (address: string) => happened.push(`open ${address}`),
    },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  // It has no exports, so it is no module to the compiler.
  await vi.importActual('./push-worker.ts');
});

let confirmed: unknown[] = [];

beforeEach(() => {
  happened = [];
  confirmed = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) =>
    confirmed.push([path, JSON.parse(String(body))]),
  );
});

async function send(name: 'push' | 'notificationclick', event: object): Promise<unknown[]> {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) });
  await Promise.all(work);
  return happened;
}

it.each([
  ['no page is open', []],
  ['the page is hidden', [{ visibilityState: 'hidden' }]],
])('[STO-004] shows a new order until it is pressed, while %s', async (_when, open) => {
  pages = open;
  const shown = await send('push', { data: { json: () => content } });
  expect(shown).toMatchObject([
    { title: 'New order 0042', body: 'Buka', requireInteraction: true, data: content.path },
  ]);
});

it('[STO-004] shows nothing above a visible board, which rings by itself', async () => {
  pages = [{ visibilityState: 'hidden' }, { visibilityState: 'visible' }];
  expect(await send('push', { data: { json: () => content } })).toEqual([]);
});

it('[SEAT-28] says that a push has arrived, also where the page shows the news itself', async () => {
  pages = [{ visibilityState: 'visible' }];
  expect(await send('push', { data: { json: () => ({ ...content, receipt: 'r1' }) } })).toEqual([]);
  expect(confirmed).toEqual([['/api/v1/push/confirmed', { receipt: 'r1' }]]);
});

it('[SEAT-28] shows a test above a visible page, also where the market cannot be reached', async () => {
  pages = [{ visibilityState: 'visible' }];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const test = { type: 'test', title: 'Test of Soko', receipt: 'r1' };
  expect(await send('push', { data: { json: () => test } })).toMatchObject([{ title: 'Test of Soko' }]);
});

it.each([
  ['[STO-004] the order', content.path, `${scope}${content.path}`],
  ['[DEL-10] the page as it is, without one', undefined, undefined],
])('leads to %s, in the page of the app if there is one', async (_what, data, address) => {
  const notification = { data, close: () => undefined };
  pages = [{ visibilityState: 'hidden' }];
  expect(await send('notificationclick', { notification })).toEqual(['focus', ...(address ? [address] : [])]);
  happened = [];
  pages = [];
  expect(await send('notificationclick', { notification })).toEqual([`open ${address ?? scope}`]);
});

it('shows nothing out of a push that is not ours', async () => {
  pages = [];
  const broken = () => {
    throw new SyntaxError('no JSON');
  };
  expect(await send('push', { data: { json: broken } })).toEqual([]);
});

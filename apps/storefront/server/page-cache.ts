import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookieIn } from 'app-kit/browser/cookies.ts';
import type { StoredPreferences } from 'app-kit/browser/save-preference.ts';
import { LRUCache } from 'lru-cache';
import { answeredAtName } from '#features/promotions/server-clock.ts';
import { compressWhole, encodingFor } from '../build-plugins/compressions.ts';
import type { SharedPages } from '../built-storefront.d.ts';

/** Renders a page at once, with scripts and styles under this nonce. */
export type RenderWhole = (request: Request, nonce: string) => Promise<Response>;

export interface PageCache {
  /** Returns a cached page for this visitor; undefined if there is none for this request. */
  find: (request: IncomingMessage) => Promise<Page | undefined>;
  /** Clears the cache after data on the pages has changed. */
  forget: () => void;
}

export interface Page {
  headers: Record<string, string>;
  body: Buffer;
}

interface CachedPage {
  headers: [name: string, value: string][];
  /**
   * The parts between the places of the nonce, as bytes: as text they would take twice the memory, because a ₦ widens
   * every character.
   */
  parts: Buffer[];
}

interface PageEntry {
  until: number;
  /** Who requested it first. */
  firstVisitor: string;
  /** Another visitor requested the same page: it is not specific to one, and other nodes may have it. */
  isShared: boolean;
  page?: Promise<CachedPage | undefined> | undefined;
}

/** Maximum age of a price on a page; an order always has the current price. */
const maxAgeMilliseconds = 2_000;
/** Some hundred kilobytes each, so a dozen megabytes in total; the least recently used is evicted. */
const maxPages = 100;

/** The only cookies that a cached page may depend on: a visitor's choices, not the identity. */
const choices: (keyof StoredPreferences)[] = [
  'zoneid',
  'module',
  'location',
  'currentLatLng',
  'language-setting',
  'settings',
];

/**
 * Caches the home page for visitors without cart and session who have made the same choices, once several of them
 * request it within moments. It is rendered from a request that contains these choices and nothing else, so that it
 * cannot contain personal data; the nonce is inserted into each response. Pages that several people have requested are
 * shared with the other nodes.
 */
export function pageCache(
  render: RenderWhole,
  others: SharedPages,
  cachedPaths: ReadonlySet<string>,
  now: () => number = () => performance.now(),
): PageCache {
  const entries = new LRUCache<string, PageEntry>({ max: maxPages });

  async function make(address: string, cookie: string): Promise<CachedPage | undefined> {
    const nonce = randomBytes(16).toString('hex');
    const response = await render(new Request(address, { headers: { cookie } }), nonce);
    const page = await response.text();
    if (response.status !== 200 || response.headers.has('set-cookie')) return undefined;
    return {
      headers: [...response.headers].map(([name, value]) => [name, value.replaceAll(nonce, nonceMark)]),
      parts: page.split(nonce).map((part) => Buffer.from(part)),
    };
  }

  /** From another node, for as long as it would be cached there; else rendered here, if it is worth caching. */
  async function findOrMake(entry: PageEntry, { address, cookie }: Choice, isWorthCaching: boolean) {
    const { answer, publish } = await others.get(`page ${address} ${cookie}`);
    if (answer) {
      entry.until = now() + Math.min(answer.milliseconds, maxAgeMilliseconds);
      return pageIn(answer.text);
    }
    if (!isWorthCaching) {
      entry.page = undefined;
      return undefined;
    }
    const page = await make(address, cookie).catch(() => undefined);
    if (page && entry.isShared) publish({ text: textOf(page), milliseconds: entry.until - now() });
    return page;
  }

  /** The first request is rendered as usual; with a second one soon after it the page is worth caching. */
  function pageFor(choice: Choice, firstVisitor: string): Promise<CachedPage | undefined> {
    const key = `${choice.address} ${choice.cookie}`;
    const known = entries.get(key);
    const isFresh = known !== undefined && known.until > now();
    if (known && known.firstVisitor !== firstVisitor) known.isShared = true;
    if (isFresh && known.page) return known.page;
    const entry: PageEntry = { firstVisitor, isShared: known?.isShared ?? false, until: now() + maxAgeMilliseconds };
    const page = findOrMake(entry, choice, isFresh || known?.page !== undefined);
    entry.page = page;
    entries.set(key, entry);
    return page;
  }

  return {
    forget: () => entries.clear(),
    async find(request) {
      const cookies = request.headers.cookie ?? '';
      if (!cachedPaths.has(request.url ?? '') || !isForEverybody(request, cookies)) return undefined;
      const choice = { address: addressOf(request), cookie: choicesIn(cookies) };
      const page = await pageFor(choice, String(request.headers['x-forwarded-for']));
      return page && withNonceAndEncoding(page, request);
    },
  };
}

/** What decides how a page looks. */
interface Choice {
  address: string;
  cookie: string;
}

function textOf({ headers, parts }: CachedPage): string {
  return JSON.stringify({ headers, parts: parts.map(String) });
}

function pageIn(text: string): CachedPage {
  const { headers, parts } = JSON.parse(text) as { headers: CachedPage['headers']; parts: string[] };
  return { headers, parts: parts.map((part) => Buffer.from(part)) };
}

const nonceMark = '{nonce}';

function isForEverybody({ method, headers }: IncomingMessage, cookies: string): boolean {
  const isIdentified = ['guest_id', 'sid', '__Host-sid'].some((name) => cookieIn(cookies, name) !== undefined);
  const isPlain = headers.authorization === undefined && headers['save-data'] === undefined;
  return method === 'GET' && isPlain && !isIdentified;
}

function addressOf({ url, headers, socket }: IncomingMessage): string {
  const scheme = 'encrypted' in socket && socket.encrypted ? 'https' : 'http';
  return `${scheme}://${headers.host}${url}`;
}

function choicesIn(cookies: string): string {
  const chosen = choices.map((name) => [name, cookieIn(cookies, name)] as const);
  return chosen
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('; ');
}

async function withNonceAndEncoding({ headers, parts }: CachedPage, request: IncomingMessage): Promise<Page> {
  const nonce = randomBytes(16).toString('base64');
  const encoding = encodingFor(request.headers['accept-encoding']?.toString() ?? null);
  const between = Buffer.from(nonce);
  const page = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
  const body = encoding ? await compressWhole(page, encoding) : page;
  return {
    headers: {
      ...Object.fromEntries(headers.map(([name, value]) => [name, value.replaceAll(nonceMark, nonce)])),
      // The browser sets its clock by it.
      'server-timing': `${answeredAtName};desc=${Date.now()}`,
      ...(encoding && { 'content-encoding': encoding }),
    },
    body,
  };
}

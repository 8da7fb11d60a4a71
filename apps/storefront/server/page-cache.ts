import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookieIn } from '#browser/cookies.ts';
import type { StoredPreferences } from '#browser/save-preference.ts';
import { answeredAtName } from '#features/promotions/server-clock.ts';
import { compressWhole, encodingFor } from '../build-plugins/compressions.ts';
import type { SharedPages } from '../built-storefront.d.ts';

/** Renders a page at once, with scripts and styles under this nonce. */
export type RenderWhole = (request: Request, nonce: string) => Promise<Response>;

export interface PageCache {
  /** Returns a page that is kept, as it goes to this visitor; undefined where there is none for this request. */
  find: (request: IncomingMessage) => Promise<Page | undefined>;
  /** What stands on them has changed. */
  forget: () => void;
}

export interface Page {
  headers: Record<string, string>;
  body: Buffer;
}

interface CachedPage {
  headers: [name: string, value: string][];
  /** What stands between the places of the nonce; as text it would take twice the memory, for a ₦ widens every letter. */
  parts: Buffer[];
}

interface Asked {
  until: number;
  /** Who asked first. */
  asker: string;
  /** Somebody else asked the same: it tells of nobody alone, and other nodes may have it. */
  isOfMany: boolean;
  page?: Promise<CachedPage | undefined> | undefined;
}

/** A price on a page may be as old as this; what is ordered has the price of the moment. */
const maxAgeMilliseconds = 2_000;
/** Some hundred kilobytes each, so a dozen megabytes in all; the oldest goes. */
const maxPages = 100;

/** The only cookies that a kept page may know: what a visitor has chosen, not who it is. */
const choices: (keyof StoredPreferences)[] = [
  'zoneid',
  'module',
  'location',
  'currentLatLng',
  'language-setting',
  'settings',
];

/**
 * Keeps the home for visitors without cart and session who have chosen the same, once several of them ask within
 * moments. It is rendered from a request that holds their choices and nothing else, so that it can hold nothing else of
 * anybody; the nonce is put in for each response. What several people have asked for is told to the other nodes.
 */
export function pageCache(
  render: RenderWhole,
  others: SharedPages,
  now: () => number = () => performance.now(),
): PageCache {
  const asked = new Map<string, Asked>();

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

  /** From another node, for as long as it would be kept there; else made here, if it is worth keeping. */
  async function findOrMake(entry: Asked, { address, cookie }: Choice, isWorth: boolean) {
    const { answer, publish } = await others.look(`page ${address} ${cookie}`);
    if (answer) {
      entry.until = now() + Math.min(answer.milliseconds, maxAgeMilliseconds);
      return pageIn(answer.text);
    }
    if (!isWorth) {
      entry.page = undefined;
      return undefined;
    }
    const page = await make(address, cookie).catch(() => undefined);
    if (page && entry.isOfMany) publish({ text: textOf(page), milliseconds: entry.until - now() });
    return page;
  }

  /** The first to ask is answered as ever; for a second one soon after it is worth keeping. */
  function pageFor(choice: Choice, asker: string): Promise<CachedPage | undefined> {
    const key = `${choice.address} ${choice.cookie}`;
    const known = asked.get(key);
    const isFresh = known !== undefined && known.until > now();
    if (known && known.asker !== asker) known.isOfMany = true;
    if (isFresh && known.page) return known.page;
    const entry: Asked = { asker, isOfMany: known?.isOfMany ?? false, until: now() + maxAgeMilliseconds };
    const page = findOrMake(entry, choice, isFresh || known?.page !== undefined);
    entry.page = page;
    asked.delete(key);
    asked.set(key, entry);
    const [oldest] = asked.keys();
    if (asked.size > maxPages && oldest !== undefined) asked.delete(oldest);
    return page;
  }

  return {
    forget: () => asked.clear(),
    async find(request) {
      const cookies = request.headers.cookie ?? '';
      if (!isForEverybody(request, cookies)) return undefined;
      const choice = { address: addressOf(request), cookie: choicesIn(cookies) };
      const page = await pageFor(choice, String(request.headers['x-forwarded-for']));
      return page && dressed(page, request);
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

function isForEverybody({ method, url, headers }: IncomingMessage, cookies: string): boolean {
  const isIdentified = ['guest_id', 'sid', '__Host-sid'].some((name) => cookieIn(cookies, name) !== undefined);
  const isPlain = headers.authorization === undefined && headers['save-data'] === undefined;
  return method === 'GET' && url === '/home' && isPlain && !isIdentified;
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

async function dressed({ headers, parts }: CachedPage, request: IncomingMessage): Promise<Page> {
  const nonce = randomBytes(16).toString('base64');
  const encoding = encodingFor(request.headers['accept-encoding']?.toString() ?? null);
  const between = Buffer.from(nonce);
  const page = Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [between, part])));
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

import { slugKinds, slugsPerBlock } from 'market/search/search.contract';
import { href } from 'react-router';
import { categoryPath } from '#features/categories/category-path.ts';

export type SlugKind = (typeof slugKinds)[number];

/** A store, an item or a category, whose page is in the sitemap. */
export interface SitemapEntry {
  id: number;
  slug: string;
  module_id: number;
}

/** Up to 5,000 of a kind, by id, after one id and up to another. */
export type FetchSlugs = (ids: { after: number; until: number }) => Promise<SitemapEntry[]>;

const pathOf: Record<SlugKind, (entry: SitemapEntry) => string> = {
  stores: ({ slug, id }) => href('/store/:slugOrId', { slugOrId: String(slug || id) }),
  items: ({ slug, id }) => href('/product/:slugOrId', { slugOrId: String(slug || id) }),
  categories: categoryPath,
};

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the index of the sitemap: one file of pages, and one for each block of 50,000 ids that is not empty. */
export function sitemapIndex(origin: string, blocks: Record<SlugKind, number[]>): string {
  const files = ['pages', ...slugKinds.flatMap((kind) => blocks[kind].map((block) => `${kind}-${block}`))];
  const entries = files.map((file) => `<sitemap><loc>${escaped(`${origin}/sitemap/${file}.xml`)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${names}>\n${entries.join('')}</sitemapindex>\n`;
}

export function sitemapOfPaths(origin: string, paths: string[]): string {
  return `${head}<urlset ${names}>\n${paths.map((path) => entryOf(origin + path)).join('')}</urlset>\n`;
}

/** Streams one file: memory never holds more of it than one request returns. */
export async function* sitemapOfBlock(origin: string, kind: SlugKind, block: number, fetchSlugs: FetchSlugs) {
  yield `${head}<urlset ${names}>\n`;
  const until = block * slugsPerBlock;
  let after = until - slugsPerBlock;
  for (;;) {
    const entries = await fetchSlugs({ after, until });
    const last = entries.at(-1);
    if (!last) break;
    yield entries.map((one) => entryOf(origin + pathOf[kind](one))).join('');
    after = last.id;
  }
  yield '</urlset>\n';
}

/** Parses the kind and block of a file name, such as `items-2.xml`. */
export function parseSitemapFileName(file: string): { kind: SlugKind; block: number } | undefined {
  const [, name, block] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const kind = slugKinds.find((one) => one === name);
  const isPossible = Number(block) * slugsPerBlock <= 2_147_483_647;
  return kind && isPossible ? { kind, block: Number(block) } : undefined;
}

function entryOf(address: string): string {
  return `<url><loc>${escaped(address)}</loc></url>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

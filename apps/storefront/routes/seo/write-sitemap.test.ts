import { describe, expect, it } from 'vitest';
import {
  parseSitemapFileName,
  type SitemapEntry,
  sitemapIndex,
  sitemapOfBlock,
  sitemapOfPaths,
} from './write-sitemap.ts';

const origin = 'https://soko.test';

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** That many objects, as the API returns them. */
function shelfOf(ids: number[], atOnce: number) {
  const startIds: number[] = [];
  const fetchSlugs = async ({ after, until }: { after: number; until: number }): Promise<SitemapEntry[]> => {
    startIds.push(after);
    const found = ids.filter((id) => id > after && id <= until).slice(0, atOnce);
    return found.map((id) => ({ id, slug: `thing-${id}`, module_id: 2 }));
  };
  return { fetchSlugs, startIds };
}

describe('the sitemap', () => {
  it('names a file of pages and one for each block of each kind', () => {
    const index = sitemapIndex(origin, { stores: [1], items: [1, 20], categories: [] });
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://soko.test/sitemap/pages.xml',
      'https://soko.test/sitemap/stores-1.xml',
      'https://soko.test/sitemap/items-1.xml',
      'https://soko.test/sitemap/items-20.xml',
    ]);
  });

  it('has every entry of a block once, over several requests', async () => {
    const ids = [50_001, 50_002, 70_000, 99_999, 100_000, 100_001];
    const { fetchSlugs, startIds } = shelfOf(ids, 2);
    const file = await textOf(sitemapOfBlock(origin, 'items', 2, fetchSlugs));
    expect([...file.matchAll(/\/product\/thing-(\d+)</g)].map(([, id]) => Number(id))).toEqual(ids.slice(0, 5));
    expect(startIds).toEqual([50_000, 50_002, 99_999, 100_000]);
    expect(file.endsWith('</urlset>\n')).toBe(true);
  });

  it('writes addresses so that they are XML', async () => {
    const { fetchSlugs } = shelfOf([3], 5);
    const file = await textOf(sitemapOfBlock(origin, 'categories', 1, fetchSlugs));
    expect(file).toContain('<loc>https://soko.test/category/thing-3?module_id=2</loc>');
    expect(sitemapOfPaths(origin, ['/a?b=1&c=<d>'])).toContain('<loc>https://soko.test/a?b=1&#38;c=&#60;d&#62;</loc>');
  });

  it.each(['items-0.xml', 'items-99999.xml', 'customers-1.xml', 'items-1.xml.gz', '../items-1.xml', 'items-1e3.xml'])(
    'has no file %s',
    (file) => expect(parseSitemapFileName(file)).toBeUndefined(),
  );
});

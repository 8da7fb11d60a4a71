import { describe, expect, it } from 'vitest';
import { everyRow } from './every-row.ts';

/** A list of that many numbers, and the pages that were requested. */
function listOf(size: number) {
  const all = Array.from({ length: size }, (_, n) => n);
  const requests: { limit: number; offset: number }[] = [];
  const ask = async (page: { limit: number; offset: number }) => {
    requests.push(page);
    const before = (page.offset - 1) * page.limit;
    return { total_size: size, ...page, numbers: all.slice(before, before + page.limit) };
  };
  return { all, requests, ask };
}

describe('every row of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [99, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('[API-11] of %i comes in %i pages, each row once and in its order', async (size, pages) => {
    const list = listOf(size);
    expect(await everyRow('numbers', list.ask)).toEqual(list.all);
    expect(list.requests).toEqual(Array.from({ length: pages }, (_, n) => ({ limit: 100, offset: n + 1 })));
  });

  it('[API-12] ends with a page that is not full where the list has become shorter meanwhile', async () => {
    const list = listOf(150);
    const ask = async (page: { limit: number; offset: number }) =>
      page.offset === 1 ? list.ask(page) : { total_size: 150, numbers: [] };
    expect(await everyRow('numbers', ask)).toEqual(list.all.slice(0, 100));
  });

  it('comes once from a market that knows no pages of this list', async () => {
    const { all } = listOf(200);
    let times = 0;
    const ask = async () => ({ total_size: 200, numbers: ++times ? all : [] });
    expect(await everyRow('numbers', ask)).toEqual(all);
    expect(times).toBe(1);
  });

  it('fails as its call fails', async () => {
    await expect(everyRow('numbers', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});

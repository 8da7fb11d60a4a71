import { expect, it } from 'vitest';
import { slugFrom } from './slug.ts';

it.each([
  ['Osu & Labone', [], 'osu-labone'],
  ['Mama Rónkẹ́ Buka', [], 'mama-ronke-buka'],
  ['Osu', ['osu'], 'osu-2'],
  ['Osu', ['osu', 'osu-2'], 'osu-3'],
  ['阿克拉', [], 'zone'],
  ['-- ', [], 'zone'],
  [`${'a'.repeat(59)} bc`, [], 'a'.repeat(59)],
])('[OPS-054] the part of an address for %j where %j are taken is %j', (name, taken, slug) => {
  expect(slugFrom(name, new Set(taken))).toBe(slug);
});

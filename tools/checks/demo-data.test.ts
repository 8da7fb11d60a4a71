import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { sharedPictures } from '../../demo/drawings/shared-pictures.ts';

it('has a place, a picture and a price for everything that the demo market names', () => {
  const { stdout, status } = spawnSync('node', ['demo/check.mjs'], { encoding: 'utf8' });
  expect(stdout).toContain('all checks passed');
  expect(status).toBe(0);
});

describe('the pictures of the items', () => {
  const items = [
    { name: 'Okra', image: 'okra' },
    { name: 'Soda', image: 'soda' },
  ];

  it('are accepted where each item has its own', () => {
    expect(sharedPictures(items, (key) => `drawing of ${key}`)).toEqual([]);
  });

  it('are refused where two items name one picture', () => {
    expect(sharedPictures([...items, { name: 'Lady fingers', image: 'okra' }], (key) => key)).toEqual(['Lady fingers']);
  });

  it('are refused where two files hold one picture', () => {
    expect(sharedPictures(items, () => 'the same drawing')).toEqual(['Soda']);
  });
});

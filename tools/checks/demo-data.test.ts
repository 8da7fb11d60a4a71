import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('has a place, a picture and a price for everything that the demo market names', () => {
  const { stdout, status } = spawnSync('node', ['demo/check.mjs'], { encoding: 'utf8' });
  expect(stdout).toContain('all checks passed');
  expect(status).toBe(0);
});

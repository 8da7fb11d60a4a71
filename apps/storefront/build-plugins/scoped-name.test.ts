import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scopedName } from './scoped-name.ts';

const root = `${import.meta.dirname}/../../..`;
const sheets = ['apps/storefront', 'packages/ui', 'packages/app-kit'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css') && !/node_modules|build\//.test(path))
    .map((path) => `${root}/${folder}/${path}`),
);

describe('the name of a class', () => {
  it('is another one in each file', () => {
    expect(sheets.length).toBeGreaterThan(100);
    expect(new Set(sheets.map((file) => scopedName('title', file))).size).toBe(sheets.length);
  });

  it('ends alike for all classes of a file, wherever the project lies', () => {
    const [file = ''] = sheets;
    expect(scopedName('line', `${file}?used`).replace('line', 'title')).toBe(scopedName('title', file));
    expect(scopedName('title', file)).toMatch(/^title-[\w-]{4}$/);
  });
});

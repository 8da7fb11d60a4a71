import { describe, expect, it } from 'vitest';
import { decisionsMisnumbered, faultsInDocument, figuresWithoutCommand, namesWithoutCode } from './document-rules.ts';

const exists = (path: string) => ['docs/glossary.md', 'apps/storefront/routes.ts', 'market/'].includes(path);

describe('the rules of documents', () => {
  it('find a link that leads nowhere, seen from its own folder', () => {
    expect(faultsInDocument('README.md', '[words](docs/glossary.md) [gone](docs/gone.md#top)', exists)).toEqual([
      'README.md: docs/gone.md is not there',
    ]);
    expect(faultsInDocument('docs/decisions/one.md', '[words](../glossary.md)', exists)).toEqual([]);
  });

  it('find a path of a guide that leads nowhere', () => {
    expect(
      faultsInDocument('README.md', '`apps/storefront/routes.ts` `market/` `apps/storefront/gone.ts`', exists),
    ).toEqual(['README.md: apps/storefront/gone.ts is not there']);
  });

  it('ignore what is not a path, or a placeholder', () => {
    const text =
      '`npm test` `market/<noun>/<noun>.rules.ts` `zod/mini` `*.data.ts` [out](https://example.org) `place-order.ts`';
    expect(faultsInDocument('README.md', text, exists)).toEqual([]);
  });
});

it('figures name the command that makes them', () => {
  const source = '# Figures\n\n## Calls: `npm run bench`\n\n## Backups: `soko backup`\n\n### Of size l\n\n## Hopes\n';
  expect(figuresWithoutCommand('docs/figures.md', source)).toEqual([
    'docs/figures.md: "Hopes" names no command that makes its figures',
  ]);
});

it('decisions have a number each, which their title says', () => {
  expect(
    decisionsMisnumbered([
      { file: 'docs/decisions/0001-one.md', title: '# 1. One' },
      { file: 'docs/decisions/0002-two.md', title: '# 2. Two' },
      { file: 'docs/decisions/0002-also.md', title: '# 3. Also' },
    ]),
  ).toEqual([
    'Decision 2 exists 2 times: docs/decisions/0002-two.md, docs/decisions/0002-also.md',
    'docs/decisions/0002-also.md: its title says another number: # 3. Also',
  ]);
});

it('names of functions occur in the sources', () => {
  const names = new Set(['placeOrder']);
  const source = 'Orders are made by `placeOrder`, not by `makeOrder`; `npm test` and `order` are no such names.';
  expect(namesWithoutCode('docs/a.md', source, (name) => names.has(name))).toEqual([
    'docs/a.md: no source has makeOrder',
  ]);
});

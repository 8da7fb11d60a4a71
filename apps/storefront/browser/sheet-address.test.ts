import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Overlay } from './overlay-store.ts';
import { pageOf, sheetsIn, withSheets } from './sheet-address.ts';

describe('the address of a sheet', () => {
  it.each<[string, Overlay[]]>([
    ['?item=moi-moi', [{ kind: 'item', slug: 'moi-moi' }]],
    ['?item=moi-moi&line=12', [{ kind: 'item', slug: 'moi-moi', lineId: 12 }]],
    ['?sheet=cart&item=moi-moi', [{ kind: 'cart' }, { kind: 'item', slug: 'moi-moi' }]],
    ['?search=rice&data_type=searched&sheet=filter', [{ kind: 'filter' }]],
    ['?sheet=place', [{ kind: 'place' }]],
  ])('is read as it is written: %s', (search, sheets) => {
    expect(sheetsIn(search)).toEqual(sheets);
    expect(withSheets(search, sheets)).toBe(search);
  });

  it('names the same page with and without its sheets', () => {
    expect(pageOf({ pathname: '/home', search: '?item=x&search=rice&sheet=filter&line=3' })).toBe('/home?search=rice');
    expect(pageOf({ pathname: '/home', search: '?sheet=menu' })).toBe('/home');
    expect(withSheets('?sheet=menu&item=x', [])).toBe('');
  });

  it('is none for a sheet that holds something, and ends before one that it cannot open', () => {
    expect(withSheets('', [{ kind: 'cart' }, { kind: 'auth', mode: 'sign-up' }])).toBe('?sheet=cart');
    expect(sheetsIn('?sheet=cart&sheet=auth&item=x')).toEqual([{ kind: 'cart' }]);
  });

  it.each(['?item=', '?sheet=', '?sheet=item', '?sheet=toString', '?sheet=other_store'])(
    'opens nothing: %s',
    (search) => {
      expect(sheetsIn(search)).toEqual([]);
    },
  );

  it('has one of each kind, and a line of the cart by its number only', () => {
    expect(sheetsIn('?item=x&item=y')).toEqual([{ kind: 'item', slug: 'x' }]);
    expect(sheetsIn('?item=x&line=1e99')).toEqual([{ kind: 'item', slug: 'x' }]);
    expect(sheetsIn('?item=x&line=<b>')).toEqual([{ kind: 'item', slug: 'x' }]);
  });
});

it('no page with a loader loads again for a sheet over it', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const withLoader = globSync('{root.tsx,{layout,routes}/**/*-{page,layout}.tsx}', { cwd: folder })
    .map((path) => ({ path, source: readFileSync(`${folder}/${path}`, 'utf8') }))
    // One that only answers with an error or another address shows nothing.
    .filter(
      ({ source }) => /export (async )?function loader/.test(source) && !/function loader\(.*\): never/.test(source),
    );
  expect(withLoader.length).toBeGreaterThan(20);
  expect(
    withLoader.filter(({ source }) => !/revalidateUnlessSheet|isSheetNavigation/.test(source)).map(({ path }) => path),
  ).toEqual([]);
});

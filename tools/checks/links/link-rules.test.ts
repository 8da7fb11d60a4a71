// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of sources.
import { describe, expect, it } from 'vitest';
import { linksIn, pathComparisonsIn } from './link-rules.ts';

const page = 'apps/storefront/features/some/some-part.tsx';

describe('the rule of links', () => {
  it.each([
    "<Link to={href('/home')}>",
    "<Link to={`${href('/home')}?sort=name`}>",
    '<Link to={`?sort=${sort}`}>',
    "navigate(href('/store/:id', { id }))",
    '<form action="https://pay.example/">',
  ])('accepts %s', (line) => expect(linksIn(page, line)).toEqual([]));

  it.each([
    '<Link to="/home">',
    '<Link to={`/store/${id}`}>',
    "navigate('/home')",
    "redirect('/')",
    "{ to: '/wallet' }",
  ])('names the line of %s', (line) =>
    expect(linksIn(page, `\n${line}`)).toEqual([expect.stringContaining(`${page}:2: leads to a path`)]),
  );
});

describe('the rule of paths', () => {
  it.each(['currentUrl.pathname === nextUrl.pathname', 'new URL(url).pathname', "nextUrl.pathname === href('/home')"])(
    'accepts %s',
    (line) => expect(pathComparisonsIn(page, line)).toEqual([]),
  );

  it.each([
    "pathname === '/home'",
    "location.pathname !== '/'",
    "pathname.startsWith('/payment/')",
    '/^\\/home/.test(pathname)',
  ])('names the line of %s', (line) =>
    expect(pathComparisonsIn(page, `\n${line}`)).toEqual([expect.stringContaining(`${page}:2: compares`)]),
  );
});

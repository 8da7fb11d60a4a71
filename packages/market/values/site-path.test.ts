import { describe, expect, it } from 'vitest';
import { sitePathOf } from './site-path.ts';

const page = 'https://soko.example/checkout?page=cart';

/** Ways to write another site; each is joined with each start below. */
const ends = [
  '/evil.example',
  '//evil.example',
  '\\evil.example',
  '/\\evil.example',
  '%2f%2fevil.example',
  '@evil.example',
];
const starts = [
  '',
  '/',
  '//',
  '/.',
  '/./',
  '/..',
  '/x/..',
  '/x/../',
  '/%2e',
  '/%2e/',
  '/x/%2E%2E',
  '/x/.%2e/',
  '/\t',
  '\t/',
  '/\n/',
  '\\',
  '/.\\',
  '/x/..\\',
  'http:',
  'https:/',
  ' ',
  '/:80',
];

describe('a path of this site', () => {
  it.each([
    ['/home', '/home'],
    ['/', '/'],
    ['/profile?page=wallet#funds', '/profile?page=wallet#funds'],
    ['/a/../payment/result', '/payment/result'],
    ['/store/ọjà', '/store/%E1%BB%8Dj%C3%A0'],
    ['/home?next=//other.example', '/home?next=//other.example'],
  ])('%s is %s', (text, path) => {
    expect(sitePathOf(text)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'home',
    '',
    'http://site.invalid/home',
  ])('%j is none', (text) => {
    expect(sitePathOf(text)).toBeUndefined();
  });

  it('keeps a browser on the site, also where it is read once more', () => {
    const texts = starts.flatMap((start) => ends.map((end) => start + end));
    const accepted = texts.map(sitePathOf).filter((path) => path !== undefined);
    expect(accepted.length).toBeGreaterThan(0);
    for (const path of accepted) {
      expect(new URL(path, page).origin).toBe('https://soko.example');
      expect(sitePathOf(path)).toBe(path);
    }
    // Some of them would have led away as they are.
    expect(texts.some((text) => URL.canParse(text, page) && new URL(text, page).hostname === 'evil.example')).toBe(
      true,
    );
  });
});

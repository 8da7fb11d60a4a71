import { expect, it } from 'vitest';
import { isStartPage } from './account-preferences.rules.ts';

it.each([
  ['/vendor/menu', true],
  ['/admin/riders/12', true],
  ['/courier', true],
  ['/vendor//evil.example', false],
  ['//evil.example', false],
  ['/checkout', false],
  ['/vendor/../home', false],
  ['https://evil.example/vendor', false],
])('[SEAT-26] an application may open at %s: %s', (path, expected) => {
  expect(isStartPage(path)).toBe(expected);
});

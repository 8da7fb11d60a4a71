import { describe, expect, it } from 'vitest';
import { codeOf, languages, tagOf, translatedCodes } from './config.rules.ts';

describe('codes and tags of languages', () => {
  it.each([
    ['ke', 'sw'],
    ['yo', 'yo'],
    ['fr', 'fr'],
  ])('[I18N-02] the stored code %s is declared as %s', (code, tag) => {
    expect(tagOf(code)).toBe(tag);
  });

  it.each([
    ['sw', 'ke'],
    ['sw-KE', 'ke'],
    ['KE', 'ke'],
    ['yo-NG', 'yo'],
    ['en-GB', 'en'],
    ['fr', undefined],
    ['', undefined],
  ])('[I18N-01] %j names the language stored as %s', (name, code) => {
    expect(codeOf(name)).toBe(code);
  });

  it('[I18N-01] every language but the first needs texts', () => {
    expect(['en', ...translatedCodes]).toEqual(languages.map(({ code }) => code));
  });
});

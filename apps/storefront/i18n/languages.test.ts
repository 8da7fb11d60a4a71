import { describe, expect, it } from 'vitest';
import { directionOf, languages, languageWith } from './languages.ts';

describe('the offered languages', () => {
  it('[I18N-01] [I18N-02] are four, each with name, code, country and flag', () => {
    expect(
      languages.map(({ languageName, languageCode, countryCode }) => [languageName, languageCode, countryCode]),
    ).toEqual([
      ['English', 'en', 'GB'],
      ['Yorùbá', 'yo', 'NG'],
      ['Hausa', 'ha', 'NG'],
      ['Kiswahili', 'ke', 'KE'],
    ]);
    for (const { flag } of languages) expect(flag).toContain('svg');
  });

  it('[I18N-01] declares Swahili as Swahili, though it is stored as ke', () => {
    expect(languageWith('ke').tag).toBe('sw');
  });

  it.each(['sw', 'fr', '', undefined])('[I18N-14] takes English where %s is stored', (code) => {
    expect(languageWith(code).languageCode).toBe('en');
  });

  it.each([
    ['ha', ['ar', 'ha'], 'rtl'],
    ['ha', ['ar'], 'ltr'],
    ['yo', ['ar', 'ha'], 'ltr'],
    ['ke', [], 'ltr'],
  ])('runs %s by the list of the operator', (code, list, direction) => {
    expect(directionOf(code, list)).toBe(direction);
  });
});

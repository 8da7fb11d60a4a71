import { describe, expect, it } from 'vitest';
import { translateBy, untranslated } from './translate-names.ts';

const translate = translateBy(
  new Map([
    ['Drinks', 'Vinywaji'],
    ['# tablets', 'tembe #'],
    ['# x # g', 'g # x #'],
    ['# kg', '#kg'],
  ]),
);

describe('the translations of names', () => {
  it.each([
    ['a whole text', 'Drinks', 'Vinywaji'],
    ['a text with a number', '96 tablets', 'tembe 96'],
    ['a text with two numbers', '2 x 25 g', 'g 2 x 25'],
    ['a number with decimals', '1.8 kg', '1.8kg'],
    ['a text without translation', 'Roots & Tubers', 'Roots & Tubers'],
    ['a number whose text has no translation', '3 coils', '3 coils'],
    ['an empty text', '', ''],
  ])('[I18N-14] change %s', (_what, text, expected) => {
    expect(translate(text)).toBe(expected);
  });

  it('[I18N-14] lead back from a chosen text to that of the operator', () => {
    expect(untranslated('Vinywaji', ['Food', 'Drinks'], translate)).toBe('Drinks');
    expect(untranslated('My own words', ['Food', 'Drinks'], translate)).toBe('My own words');
  });
});

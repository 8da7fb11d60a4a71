import { describe, expect, it, test } from 'vitest';
import {
  inCalls,
  missingFirst,
  missingLanguages,
  numbersIn,
  patternOf,
  signsDifference,
  type TranslatedText,
  takenBack,
} from './config-texts.rules.ts';

describe('[OPS-088] the signs of a translation', () => {
  test.each<[string, string, string, string[], string[]]>([
    ['no signs', 'Drinks', 'Vinywaji', [], []],
    ['the same words in braces', 'Hello {name}', '{name}, habari', [], []],
    ['another order', '{from} to {to}', 'hadi {to}, tangu {from}', [], []],
    ['a word in braces twice', 'Hello {name}', '{name}, habari {name}', [], []],
    ['a missing word', 'Hello {name}', 'Habari', ['{name}'], []],
    ['a word of its own', 'Hello', 'Habari {name}', [], ['{name}']],
    ['a translated word', 'Hello {name}', 'Habari {jina}', ['{name}'], ['{jina}']],
    ['other spaces', 'Hello {name}', 'Habari { name }', ['{name}'], ['{ name }']],
    ['a brace that is not closed', 'Hello {name}', 'Habari {name', ['{name}'], ['{']],
    ['a number', '# tablets', 'tembe #', [], []],
    ['a number too few', '# x # g', 'g #', ['#'], []],
    ['two numbers too many', 'pack', '# # pakiti', [], ['#', '#']],
    ['no translation', 'Hello {name}, # times', '', [], []],
  ])('with %s', (_what, text, translation, missing, extra) => {
    const isSame = missing.length === 0 && extra.length === 0;
    expect(signsDifference(text, translation)).toEqual(isSame ? undefined : { missing, extra });
  });
});

describe('[OPS-088] [I18N-14] the pattern of a text', () => {
  test.each([
    ['96 tablets', '# tablets', ['96']],
    ['1.8 kg', '# kg', ['1.8']],
    ['2 x 25 g', '# x # g', ['2', '25']],
    ['bunch', 'bunch', []],
  ])('of %s is %s', (text, pattern, numbers) => {
    expect([patternOf(text), numbersIn(text)]).toEqual([pattern, numbers]);
  });
});

const textOf = (text: string, kinds: TranslatedText['kinds'], translations = {}): TranslatedText => ({
  text,
  kinds,
  translations,
});

describe('[OPS-088] the list of texts', () => {
  it('begins with what is missing, by kind and words; what nothing uses is last', () => {
    const whole = { yo: 'x', ke: 'x' };
    const texts = [
      textOf('Old', ['unused']),
      textOf('Food', ['module', 'category'], whole),
      textOf('Rice', ['category'], whole),
      textOf('Soup', ['category'], { yo: 'x' }),
      textOf('Fish', ['category'], { ke: 'x', yo: '' }),
      textOf('Shop', ['module']),
    ];
    const sorted = texts.toSorted(missingFirst(['yo', 'ke'])).map(({ text }) => text);
    expect(sorted).toEqual(['Shop', 'Fish', 'Soup', 'Food', 'Rice', 'Old']);
  });

  it('has nothing missing in a language that the market does not offer', () => {
    const text = textOf('Soup', ['category'], { yo: 'x' });
    expect(missingLanguages(text, ['yo', 'ke'])).toEqual(['ke']);
    expect(missingLanguages(text, ['yo'])).toEqual([]);
  });
});

describe('[OPS-088] changes of texts', () => {
  const change = (text: string, before = '', after = 'x') => ({ text, language: 'ke', before, after });

  it('are taken back by the same changes the other way round', () => {
    expect(takenBack([change('One', '', 'Moja'), change('Two', 'Mbili', '')])).toEqual([
      change('Two', '', 'Mbili'),
      change('One', 'Moja', ''),
    ]);
  });

  test.each<[string, number, number, number[]]>([
    ['all that fit', 9, 10_000, [3]],
    ['at most so many', 2, 10_000, [2, 1]],
    ['at most so long', 9, 120, [2, 1]],
    ['each alone, even if it is too long', 9, 1, [1, 1, 1]],
  ])('go in calls: %s', (_what, maxChanges, maxBytes, sizes) => {
    const parts = inCalls([change('One'), change('Two'), change('Six')], { maxChanges, maxBytes });
    expect(parts.map((part) => part.length)).toEqual(sizes);
    expect(parts.flat()).toHaveLength(3);
  });
});

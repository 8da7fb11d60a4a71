import { describe, expect, it } from 'vitest';
import { minus, money, roundingStep, share, toDecimal } from '../values/money.ts';
import { closestWord, foldedWords, hasWords, type KnownWord, pricesShownWithin, searchWords } from './search.rules.ts';

describe('the words that a search knows', () => {
  it.each([
    ['ẹ̀gúsí', ['egusi']],
    ['Ẹ̀GÚSÍ & ọ̀fadà', ['egusi', 'ofada']],
    ['Waken Ƙarfi, ɗan wake', ['waken', 'karfi', 'dan', 'wake']],
    ["Women’s care; men's", ['womens', 'care', 'mens']],
    ['Paracetamol 120 mg/5 ml', ['paracetamol', '120', 'mg', '5', 'ml']],
    ['20-000 mAh', ['20', '000', 'mah']],
    ['  !?  ', []],
    ['', []],
  ])('[LIST-50] folds case, accents and punctuation of %j', (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });

  it('[LIST-50] folds composed and decomposed letters alike', () => {
    expect(foldedWords('jọ́llọ̀f'.normalize('NFC'))).toEqual(foldedWords('jọ́llọ̀f'.normalize('NFD')));
  });
});

describe('what is looked for', () => {
  it.each([
    ['jollof rice', ['jollof', 'rice']],
    ['Rice, jollof rice', ['jollof', 'rice']],
    ["%_'; -- 😀", []],
    ['', []],
  ])('[LIST-50] in %j is each word once, the last one last', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('[LIST-50] in a very long text is a few words of some length', () => {
    expect(searchWords('a b c d e f g h i j k l')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'l']);
    expect(searchWords('x'.repeat(500))).toEqual(['x'.repeat(40)]);
  });
});

describe('a typing error', () => {
  const known: KnownWord[] = [
    ['jollof', 900],
    ['rice', 1200],
    ['juice', 400],
    ['chicken', 700],
    ['thick', 3],
    ['suya', 50],
    ['soya', 80],
  ];

  it.each([
    ['jolof', false, 'jollof', 'a letter too few'],
    ['jolllof', false, 'jollof', 'a letter too many'],
    ['jollov', false, 'jollof', 'another letter'],
    ['jololf', false, 'jollof', 'two letters swapped'],
    ['rcie', false, 'rice', 'two letters swapped in a short word'],
    ['saya', false, 'soya', 'of two as near, the more frequent one'],
    ['chiken', false, 'chicken', 'a letter too few in a long word'],
    ['jolo', true, 'jollof', 'in a word that is only begun'],
    ['chikc', true, 'chicken', 'at the end of a beginning'],
    ['jolo', false, undefined, 'too many for a word so short'],
    ['rx', false, undefined, 'in a word too short to guess'],
    ['zzzzqq', false, undefined, 'that is not a word at all'],
  ] as [string, boolean, string | undefined, string][])(
    '[LIST-50] in %j (begun: %s) means %s: %s',
    (typed, isPrefix, expected) => {
      expect(closestWord(typed, known, isPrefix)).toBe(expected);
    },
  );

  it('[LIST-50] is repaired to nothing where nothing is known', () => {
    expect(closestWord('jollof', [], true)).toBeUndefined();
  });
});

describe('the prices within two bounds', () => {
  it.each([0, 1, 2])('[LIST-60] are those that a card shows within them, with %d decimals', (digits) => {
    const roundTo = roundingStep(digits);
    const price = money(125_000);
    const tenths = Array.from({ length: 1000 }, (_, at) => at + 1);
    for (const basisPoints of tenths) {
      const exact = money(price - share(price, basisPoints, money(1)));
      const shown = toDecimal(minus(price, share(price, basisPoints, roundTo)));
      const { minPrice = 0, maxPrice = 0 } = pricesShownWithin({ min: shown, max: shown }, roundTo);
      expect([basisPoints, exact >= minPrice && exact <= maxPrice]).toEqual([basisPoints, true]);
      const above = pricesShownWithin({ min: shown + toDecimal(roundTo) }, roundTo).minPrice ?? 0;
      const below = pricesShownWithin({ max: shown - toDecimal(roundTo) }, roundTo).maxPrice ?? 0;
      expect([basisPoints, exact < above, exact > below]).toEqual([basisPoints, true, true]);
    }
  });

  it('have no bound unless one is set', () => {
    expect(pricesShownWithin({}, roundingStep(0))).toEqual({});
    expect(pricesShownWithin({ max: 10.4 }, roundingStep(0))).toEqual({ maxPrice: 1050 });
    expect(pricesShownWithin({ min: 10.4 }, roundingStep(0))).toEqual({ minPrice: 1051 });
  });
});

describe('the words of a name', () => {
  it.each([
    ['Smoky party jollof', ['jollof'], true],
    ['Smoky party jollof', ['party', 'jol'], true],
    ['Smoky party jollof', ['par', 'jollof'], false],
    ['Ẹ̀gúsí soup', ['egusi'], true],
    ['Fried rice', ['jollof'], false],
    ['Fried rice', [], true],
  ])('%s: %j is there: %s', (name, words, isThere) => {
    expect(hasWords(name, words)).toBe(isThere);
  });
});

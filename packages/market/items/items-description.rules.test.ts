import { describe, expect, it } from 'vitest';
import { describedIn } from './items-description.rules.ts';

describe('a description', () => {
  it.each([
    ['nothing', '', '', []],
    ['a text alone', 'Real leather, stitched sole.', 'Real leather, stitched sole.', []],
    ['facts alone', 'Material: Leather', '', ['Material=Leather']],
    [
      'a text and its facts',
      'Real leather.\n\nMaterial: Leather\nMade in: Aba, Abia',
      'Real leather.',
      ['Material=Leather', 'Made in=Aba, Abia'],
    ],
    ['two paragraphs', 'One.\nTwo.\nCare: Cold wash', 'One.\nTwo.', ['Care=Cold wash']],
    ['spaces and line ends of a form', 'One. \r\n Care:  Cold wash \r\n', 'One.', ['Care=Cold wash']],
    ['a name with tone marks', 'Àlẹ̀mọ́: Bẹ́ẹ̀ ni', '', ['Àlẹ̀mọ́=Bẹ́ẹ̀ ni']],
    ['a colon within the text, which is no fact', 'Note: wash first.\nThen wear.', 'Note: wash first.\nThen wear.', []],
    ['a time, which is no fact', 'Ready from 10:30', 'Ready from 10:30', []],
    [
      'a sentence before a colon, which is no fact',
      'What is in the box, in short: a cable',
      'What is in the box, in short: a cable',
      [],
    ],
    ['a name without a value', 'Good.\nMaterial:', 'Good.\nMaterial:', []],
  ])('of %s', (_case, description, text, facts) => {
    const found = describedIn(description);
    expect(found.text).toBe(text);
    expect(found.facts.map(({ name, value }) => `${name}=${value}`)).toEqual(facts);
  });
});

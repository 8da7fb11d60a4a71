import { describe, expect, it } from 'vitest';
import { partsOfName } from './name-parts.ts';

describe('the name on a card', () => {
  it('[CARD-17] stays whole up to 25 letters', () => {
    const name = 'Smoky party jollof, plate';
    expect(partsOfName(name)).toEqual({ shown: name, rest: '' });
  });

  it('[CARD-17] is cut to 25 letters', () => {
    expect(partsOfName('Smoky party jollof, platter')).toEqual({ shown: 'Smoky party jollof, platt', rest: 'er' });
  });

  it('[CARD-17] ends with a letter, and loses nothing', () => {
    expect(partsOfName('Smoky party jollof plates to share')).toEqual({
      shown: 'Smoky party jollof plates',
      rest: ' to share',
    });
    expect(partsOfName('Smoky party jollof, good to share')).toEqual({
      shown: 'Smoky party jollof, good',
      rest: ' to share',
    });
  });

  it('[CARD-17] counts a vowel with its tone marks as one letter', () => {
    const name = 'Ẹ̀gúsí soup and iyán, pot'.normalize('NFD');
    expect(partsOfName(name)).toEqual({ shown: name, rest: '' });
  });
});

import { describe, expect, it } from 'vitest';
import { shortName } from './short-name.ts';

describe('the name on a card', () => {
  it('[CARD-17] stays whole up to 25 letters', () => {
    expect(shortName('Smoky party jollof, plate')).toBe('Smoky party jollof, plate');
  });

  it('[CARD-17] is cut to 25 letters', () => {
    expect(shortName('Smoky party jollof, platter')).toBe('Smoky party jollof, platt…');
  });

  it('[CARD-17] counts a vowel with its tone marks as one letter', () => {
    const name = 'Ẹ̀gúsí soup and iyán, pot'.normalize('NFD');
    expect(shortName(name)).toBe(name);
  });
});

import { describe, expect, it } from 'vitest';
import { type Allergen, allergens, hasAvoided } from './items-allergens.rules.ts';

describe('an item that a customer with allergies may get', () => {
  it.each<[string, string[], Allergen[], boolean]>([
    ['none is avoided', ['Peanut'], [], false],
    ['it has none', [], ['peanut'], false],
    ['it has another one', ['Milk'], ['peanut'], false],
    ['it has it', ['Milk', 'Peanut'], ['peanut'], true],
    ['it has it in the plural', ['Peanuts'], ['peanut'], true],
    ['in capitals and with more words', ['may contain PEANUTS'], ['peanut'], true],
    ['in other words', ['Groundnut paste'], ['peanut'], true],
    ['in Swahili', ['Karanga'], ['peanut'], true],
    ['in Yoruba, with accents', ['Ẹ̀pà'], ['peanut'], true],
    ['in Hausa', ['Gyaɗa'], ['peanut'], true],
    ['nuts of any kind', ['Nuts'], ['peanut'], true],
    ['nuts of any kind, for tree nuts', ['Nuts'], ['tree_nuts'], true],
    ['peanuts are not tree nuts', ['Peanut'], ['tree_nuts'], false],
    ['shellfish, of which there are two kinds', ['Shellfish'], ['molluscs'], true],
    ['shellfish is not fish', ['Shellfish'], ['fish'], false],
    ['seafood is all of them', ['Seafood'], ['fish'], true],
    ['wheat has gluten', ['Wheat flour'], ['gluten'], true],
    ['cheese is made of milk', ['Cheese'], ['milk'], true],
    ['a word that no list has', ['Njugu'], ['celery'], true],
    ['a word that no list has, where none is avoided', ['Njugu'], [], false],
    ['one of several', ['Egg'], ['milk', 'egg'], true],
  ])('[STO-024] %s', (_what, words, avoided, expected) => {
    expect(hasAvoided(words, avoided)).toBe(expected);
  });

  it.each([...allergens])('[STO-024] knows the name of %s', (allergen) => {
    expect(hasAvoided([allergen.replace('_', ' ')], [allergen])).toBe(true);
    expect(hasAvoided([allergen.replace('_', ' ')], allergens.filter((other) => other !== allergen).slice(0, 3))).toBe(
      false,
    );
  });
});

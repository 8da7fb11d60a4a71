import { describe, expect, it } from 'vitest';
import { canOrder, type OpeningFacts, openingStepsOf } from './config-opening.rules.ts';

const ready: OpeningFacts = {
  hasSettings: true,
  zones: 1,
  payableZones: 1,
  stores: 2,
  categories: 3,
  items: 5,
  storesWithOwner: 2,
  couriers: 1,
  payRules: 1,
  hasContact: true,
  hasTerms: true,
};
const missing = (facts: Partial<OpeningFacts>) =>
  openingStepsOf({ ...ready, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step);

describe('[OPS-056] what is missing before anybody can order', () => {
  it.each([
    ['nothing', {}, [], true],
    ['settings', { hasSettings: false }, ['settings'], false],
    ['a zone', { zones: 0, payableZones: 0 }, ['zone', 'payment'], false],
    ['a way to pay', { payableZones: 0 }, ['payment'], false],
    ['a store', { stores: 0, items: 0, storesWithOwner: 0 }, ['store', 'items', 'owner'], false],
    ['a category', { categories: 0, items: 0 }, ['categories', 'items'], false],
    ['the fifth item', { items: 4 }, ['items'], false],
    ['an owner of each store', { storesWithOwner: 1 }, ['owner'], true],
    ['a courier', { couriers: 0 }, ['courier'], true],
    ['the pay of riders', { payRules: 0 }, ['pay'], true],
    ['a contact', { hasContact: false }, ['contact'], true],
    ['terms', { hasTerms: false }, ['terms'], true],
  ])('%s', (_what, facts, steps, isOpen) => {
    expect(missing(facts)).toEqual(steps);
    expect(canOrder(openingStepsOf({ ...ready, ...facts }))).toBe(isOpen);
  });
});

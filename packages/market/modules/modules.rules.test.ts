import { describe, expect, it } from 'vitest';
import { isModuleType, type ModuleTraits, moduleIn, moduleTypes, ordersNotSeen, traitsOf } from './modules.rules.ts';

/** The value of one trait in each module. */
function across<Name extends keyof ModuleTraits>(name: Name) {
  return Object.fromEntries(moduleTypes.map((type) => [type, traitsOf(type)[name]]));
}

describe('the modules', () => {
  it('[MOD-01] are of five types and of no other', () => {
    expect([...moduleTypes].sort()).toEqual(['ecommerce', 'food', 'grocery', 'parcel', 'pharmacy']);
    expect(['food', 'Food', 'rental', '', undefined, 1, 'toString'].filter(isModuleType)).toEqual(['food']);
  });

  it('greet in words of their own', () => {
    expect(across('heroTitle')).toEqual({
      food: 'FIND YOUR HAPPINESS',
      grocery: 'Fresh Item that deserve to eat',
      pharmacy: 'Quality Medicines & Health care at your Doorstep.',
      ecommerce: 'Exclusive collection for everyone',
      parcel: 'Track your Products',
    });
    expect(across('heroText')).toEqual({
      food: 'For the love of delicious food.',
      grocery: 'Get your groceries items delivered in less than an hour',
      pharmacy: null,
      ecommerce: 'Get Your Desired High Quality Products Here',
      parcel: 'Now you can track your products easily whenever you want.',
    });
  });

  it('check stock, except where dishes are cooked to order and parcels only pass', () => {
    expect(across('checksStock')).toEqual({
      food: false,
      grocery: true,
      pharmacy: true,
      ecommerce: true,
      parcel: false,
    });
  });

  it('[OPS-065] show banners beside sections and highlights of stores on some homes', () => {
    const sections = Object.fromEntries(moduleTypes.map((type) => [type, traitsOf(type).bannerSections]));
    expect(sections).toEqual({
      food: [],
      grocery: ['best_reviewed', 'bottom'],
      pharmacy: ['bottom'],
      ecommerce: ['best_reviewed', 'new_arrival', 'bottom'],
      parcel: [],
    });
    expect(moduleTypes.filter((type) => traitsOf(type).hasHighlights)).toEqual(['food', 'grocery']);
  });

  it('open an item over the list, except in ecommerce', () => {
    expect(moduleTypes.filter((type) => traitsOf(type).itemOpensAs === 'page')).toEqual(['ecommerce']);
  });

  it('name what they sell and who sells it', () => {
    expect(across('itemsLabel')).toMatchObject({
      food: 'Foods',
      grocery: 'Groceries',
      pharmacy: 'Medicines',
      ecommerce: 'Items',
    });
    expect(moduleTypes.filter((type) => traitsOf(type).storesLabel === 'Restaurants')).toEqual(['food']);
    expect(moduleTypes.filter((type) => traitsOf(type).wishedItemsLabel === 'foods')).toEqual(['food']);
  });

  it.each([
    ['have no cart', 'hasCart', ['parcel']],
    ['have no search', 'hasSearch', ['parcel']],
    ['have no store menus', 'hasStoreMenus', ['parcel']],
    ['have no cashback', 'hasCashback', ['parcel']],
    ['ask for no interests', 'asksInterests', ['parcel']],
    ['show no distance', 'hasDistanceChip', ['food']],
  ] as const)('%s', (_what, trait, without) => {
    expect(moduleTypes.filter((type) => !traitsOf(type)[trait])).toEqual(without);
  });

  it.each([
    ['filter by brand', 'hasBrandFilter', ['ecommerce']],
    ['mark vegetarian dishes', 'hasVegMark', ['food']],
  ] as const)('%s', (_what, trait, having) => {
    expect(moduleTypes.filter((type) => traitsOf(type)[trait])).toEqual(having);
  });
});

describe('the stored module', () => {
  it('is read with its id', () => {
    expect(moduleIn('{"id":2,"module_type":"grocery","extra":1}')).toEqual({ id: 2, module_type: 'grocery' });
  });

  it.each([
    '',
    'food',
    'null',
    '[]',
    '{"id":1}',
    '{"module_type":"food"}',
    '{"id":"1","module_type":"food"}',
    '{"id":0,"module_type":"food"}',
    '{"id":1.5,"module_type":"food"}',
    '{"id":1,"module_type":"rental"}',
    '{"id":1,"module_type":"__proto__"}',
    '{"id":1,"module_type":["food"]}',
  ])('is none in %s', (text) => {
    expect(moduleIn(text)).toBeUndefined();
  });
});

describe('[OPS-048] the running orders that were not seen', () => {
  it.each([
    [['1', '2'], ['2', '1'], []],
    [['1', '2'], ['1'], ['2']],
    [['1'], [], ['1']],
    [[], ['9'], []],
  ])('of %j with %j seen are %j', (running, seen, left) => {
    expect(ordersNotSeen(running, seen)).toEqual(left);
  });
});

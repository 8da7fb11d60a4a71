import { describe, expect, it } from 'vitest';
import { faultsIn, moduleQuestionsIn } from './name-rules.ts';

describe('the rules of names', () => {
  it.each([
    'market/stores/stores.rules.ts',
    'market/stores/stores.rules.test.ts',
    'market/stores/stores.contract.ts',
    'market/orders/orders-history.contract.ts',
    'market/money.ts',
    'api/features/orders/orders.routes.ts',
    'api/features/orders/orders.data.ts',
    'api/features/orders/orders-tracking.data.ts',
    'api/features/orders/place-order.ts',
    'api/features/orders/place-order.test.ts',
    'web/features/stores/store-card.tsx',
    'web/features/stores/store-card.test.tsx',
    'web/features/stores/store-card.module.css',
    'web/features/cart/use-cart.ts',
    'commands/user-commands.ts',
  ])('accept %s', (file) => expect(faultsIn(file)).toEqual([]));

  it.each([
    ['a noun that the market does not have', 'market/shops/shops.rules.ts'],
    ['a rule without a role', 'market/stores/hours.ts'],
    ['a rule of another noun', 'market/stores/zones.rules.ts'],
    ['a folder below a noun', 'market/stores/hours/stores.rules.ts'],
    ['a role that nobody has', 'api/features/orders/orders.service.ts'],
    ['data of another noun', 'api/features/orders/carts.data.ts'],
    ['a folder below a feature', 'web/features/stores/cards/store-card.tsx'],
    ['a name in capitals', 'web/features/stores/StoreCard.tsx'],
    ['a drawer', 'web/utils/dates.ts'],
    ['a folder below the commands', 'commands/users/list.ts'],
    ['a barrel', 'api/index.ts'],
  ])('refuse %s', (_fault, file) => expect(faultsIn(file)).toHaveLength(1));
});

describe('the traits table', () => {
  it.each([
    "if (module === 'parcel') return null;",
    'if ("food" !== module) return null;',
    "    case 'grocery':",
    "if (['food', 'grocery'].includes(module)) return null;",
  ])('keeps out %s', (line) => {
    expect(moduleQuestionsIn('web/features/items/item-card.tsx', `\n${line}\n`)).toEqual([
      expect.stringContaining('item-card.tsx:2:'),
    ]);
  });

  it('is where modules are asked', () => {
    expect(moduleQuestionsIn('market/modules/modules.rules.ts', "if (module === 'food') {}")).toEqual([]);
    expect(moduleQuestionsIn('web/features/items/item-card.tsx', 'if (module.traits.hasCart) {}')).toEqual([]);
  });
});

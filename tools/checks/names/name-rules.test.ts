import { describe, expect, it } from 'vitest';
import { faultsIn, moduleQuestionsIn } from './name-rules.ts';

describe('the rules of names', () => {
  it.each([
    'packages/market/stores/stores.rules.ts',
    'packages/market/stores/stores.rules.test.ts',
    'packages/market/stores/stores.contract.ts',
    'packages/market/orders/orders-history.contract.ts',
    'packages/market/values/money.ts',
    'packages/api/orders/orders.routes.ts',
    'packages/api/orders/orders.data.ts',
    'packages/api/orders/orders-tracking.data.ts',
    'packages/api/orders/place-order.ts',
    'packages/api/orders/place-order.test.ts',
    'apps/storefront/features/stores/store-card.tsx',
    'apps/storefront/features/stores/store-card.test.tsx',
    'apps/storefront/features/stores/store-card.module.css',
    'apps/storefront/features/cart/use-cart.ts',
    'apps/storefront/features/items/cards/item-card.tsx',
    'packages/api/orders/prescriptions/orders-prescription.data.ts',
    'apps/server/cli/user-commands.ts',
    'apps/vendor/index.html',
    'apps/vendor/features/orders/order-card.tsx',
    'apps/server/cli/imports/import-commands.ts',
  ])('accept %s', (file) => expect(faultsIn(file)).toEqual([]));

  it.each([
    ['a noun that the market does not have', 'packages/market/shops/shops.rules.ts'],
    ['a rule without a role', 'packages/market/stores/hours.ts'],
    ['a rule of another noun', 'packages/market/stores/zones.rules.ts'],
    ['a folder below a noun', 'packages/market/stores/hours/stores.rules.ts'],
    ['a role that nobody has', 'packages/api/orders/orders.service.ts'],
    ['data of another noun', 'packages/api/orders/carts.data.ts'],
    ['a second folder below a feature', 'apps/storefront/features/stores/cards/small/store-card.tsx'],
    ['a second folder below a noun of the api', 'packages/api/orders/work/late/move-order.ts'],
    ['a name in capitals', 'apps/storefront/features/stores/StoreCard.tsx'],
    ['a drawer', 'apps/storefront/utils/dates.ts'],
    ['a second folder below the commands', 'apps/server/cli/imports/users/list.ts'],
    ['a barrel', 'packages/api/index.ts'],
    ['a noun of an application that the market does not have', 'apps/vendor/features/shops/shop-card.tsx'],
  ])('refuse %s', (_fault, file) => expect(faultsIn(file)).toHaveLength(1));
});

describe('the traits table', () => {
  it.each([
    "if (module === 'parcel') return null;",
    'if ("food" !== module) return null;',
    "    case 'grocery':",
    "if (['food', 'grocery'].includes(module)) return null;",
  ])('keeps out %s', (line) => {
    expect(moduleQuestionsIn('apps/storefront/features/items/cards/item-card.tsx', `\n${line}\n`)).toEqual([
      expect.stringContaining('item-card.tsx:2:'),
    ]);
  });

  it('is where modules are asked', () => {
    expect(moduleQuestionsIn('packages/market/modules/modules.rules.ts', "if (module === 'food') {}")).toEqual([]);
    expect(
      moduleQuestionsIn('apps/storefront/features/items/cards/item-card.tsx', 'if (module.traits.hasCart) {}'),
    ).toEqual([]);
  });
});

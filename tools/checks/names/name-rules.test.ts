import { describe, expect, it } from 'vitest';
import { demoQuestionsIn, faultsIn, moduleQuestionsIn, shopperKeysIn } from './name-rules.ts';

describe('the rules of names', () => {
  it.each([
    'packages/market/stores/stores.rules.ts',
    'packages/market/stores/stores.rules.test.ts',
    'packages/market/orders/orders-board.rules.ts',
    'packages/market/orders/changes/orders-changes.rules.ts',
    'packages/market/stores/stores.contract.ts',
    'packages/market/orders/orders-history.contract.ts',
    'packages/market/values/money.ts',
    'packages/api/orders/orders.routes.ts',
    'packages/api/orders/coupons/orders-coupons.routes.ts',
    'packages/api/access/access.vendor.routes.ts',
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
    ['a second folder below a noun', 'packages/market/stores/hours/late/stores.rules.ts'],
    ['a role that nobody has', 'packages/api/orders/orders.service.ts'],
    ['data of another noun', 'packages/api/orders/carts.data.ts'],
    ['a second folder below a feature', 'apps/storefront/features/stores/cards/small/store-card.tsx'],
    ['a second folder below a noun of the api', 'packages/api/orders/refunds/late/move-order.ts'],
    ['a name in capitals', 'apps/storefront/features/stores/StoreCard.tsx'],
    ['a catch-all name', 'apps/storefront/utils/dates.ts'],
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

describe('the mode of the market', () => {
  it.each([
    'if (context.isDemo) return code;',
    'return mode === demoMarket ? code : null;',
    'const factor = demoMarket.limitFactor;',
  ])('keeps out %s', (line) => {
    expect(demoQuestionsIn('packages/api/auth/codes/send-code.ts', `\n${line}\n`)).toEqual([
      expect.stringContaining('send-code.ts:2:'),
    ]);
  });

  it('is where a demo is described, and features ask what it may do', () => {
    expect(demoQuestionsIn('packages/api/http/market-mode.ts', 'return isDemo ? demoMarket : realMarket;')).toEqual([]);
    expect(demoQuestionsIn('packages/api/auth/codes/send-code.ts', 'mode.showsCodes ? code : null')).toEqual([]);
  });
});

describe('the key of a shopper', () => {
  const file = 'packages/api/chat/chat.data.ts';

  it.each([
    ['a text of TypeScript', `const key = \`customer:\${id}\`;`],
    ['the value of a statement', `where o.shopper = \${\`guest:\${hash}\`}`],
    ['a statement', "where o.shopper = 'customer:' || c.id"],
    ['a pattern of a statement', "where shopper like 'guest:%'"],
  ])('is not built in %s', (_what, line) => expect(shopperKeysIn(file, line)).toHaveLength(1));

  it('is known to one file, and to tests', () => {
    const line = `const key = \`customer:\${id}\`;`;
    expect(shopperKeysIn('packages/api/db/shopper-keys.ts', line)).toEqual([]);
    expect(shopperKeysIn('packages/api/chat/chat.routes.test.ts', line)).toEqual([]);
  });
});

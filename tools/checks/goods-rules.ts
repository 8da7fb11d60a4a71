/** What an order takes and returns, and the only files that may write it. */
interface ProtectedWrite {
  what: string;
  /** Source that writes it. */
  written: RegExp;
  in: readonly string[];
}

const useCase = 'packages/api/orders/goods/reserve-goods.ts';
const goodsData = 'packages/api/orders/goods/orders-goods.data.ts';

/** Functions that change what an order takes. A test verifies that each of them exists. */
export const goodsFunctions = [
  'takeStock',
  'releaseReservations',
  'takeFlashUnits',
  'redeemCoupon',
  'claimFirstOrderDiscount',
];

const protectedWrites: ProtectedWrite[] = [
  {
    what: 'stock',
    written: /\bset stock\b/i,
    in: [goodsData, 'packages/api/items/items-import-choices.data.ts', 'packages/api/items/menu/items-menu.data.ts'],
  },
  {
    what: 'units of flash sales',
    written: /update flash_sale_items\b/i,
    in: [goodsData, 'packages/api/promotions/promotions-flash.data.ts'],
  },
  {
    what: 'uses of coupons',
    written: /(insert into|delete from|update) coupon_uses\b|set used_count\b|(insertInto|deleteFrom)\('coupon_uses'/i,
    in: [goodsData, 'packages/api/promotions/promotions-coupons.data.ts'],
  },
  {
    what: 'discounts of first orders',
    written:
      /(insert into|delete from|update) first_order_discounts\b|(insertInto|deleteFrom)\('first_order_discounts'/i,
    in: [goodsData, 'packages/api/wallet/wallet-first-orders.data.ts'],
  },
  {
    what: 'what an order takes',
    written: new RegExp(`\\b(${goodsFunctions.join('|')})\\(`),
    in: [
      useCase,
      goodsData,
      'packages/api/promotions/promotions-flash.data.ts',
      'packages/api/promotions/promotions-coupons.data.ts',
      'packages/api/wallet/wallet-first-orders.data.ts',
    ],
  },
  {
    what: "the wallet's part of an order",
    written: /kind: 'wallet_(paid|returned)'/,
    in: [useCase],
  },
];

/** Returns a sentence for each place in a file of the API that takes or returns goods without `reserveGoods`. */
export function goodsFaultsIn(file: string, source: string): string[] {
  if (!/^packages\/api\/(?!db\/|testing\/).*\.ts$/.test(file) || /\.test\.ts$/.test(file)) return [];
  return protectedWrites
    .filter(({ written, in: homes }) => written.test(source) && !homes.includes(file))
    .map(
      ({ what }) => `${file}: changes ${what}; call reserveGoods, applyBenefits or releaseGoodsOfOrder of ${useCase}`,
    );
}

import { describe, expect, it } from 'vitest';
import { goodsFaultsIn, goodsFunctions } from './goods-rules.ts';
import { repositoryFiles, textOf } from './repository-files.ts';

describe('the check of who takes goods', () => {
  it.each([
    ['stock', 'update items set stock = stock - 1'],
    ['units of flash sales', 'update flash_sale_items f set sold = f.sold + 1'],
    ['uses of coupons', "insert into coupon_uses values (1, 'customer:1')"],
    ['uses of coupons', 'update coupons set used_count = used_count + 1'],
    ['discounts of first orders', "db.deleteFrom('first_order_discounts')"],
    ['what an order takes', 'await takeStock(transaction, wanted);'],
    ["the wallet's part of an order", "await debitWallet(transaction, { kind: 'wallet_paid' });"],
  ])('finds a use case that changes %s by itself', (what, source) => {
    expect(goodsFaultsIn('packages/api/orders/parcels/place-parcel.ts', source)).toEqual([
      expect.stringContaining(`changes ${what};`),
    ]);
  });

  it('finds nothing where goods are only read', () => {
    const source = 'select stock from items where id in (select item_id from coupon_uses)';
    expect(goodsFaultsIn('packages/api/parcel/parcel.data.ts', source)).toEqual([]);
  });

  it.each(goodsFunctions)('names a function that exists: %s', (name) => {
    const data = repositoryFiles().filter((file) => /^packages\/api\/.*\.data\.ts$/.test(file));
    expect(data.filter((file) => textOf(file)?.includes(`function ${name}(`))).toHaveLength(1);
  });
});

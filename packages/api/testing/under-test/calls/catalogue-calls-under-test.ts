import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { testStores } from '#api/db/seed/known-market.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { signedInOperator } from '../staff-under-test.ts';
import { visitorUnderTest } from '../visitor-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

const { pharmacy } = testStores;

/** The writing calls on categories, brands and conditions: each on a new one. */
export function catalogueCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const visitor = visitorUnderTest(() => market.app);
  const operator = () => signedInOperator(market, { roles: ['owner'] });

  const named = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;
  const category = () => ({ module_type: 'food', parent_id: null, name: named('Stews') });
  const brand = () => ({ module_type: 'grocery', name: named('Dano') });
  const condition = () => ({ name: named('Cough') });
  const on = (path: string, param: string, made: () => object) => {
    return (bodyOf: (made: { name: string }) => object | Promise<object>, params = {}) =>
      async (): Promise<StaffCall> => {
        const by = await operator();
        const headers = { ...by.headers, 'idempotency-key': randomUUID() };
        const added = (await visitor.post(path, made(), headers)).body;
        const body = (await bodyOf(added)) as Record<string, unknown>;
        return { by, params: { [param]: added.id, ...params }, body };
      };
  };
  const onCategory = on('admin/categories', 'category_id', category);
  const onBrand = on('admin/brands', 'brand_id', brand);
  const onCondition = on('admin/conditions', 'condition_id', condition);
  const renamed = ({ name }: { name: string }) => ({ name: `${name} and more`, old_name: name });
  const pictured = async () => ({
    photo: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer(),
  });

  return {
    'adminCategories.create': async () => ({ by: await operator(), body: category() }),
    'adminCategories.rename': onCategory(renamed),
    'adminCategories.remove': onCategory(() => ({})),
    'adminBrands.create': async () => ({ by: await operator(), body: brand() }),
    'adminBrands.rename': onBrand(renamed),
    'adminBrands.setPicture': onBrand(pictured),
    'adminBrands.remove': onBrand(() => ({})),
    'adminConditions.create': async () => ({ by: await operator(), body: condition() }),
    'adminConditions.rename': onCondition(renamed),
    'adminConditions.setPicture': onCondition(pictured),
    'adminConditions.remove': onCondition(() => ({})),
    'adminConditions.setItem': onCondition(() => ({ is_for_it: true }), { item_id: pharmacy.items.formula.id }),
  };
}

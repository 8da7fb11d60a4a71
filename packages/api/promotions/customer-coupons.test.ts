import { describe, expect, it } from 'vitest';
import { knownModules } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { walletUnderTest } from '#api/testing/under-test/wallet-under-test.ts';

const market = marketUnderTest();
const { send, place } = walletUnderTest(market);
const { coupon, around } = promotionsUnderTest(market);

describe('the coupons of a customer', () => {
  it('[PROF-40] are those that are left, those that are used up, and those that are over', async () => {
    await coupon('READY');
    await coupon('SPENT');
    await coupon('GONE', { starts_at: around(-9), expires_at: around(-1) });
    await coupon('LONGGONE', { starts_at: around(-90), expires_at: around(-61) });
    await coupon('AHEAD', { starts_at: around(1), expires_at: around(2) });
    await coupon('NEWCOMER', { coupon_type: 'first_order' });
    await coupon('ELSEWHERE', { module_ids: [knownModules.grocery], currency: 'KES' });
    const customer = await signedInCustomer(market);
    expect((await place(customer, { coupon_code: 'SPENT' })).status).toBe(200);
    const { body } = await send(customer, 'GET', 'customer/coupon/list?limit=100');
    expect(body).toMatchObject({ total_size: body.coupons.length, limit: 100, offset: 1 });
    const mine = ['READY', 'SPENT', 'GONE', 'LONGGONE', 'AHEAD', 'NEWCOMER', 'ELSEWHERE'];
    const states = body.coupons
      .filter(({ code }: { code: string }) => mine.includes(code))
      .map(({ code, state }: { code: string; state: string }) => `${code} ${state}`);
    expect(states).toEqual(['READY ready', 'SPENT used', 'GONE expired']);
    const { body: newcomer } = await send(await signedInCustomer(market), 'GET', 'customer/coupon/list?limit=100');
    expect(newcomer.coupons.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['NEWCOMER', 'SPENT']),
    );
  });

  it('[PROF-40] name the cities of their zones, each once, and no city where zones do not matter', async () => {
    await coupon('INLAGOS', { coupon_type: 'zone_wise' });
    await coupon('ANYWHERE');
    const { body } = await send(await signedInCustomer(market), 'GET', 'customer/coupon/list?limit=100');
    const citiesOf = (wanted: string) => body.coupons.find(({ code }: { code: string }) => code === wanted).cities;
    expect([citiesOf('INLAGOS'), citiesOf('ANYWHERE')]).toEqual([['Lagos'], []]);
  });

  it('[PROF-40] are private', async () => {
    const reply = await market.app.inject({ url: '/api/v1/customer/coupon/list' });
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([401, 'sign_in_needed']);
  });
});

import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '../../testing/market-under-test.ts';

const market = marketUnderTest();
const ask = async () => (await market.app.inject({ url: '/api/v1/config' })).json();

describe('the settings of the market', () => {
  it('[CONF-01] [CONF-02] [CONF-03] [CONF-05] answers what the operator has set, without zone and login', async () => {
    expect(await ask()).toMatchObject({
      business_name: 'Soko',
      guest_checkout_status: 1,
      free_delivery_over: 25_000,
      digit_after_decimal_point: 0,
      default_location: { lat: 6.507, lng: 3.3755 },
      country: 'NG',
      phone: '+2340000000100',
      email: 'help@demo.invalid',
    });
  });

  it('[CONF-09] [CONF-14] [CONF-16] says off for whatever nobody has switched on', async () => {
    const settings = await ask();
    expect(settings.customer_wallet_status).toBe(0);
    expect(settings.social_login).toEqual([]);
    expect(settings.centralize_login.social_login_status).toBe(0);
  });

  it('[I18N-10] [I18N-11] [I18N-12] says which languages run from right to left, and no other', async () => {
    const { right_to_left_codes: codes } = await ask();
    expect(codes.toSorted()).toEqual(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi']);
  });

  it('keeps to itself what belongs to others', async () => {
    expect(Object.keys(await ask())).not.toContain('cancellation_reasons');
  });
});

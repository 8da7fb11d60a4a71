import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const ask = async () => (await market.app.inject({ url: '/api/v1/config' })).json();

describe('the public settings', () => {
  it('[CONF-01] [CONF-02] [CONF-03] [CONF-05] [CONF-06] [CONF-07] [CONF-08] answers what the operator has set, without zone and login', async () => {
    expect(await ask()).toMatchObject({
      business_name: 'Soko',
      guest_checkout_status: 1,
      free_delivery_over: 25_000,
      digit_after_decimal_point: 0,
      default_location: { lat: 6.507, lng: 3.3755 },
      country: 'NG',
      country_picker_status: 1,
      phone: '+2340000000100',
      email: 'help@demo.invalid',
      address: expect.stringContaining('Commercial Avenue'),
    });
  });

  it('[CONF-09] [CONF-14] [CONF-16] says on for what the operator has switched on, and off for the rest', async () => {
    const settings = await ask();
    expect(settings).toMatchObject({ customer_wallet_status: 1, ref_earning_status: 1, loyalty_point_status: 1 });
    expect(settings.firebase_otp_verification).toBe(0);
    expect(settings.social_login).toEqual([]);
    expect(settings.centralize_login.social_login_status).toBe(0);
  });

  it('[I18N-10] [I18N-11] [I18N-12] says which languages run from right to left, and no other', async () => {
    const { right_to_left_codes: codes } = await ask();
    expect(codes.toSorted()).toEqual(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi']);
  });

  it('[CONF-11] [CONF-12] [CONF-13] says what the site is called, and where its pictures are', async () => {
    const { business_name, logo_full_url, base_urls } = await ask();
    expect(business_name).toBe('Soko');
    expect(logo_full_url).toMatch(/^\/.+\.(svg|webp|png)$/);
    expect(Object.keys(base_urls).toSorted()).toEqual([
      'brand_image_url',
      'business_logo_url',
      'customer_image_url',
      'item_image_url',
      'store_cover_photo_url',
    ]);
  });

  it('[CONF-17] [CONF-18] [CONF-19] [CONF-20] contain the texts of the footer', async () => {
    const settings = await ask();
    expect(settings.social_media).toContainEqual({ name: 'instagram', link: 'https://www.instagram.com/' });
    expect(settings).toMatchObject({
      footer_text: 'Food, groceries, medicine, things and parcels, from your own city to your gate.',
      fixed_footer_description: expect.stringContaining('Lagos and Nairobi'),
      fixed_newsletter_title: 'Join us',
      fixed_newsletter_sub_title: 'Get the latest news and offers of the market',
      refund_policy: 1,
      cancelation_policy: 1,
      shipping_policy: 1,
      download_user_app_links: { playstore_url_status: 1, apple_store_url_status: 1 },
    });
    expect(settings.download_user_app_links.playstore_url).toMatch(/^https:/);
    expect(settings.download_user_app_links.apple_store_url).toMatch(/^https:/);
  });

  it('keeps to itself what belongs to others', async () => {
    expect(Object.keys(await ask())).not.toContain('cancellation_reasons');
  });
});

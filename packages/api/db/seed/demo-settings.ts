import type { Settings } from 'market/config/config.contract';
import { pageNames } from 'market/config/config.rules';
import type { DemoData } from './demo-shapes.ts';

const pagesChangedOn = '2026-11-01';

/** About five meals. */
const valuableInDemo = 20_000;

type Row = { name: string; value: unknown };

/** The settings of the demo; all others have their defaults. */
export function demoSettings({ zones, people, pages }: DemoData): Row[] {
  const home = zones.find(({ modules }) => modules.length === 5) ?? zones[0];
  const centre = zones.find(({ id }) => id === 'lagos-yaba')?.center ?? home?.center ?? { lat: 0, lng: 0 };
  const settings: Partial<Settings> = {
    business_name: 'Soko',
    phone: people.help.phone.Lagos,
    email: people.help.email,
    address: people.help.address.Lagos,
    country: 'NG',
    country_picker_status: 1,
    default_location: centre,
    guest_checkout_status: 1,
    free_delivery_over: home?.free_delivery_over ?? 0,
    digit_after_decimal_point: 0,
    currency_code: 'NGN',
    halal_tag_status: 1,
    customer_wallet_status: 1,
    loyalty_point_status: 1,
    ref_earning_status: 1,
    centralize_login: {
      manual_login_status: 1,
      otp_login_status: 1,
      social_login_status: 0,
      google_login_status: 0,
      facebook_login_status: 0,
      apple_login_status: 0,
      phone_verification_status: 1,
      email_verification_status: 0,
    },
    footer_text: 'Food, groceries, medicine, things and parcels, from your own city to your gate.',
    fixed_footer_description:
      'A demo market of Lagos and Nairobi. Streets are real; stores, people and prices are not.',
    fixed_newsletter_title: 'Join us',
    fixed_newsletter_sub_title: 'Get the latest news and offers of the market',
    social_media: [
      { name: 'instagram', link: 'https://www.instagram.com/' },
      { name: 'facebook', link: 'https://www.facebook.com/' },
      { name: 'x', link: 'https://x.com/' },
      { name: 'whatsapp', link: 'https://www.whatsapp.com/' },
      { name: 'youtube', link: 'https://www.youtube.com/' },
    ],
    download_user_app_links: {
      playstore_url: 'https://play.google.com/store',
      playstore_url_status: 1,
      apple_store_url: 'https://www.apple.com/app-store/',
      apple_store_url_status: 1,
    },
    refund_policy: 1,
    cancelation_policy: 1,
    shipping_policy: 1,
  };
  const reasons = people.refunds_and_reasons;
  // They need no cleaning, and are cleaned whenever they are shown.
  const texts = pageNames.map((name) => ({
    name: `page:${name}`,
    value: { texts: { en: pages[name] }, changed_on: pagesChangedOn, version: 1 },
  }));
  return [
    ...Object.entries(settings).map(([name, value]) => ({ name, value })),
    ...texts,
    { name: 'door_code_for', value: 'valuable' },
    { name: 'door_code_from', value: valuableInDemo },
    { name: 'cancellation_reasons', value: reasons.cancel_reasons },
    { name: 'refund_reasons', value: reasons.refund_reasons },
    { name: 'unavailable_item_notes', value: reasons.unavailable_item_notes },
    { name: 'delivery_instructions', value: people.delivery_instructions },
  ];
}

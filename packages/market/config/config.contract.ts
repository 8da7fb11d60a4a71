import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { noticeKinds } from '../zones/stop/zones-stop.rules.ts';
import { languageCodes, pageNames } from './config.rules.ts';

/** 1 for on, 0 for off. */
export const flag = z.union([z.literal(0), z.literal(1)]);

const tokens = z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/)));
const brandColours = z.object({ light: tokens, dark: tokens });

/** Tokens of the storefront by theme, each such as #0b5f4b; a token that is not named stays as it comes. */
export type BrandColours = z.infer<typeof brandColours>;

export const settings = z.object({
  business_name: z.string(),
  logo_full_url: z.string(),
  /** The square picture of tabs and home screens. */
  icon_full_url: z.string(),
  brand_colours: brandColours,
  /** The offered languages; the first is the default. */
  languages: z.array(z.enum(languageCodes)).check(z.minLength(1)),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  country: z.string(),
  country_picker_status: flag,
  default_location: z.object({ lat: z.number(), lng: z.number() }),
  guest_checkout_status: flag,
  free_delivery_over: z.number(),
  digit_after_decimal_point: z.int().check(z.minimum(0), z.maximum(2)),
  currency_code: z.string(),
  /** How each currency is written. */
  currencies: z.array(z.object({ code: z.string(), symbol: z.string(), side: z.enum(['left', 'right']) })),
  customer_wallet_status: flag,
  ref_earning_status: flag,
  loyalty_point_status: flag,
  firebase_otp_verification: flag,
  halal_tag_status: flag,
  /** Codes of the languages whose pages run from right to left [I18N-10] [I18N-11]. */
  right_to_left_codes: z.array(z.string()),
  base_urls: z.object({
    item_image_url: z.string(),
    customer_image_url: z.string(),
    business_logo_url: z.string(),
    store_cover_photo_url: z.string(),
    brand_image_url: z.string(),
  }),
  social_login: z.array(z.object({ login_medium: z.string(), status: z.boolean() })),
  apple_login: z.array(
    z.object({ login_medium: z.string(), status: z.boolean(), client_id: z.string(), redirect_url_react: z.string() }),
  ),
  centralize_login: z.object({
    otp_login_status: flag,
    manual_login_status: flag,
    social_login_status: flag,
    google_login_status: flag,
    facebook_login_status: flag,
    apple_login_status: flag,
    phone_verification_status: flag,
    email_verification_status: flag,
  }),
  /** What the browser needs to ask a provider; absent where the server has no access to it. */
  google_client_id: z.optional(z.string()),
  facebook_app_id: z.optional(z.string()),
  firebase: z.optional(
    z.object({
      api_key: z.string(),
      project_id: z.string(),
      auth_domain: z.string(),
      /** Address of an emulator for the browser to connect to; never in production. */
      emulator_url: z.optional(z.string()),
    }),
  ),
  social_media: z.array(z.object({ name: z.string(), link: z.string() })),
  footer_text: z.string(),
  fixed_footer_description: z.string(),
  fixed_newsletter_title: z.string(),
  fixed_newsletter_sub_title: z.string(),
  refund_policy: flag,
  cancelation_policy: flag,
  shipping_policy: flag,
  download_user_app_links: z.object({
    playstore_url: z.string(),
    playstore_url_status: flag,
    apple_store_url: z.string(),
    apple_store_url_status: flag,
  }),
  /** Where else stores and couriers apply; empty if the forms of this site take applications [NAV-33]. */
  store_application_url: z.string(),
  delivery_man_application_url: z.string(),
  /** What the operator tells everybody; null for nothing [OPS-096]. */
  market_notice: z.nullable(
    z.object({
      kind: z.enum(noticeKinds),
      /** In the operator's own words; may be empty. */
      words: z.string(),
      from_at: z.iso.datetime(),
      until_at: z.iso.datetime(),
      time_zone: z.string(),
      /** What it says, with its times, in the language of the caller. */
      text: z.optional(z.string()),
    }),
  ),
  /** Tiles of the operator, at /map-tiles/{z}/{x}/{y}; absent where the built-in map is shown. */
  map_tiles: z.optional(z.object({ attribution: z.string(), max_zoom: z.int() })),
  /** The deployment has demo data, and plays stores and couriers. */
  demo: z.boolean(),
});

export type Settings = z.infer<typeof settings>;

export const configContract = {
  settings: endpoint({
    method: 'GET',
    path: '/api/v1/config',
    summary: 'What the operator has set; needs neither login nor zone',
    callers: 'anyone',
    mayBeStale: true,
    reply: settings,
    refusals: [],
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/v1/pages/{name}',
    summary: 'The text of a page that the operator writes, as HTML in which nothing can run',
    callers: 'anyone',
    mayBeStale: true,
    params: z.object({ name: z.enum(pageNames) }),
    reply: z.object({
      name: z.enum(pageNames),
      /** Empty until the operator has written it. */
      html: z.string(),
      /** Of the text: another one than that of the caller if there is no translation; null where it is not known. */
      language: z.nullable(z.enum(languageCodes)),
      /** The day of the last change, such as 2026-11-01. */
      changed_on: z.nullable(z.string()),
    }),
    refusals: [],
  }),
};

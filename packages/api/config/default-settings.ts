import type { Settings } from 'market/config/config.contract';
import { languageCodes } from 'market/config/config.rules';
import { imageFolder, uploadFolder } from 'market/values/image-path';

/**
 * Which orders need the code of the door, until the operator says something else. Kept apart from `defaultSettings`, which
 * customers' pages receive.
 */
export const defaultDoorCode = { door_code_for: 'none', door_code_from: 0 } as const;

/** Whether items need their facts to be published [STO-066]; kept apart for the same reason. */
export const defaultItemFacts = { item_facts_status: 0 } as const;

/** Whether couriers read the numbers of people where no provider connects them [DEL-63]; kept apart for the same reason. */
export const defaultCalls: { riders_see_phones: 0 | 1 } = { riders_see_phones: 0 };

/** The settings until the operator changes them; everything that needs a provider or an account is off. */
export const defaultSettings: Omit<Settings, 'demo'> = {
  business_name: 'Soko',
  logo_full_url: '/favicon.svg',
  icon_full_url: '/favicon.svg',
  brand_colours: { light: {}, dark: {} },
  languages: [...languageCodes],
  phone: '',
  email: '',
  address: '',
  country: 'NG',
  country_picker_status: 1,
  default_location: { lat: 6.5095, lng: 3.3711 },
  guest_checkout_status: 1,
  free_delivery_over: 0,
  digit_after_decimal_point: 0,
  currency_code: 'NGN',
  currencies: [
    { code: 'NGN', symbol: '₦', side: 'left' },
    { code: 'KES', symbol: 'KSh', side: 'left' },
  ],
  customer_wallet_status: 0,
  ref_earning_status: 0,
  loyalty_point_status: 0,
  firebase_otp_verification: 0,
  halal_tag_status: 1,
  // The list of the requirement documents, with Hausa: decision 28.
  right_to_left_codes: ['ar', 'he', 'fa', 'ur', 'ha', 'arc', 'dv', 'khw', 'ks', 'ku', 'ps', 'yi'],
  base_urls: {
    item_image_url: imageFolder,
    customer_image_url: uploadFolder,
    business_logo_url: imageFolder,
    store_cover_photo_url: imageFolder,
    brand_image_url: imageFolder,
  },
  social_login: [],
  apple_login: [],
  centralize_login: {
    otp_login_status: 0,
    manual_login_status: 0,
    social_login_status: 0,
    google_login_status: 0,
    facebook_login_status: 0,
    apple_login_status: 0,
    phone_verification_status: 0,
    email_verification_status: 0,
  },
  social_media: [],
  footer_text: '',
  fixed_footer_description: '',
  fixed_newsletter_title: '',
  fixed_newsletter_sub_title: '',
  refund_policy: 0,
  cancelation_policy: 0,
  shipping_policy: 0,
  download_user_app_links: {
    playstore_url: '',
    playstore_url_status: 0,
    apple_store_url: '',
    apple_store_url_status: 0,
  },
  store_application_url: '',
  delivery_man_application_url: '',
  market_notice: null,
};

/** Of a market whose operator has not chosen one. */
export const defaultTimeZone = 'Africa/Lagos';

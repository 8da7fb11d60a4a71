import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalCode } from 'market/refusals';

/** Every refusal in the languages of the market; the English is that of the API. Load it lazily. */
const words: Record<RefusalCode, MessageDescriptor> = {
  invalid_input: msg`The request does not match the contract.`,
  guest_id_needed: msg`Send a guest id or sign in.`,
  sign_in_needed: msg`You are not logged in`,
  credentials_wrong: msg`The email, the phone number or the password is not right.`,
  account_inactive: msg`Your account is inactive`,
  token_expired: msg`Your token has been expired`,
  provider_token_wrong: msg`The sign-in with this provider did not succeed. Please try again.`,
  cross_site: msg`This call must come from the storefront itself.`,
  guest_checkout_off: msg`Sign in to place an order.`,
  login_type_off: msg`This way to sign in is not offered.`,
  password_wrong: msg`Your current password is not right.`,
  email: msg`The provider gave no e-mail address. Please give a phone number`,
  not_found: msg`We could not find it.`,
  outside_zones: msg`We do not deliver to this place yet.`,
  place_not_found: msg`We do not know this place.`,
  store_not_found: msg`We could not find this store.`,
  item_not_found: msg`This item is not sold here.`,
  cart_line_not_found: msg`This is not in your cart any more.`,
  order_not_found: msg`Order not found`,
  ticket_unknown: msg`This sign-in took too long. Please start again.`,
  address_not_found: msg`This address is not there any more.`,
  session_not_found: msg`This session has ended already.`,
  category_not_found: msg`This category is not there any more.`,
  campaign_not_found: msg`This campaign is not there any more.`,
  gone: msg`This is not here any more.`,
  coupon_unknown: msg`There is no such coupon here.`,
  coupon_not_yet: msg`This coupon does not hold yet.`,
  coupon_expired: msg`This coupon has expired.`,
  coupon_other_store: msg`This coupon holds in another store.`,
  coupon_min_purchase: msg`To apply this coupon, total item amount should be minimum`,
  coupon_first_order: msg`This coupon is for a first order.`,
  coupon_used_up: msg`This coupon has been used as often as it can be.`,
  coupon_sign_in: msg`Sign in to use a coupon.`,
  coupon_no_goods: msg`Nothing in this order takes a coupon.`,
  cart_empty: msg`Your cart is empty`,
  other_store: msg`You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.`,
  out_of_stock: msg`Out of Stock`,
  variation_out_of_stock: msg`This variation is out of stock. Choose another variation to proceed further.`,
  over_maximum: msg`Out of Limits`,
  email_taken: msg`This email belongs to another account.`,
  phone_taken: msg`This phone number belongs to another account.`,
  phone_fixed: msg`A verified phone number cannot be changed.`,
  order_running: msg`You have an order on its way. Remove the account once it has arrived.`,
  too_many_addresses: msg`You have as many addresses as can be kept. Remove one first.`,
  code_wrong: msg`This code is not right.`,
  code_expired: msg`This code is too old or was tried too often. Ask for a new one.`,
  code_not_sent: msg`The code could not be sent. Please try again.`,
  phone_not_served: msg`We cannot send codes to phone numbers of this country.`,
  ref_code_unknown: msg`Nobody has this refer code.`,
  name_needed: msg`name is required`,
  phone_needed: msg`phone number required`,
  email_needed: msg`Email is required`,
  email_invalid: msg`Must be a valid email`,
  password_short: msg`Password is too short - should be 6 chars minimum.`,
  password_common: msg`Too many people use this password. Choose another one.`,
  passwords_differ: msg`Passwords must match`,
  picture_kind: msg`Choose a picture of type jpg, png, jpeg or gif.`,
  picture_size: msg`The picture may have 2 MB at most.`,
  module_needed: msg`Choose a module first.`,
  variation_needed: msg`Choose a variation first.`,
  variation_unknown: msg`This item has no such variation.`,
  variation_bounds: msg`The selected variations are not as many as they must be.`,
  add_on_unknown: msg`This item has no such add-on.`,
  item_not_available: msg`This item is not available right now.`,
  store_closed: msg`The store is closed right now.`,
  below_minimum_order: msg`This store has a minimum order amount.`,
  take_away_off: msg`This store has no take away.`,
  schedule_off: msg`This store takes no orders for later.`,
  schedule_outside_hours: msg`The store is closed at the chosen time.`,
  address_needed: msg`Address is required`,
  outside_store_zone: msg`This store does not deliver to this place.`,
  cash_not_offered: msg`Cash on delivery is not offered in this zone.`,
  cash_over_cap: msg`The total amount of the order, exceeds maximum amount of the cash on delivery method`,
  payment_not_offered: msg`This way to pay is not offered here.`,
  wallet_short: msg`Your wallet does not hold enough for this.`,
  prescription_needed: msg`prescription is required`,
  price_changed: msg`A price has changed. Look at the new total before you order.`,
  not_cancelable: msg`This order cannot be canceled any more.`,
  step_not_allowed: msg`The order cannot take this step from where it is.`,
  order_in_progress: msg`The same order is being placed right now.`,
  key_reused: msg`This idempotency key belongs to another order.`,
  too_large: msg`The request is too large.`,
  too_many: msg`That was too often. Please wait a little.`,
  fault: msg`Something went wrong.`,
  overloaded: msg`We are very busy. Please try again in a moment.`,
};

/** A refusal as the API gives it. */
export interface SaidRefusal {
  code: RefusalCode;
  message: string;
}

/**
 * A refusal as a person reads it [I18N-14]. In English it is what the API says, which may be more than the standing
 * words, such as the name of a dish; other languages have the standing words of its code.
 */
export function refusalWords({ code, message }: SaidRefusal, i18n: I18n): string {
  return i18n.locale === 'en' ? message : i18n._(words[code]);
}

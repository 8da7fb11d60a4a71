/** Every refusal that the API can give: its code, its HTTP status, and its English words. */
export const refusals = {
  invalid_input: { status: 400, message: 'The request does not match the contract.' },
  guest_id_needed: { status: 400, message: 'Send a guest id or sign in.' },
  sign_in_needed: { status: 401, message: 'You are not logged in' },
  credentials_wrong: { status: 401, message: 'The email, the phone number or the password is not right.' },
  account_inactive: { status: 401, message: 'Your account is inactive' },
  token_expired: { status: 401, message: 'Your token has been expired' },
  provider_token_wrong: { status: 401, message: 'The sign-in with this provider did not succeed. Please try again.' },
  link_over: { status: 401, message: 'This link is over. Please open the order again.' },
  event_forged: { status: 401, message: 'This event does not carry the signature of its provider.' },
  cross_site: { status: 403, message: 'This call must come from the storefront itself.' },
  guest_checkout_off: { status: 403, message: 'Sign in to place an order.' },
  login_type_off: { status: 403, message: 'This way to sign in is not offered.' },
  password_wrong: { status: 403, message: 'Your current password is not right.' },
  /** Of a provider that told no address: the storefront asks for a phone number then [AUTH-116]. */
  email: { status: 403, message: 'The provider gave no e-mail address. Please give a phone number' },
  not_found: { status: 404, message: 'We could not find it.' },
  outside_zones: { status: 404, message: 'We do not deliver to this place yet.' },
  place_not_found: { status: 404, message: 'We do not know this place.' },
  store_not_found: { status: 404, message: 'We could not find this store.' },
  item_not_found: { status: 404, message: 'This item is not sold here.' },
  cart_line_not_found: { status: 404, message: 'This is not in your cart any more.' },
  order_not_found: { status: 404, message: 'Order not found' },
  payment_not_found: { status: 404, message: 'We do not know this payment.' },
  ticket_unknown: { status: 404, message: 'This sign-in took too long. Please start again.' },
  address_not_found: { status: 404, message: 'This address is not there any more.' },
  session_not_found: { status: 404, message: 'This session has ended already.' },
  category_not_found: { status: 404, message: 'This category is not there any more.' },
  campaign_not_found: { status: 404, message: 'This campaign is not there any more.' },
  coupon_unknown: { status: 404, message: 'There is no such coupon here.' },
  conversation_not_found: { status: 404, message: 'This conversation is not there.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  gone: { status: 410, message: 'This is not here any more.' },
  coupon_not_yet: { status: 409, message: 'This coupon does not hold yet.' },
  coupon_expired: { status: 409, message: 'This coupon has expired.' },
  coupon_other_store: { status: 409, message: 'This coupon holds in another store.' },
  coupon_min_purchase: { status: 409, message: 'To apply this coupon, total item amount should be minimum' },
  coupon_first_order: { status: 409, message: 'This coupon is for a first order.' },
  coupon_used_up: { status: 409, message: 'This coupon has been used as often as it can be.' },
  coupon_sign_in: { status: 403, message: 'Sign in to use a coupon.' },
  coupon_no_goods: { status: 409, message: 'Nothing in this order takes a coupon.' },
  cart_empty: { status: 409, message: 'Your cart is empty' },
  other_store: {
    status: 409,
    message:
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  },
  out_of_stock: { status: 409, message: 'Out of Stock' },
  variation_out_of_stock: {
    status: 409,
    message: 'This variation is out of stock. Choose another variation to proceed further.',
  },
  over_maximum: { status: 409, message: 'Out of Limits' },
  email_taken: { status: 409, message: 'This email belongs to another account.' },
  phone_taken: { status: 409, message: 'This phone number belongs to another account.' },
  phone_fixed: { status: 409, message: 'A verified phone number cannot be changed.' },
  phone_proof_required: { status: 403, message: 'Confirm your phone number with the code that we send to it.' },
  too_many_open_orders: {
    status: 409,
    message: 'You have several open orders. Please wait until one of them has arrived or is paid.',
  },
  order_running: { status: 409, message: 'You have an order on its way. Remove the account once it has arrived.' },
  too_many_addresses: { status: 409, message: 'You have as many addresses as can be kept. Remove one first.' },
  code_wrong: { status: 422, message: 'This code is not right.' },
  code_expired: { status: 422, message: 'This code is too old or was tried too often. Ask for a new one.' },
  code_not_sent: { status: 503, message: 'The code could not be sent. Please try again.' },
  phone_not_served: { status: 422, message: 'We cannot send codes to phone numbers of this country.' },
  ref_code_unknown: { status: 422, message: 'Nobody has this refer code.' },
  name_needed: { status: 422, message: 'name is required' },
  phone_needed: { status: 422, message: 'phone number required' },
  email_needed: { status: 422, message: 'Email is required' },
  email_invalid: { status: 422, message: 'Must be a valid email' },
  password_short: { status: 422, message: 'Password is too short - should be 6 chars minimum.' },
  password_common: { status: 422, message: 'Too many people use this password. Choose another one.' },
  passwords_differ: { status: 422, message: 'Passwords must match' },
  picture_kind: { status: 422, message: 'Choose a picture of type jpg, png, jpeg or gif.' },
  picture_size: { status: 422, message: 'The picture may have 2 MB at most.' },
  module_needed: { status: 422, message: 'Choose a module first.' },
  variation_needed: { status: 422, message: 'Choose a variation first.' },
  variation_unknown: { status: 422, message: 'This item has no such variation.' },
  variation_bounds: { status: 422, message: 'The selected variations are not as many as they must be.' },
  add_on_unknown: { status: 422, message: 'This item has no such add-on.' },
  item_not_available: { status: 409, message: 'This item is not available right now.' },
  store_closed: { status: 409, message: 'The store is closed right now.' },
  below_minimum_order: { status: 409, message: 'This store has a minimum order amount.' },
  take_away_off: { status: 409, message: 'This store has no take away.' },
  schedule_off: { status: 409, message: 'This store takes no orders for later.' },
  schedule_outside_hours: { status: 422, message: 'The store is closed at the chosen time.' },
  address_needed: { status: 422, message: 'Address is required' },
  outside_store_zone: { status: 409, message: 'This store does not deliver to this place.' },
  cash_not_offered: { status: 409, message: 'Cash on delivery is not offered in this zone.' },
  cash_over_cap: {
    status: 409,
    message: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
  },
  payment_not_offered: { status: 409, message: 'This way to pay is not offered here.' },
  payment_not_due: { status: 409, message: 'There is nothing left to pay for this order.' },
  payment_too_late: {
    status: 409,
    message: 'The time to pay is over and the order was given up. Please order again.',
  },
  provider_away: {
    status: 502,
    message: 'The payment service does not answer right now. Please choose another way to pay.',
  },
  wallet_off: { status: 403, message: 'Wallets are not offered here.' },
  points_off: { status: 403, message: 'Loyalty points are not offered here.' },
  referral_off: { status: 403, message: 'Invitations are not rewarded here.' },
  points_few: { status: 409, message: 'These are too few points to convert.' },
  points_short: { status: 409, message: 'You do not have so many points.' },
  wallet_short: { status: 409, message: 'Your wallet does not hold enough for this.' },
  prescription_needed: { status: 422, message: 'prescription is required' },
  prescription_image_needed: { status: 422, message: 'Please upload your prescription image' },
  message_empty: { status: 422, message: 'Write a message or add a picture.' },
  push_address: { status: 422, message: 'This is no address of a push service.' },
  images_too_many: { status: 422, message: 'Maximum 3 images can be send at a time.' },
  picture_unknown: { status: 422, message: 'This picture is not there any more. Please choose it again.' },
  prescription_not_taken: { status: 409, message: 'This store takes no prescriptions.' },
  prescription_not_quoted: { status: 409, message: 'There is no price to agree to.' },
  price_changed: { status: 409, message: 'A price has changed. Look at the new total before you order.' },
  not_refundable: { status: 409, message: 'The money of this order cannot be asked back any more.' },
  review_too_early: { status: 409, message: 'You can review this order once it has arrived.' },
  review_not_bought: { status: 403, message: 'You can only review what was delivered to you.' },
  review_plan_off: { status: 409, message: 'this store is not having any review plan' },
  review_given: { status: 409, message: 'You have reviewed this already.' },
  not_cancelable: { status: 409, message: 'This order cannot be canceled any more.' },
  step_not_allowed: { status: 409, message: 'The order cannot take this step from where it is.' },
  order_in_progress: { status: 409, message: 'The same order is being placed right now.' },
  key_reused: { status: 422, message: 'This idempotency key belongs to another order.' },
  too_large: { status: 413, message: 'The request is too large.' },
  too_many: { status: 429, message: 'That was too often. Please wait a little.' },
  fault: { status: 500, message: 'Something went wrong.' },
  overloaded: { status: 503, message: 'We are very busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** Words of a refusal that need a name or a number; `{name}` stands for a value. */
export const detailTexts = {
  variation_left_out: 'Variation {name} can not remain without selection.',
  variation_out_of_bounds: 'Selected variation named {name} must be in between Minimum {least} and Maximum {most}',
  coupon_from: 'To apply this coupon, total item amount should be minimum {amount}',
  wait_seconds: 'That was wrong too often. Please wait {seconds} seconds.',
  wait_minutes: 'That was wrong too often. Please wait {minutes} minutes.',
  code_just_sent: 'A code was sent a moment ago. Please wait {seconds} seconds.',
  item_not_now: '{name} is not available right now.',
  item_not_then: '{name} is not available at the chosen time.',
  too_many_on_the_way:
    'Out of Limits. At most {most} of {name} may be on their way to you: take fewer, or wait until your other orders have arrived.',
  nobody_takes_cash: 'Nobody is there to take the cash.',
  no_rider_here: 'No delivery man works in this city.',
} as const;

export interface Detail {
  text: keyof typeof detailTexts;
  values: Readonly<Record<string, string | number>>;
}

/** What a rule answers when it says no. */
export interface Refused {
  refused: RefusalCode;
  /** The English words, where the standing text needs a name or a number. */
  message?: string;
  /** The same for other languages. */
  detail?: Detail;
}

/** A refusal whose words have values in them. */
export function refusedWith(refused: RefusalCode, text: Detail['text'], values: Detail['values']): Refused {
  return { refused, message: filled(detailTexts[text], values), detail: { text, values } };
}

/** The text with its values in place of their names. */
export function filled(text: string, values: Detail['values'] = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

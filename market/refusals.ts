/** Every refusal that the API can give: its code, its HTTP status, and its English words. */
export const refusals = {
  invalid_input: { status: 400, message: 'The request does not match the contract.' },
  guest_id_needed: { status: 400, message: 'Send a guest id or sign in.' },
  sign_in_needed: { status: 401, message: 'You are not logged in' },
  cross_site: { status: 403, message: 'This call must come from the storefront itself.' },
  guest_checkout_off: { status: 403, message: 'Sign in to place an order.' },
  not_found: { status: 404, message: 'We could not find it.' },
  outside_zones: { status: 404, message: 'We do not deliver to this place yet.' },
  place_not_found: { status: 404, message: 'We do not know this place.' },
  store_not_found: { status: 404, message: 'We could not find this store.' },
  item_not_found: { status: 404, message: 'This item is not sold here.' },
  cart_line_not_found: { status: 404, message: 'This is not in your cart any more.' },
  order_not_found: { status: 404, message: 'Order not found' },
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
  payment_not_offered: { status: 409, message: 'This way to pay is not offered yet.' },
  prescription_needed: { status: 422, message: 'prescription is required' },
  price_changed: { status: 409, message: 'A price has changed. Look at the new total before you order.' },
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

/** What a rule answers when it says no. */
export interface Refused {
  refused: RefusalCode;
  /** Words for the shopper, where the standing text needs a name or a number. */
  message?: string;
}

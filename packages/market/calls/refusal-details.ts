import { type ModuleType, moduleTypes, traitsOf } from '../modules/modules.rules.ts';
import type { RefusalCode } from '../refusals.ts';
import type { CounterDetail } from './counter-details.ts';
import type { ZoneDetail } from './zone-details.ts';

// Apart from the table of refusals, so that a page that applies a rule does not load every text of the API.

/** What is ordered from each type of module, as the message about a coupon names it. */
export const moduleGoodsNames = Object.fromEntries(moduleTypes.map((type) => [type, traitsOf(type).goods])) as Readonly<
  Record<ModuleType, string>
>;

/** Messages of refusals that contain values; `{name}` stands for a value. */
export const detailTexts = {
  variation_left_out: 'Variation {name} can not remain without selection.',
  variation_out_of_bounds: 'Selected variation named {name} must be in between Minimum {least} and Maximum {most}',
  coupon_for_modules: 'This coupon is for {modules}.',
  coupon_for_store: 'This coupon is for {store}.',
  coupon_from: 'To apply this coupon, total item amount should be minimum {amount}',
  wait_seconds: 'That was wrong too often. Please wait {seconds} seconds.',
  wait_minutes: 'That was wrong too often. Please wait {minutes} minutes.',
  code_just_sent: 'A code was sent a moment ago. Please wait {seconds} seconds.',
  current_password_needed: 'Send your current password in current_password.',
  item_not_now: '{name} is not available right now.',
  item_not_then: '{name} is not available at the chosen time.',
  too_many_on_the_way:
    'Out of Limits. At most {most} of {name} may be on their way to you: take fewer, or wait until your other orders have arrived.',
  nobody_takes_cash: 'Nobody is there to take the cash.',
  permission_missing: 'Your role does not allow this. You need the permission {permission}.',
  not_on_tablets: 'Not on a shared tablet: sign in with your password to do this.',
  access_suspended: 'Your access is suspended: {reason}',
  store_closed_by_market: 'The market has closed this store, so only running orders can be worked on: {reason}',
  currency_fixed:
    'The currency and its decimals stay as they are: orders, wallets and books are in {currency} since the first order.',
  brand_colour_pale:
    'White letters on this colour have a contrast of {reached}; they need {needed}. Take a darker one, such as {better}.',
  deal_colour_dark:
    'Black letters on this colour have a contrast of {reached}; they need {needed}. Take a paler one, such as {better}.',
  zone_overlaps: 'The zone overlaps the zone {name}. Move its corners to the border of that one.',
  courier_has_orders: 'This rider still has {orders}. Wait until everything is delivered, or suspend the rider.',
  zone_is_off: 'The zone {name} is stopped. Start it first.',
  paused_until: 'The store takes no orders right now. It takes orders again at {time}.',
  paused_until_tomorrow: 'The store takes no orders right now. It takes orders again tomorrow at {time}.',
  paused_for_days: 'The store takes no orders right now. It takes orders again in {days} days, at {time}.',
  begins_later: 'The store has many orders right now. It begins with yours at {time}.',
  prescription_taken_by: '{name} works on this prescription.',
  item_runs_out: 'There are not {quantity} of {name}. In stock: {left}.',
  order_given_by: '{person} has given this order to {rider} in the meantime.',
  order_taken_by: '{rider} has this order in the meantime.',
  promise_of: 'Order {order} of {name} would come {minutes} min later than promised.',
  rider_off_shift: 'This rider is not on shift.',
  no_rider_here: 'No rider works in this city.',
  order_on_hold: 'The market holds this order. Its new time and the reason are on the order.',
} as const;

export interface Detail {
  text: keyof typeof detailTexts | CounterDetail | ZoneDetail;
  /** A list contains types of modules, which each language names in its own words. */
  values: Readonly<Record<string, string | number | readonly ModuleType[]>>;
  /** A second sentence. */
  next?: Detail;
}

/** What a rule returns if it refuses. */
export interface Refused {
  refused: RefusalCode;
  /** The English message, if the default message needs a value. */
  message?: string;
  /** The same for other languages. */
  detail?: Detail;
}

/** A refusal whose words have values in them. */
export function refusedWith(refused: RefusalCode, text: keyof typeof detailTexts, values: Detail['values']): Refused {
  return { refused, message: filled(detailTexts[text], values), detail: { text, values } };
}

/** Returns the sentences of a detail as one text; each is worded alone. */
export function sentencesOf(detail: Detail, wordsOf: (detail: Detail) => string): string {
  const first = wordsOf(detail);
  return detail.next ? `${first} ${sentencesOf(detail.next, wordsOf)}` : first;
}

/** Returns the text with its values; names of modules and the list format are those of a language. */
export function filled(text: string, values: Detail['values'] = {}, words = moduleGoodsNames, language = 'en'): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    if (typeof value !== 'object') return String(value);
    return new Intl.ListFormat(language).format(value.map((type) => words[type]));
  });
}

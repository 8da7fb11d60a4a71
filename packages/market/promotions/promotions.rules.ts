import { type DailyHours, isWithinHours } from '../items/items.rules.ts';
import type { Discount, Offers } from '../pricing/pricing.rules.ts';
import { daySeconds, hourSeconds } from '../values/durations.ts';
import { money } from '../values/money.ts';

/** A flash sale or campaign that names an item, running or not. Moments are milliseconds since 1970. */
export interface Promotion {
  kind: 'flash_sale' | 'campaign';
  id: number;
  slug: string;
  title: string;
  discount: number;
  discountType: 'percent' | 'amount';
  startsAt: number;
  endsAt: number;
  hours: DailyHours;
  /** Units left in a flash sale; a campaign does not count. */
  left: number | null;
}

/** A moment, and the minute of the day that it is in the zone. */
export interface ZoneMoment {
  at: Date;
  minute: number;
}

/**
 * Returns whether a promotion runs: from the start (inclusive) to the end (exclusive), within the daily hours, and
 * while a flash sale has units left.
 */
export function isRunning({ startsAt, endsAt, hours, left }: Promotion, { at, minute }: ZoneMoment): boolean {
  const now = at.getTime();
  return now >= startsAt && now < endsAt && isWithinHours(hours, minute) && left !== 0;
}

/** The one promotion that sets the price: a flash sale before a campaign, of equals the one that ends first. */
export function promotionNow(
  promotions: readonly Promotion[],
  noPromotion: boolean,
  moment: ZoneMoment,
): Promotion | undefined {
  if (noPromotion) return undefined;
  const running = promotions.filter((promotion) => isRunning(promotion, moment));
  const first = (kind: Promotion['kind']) =>
    running.filter((promotion) => promotion.kind === kind).sort((one, other) => one.endsAt - other.endsAt)[0];
  return first('flash_sale') ?? first('campaign');
}

/**
 * Returns the campaign whose dates mark an item at a moment, also outside the daily hours of the campaign: the one that
 * sets the price, else the one that ends first. Undefined for an item without a campaign, and during a flash sale.
 */
export function campaignInDates(
  promotions: readonly Promotion[],
  noPromotion: boolean,
  moment: ZoneMoment,
): Promotion | undefined {
  const running = promotionNow(promotions, noPromotion, moment);
  if (noPromotion || running) return running?.kind === 'campaign' ? running : undefined;
  const now = moment.at.getTime();
  return promotions
    .filter(({ kind, startsAt, endsAt }) => kind === 'campaign' && now >= startsAt && now < endsAt)
    .sort((one, other) => one.endsAt - other.endsAt)[0];
}

/** What it offers, as pricing takes it. Amounts are minor units. */
export function offerOf(promotion: Promotion | undefined): Pick<Offers, 'flashSale' | 'campaign'> {
  if (!promotion) return {};
  const { kind, discount, discountType } = promotion;
  const off: Discount = discountType === 'percent' ? { percent: discount } : { amount: money(discount) };
  return kind === 'flash_sale' ? { flashSale: off } : { campaign: off };
}

/** Returns the maximum of one cart, limited by what the flash sale has left. */
export function maxPerCart(promotion: Promotion | undefined, maximum: number | null): number | null {
  const left = promotion?.left ?? null;
  if (left === null) return maximum;
  return maximum === null ? left : Math.min(left, maximum);
}

/** Returns the sold share of a flash sale, as a whole percentage [PROMO-23]. */
export function soldPercent({ sold, stock }: { sold: number; stock: number }): number {
  return stock <= 0 ? 100 : Math.round(Math.min(1, Math.max(0, sold / stock)) * 100);
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What a countdown shows; undefined once it is over [PROMO-14] [PROMO-15]. */
export function timeLeft(endsAt: Date, now: Date): TimeLeft | undefined {
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  if (!(seconds > 0)) return undefined;
  return {
    days: Math.floor(seconds / daySeconds),
    hours: Math.floor((seconds % daySeconds) / hourSeconds),
    minutes: Math.floor((seconds % hourSeconds) / 60),
    seconds: seconds % 60,
  };
}

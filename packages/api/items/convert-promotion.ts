import type { Item } from 'market/items/items.contract';
import type { Promotion } from 'market/promotions/promotions.rules';
import { money, toDecimal } from 'market/values/money';
import { memoize } from '#api/http/cache/memoize.ts';

/** The promotions of an item, from their JSON. */
export const promotionsIn = memoize((text) => JSON.parse(text) as Promotion[]);

/** Formats a discount for the API: whole percents, or a decimal of the currency. */
export function writtenDiscount(discount: number, type: 'percent' | 'amount'): number {
  return type === 'percent' ? discount : toDecimal(money(discount));
}

/** The promotion that sets the price of an item, as items carry it. */
export function shownPromotion(promotion: Promotion | undefined): Item['promotion'] {
  if (!promotion) return null;
  const { kind, id, slug, title, discount, discountType, endsAt } = promotion;
  return {
    kind,
    id,
    slug,
    title,
    discount: writtenDiscount(discount, discountType),
    discount_type: discountType,
    ends_at: new Date(endsAt).toISOString(),
  };
}

/** Returns the two date fields of an item: those of the campaign that marks it, or nulls [CARD-26]. */
export function campaignDates(
  campaign: Promotion | undefined,
): Pick<Item, 'available_date_starts' | 'available_date_ends'> {
  const [from, until] = campaign ? [campaign.startsAt, campaign.endsAt] : [];
  return { available_date_starts: momentText(from), available_date_ends: momentText(until) };
}

function momentText(moment: number | undefined): string | null {
  return moment === undefined ? null : new Date(moment).toISOString();
}

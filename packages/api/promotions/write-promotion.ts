import type { Item } from 'market/items/items.contract';
import type { Promotion } from 'market/promotions/promotions.rules';
import { money, toDecimal } from 'market/values/money';
import { memoize } from '#api/http/raw-json.ts';

/** The promotions of an item, from their JSON. */
export const promotionsIn = memoize((text) => JSON.parse(text) as Promotion[]);

/** Formats a discount for the API: whole percents, or a decimal of the currency. */
export function writtenDiscount(discount: number, type: 'percent' | 'amount'): number {
  return type === 'percent' ? discount : toDecimal(money(discount));
}

/** The promotion that sets the price of an item, as JSON. */
export function writePromotion(promotion: Promotion | undefined): string {
  if (!promotion) return 'null';
  const { kind, id, slug, title, discount, discountType, endsAt } = promotion;
  const shown: NonNullable<Item['promotion']> = {
    kind,
    id,
    slug,
    title,
    discount: writtenDiscount(discount, discountType),
    discount_type: discountType,
    ends_at: new Date(endsAt).toISOString(),
  };
  return JSON.stringify(shown);
}

/** Returns the two date fields of an item as JSON: those of the campaign that marks it, or nulls [CARD-26]. */
export function writeCampaignDates(campaign: Promotion | undefined): string {
  if (!campaign) return '"available_date_starts":null,"available_date_ends":null';
  const [from, until] = [campaign.startsAt, campaign.endsAt].map((moment) => new Date(moment).toISOString());
  return `"available_date_starts":"${from}","available_date_ends":"${until}"`;
}

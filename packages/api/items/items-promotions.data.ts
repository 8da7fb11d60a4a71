/** A flash sale or campaign of an item, as the database returns it. Moments are milliseconds since 1970. */
export interface StoredPromotion {
  kind: 'flash_sale' | 'campaign';
  id: number;
  slug: string;
  title: string;
  discount: number;
  discountType: 'percent' | 'amount';
  startsAt: number;
  endsAt: number;
  hours: { from: number | null; until: number | null };
  left: number | null;
}

interface OfferSql {
  kind: StoredPromotion['kind'];
  /** The table that has the discount; `p` is the promotion. */
  offer: string;
  hours: string;
  left: string;
}

const promotionJson = ({ kind, offer, hours, left }: OfferSql) => `json_build_object('kind', '${kind}',
  'id', p.id, 'slug', p.slug, 'title', p.title, 'discount', ${offer}.discount, 'discountType', ${offer}.discount_type,
  'startsAt', floor(extract(epoch from p.starts_at) * 1000), 'endsAt', floor(extract(epoch from p.ends_at) * 1000),
  'hours', json_build_object(${hours}), 'left', ${left})`;

const ofFlashSale = promotionJson({
  kind: 'flash_sale',
  offer: 'f',
  hours: `'from', null, 'until', null`,
  left: 'f.available_stock',
});
const ofCampaign = promotionJson({
  kind: 'campaign',
  offer: 'p',
  hours: `'from', p.daily_from, 'until', p.daily_until`,
  left: 'null',
});

/** All promotions of the item `i`, as JSON; null for the many items without one. Rules decide which of them applies. */
export const promotionsOfItem = `case when i.promoted then (select json_agg(named.promotion) from (
    select ${ofFlashSale} as promotion
    from flash_sale_items f join flash_sales p on p.id = f.flash_sale_id where f.item_id = i.id
    union all
    select ${ofCampaign}
    from campaign_items n join campaigns p on p.id = n.campaign_id where n.item_id = i.id
  ) named) end`;

import type { Money } from 'market/values/money';
import type { Database } from '#api/db/connection.ts';
import { hotRows } from '#api/db/hot-query.ts';
import { promotionsOfItem } from '#api/items/items-promotions.data.ts';
import type { VisibleScope } from '#api/stores/load-catalog-context.ts';

export interface PromotedRow {
  id: number;
  zone_id: number;
  price: Money;
  discount: Money;
  discount_type: 'percent' | 'amount';
  store_discount: number;
  no_promotion: boolean;
  /** A price that holds at some hours, and these as JSON [STO-058]. */
  timed_price: Money | null;
  timed_week: string | null;
  /** All promotions that name it, as JSON; null for one that none names. */
  promotions: string | null;
}

const promoted = {
  name: 'search promoted',
  text: `select i.id, i.zone_id, i.price, i.discount, i.discount_type, i.store_discount, i.no_promotion, i.timed_price,
    i.timed_week, ${promotionsOfItem} as promotions
  from (
    select n.item_id from campaigns p join campaign_items n on n.campaign_id = p.id
    where p.starts_at <= $3 and p.ends_at > $3
    union
    select f.item_id from flash_sales p join flash_sale_items f on f.flash_sale_id = p.id
    where p.starts_at <= $3 and p.ends_at > $3 and f.available_stock > 0
    union
    select t.id from items t
    where t.timed_price is not null and t.choice_options = '[]' and t.zone_id = any ($1::int[]) and t.module_id = any ($2::int[])
  ) named join items i on i.id = named.item_id
  where i.active and (i.timed_price is not null and i.choice_options = '[]' or i.promoted and not i.no_promotion) and i.zone_id = any ($1::int[]) and i.module_id = any ($2::int[])
  order by i.id`,
};

/** Returns the items on sale that a running promotion names or that have a price by the hour: few of all. */
export function itemsPromoted(db: Database, { zoneIds, moduleIds }: VisibleScope, at: Date): Promise<PromotedRow[]> {
  return hotRows(db, promoted, [zoneIds, moduleIds, at]);
}

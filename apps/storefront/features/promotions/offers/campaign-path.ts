import type { Campaign } from 'market/promotions/promotions.contract';

/** The page of a campaign; its module goes along, for a link may be opened where another one is shown [PROMO-11]. */
export function campaignPath({ slug, id, module_id }: Pick<Campaign, 'slug' | 'id' | 'module_id'>): string {
  return `/campaigns/${slug || id}?module_id=${module_id}`;
}

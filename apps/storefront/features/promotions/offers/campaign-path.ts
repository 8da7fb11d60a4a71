import type { Campaign } from 'market/promotions/promotions.contract';

/** The path of a campaign, with its module, because a link may be opened in another one [PROMO-11]. */
export function campaignPath({ slug, id, module_id }: Pick<Campaign, 'slug' | 'id' | 'module_id'>): string {
  return `/campaigns/${slug || id}?module_id=${module_id}`;
}

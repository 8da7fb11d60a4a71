import type { Campaign } from 'market/promotions/promotions.contract';
import { href } from 'react-router';

/** The path of a campaign, with its module, because a link may be opened in another one [PROMO-11]. */
export function campaignPath({ slug, id, module_id }: Pick<Campaign, 'slug' | 'id' | 'module_id'>): string {
  return `${href('/campaigns/:slugOrId', { slugOrId: String(slug || id) })}?module_id=${module_id}`;
}

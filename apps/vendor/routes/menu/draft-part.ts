import type { ReplyOf } from 'market/calls/endpoint';
import type { vendorItemsContract } from 'market/items/items.vendor.contract';
import type { ItemDraft } from './item-draft.ts';

/** What the form needs of the store: categories, add-ons, currency, and whether it counts stock. */
export type MenuFacts = ReplyOf<typeof vendorItemsContract.menu>;

/** What a part of the form needs. */
export interface DraftPart {
  draft: ItemDraft;
  set: (change: Partial<ItemDraft>) => void;
  /** What the API says of a field. */
  faultAt: (field: string) => string | undefined;
}

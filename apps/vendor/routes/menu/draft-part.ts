import type { ReplyOf } from 'market/calls/endpoint';
import type { vendorItemsContract } from 'market/items/items.vendor.contract';
import type { ItemDraft } from './item-draft.ts';

/** What the items of a store are made of. */
export type MenuAbout = ReplyOf<typeof vendorItemsContract.menu>;

/** What a part of the form needs. */
export interface DraftPart {
  draft: ItemDraft;
  set: (change: Partial<ItemDraft>) => void;
  /** What the API says of a field. */
  faultAt: (field: string) => string | undefined;
}

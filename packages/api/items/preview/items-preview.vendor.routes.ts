import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import {
  listHiddenItems,
  listPreviewedItems,
  previewItem,
  previewPage,
  type StorefrontCallsIn,
} from './preview-store.ts';

/** The calls of a preview; `storefrontIn` makes those of the storefront [STO-041]. */
export const vendorPreviewRoutes = (
  context: ApiContext,
  storefrontIn: StorefrontCallsIn,
): Handlers<Contract['vendorPreview']> => ({
  show: (call) => previewPage(context, storefrontIn, call),
  items: (call) => listPreviewedItems(context, storefrontIn, call),
  hidden: ({ caller, query }) => listHiddenItems(context, caller.storeId, query),
  item: (call) => previewItem(context, storefrontIn, call),
});

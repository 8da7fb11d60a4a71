import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import type { BulkReply } from 'market/items/changes/items-bulk.vendor.contract';
import { ingredientWords, maxIngredientItems, placeOfIngredient } from 'market/items/changes/items-ingredients.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { changeManyItems } from './change-many.ts';
import type { MenuContext } from './edit-item.ts';
import { itemTexts } from './items-off.data.ts';
import { asMenuRow } from './show-menu.ts';

/** How many words are offered. */
const maxWords = 40;

/** Returns the words by which a menu names ingredients, and the items that name one, at most 500 [STO-061]. */
export async function showIngredients(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  storeId: number,
  word = '',
): Promise<ReplyOf<Contract['vendorItems']['ingredients']>> {
  const rows = await itemTexts(db, storeId);
  const at = now();
  const items = rows.flatMap((row) => {
    const place = placeOfIngredient(row, word);
    return place ? [{ ...asMenuRow(row, at), found_in: place }] : [];
  });
  return { words: ingredientWords(rows, maxWords), items: items.slice(0, maxIngredientItems) };
}

export interface UsedUp {
  word: string;
  /** As the member sees them. */
  items: readonly { id: number; version: number }[];
  /** A moment, or tomorrow; undefined until they are put back. */
  until: string | undefined;
}

/**
 * Marks items with an ingredient as sold out in one step, and names those that were left out [STO-061]. Items are chosen
 * by the member: the word is for the audit log alone.
 */
export function takeIngredientOff(
  context: MenuContext,
  staff: AuthorizedStore,
  { word, items, until }: UsedUp,
): Promise<BulkReply> {
  const change = { kind: 'availability', availability: 'sold_out', until } as const;
  return changeManyItems(context, staff, { items, change, is_preview: false, ingredient: word });
}

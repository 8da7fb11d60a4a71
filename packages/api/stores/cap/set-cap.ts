import type { StoreNow } from 'market/stores/stores.vendor.contract';
import type { CapKind } from 'market/stores/stores-cap.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { changeNow, pauseStore } from '../staff/pause-store.ts';
import { fullUntilOf } from './find-slot.ts';
import { writeCap } from './stores-cap.data.ts';

interface WantedCap {
  by: CapKind;
  /** Null for no cap; 0 is a pause. */
  most: number | null;
  pieceMinutes: number;
}

/**
 * Sets how much a store begins in a quarter of an hour; what it has taken is not changed. Nothing at all is a pause until
 * closing, or until tomorrow at a store that does not close, and leaves the cap [STO-038].
 */
export async function setCap(context: ApiContext, staff: AuthorizedStore, wanted: WantedCap): Promise<StoreNow> {
  const { by, most, pieceMinutes } = wanted;
  if (most === 0)
    return (await pauseStore(context, staff, { length: 'closing_or_tomorrow', reason: 'too_busy' })).store;
  return changeNow(context, staff, 'store.cap', async (transaction, { id }, { now }) => {
    const cap = { slot_most: most, slot_by: by, piece_minutes: pieceMinutes };
    await writeCap(transaction, id, cap, await fullUntilOf(transaction, { id, ...cap }, now));
  });
}

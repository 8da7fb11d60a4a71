import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { toDecimal } from 'market/values/money';
import type { adminCashContract, ShortCash } from 'market/wallet/wallet-cash.contract';
import { entriesOfCashDecided } from 'market/wallet/wallet-payouts.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { writeJournal } from '../wallet.data.ts';
import {
  lockOrderWithCash,
  lockShortCash,
  type ShortCashRow,
  shortCashRows,
  writeShortCashDecision,
} from './wallet-short-cash.data.ts';

type Cash = typeof adminCashContract;

/**
 * Decides who bears cash that did not come at the door, once: of two operators the second reads what the first has
 * decided. The order is locked, so that no refund of it calculates with another bearer [DEL-50].
 */
export async function decideShortCash(
  context: ApiContext,
  staff: AuthorizedOperator,
  orderId: string,
  { borne_by: borneBy, note }: BodyOf<Cash['decideShort']>,
): Promise<ReplyOf<Cash['decideShort']>> {
  const zoneIds = zoneIdsOf(staff);
  await actAsStaff(context, staff, async (transaction) => {
    const isTheirs = await lockOrderWithCash(transaction, orderId, zoneIds);
    const short = isTheirs ? await lockShortCash(transaction, orderId) : undefined;
    if (!short) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    if (short.borneBy !== null || short.isGivenBack) {
      throw new ChangedMeanwhile({ sent: { borne_by: borneBy }, now: { borne_by: short.borneBy } });
    }
    const { courierId, currency, missing } = short;
    const at = context.now();
    await writeShortCashDecision(transaction, orderId, { borneBy, note, by: staff.customerId, at });
    const entries = entriesOfCashDecided(courierId, missing, borneBy);
    await writeJournal(transaction, { kind: 'cash_decided', about: { orderId }, currency, entries, at });
    const after = { borne_by: borneBy, missing: toDecimal(missing), currency, courier_id: courierId };
    return { result: undefined, change: { action: 'cash.short', subject: `order:${orderId}`, after, reason: note } };
  });
  const [row] = await shortCashRows(context.db, { zoneIds, orderId, limit: 1, skip: 0 });
  if (!row) throw new Error('A decision that was just made is not there');
  return shortCashReply(row);
}

export function shortCashReply({
  made_at: madeAt,
  decided_at: decidedAt,
  given_back_at: givenBackAt,
  ...row
}: ShortCashRow): ShortCash {
  return {
    ...row,
    code: counterCodeOf(row.order_id),
    due: toDecimal(row.due),
    taken: toDecimal(row.taken),
    made_at: madeAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    given_back_at: givenBackAt?.toISOString() ?? null,
  };
}

import type { BodyOf } from 'market/calls/endpoint';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { fromDecimal, toDecimal } from 'market/values/money';
import { drawerDifference, isReasonMissing } from 'market/wallet/drawer/wallet-drawer.rules';
import type { StoreDrawer, vendorDrawerContract } from 'market/wallet/drawer/wallet-drawer.vendor.contract';
import { cashAccount } from 'market/wallet/wallet.rules';
import { storeAccount } from 'market/wallet/wallet-ledger.rules';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { booksOfDay, dayOfStore } from '../payouts/wallet-store-money.data.ts';
import { type CountRow, cashOrders, countsOf, writeCount } from './wallet-drawer.data.ts';

const shownCounts = 14;

/** Returns the cash at the counter of a store today, of which orders it is, and what the store owes of it [STO-082]. */
export async function showDrawer({ db, now }: Pick<ApiContext, 'db' | 'now'>, storeId: number): Promise<StoreDrawer> {
  const { date, currency, expected, held, since, account } = await drawerAt(db, storeId, now());
  const orders = await cashOrders(db, { account, since, currency });
  const counts = await countsOf(db, storeId, shownCounts);
  return {
    date,
    currency,
    expected: toDecimal(expected),
    held: toDecimal(held),
    orders: orders.map(({ order_id: id, made_at: at, amount }) => ({
      order_id: id,
      code: counterCodeOf(id),
      at: at.toISOString(),
      amount: toDecimal(amount),
    })),
    counts: counts.map(countReply),
  };
}

/**
 * Books what was counted in the drawer today. What the store owes stays: a difference is its own. Refuses a difference
 * without a reason, and a count against cash that has changed since it was shown [STO-082].
 */
export async function countDrawer(
  context: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedStore,
  body: BodyOf<typeof vendorDrawerContract.count>,
): Promise<StoreDrawer> {
  const { storeId, customerId } = staff;
  const at = context.now();
  await actAsStaff(context, staff, async (transaction) => {
    const { date, currency, expected } = await drawerAt(transaction, storeId, at);
    if (date !== body.date || toDecimal(expected) !== body.expected) {
      const now = { date, expected: toDecimal(expected) };
      throw new ChangedMeanwhile({ sent: { date: body.date, expected: body.expected }, now });
    }
    const drawer = { expected, float: fromDecimal(body.float), counted: fromDecimal(body.counted) };
    if (isReasonMissing(drawer, body.reason)) throw fieldRefusal('reason', 'This field is required.');
    const reason = drawerDifference(drawer) === 0 ? '' : body.reason.trim();
    await writeCount(transaction, {
      ...drawer,
      storeId,
      date,
      currency,
      reason,
      countedBy: customerId,
      counted_at: at,
    });
    const after = { date, expected: body.expected, float: body.float, counted: body.counted };
    const change = { action: 'cash.count', subject: `store:${storeId}`, after, ...(reason && { reason }) };
    return { result: undefined, change };
  });
  return showDrawer(context, storeId);
}

async function drawerAt(db: Connection, storeId: number, at: Date) {
  const day = await dayOfStore(db, storeId, at);
  if (!day) throw new Refusal('store_not_found');
  const { since, currency, date } = day;
  const account = cashAccount({ storeId });
  const { cash, cash_held: held } = await booksOfDay(db, {
    account: storeAccount(storeId),
    cash: account,
    since,
    currency,
  });
  return { date, currency, since, account, expected: cash, held };
}

function countReply(row: CountRow): StoreDrawer['counts'][number] {
  const { date, currency, expected, float, counted, reason, name, counted_at: at } = row;
  return {
    ...{ date, currency, reason, name },
    expected: toDecimal(expected),
    float: toDecimal(float),
    counted: toDecimal(counted),
    difference: toDecimal(drawerDifference(row)),
    at: at.toISOString(),
  };
}

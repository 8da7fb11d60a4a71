import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { storeReasonText } from 'market/orders/orders-board.rules';
import { paidOf } from 'market/orders/orders-refund.rules';
import { actWithinLimit, type PreparedAct } from '#api/access/limits/act-within-limit.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile } from '#api/http/refusal.ts';
import { StepRepeated, unlessRepeated } from '../deliveries/apply-courier-step.ts';
import { showBoardOrder } from './show-board.ts';
import { prepareStoreStep, type Reason, type SeenOrder } from './take-store-step.ts';

export interface StoreCancellation extends Omit<SeenOrder, 'orderId'>, Reason {
  /** Numbers of lines whose goods do not go back to the stock. */
  lostLines: readonly number[];
}

/**
 * Cancels an order that was accepted, until it is picked up; its customer reads why [STO-013]. Its goods go back to the
 * stock, but for those that are lost [STO-101]. If the customer has paid more than the member moves alone, it is proposed
 * to a second person of the store [SEAT-16].
 */
export async function cancelAsMember(
  context: ApiContext,
  staff: AuthorizedStore,
  orderId: string,
  { version, reason, text, lostLines }: StoreCancellation,
): Promise<BoardOrder> {
  const { storeId, customerId } = staff;
  const input = { version, reason, text, lostLines };
  const act = {
    call: 'vendorOrders.cancel',
    about: { orderId },
    input,
    reason: storeReasonText(reason, text),
  } as const;
  await unlessRepeated(
    actWithinLimit(context, staff, act, (transaction) =>
      prepareStoreCancellation(context, transaction, { orderId, storeId, customerId }, input),
    ),
  );
  return showBoardOrder(context, staff, orderId);
}

const path = { confirmed: ['canceled'], processing: ['canceled'], handover: ['canceled'] } as const;

/** Locks an order of a store and checks that it can be canceled; what was paid goes back. */
export async function prepareStoreCancellation(
  context: ApiContext,
  transaction: Transaction,
  { orderId, ...member }: { orderId: string; storeId: number; customerId: number },
  { version, reason, text, lostLines }: StoreCancellation,
): Promise<PreparedAct> {
  const { order, perform } = await prepareStoreStep(context, transaction, member, {
    orderId,
    version,
    action: 'order.cancel',
    path,
    lost: lostLines.length === 0 ? undefined : lostLines,
    changeOf: async () => ({ reason: storeReasonText(reason, text) }),
  });
  const { currency, zoneId } = order;
  return { permission: 'store.adjust', zoneId, currency, amount: paidOf(order), perform };
}

/** Prepares a cancellation that was proposed: one that the member has made meanwhile is a change. */
export async function prepareProposedCancellation(
  ...args: Parameters<typeof prepareStoreCancellation>
): Promise<PreparedAct> {
  try {
    return await prepareStoreCancellation(...args);
  } catch (error) {
    throw error instanceof StepRepeated
      ? new ChangedMeanwhile({ sent: { version: args[3].version }, now: { order_status: 'canceled' } })
      : error;
  }
}

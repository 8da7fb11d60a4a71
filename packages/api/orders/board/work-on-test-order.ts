import { afterTestStep, isTestOrder } from 'market/orders/kitchen/orders-test.rules';
import type { TicketForm } from 'market/orders/kitchen/orders-tickets.rules';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import type { StoreStep } from 'market/orders/orders-board.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { StepRepeated, unlessRepeated } from '../deliveries/apply-courier-step.ts';
import { testOrderOf, writeTestOrder } from './orders-test.data.ts';
import { showBoardOrder } from './show-board.ts';

interface Sent {
  caller: AuthorizedStore;
  params: { order_id: string };
}

/** A step of a test order, with the version that the member saw; a tick needs none. */
export type TestStep = StoreStep & { version?: number };

/**
 * Returns a handler that takes a step of an order with `take`, and of a test order in its own table: the same calls work
 * both [STO-098].
 */
export function orTestOrder<Call extends Sent>(
  context: ApiContext,
  take: (sent: Call) => Promise<BoardOrder>,
  stepOf: (sent: Call) => TestStep,
) {
  return async (sent: Call): Promise<{ order: BoardOrder }> => {
    const { order_id: orderId } = sent.params;
    if (!isTestOrder(orderId)) return { order: await take(sent) };
    return { order: await takeTestStep(context, sent.caller, { orderId, ...stepOf(sent) }) };
  };
}

async function takeTestStep(
  context: ApiContext,
  staff: AuthorizedStore,
  { orderId, version, ...step }: TestStep & { orderId: string },
): Promise<BoardOrder> {
  const at = context.now().toISOString();
  const seen = version === undefined ? { at } : { at, version };
  return changeTestOrder(context, staff, orderId, (order) => {
    const after = afterTestStep(order, step, seen);
    if (!('refused' in after)) return after;
    if (after.refused !== 'changed_meanwhile') throw new Refusal(after.refused);
    const { version: now, order_status: status, ready_at: readyAt } = order;
    throw new ChangedMeanwhile({ sent: { version }, now: { version: now, order_status: status, ready_at: readyAt } });
  });
}

/** Notes that a member has opened the test order: its bell stops. */
export function seeTestOrder(context: ApiContext, staff: AuthorizedStore, orderId: string): Promise<BoardOrder> {
  const at = context.now().toISOString();
  return changeTestOrder(context, staff, orderId, (order) =>
    order.seen_at === null ? { ...order, seen_at: at } : order,
  );
}

/** Counts a ticket of the test order as it is counted of every order [STO-028]; `copy` is null where none is to be printed. */
export async function printTestOrder(
  context: ApiContext,
  staff: AuthorizedStore,
  { orderId, form, isAutomatic }: { orderId: string; form: TicketForm; isAutomatic: boolean },
): Promise<{ order: BoardOrder; copy: number | null }> {
  const count = form === 'bag' ? 'bag_print_count' : 'print_count';
  let copy: number | null = null;
  const order = await changeTestOrder(context, staff, orderId, (known) => {
    if (isAutomatic && known[count] > 0) return known;
    copy = known[count] + 1;
    return { ...known, [count]: copy };
  });
  return { order, copy };
}

/** Changes the test order of a store; one that stays as it is writes nothing. */
async function changeTestOrder(
  context: ApiContext,
  staff: AuthorizedStore,
  orderId: string,
  changed: (order: BoardOrder) => BoardOrder,
): Promise<BoardOrder> {
  const { storeId } = staff;
  await unlessRepeated(
    actAsStaff(context, staff, async (transaction) => {
      const order = await testOrderOf(transaction, storeId, context.now(), { isLocked: true });
      if (order?.id !== orderId) throw new Refusal('order_not_found');
      const after = changed(order);
      if (after === order) throw new StepRepeated();
      await writeTestOrder(transaction, storeId, after);
      const { order_status: status } = after;
      const change = { before: { order_status: order.order_status }, after: { order_status: status } };
      return { result: undefined, change: { action: 'order.test_step', subject: `store:${storeId}`, ...change } };
    }),
  );
  await context.live.publish(context.db, [{ topic: `store:${storeId}`, name: 'board', data: { order_id: orderId } }]);
  return showBoardOrder(context, staff, orderId);
}

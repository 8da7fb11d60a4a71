import { afterTick, mayTick, partCountOf } from 'market/orders/kitchen/orders-kitchen.rules';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { StepRepeated, unlessRepeated } from '../deliveries/apply-courier-step.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import { lineToTick, writeTicks } from './orders-ticks.data.ts';
import { showBoardOrder } from './show-board.ts';
import { lockOwnOrder } from './take-store-step.ts';

interface Tick {
  orderId: string;
  line: number;
  /** 0 for the line itself. */
  part: number;
  isTicked: boolean;
}

/**
 * Ticks a line of an order, or a part of it, for all screens of the store; the first tick begins to make the order
 * [STO-014] [STO-015]. A tick needs no version: two people may tick one order, and the same tick twice is one.
 */
export async function tickAsStaff(context: ApiContext, staff: AuthorizedStore, tick: Tick): Promise<BoardOrder> {
  const { orderId, line, part, isTicked } = tick;
  await unlessRepeated(
    actAsStaff(context, staff, async (transaction) => {
      const order = await lockOwnOrder(transaction, staff, orderId);
      const known = await lineToTick(transaction, orderId, line);
      if (!known || part > partCountOf(known) || !mayTick(order.status)) throw new Refusal('step_not_allowed');
      const ticked = afterTick(known, part, isTicked);
      if (ticked.join() === known.ticked.join()) throw new StepRepeated();
      await writeTicks(transaction, { orderId, line, ticked });
      if (isTicked && order.status === 'confirmed') {
        const step = { orderId, to: 'processing', by: 'store', accountId: staff.customerId } as const;
        await moveLockedOrder(transaction, order, step, context.now());
      }
      const change = { before: { line, ticked: known.ticked }, after: { line, ticked } };
      return { result: undefined, change: { action: 'order.tick', subject: `order:${orderId}`, ...change } };
    }),
  );
  const { storeId } = staff;
  await context.live.publish(context.db, [{ topic: `store:${storeId}`, name: 'board', data: { order_id: orderId } }]);
  return showBoardOrder(context, staff, orderId);
}

import type { Suspension } from 'market/access/access-suspensions.courier.contract';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { lockCourierWithOrders, setCourierSuspended } from './access-couriers.data.ts';
import { liftSuspension, lockSuspensionOver, suspensionOf, suspensionsOver } from './access-suspensions.data.ts';

/** Returns why a courier is suspended, about which orders, by whom and until when [DEL-66]. */
export async function showSuspension(
  { db }: Pick<ApiContext, 'db'>,
  { courierId }: AuthorizedCourier,
): Promise<Omit<Suspension, 'meetings'> | null> {
  const row = await suspensionOf(db, courierId);
  if (!row) return null;
  const { order_ids: orders, handed_over: handedOver, decided_at: decidedAt, until, ...rest } = row;
  const named = (id: string) => ({ id, code: counterCodeOf(id) });
  return {
    ...rest,
    orders: orders.map(named),
    handed_over: handedOver.map(named),
    decided_at: decidedAt?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
}

/** Returns a job for each suspension whose time is over [DEL-66]. */
export async function findSuspensionsOver({ db, now }: ApiContext): Promise<NewJob[]> {
  const at = now();
  const minute = Math.floor(at.getTime() / 60_000);
  return (await suspensionsOver(db, at)).map((id) => ({ key: `${id} ${minute}`, data: { id } }));
}

/** Ends a suspension whose time is over. */
export function endSuspension({ db, now }: ApiContext, courierId: number): Promise<void> {
  return transact(db, async (transaction) => {
    await lockCourierWithOrders(transaction, courierId);
    const at = now();
    if (!(await lockSuspensionOver(transaction, courierId, at))) return;
    await liftSuspension(transaction, courierId, { by: null, at });
    await setCourierSuspended(transaction, courierId, null);
  });
}

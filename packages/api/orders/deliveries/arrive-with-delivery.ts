import { type ArrivalPlace, nearnessOf, refusalToArrive, type StoreProblem } from 'market/orders/orders-delivery.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { refuse } from '#api/http/refusal.ts';
import { applyCourierStep, type MadeStep, publishStep, rowOfTaken, StepRepeated } from './apply-courier-step.ts';
import { noteArrival, noteStoreProblem } from './orders-arrivals.data.ts';

/** Notes that a courier is at the store or at the door; the first time counts [DEL-24]. Store and customer see it. */
export async function arriveWithDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  { place, metres, ...made }: MadeStep & { place: ArrivalPlace; metres: number | null },
): Promise<void> {
  const order = await applyCourierStep(context, courier, made, async (transaction, { order, at, after }) => {
    const row = await rowOfTaken(transaction, courier, order.id);
    if ((place === 'store' ? row.at_store_at : row.at_door_at) !== null) throw new StepRepeated();
    refuse(refusalToArrive(place, order.status));
    await noteArrival(transaction, { orderId: order.id, place, courierId: courier.courierId, at, metres });
    // Far from the place counts too, and support can see it.
    const isFar = nearnessOf(metres) === 'far';
    return { action: `delivery.at_${place}`, after: { metres, ...(isFar && { is_far: true }), ...after } };
  });
  if (order) await publishStep(context, order);
}

/** Notes that the order is not ready, or that the store is closed [DEL-26]. */
export async function noteProblemAtStore(
  context: ApiContext,
  courier: AuthorizedCourier,
  { problem, ...made }: MadeStep & { problem: StoreProblem },
): Promise<void> {
  await applyCourierStep(context, courier, made, async (transaction, { order, at, after }) => {
    const row = await rowOfTaken(transaction, courier, order.id);
    if (row.store_problem === problem) throw new StepRepeated();
    refuse(refusalToArrive('store', order.status));
    await noteStoreProblem(transaction, order.id, problem, at);
    return { action: `delivery.store_${problem}`, before: { problem: row.store_problem }, after };
  });
}

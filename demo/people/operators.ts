import { randomUUID } from 'node:crypto';
import { CallRefused, type Soko } from '../../packages/client/soko-client.ts';
import type { Step } from './next-steps.ts';

/** Notes a step of a parcel. */
export async function moveParcel(
  { adminOrders }: Soko,
  { orderId, to }: Extract<Step, { does: 'move_parcel' }>,
): Promise<void> {
  const params = { order_id: orderId };
  const { version } = await adminOrders.show({ params });
  await adminOrders.move({ params, body: { version, to, reason: 'The rider has reported it.' } });
}

/** Grants every refund that was requested before a moment; the store bears it. Returns how many were granted. */
export async function answerRefunds({ adminOrders }: Soko, before: number): Promise<number> {
  const { orders } = await adminOrders.list({ query: { list: 'refund_requested', limit: 100 } });
  let granted = 0;
  for (const { id } of orders) {
    try {
      if (await answerRefund(adminOrders, id, before)) granted += 1;
    } catch (error) {
      // Another operator has answered it.
      if (!(error instanceof CallRefused)) throw error;
    }
  }
  return granted;
}

async function answerRefund({ show, move, refund }: Soko['adminOrders'], id: string, before: number): Promise<boolean> {
  const params = { order_id: id };
  const { version, refund_request: request, refundable } = await show({ params });
  if (!request || Date.parse(request.requested_at) > before) return false;
  const reason = request.reason || 'The customer has requested it.';
  if (request.lines.length === 0) {
    await move({ params, body: { version, to: 'refunded', reason } });
    return true;
  }
  const body = {
    lines: request.lines.map(({ line, quantity }) => ({ line, quantity })),
    borne_by: { market: 0, store: request.amount, courier: 0 },
    way: refundable?.ways.includes('wallet') ? ('wallet' as const) : ('source' as const),
    answers_request: true,
    reason,
  };
  await refund({ params, body, idempotencyKey: randomUUID() });
  return true;
}

import type { QueryClient } from '@tanstack/react-query';
import { declareQueuedSteps } from 'app-kit/calls/queued-steps.ts';
import { readyMinutes, type StoreStep } from 'market/orders/orders-board.rules';
import { boardKey } from '../../features/orders/store-keys.ts';
import { boardCalls, cacheOrder } from './board-query.ts';
import type { Board } from './merge-board.ts';

/** A step of a person at this device, on the order as it was seen. */
export interface SentStep {
  storeId: number;
  orderId: string;
  /** The short order number that people say. */
  code: string;
  /** Of the order, or the one that the step before it leads to. */
  version: number;
  step: StoreStep;
  /** When it was made, by the clock of the server. */
  madeAt: string;
}

/** They go out one after another, in the order in which they were made. */
export const stepKey = ['store-step'] as const;

/** Declares how steps are sent; each is idempotent, because one may be sent twice [STO-007]. */
export function declareSteps(queries: QueryClient): void {
  declareQueuedSteps(queries, {
    key: stepKey,
    send: (sent: SentStep) => send(queries, sent),
    onSuccess: ({ order }, { storeId }) => cacheOrder(queries, storeId, order),
    // What holds now is on the board before the refusal is shown.
    onError: (_error, { storeId }) => queries.invalidateQueries({ queryKey: boardKey(storeId) }),
  });
}

function send(queries: QueryClient, { storeId, orderId, version, step }: SentStep) {
  const params = { store_id: storeId, order_id: orderId };
  switch (step.kind) {
    case 'accept':
      return boardCalls.accept({ params, body: { version, minutes: minutesUntil(queries, storeId, step.readyAt) } });
    case 'delay':
      return boardCalls.delay({ params, body: { version, ready_at: step.readyAt } });
    case 'refuse': {
      const { reason, text } = step;
      return boardCalls.refuse({ params, body: { version, reason, text } });
    }
    case 'cancel': {
      const { reason, text, lostLines } = step;
      // A step that an earlier version of the app has saved on the device has none.
      return boardCalls.cancel({ params, body: { version, reason, text, lost_lines: lostLines ?? [] } });
    }
    case 'ready':
      return boardCalls.ready({ params, body: { version, ...(step.bags && { bags: step.bags }) } });
    case 'tick': {
      const { line, part, isTicked } = step;
      return boardCalls.tick({ params, body: { line_number: line, part, is_ticked: isTicked } });
    }
    case 'handOver':
      return boardCalls.handOver({ params, body: { version, code: step.code, ...(step.bags && { bags: step.bags }) } });
    default:
      return boardCalls[step.kind]({ params, body: { version } });
  }
}

/** An order that was accepted without a connection is ready when it was said, not later by the wait. */
function minutesUntil(queries: QueryClient, storeId: number, readyAt: string): number {
  const offset = queries.getQueryData<Board>(boardKey(storeId))?.clockOffset ?? 0;
  const minutes = Math.round((Date.parse(readyAt) - Date.now() - offset) / 60_000);
  return Math.min(readyMinutes.most, Math.max(readyMinutes.least, minutes));
}

import type { QueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import { readyMinutes, type StoreStep } from 'market/orders/orders-board.rules';
import { boardCalls, boardKey, keepOrder } from './board-query.ts';
import type { Board } from './merge-board.ts';

/** A step of a person at this device, on the order as it was seen. */
export interface SentStep {
  storeId: number;
  orderId: string;
  /** The number that people name. */
  code: string;
  /** Of the order, or the one that the step before it leads to. */
  version: number;
  step: StoreStep;
  /** When it was made, by the clock of the server. */
  madeAt: string;
}

export const stepKey = ['store-step'] as const;

/** Steps go out one after another, in the order in which they were made. */
export const stepScope = { id: 'store-steps' };

const longestPauseMilliseconds = 10_000;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Declares how steps are sent: once each, again and again until the server has answered, and also by a page that was
 * opened later [STO-007]. The server bears a step that is sent twice.
 */
export function declareSteps(queries: QueryClient): void {
  queries.setMutationDefaults(stepKey, {
    mutationFn: (sent: SentStep) => send(queries, sent),
    networkMode: 'online',
    scope: stepScope,
    meta: { isSaved: true },
    retry: (_failures, error) => !isRefusal(error),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPauseMilliseconds),
    // A refusal is shown until a person has read it.
    gcTime: dayMilliseconds,
    onSuccess: ({ order }: Awaited<ReturnType<typeof send>>, { storeId }: SentStep) =>
      keepOrder(queries, storeId, order),
    // What holds now is on the board before the refusal is shown.
    onError: (_error: Error, { storeId }: SentStep) => queries.invalidateQueries({ queryKey: boardKey(storeId) }),
  });
}

/** An answer of the API; faults of the server and of the way to it may pass. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallRefused && error.status < 500;
}

function send(queries: QueryClient, { storeId, orderId, version, step }: SentStep) {
  const params = { store_id: storeId, order_id: orderId };
  switch (step.kind) {
    case 'accept':
      return boardCalls.accept({ params, body: { version, minutes: minutesUntil(queries, storeId, step.readyAt) } });
    case 'delay':
      return boardCalls.delay({ params, body: { version, ready_at: step.readyAt } });
    case 'refuse':
    case 'cancel': {
      const { reason, text } = step;
      return boardCalls[step.kind]({ params, body: { version, reason, text } });
    }
    case 'handOver':
      return boardCalls.handOver({ params, body: { version, code: step.code } });
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

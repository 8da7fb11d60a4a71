import { useMutation, useQuery } from '@tanstack/react-query';
import { type QueuedStep, useDismissStep, useQueuedSteps } from 'app-kit/calls/queued-steps.ts';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import {
  afterStep,
  type BoardColumn,
  boardColumnOf,
  isReached,
  type StoreStep,
} from 'market/orders/orders-board.rules';
import { useCallback, useMemo } from 'react';
import { storeStateAt } from '../availability/store-state.ts';
import { boardQuery } from './board-query.ts';
import { type Board, onBoard } from './merge-board.ts';
import { type SentStep, stepKey } from './store-steps.ts';

/** An order with what this device knows beyond the server. */
export interface ShownOrder extends BoardOrder {
  column: BoardColumn;
  /** The step that this device has made and the server not answered yet. */
  waiting: WaitingStep | undefined;
  /** What its store adds to every promise now. */
  busyMinutes: number;
}

export interface WaitingStep {
  /** Ticks are left out: an order with one goes on. */
  kind: Exclude<StoreStep['kind'], 'tick'>;
  /** It cannot be sent at the moment, and so can be taken back. */
  isHeld: boolean;
}

type Made = QueuedStep<SentStep>;

/** A step that the server has refused, until it was read. */
export interface RefusedStep {
  id: number;
  sent: SentStep;
  error: Error;
}

/** Returns the board of a store, with the steps of this device in it, and what can be done with it. */
export function useStoreBoard(storeId: number) {
  const { data: board, error, dataUpdatedAt, isPending, refetch } = useQuery(boardQuery(storeId));
  const now = useServerNow(board?.clockOffset ?? 0);
  const made = useStepsOf(storeId);
  const forget = useDismissStep();
  const { mutate } = useMutation<unknown, Error, SentStep>({ mutationKey: stepKey });
  const orders = useMemo(() => (board ? shownOrders(board, made, now) : []), [board, made, now]);

  const take = useCallback(
    ({ id: orderId, code, version }: BoardOrder, step: StoreStep) => {
      const offset = board?.clockOffset ?? 0;
      const madeAt = new Date(Date.now() + offset).toISOString();
      mutate({ storeId, orderId, code, version, step, madeAt });
    },
    [board?.clockOffset, mutate, storeId],
  );
  /** Takes the last waiting step of an order back. */
  const takeBack = (orderId: string) => {
    const last = made.findLast(
      ({ sent, status }) => sent.orderId === orderId && status === 'pending' && sent.step.kind !== 'tick',
    );
    if (last?.isHeld) forget(last.id);
  };
  return {
    orders: board && orders,
    /** Whether the store takes orders. */
    store: board?.store,
    /** When its tickets print by themselves. */
    tickets: board?.tickets,
    now,
    /** What the clock of the server is ahead of that of this device, in milliseconds. */
    clockOffset: board?.clockOffset ?? 0,
    /** When the server was last heard, by the clock of this device. */
    receivedAt: dataUpdatedAt,
    error,
    isPending,
    retry: () => void refetch(),
    take,
    takeBack,
    waitingCount: made.filter(({ status, isHeld }) => status === 'pending' && isHeld).length,
    refused: made.flatMap(({ id, sent, error: why }) =>
      why && !isDone(sent, orders) ? [{ id, sent, error: why }] : [],
    ) satisfies RefusedStep[],
    dismiss: forget,
  };
}

function isDone({ orderId, step }: SentStep, orders: readonly ShownOrder[]): boolean {
  const order = orders.find(({ id }) => id === orderId);
  return order !== undefined && isReached(step, order.order_status);
}

function useStepsOf(storeId: number): Made[] {
  const steps = useQueuedSteps<SentStep>(stepKey);
  return useMemo(() => steps.filter(({ sent }) => sent.storeId === storeId), [steps, storeId]);
}

/** The orders that have a column now, as they are after the steps that wait. */
function shownOrders({ orders, store }: Board, made: readonly Made[], now: Date): ShownOrder[] {
  const { busyMinutes } = storeStateAt(store, now);
  return orders.flatMap((known) => {
    const { order, waiting } = afterSteps(known, made);
    const column = boardColumnOf(onBoard(order), now) ?? (waiting && boardColumnOf(onBoard(known), now));
    return column ? [{ ...order, column, waiting, busyMinutes }] : [];
  });
}

/** An order after the steps of this device that the server has neither made nor refused. */
function afterSteps(known: BoardOrder, made: readonly Made[]): { order: BoardOrder; waiting: WaitingStep | undefined } {
  let order = known;
  let waiting: WaitingStep | undefined;
  for (const { sent, status, isHeld } of made) {
    if (status !== 'pending' || sent.orderId !== order.id) continue;
    const { kind } = sent.step;
    if (kind !== 'tick' && sent.version !== order.version) continue;
    order = afterStep(order, sent.step, sent.madeAt);
    if (kind !== 'tick') waiting = { kind, isHeld };
  }
  return { order, waiting };
}

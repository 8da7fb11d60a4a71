import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { QueuedStep } from 'app-kit/calls/queued-steps.ts';
import { mayTakeBack, takeBackSeconds } from 'market/orders/orders-delivery.rules';
import type { CourierStepVariables } from '../queued-step.ts';
import { workQuery } from '../work-query.ts';

/** Those that wait for their seconds to pass, and what sends each at once. */
const held = new Map<CourierStepVariables, () => void>();

/** Those that the courier has said are right, also while they wait for the network. */
const confirmed = new WeakSet<CourierStepVariables>();

/** Returns the milliseconds for which a step may still be taken back; 0 for one that can go out [DEL-33]. */
export function millisecondsToTakeBack({ step, madeAt }: CourierStepVariables, now: Date): number {
  const until = Date.parse(madeAt) + takeBackSeconds * 1_000;
  return mayTakeBack(step) ? Math.max(0, until - now.getTime()) : 0;
}

/**
 * Waits until a step may go out: when its seconds are over, when another step with the same order follows it, when the
 * courier confirms it, or when the page is hidden and may be closed. Returns false for one that was taken back meanwhile.
 */
export async function waitForTakeBack(queries: QueryClient, sent: CourierStepVariables): Promise<boolean> {
  const left = millisecondsToTakeBack(sent, serverNow(queries));
  if (left === 0 || confirmed.has(sent) || document.visibilityState === 'hidden') return true;
  const cache = queries.getMutationCache();
  const isKnown = () => cache.getAll().some(({ state }) => state.variables === sent);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, left);
    const stop = cache.subscribe(({ mutation }) => {
      if (!isKnown() || (mutation && followsWith(mutation, sent))) resolve();
    });
    const hide = () => document.visibilityState === 'hidden' && resolve();
    document.addEventListener('visibilitychange', hide);
    held.set(sent, () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', hide);
      resolve();
    });
  });
  held.get(sent)?.();
  held.delete(sent);
  return isKnown();
}

function serverNow(queries: QueryClient): Date {
  return new Date(Date.now() + (queries.getQueryData(workQuery.queryKey)?.clockOffset ?? 0));
}

function followsWith({ state }: Mutation, { orderId, madeAt }: CourierStepVariables): boolean {
  const other = state.variables as Partial<CourierStepVariables> | undefined;
  return other?.orderId === orderId && other.madeAt !== undefined && other.madeAt > madeAt;
}

/** Returns whether a step waits on this phone and can still be taken back. */
export function canTakeBack({ sent, isUnsent }: Pick<QueuedStep<CourierStepVariables>, 'sent' | 'isUnsent'>): boolean {
  return isUnsent || held.has(sent);
}

/** Lets a step go out as soon as it can. */
export function confirmStep(sent: CourierStepVariables): void {
  confirmed.add(sent);
  held.get(sent)?.();
}

const maxWait = 5_000;

/** Sends what could still be taken back and waits until the server has it: a shift cannot end before. */
export async function finishHeldSteps(queries: QueryClient): Promise<void> {
  if (held.size === 0) return;
  const cache = queries.getMutationCache();
  const pending = () =>
    cache.getAll().flatMap(({ state }) => {
      const sent = state.variables as CourierStepVariables | undefined;
      return state.status === 'pending' && sent?.step ? sent : [];
    });
  for (const sent of pending()) confirmStep(sent);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, maxWait);
    const stop = cache.subscribe(() => {
      if (pending().length === 0) end();
    });
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

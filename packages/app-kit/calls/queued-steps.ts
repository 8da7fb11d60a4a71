import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import { useCallback, useMemo } from 'react';

/** How the steps of an application are sent. */
export interface StepDeclaration<Sent, Reply> {
  /** Names them; those of one name go out one after another, in the order in which they were made. */
  key: readonly [string];
  send: (sent: Sent) => Promise<Reply>;
  onSuccess: (reply: Reply, sent: Sent) => unknown;
  onError: (error: Error, sent: Sent) => unknown;
}

const maxPauseMilliseconds = 10_000;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Declares steps that wait for the network: each is retried until the server has answered, also by a page that was opened
 * later, and takes effect once [STO-007] [DEL-36]. Steps must be idempotent, because one may be sent twice.
 */
export function declareQueuedSteps<Sent, Reply>(
  queries: QueryClient,
  { key, send, onSuccess, onError }: StepDeclaration<Sent, Reply>,
): void {
  queries.setMutationDefaults(key, {
    mutationFn: send,
    networkMode: 'online',
    scope: { id: `${key[0]}s` },
    meta: { isSaved: true },
    retry: (_failures: number, error: Error) => !isRefusal(error),
    retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, maxPauseMilliseconds),
    // A refusal is shown until a person has read it.
    gcTime: dayMilliseconds,
    onSuccess,
    onError,
  });
}

const tooMany = 429;
/** The page is too old: the step waits for the newer one [SEAT-38]. */
const tooOld = 426;

/** An answer that stays the same; faults of the server and of the way to it may pass, and so do limits. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallRefused && error.status < 500 && error.status !== tooMany && error.status !== tooOld;
}

/** A step of this device that the server has not answered, or has refused. */
export interface QueuedStep<Sent> {
  id: number;
  sent: Sent;
  status: 'pending' | 'error';
  /** It cannot be sent at the moment. */
  isHeld: boolean;
  /** It has never been sent: no connection, or another step goes first. */
  isUnsent: boolean;
  error: Error | null;
}

/** Returns the steps of a name that the server has not taken, in the order in which they were made. */
export function useQueuedSteps<Sent>(key: readonly [string]): QueuedStep<Sent>[] {
  const steps = useMutationState({
    filters: { mutationKey: key },
    select: ({ mutationId: id, state }) => ({
      id,
      sent: state.variables as Sent,
      status: state.status,
      isHeld: state.isPaused || state.failureCount > 0,
      isUnsent: state.isPaused && state.failureCount === 0,
      error: state.error,
    }),
  });
  return useMemo(() => steps.filter(isOpen), [steps]);
}

function isOpen<Sent>(step: Omit<QueuedStep<Sent>, 'status'> & { status: string }): step is QueuedStep<Sent> {
  return step.status === 'pending' || step.status === 'error';
}

/** Returns a function that forgets a step: a refusal that was read, or one that is taken back before it was sent. */
export function useDismissStep(): (id: number) => void {
  const queries = useQueryClient();
  return useCallback(
    (id) => {
      const cache = queries.getMutationCache();
      const found = cache.getAll().find(({ mutationId }) => mutationId === id);
      if (found) cache.remove(found);
    },
    [queries],
  );
}

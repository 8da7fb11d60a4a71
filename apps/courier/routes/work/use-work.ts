import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import { useMemo } from 'react';
import { afterSteps, useCourierSteps } from './courier-steps.ts';
import { finishHeldSteps } from './take-back/held-steps.ts';
import { courierCalls, type KnownWork, workQuery } from './work-query.ts';

export type Work = KnownWork;

/**
 * Returns the shift, the requests and the deliveries of the courier, with the steps of this phone in them; the last known
 * ones without a connection.
 */
export function useWork() {
  const { data, isError, refetch } = useQuery(workQuery);
  const made = useCourierSteps();
  const work = useMemo(() => data && afterSteps(data, made), [data, made]);
  return { work, isFailed: isError && data === undefined, retry: () => void refetch() };
}

/** What needs an answer at once: of two couriers one gets an order. */
export type WorkStep = { kind: 'begin' | 'end' } | { kind: 'take' | 'giveBack'; id: string };

/** Takes a step of the work. A lost reply does no harm: the same step again is answered like the first time. */
export function useWorkStep() {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(step: WorkStep) {
      if (step.kind === 'end') await finishHeldSteps(queries);
      await takeStep(step);
    },
    // The network may come back; a refusal stays one.
    retry: (failures, error) => !(error instanceof CallRefused && error.status < 500) && failures < 2,
    // Also after a refusal: it says that the page is behind.
    onSettled: () => queries.invalidateQueries({ queryKey: workQuery.queryKey }),
  });
}

async function takeStep(step: WorkStep): Promise<void> {
  switch (step.kind) {
    case 'begin':
    case 'end':
      await courierCalls.shift({ body: { is_on: step.kind === 'begin' } });
      return;
    case 'take':
      await courierCalls.take({ params: { order_id: step.id }, body: {} });
      return;
    case 'giveBack':
      await courierCalls.giveBack({ params: { order_id: step.id }, body: {} });
      return;
  }
}

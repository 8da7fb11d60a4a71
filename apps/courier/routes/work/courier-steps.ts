import { type QueryClient, useMutation } from '@tanstack/react-query';
import { declareQueuedSteps, useQueuedSteps } from 'app-kit/calls/queued-steps.ts';
import { afterCourierStep, type CourierStep } from 'market/orders/orders-delivery.rules';
import { useCallback } from 'react';
import { fileOf } from './photo/make-picture.ts';
import type { CourierStepVariables } from './queued-step.ts';
import { waitForTakeBack } from './take-back/held-steps.ts';
import { callCalls, courierCalls, handoverCalls, type KnownWork, workQuery } from './work-query.ts';

/** They go out one after another, in the order in which they were made. */
const stepKey = ['courier-step'] as const;

/** Declares how the steps of a courier are sent; each is idempotent, because one may be sent twice [DEL-36]. */
export function declareCourierSteps(queries: QueryClient): void {
  declareQueuedSteps<CourierStepVariables, boolean>(queries, {
    key: stepKey,
    async send(sent) {
      const isWanted = await waitForTakeBack(queries, sent);
      if (isWanted) await send(sent);
      return isWanted;
    },
    async onSuccess(isSent, { orderId, step, madeAt }) {
      if (!isSent) return;
      // An answer that was under way before the step would show the order as it was.
      await queries.cancelQueries(workQuery);
      queries.setQueryData(workQuery.queryKey, (work) => work && afterCourierStep(work, orderId, step, madeAt));
      void queries.invalidateQueries(workQuery);
    },
    // What holds now is on the screen before the refusal is shown.
    onError: () => queries.invalidateQueries(workQuery),
  });
}

async function send({ orderId, step, madeAt }: CourierStepVariables): Promise<void> {
  const params = { order_id: orderId };
  switch (step.kind) {
    case 'arrive': {
      const { place, metres } = step;
      await courierCalls.arrive({ params, body: { place, ...(metres !== null && { metres }), made_at: madeAt } });
      return;
    }
    case 'movePin':
      await courierCalls.movePin({ params, body: { lat: step.lat, lng: step.lng, made_at: madeAt } });
      return;
    case 'noteStore':
      await courierCalls.noteStoreProblem({ params, body: { problem: step.problem, made_at: madeAt } });
      return;
    case 'pickUp':
      await courierCalls.pickUp({ params, body: { bags: step.bags, made_at: madeAt } });
      return;
    case 'noteCash': {
      const { isReceived, short } = step;
      await courierCalls.noteCash({
        params,
        body: { is_received: isReceived, ...(short && { short }), made_at: madeAt },
      });
      return;
    }
    case 'photograph': {
      const { picture, place } = step;
      await courierCalls.photograph({ params, body: { photo: fileOf(picture), ...place, made_at: madeAt } });
      return;
    }
    case 'tryCode':
      await courierCalls.tryCode({ params, body: { code: step.code, made_at: madeAt } });
      return;
    case 'noteProblem':
      await courierCalls.noteProblem({ params, body: { problem: step.problem, made_at: madeAt } });
      return;
    case 'noteCall':
      await callCalls.call({ params, body: { with: step.callee, way: 'phone', made_at: madeAt } });
      return;
    case 'noteAttempt':
      await courierCalls.noteAttempt({ params, body: { made_at: madeAt } });
      return;
    case 'return':
      await courierCalls.returnToStore({ params, body: { made_at: madeAt } });
      return;
    case 'handOver': {
      const { cause, place, words } = step;
      await handoverCalls.begin({ params, body: { cause, ...place, words, made_at: madeAt } });
      return;
    }
    case 'takeBack':
      await handoverCalls.takeBack({ params, body: { made_at: madeAt } });
      return;
    case 'meet':
      await handoverCalls.meet({ params, body: { made_at: madeAt } });
      return;
    case 'handBack':
      await courierCalls.handBack({ params, body: { made_at: madeAt } });
      return;
    case 'deliver':
      await courierCalls.deliver({ params, body: { made_at: madeAt } });
      return;
  }
}

/** Returns the steps that the server has not taken, in the order in which they were made. */
export function useCourierSteps() {
  return useQueuedSteps<CourierStepVariables>(stepKey);
}

/** Returns the work as it is after the steps that wait. */
export function afterSteps(work: KnownWork, made: ReturnType<typeof useCourierSteps>): KnownWork {
  return made.reduce((known, { status, sent: { orderId, step, madeAt } }) => {
    return status === 'pending' ? afterCourierStep(known, orderId, step, madeAt) : known;
  }, work);
}

/** Returns a function that makes a step with an order. */
export function useEnqueueStep(clockOffset: number) {
  const { mutate } = useMutation<unknown, Error, CourierStepVariables>({ mutationKey: stepKey });
  return useCallback(
    ({ id, code }: { id: string; code: string }, step: CourierStep) =>
      mutate({ orderId: id, code, step, madeAt: new Date(Date.now() + clockOffset).toISOString() }),
    [clockOffset, mutate],
  );
}

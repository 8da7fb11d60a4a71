import { type QueryClient, useMutation } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { declareQueuedSteps, useQueuedSteps } from 'app-kit/calls/queued-steps.ts';
import { courierDepositsContract, type OwnDeposit } from 'market/wallet/wallet-deposits.contract';
import { fileOf } from '../work/photo/make-picture.ts';

export const depositCalls = createApiClient({ deposits: courierDepositsContract }).deposits;

export const depositsKey = ['deposits'];

/** A deposit that waits on this phone until the server has answered. */
export interface SentDeposit {
  /** Sent with every try, so that it counts once. */
  key: string;
  currency: string;
  amount: number;
  way: OwnDeposit['way'];
  place: string;
  reference: string;
  /** As a data address; empty without one. */
  picture: string;
}

const stepKey = ['courier-deposit'] as const;

/** Declares how deposits are sent, also by an app that was opened later [DEL-51]. */
export function declareDeposits(queries: QueryClient): void {
  const read = () => queries.invalidateQueries({ queryKey: depositsKey });
  declareQueuedSteps<SentDeposit, OwnDeposit>(queries, {
    key: stepKey,
    send: ({ key, picture, ...body }) =>
      depositCalls.make({ body: { ...body, ...(picture && { photo: fileOf(picture) }) }, idempotencyKey: key }),
    onSuccess: read,
    onError: read,
  });
}

/** Returns the deposits that the server has not taken. */
export function useSentDeposits() {
  return useQueuedSteps<SentDeposit>(stepKey);
}

/** Returns a function that hands cash in. */
export function useReportDeposit() {
  return useMutation<unknown, Error, SentDeposit>({ mutationKey: stepKey }).mutate;
}

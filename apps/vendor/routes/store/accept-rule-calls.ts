import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { CallRefused } from 'market/calls/client';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { vendorAcceptanceContract } from 'market/orders/kitchen/orders-acceptance.vendor.contract';
import { toast } from 'ui/feedback/toast.ts';

const calls = createApiClient({ vendorAcceptance: vendorAcceptanceContract }).vendorAcceptance;

export type AcceptRule = ReplyOf<typeof vendorAcceptanceContract.show>;
export type AcceptRuleBody = BodyOf<typeof vendorAcceptanceContract.set>;

export const acceptRuleQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['accept-rule', storeId],
    queryFn: ({ signal }) => calls.show({ params: { store_id: storeId }, signal }),
  });

/** Saves the rule by which a store accepts orders [STO-012]. */
export function useSaveAcceptRule(storeId: number) {
  const queries = useQueryClient();
  const { queryKey } = acceptRuleQuery(storeId);
  return useMutation({
    mutationFn: (body: AcceptRuleBody) => calls.set({ params: { store_id: storeId }, body }),
    onSuccess: (saved: AcceptRule) => void queries.setQueryData(queryKey, saved),
    onError(error: Error) {
      if (!(error instanceof CallRefused) || error.code !== 'changed_meanwhile') return;
      void queries.invalidateQueries({ queryKey });
      toast({ text: error.message, tone: 'warn', seconds: 5 });
    },
  });
}

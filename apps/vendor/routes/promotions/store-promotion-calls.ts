import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import type { StorePromotion } from 'market/promotions/promotions.vendor.contract';
import { vendorPromotionsContract } from 'market/promotions/promotions.vendor.contract';
import type { CouponState } from 'market/promotions/promotions-coupons.rules';

const calls = createApiClient({ promotions: vendorPromotionsContract }).promotions;

export const perPage = 20;

/** Figures are read again within this time. */
const readMilliseconds = 10 * 60_000;

const promotionsKey = (storeId: number) => ['store-promotions', storeId];

export const storePromotionsQuery = (storeId: number, state: CouponState, page: number) =>
  queryOptions({
    queryKey: [...promotionsKey(storeId), state, page],
    queryFn: ({ signal }) =>
      calls.list({ params: { store_id: storeId }, query: { state, limit: perPage, offset: page }, signal }),
    refetchInterval: readMilliseconds,
    placeholderData: keepPreviousData,
  });

/** Ends a coupon of the store at once [STO-078]. */
export function useEndCoupon(storeId: number, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<StorePromotion, 'id' | 'version'>) =>
      calls.endCoupon({ params: { store_id: storeId, coupon_id: id }, body: { version } }),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: promotionsKey(storeId) }),
  });
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { everyRow } from 'market/calls/every-row';
import type { RewardKind } from 'market/promotions/promotions-rewards.rules';
import type { SaleState } from 'market/promotions/promotions-sales.rules';
import { promotionCalls } from '../promotion-calls.ts';

/** Of everything about cashback and bonuses. */
export const rewardsKey = ['admin', 'rewards'];

export const rewardsQuery = (kind: RewardKind, state: SaleState) =>
  queryOptions({
    queryKey: [...rewardsKey, kind, state],
    queryFn: ({ signal }) =>
      everyRow('rewards', (page) => promotionCalls.rewards.list({ query: { ...page, kind, state }, signal })),
    placeholderData: keepPreviousData,
  });

/** Read again whenever the form opens: an old version could not be saved. */
export const rewardQuery = (kind: RewardKind) => (id: number) =>
  queryOptions({
    queryKey: [...rewardsKey, kind, id],
    queryFn: ({ signal }) => promotionCalls.rewards.show({ params: { kind, reward_id: id }, signal }),
    gcTime: 0,
  });

export const rewardTermsQuery = queryOptions({
  queryKey: ['admin', 'reward-terms'],
  queryFn: ({ signal }) => everyRow('terms', (query) => promotionCalls.rewards.terms({ query, signal })),
});

import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import {
  changeReward,
  createReward,
  listAdminRewards,
  listRewardTerms,
  removeReward,
  setRewardTerms,
  showAdminReward,
} from './manage-rewards.ts';

export const adminRewardsRoutes = (context: ApiContext): Handlers<Contract['adminRewards']> => ({
  list: ({ caller, query }) => listAdminRewards(context, caller, query),
  show: ({ caller, params: { kind, reward_id: id } }) => showAdminReward(context, caller, { kind, id }),
  create: ({ caller, body, idempotencyKey }) => createReward(context, caller, body, idempotencyKey),
  change: ({ caller, params: { kind, reward_id: id }, body }) => changeReward(context, caller, { kind, id }, body),
  async remove({ caller, params: { kind, reward_id: id } }) {
    await removeReward(context, caller, { kind, id });
    return { message: 'Reward deleted.' };
  },
  terms: ({ query }) => listRewardTerms(context, query),
  setTerms: ({ caller, body, idempotencyKey }) => setRewardTerms(context, caller, body, idempotencyKey),
});

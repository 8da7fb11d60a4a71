import type { RewardKind } from 'market/promotions/promotions-rewards.rules';
import { PromotionPage } from '../parts/promotion-page.tsx';
import { rewardQuery } from './reward-calls.ts';
import { RewardForm } from './reward-form.tsx';
import { useRewardWords } from './reward-kinds.tsx';

/** A new cashback or bonus, or one to change [OPS-064]. */
export function AdminRewardPage({ kind }: { kind: RewardKind }) {
  const { name, path, add } = useRewardWords(kind);
  return (
    <PromotionPage
      permission="ops.promotions"
      list={{ name, path }}
      newTitle={add}
      queryOf={rewardQuery(kind)}
      nameOf={({ title }) => title}
      form={(props) => <RewardForm {...props} kind={kind} />}
    />
  );
}

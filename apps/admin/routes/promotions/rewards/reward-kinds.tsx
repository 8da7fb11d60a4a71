import { useLingui } from '@lingui/react/macro';
import type { RewardKind } from 'market/promotions/promotions-rewards.rules';

/** What pages say about a kind of reward, and where they are. */
export function useRewardWords(kind: RewardKind) {
  const { t } = useLingui();
  return kind === 'cashback'
    ? {
        ...{ name: t`Cashback`, path: '/promotions/cashback', add: t`Add cashback` },
        line: t`Comes back into the wallet once an order is delivered. Of several the greatest counts.`,
        ...{ empty: t`No cashback here`, from: t`Goods for at least` },
      }
    : {
        ...{ name: t`Wallet bonuses`, path: '/promotions/bonuses', add: t`Add a bonus` },
        line: t`Comes on top of money that a customer adds to the wallet. Of several the greatest counts.`,
        ...{ empty: t`No bonus here`, from: t`Money added from` },
      };
}

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import type { AdminReward } from 'market/promotions/promotions-rewards.admin.contract';
import type { RewardKind } from 'market/promotions/promotions-rewards.rules';
import { Link } from 'react-router';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { moduleName } from '../../zones/module-name.tsx';
import { StateList, useShownState } from '../parts/state-list.tsx';
import { rewardsQuery } from './reward-calls.ts';
import { useRewardWords } from './reward-kinds.tsx';

/** The cashback offers of the market, or the bonuses of wallets [OPS-064]. */
export function AdminRewardsPage({ kind }: { kind: RewardKind }) {
  const { name } = useRewardWords(kind);
  return (
    <OperatorOnly permission="ops.promotions" title={name}>
      <Rewards kind={kind} />
    </OperatorOnly>
  );
}

function Rewards({ kind }: { kind: RewardKind }) {
  const { name, line, add, empty, path } = useRewardWords(kind);
  const query = useQuery(rewardsQuery(kind, useShownState()));
  return (
    <StateList
      title={name}
      line={line}
      add={{ to: `${path}/new`, label: add }}
      query={query}
      empty={{ title: empty, line: <Trans>What has begun keeps its terms until its end.</Trans> }}
      row={(reward) => <RewardRow reward={reward} path={path} />}
    />
  );
}

function RewardRow({ reward, path }: { reward: AdminReward; path: string }) {
  const amountText = useAmountText();
  const shortDay = useShortDay();
  const { id, title, currency, module_type: module, type, value, max, minimum, ends_at: end } = reward;
  const gives = type === 'percent' ? `${value}%` : amountText(value, currency);
  const [from, most, day] = [amountText(minimum, currency), max && amountText(max, currency), shortDay(end)];
  return (
    <Link to={`${path}/${id}`} className={desk.row}>
      <span>
        <bdi className={desk.name}>{title}</bdi>
        <span className={desk.line}>
          {module ? moduleName(module) : null} {currency}
        </span>
      </span>
      <span>
        {most ? (
          <Trans>
            {gives} up to {most}
          </Trans>
        ) : (
          gives
        )}
        <span className={desk.line}>
          {' '}
          <Trans>from {from} on</Trans>
        </span>
      </span>
      <span className={desk.line}>
        <Trans>until {day}</Trans>
      </span>
    </Link>
  );
}

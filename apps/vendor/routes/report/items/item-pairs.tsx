import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import money from 'app-kit/money/own-money.module.css';
import { pairInPercent } from 'market/stores/stores-items.rules';
import type { ItemPair } from 'market/stores/stores-report.vendor.contract';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { type ItemReportDays, itemPairsQuery } from './item-report-calls.ts';

/** Items that were ordered together, the most orders first [STO-092]. */
export function ItemPairs({ storeId, days }: { storeId: number; days: ItemReportDays }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(itemPairsQuery(storeId, days));
  return (
    <section className={money.card} aria-label={t`Bought together`}>
      <h2 className={money.heading}>
        <Trans>Bought together</Trans>
      </h2>
      {!data && error && (
        <>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data?.pairs.length === 0 && (
        <p className={money.quiet}>
          <Trans>No two items were together in more than one order.</Trans>
        </p>
      )}
      {data && data.pairs.length > 0 && (
        <ul className={money.list}>
          {data.pairs.map((pair) => (
            <Pair key={`${pair.first_id}-${pair.second_id}`} pair={pair} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Pair({ pair }: { pair: ItemPair }) {
  const { first_name: first, second_name: second, orders } = pair;
  const share = pairInPercent(pair);
  const rarer = pair.first_orders <= pair.second_orders ? first : second;
  return (
    <li>
      <span className={money.words}>
        <span>
          <bdi>{first}</bdi> + <bdi>{second}</bdi>
        </span>
        {share !== null && (
          <span className={money.quiet}>
            <Trans>
              {share}% of the orders with <bdi>{rarer}</bdi>
            </Trans>
          </span>
        )}
      </span>
      <span className={money.amount}>
        <Plural value={orders} one="# order" other="# orders" />
      </span>
    </li>
  );
}

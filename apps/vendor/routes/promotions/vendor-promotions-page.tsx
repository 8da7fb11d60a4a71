import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import money from 'app-kit/money/own-money.module.css';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { type CouponState, couponStates } from 'market/promotions/promotions-coupons.rules';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { perPage, storePromotionsQuery } from './store-promotion-calls.ts';
import styles from './vendor-promotions-page.module.css';

const stateNames: Record<CouponState, ReactNode> = {
  running: <Trans>Running</Trans>,
  planned: <Trans>Planned</Trans>,
  over: <Trans>Over</Trans>,
};

/** What runs comes first. */
const shownStates: readonly CouponState[] = ['running', 'planned', 'over'];

/** What the promotions of the chosen store bring and cost [STO-078]. */
export function VendorPromotionsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Offers · ${app}`}</title>
      <OwnStorePage permission="store.promotions">
        {({ store_id: storeId }) => <Promotions key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function Promotions({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const state = couponStates.find((one) => one === address.get('state')) ?? 'running';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const { data, error, refetch } = useQuery(storePromotionsQuery(storeId, state, page));
  const show = (next: { state: CouponState; page: number }) =>
    setAddress((before) => {
      before.set('state', next.state);
      before.set('page', String(next.page));
      return before;
    });
  const pages = Math.ceil((data?.total_size ?? 0) / perPage);
  return (
    <div className={money.stack}>
      <h1 className={money.title}>
        <Trans>Offers</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>What each offer brought since its start, and what it took off.</Trans>
      </p>
      <nav className={styles.states} aria-label={t`State of offers`}>
        {shownStates.map((one) => (
          <Pill key={one} isOn={one === state} onClick={() => show({ state: one, page: 1 })}>
            {stateNames[one]}
          </Pill>
        ))}
      </nav>
      {!data && error && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data?.promotions.length === 0 && <NoPromotions state={state} />}
      {data && data.promotions.length > 0 && (
        <ul className={styles.list}>
          {data.promotions.map((promotion) => (
            <li key={`${promotion.kind}-${promotion.id}`}>
              <PromotionCard storeId={storeId} promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className={money.foot}>
          <Button kind="outline" size="small" disabled={page === 1} onClick={() => show({ state, page: page - 1 })}>
            <Trans>Newer</Trans>
          </Button>
          <span>
            <Trans>
              Page {page} of {pages}
            </Trans>
          </span>
          <Button kind="outline" size="small" disabled={page >= pages} onClick={() => show({ state, page: page + 1 })}>
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function NoPromotions({ state }: { state: CouponState }) {
  const titles: Record<CouponState, ReactNode> = {
    running: <Trans>No offer runs now</Trans>,
    planned: <Trans>No offer is planned</Trans>,
    over: <Trans>No offer is over yet</Trans>,
  };
  return (
    <EmptyState image="boxbig" title={titles[state]}>
      <Trans>Coupons of your store show here, and sales with items of yours. Support sets them up with you.</Trans>
    </EmptyState>
  );
}

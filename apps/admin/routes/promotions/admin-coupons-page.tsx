import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminCoupon } from 'market/promotions/promotions-coupons.admin.contract';
import { type CouponState, couponStates } from 'market/promotions/promotions-coupons.rules';
import { type ReactNode, useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Field } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { couponsQuery } from './promotion-calls.ts';
import { PromotionTabs } from './promotion-tabs.tsx';
import styles from './promotions.module.css';

const stateNames: Record<CouponState, ReactNode> = {
  running: <Trans>Running</Trans>,
  planned: <Trans>Planned</Trans>,
  over: <Trans>Over</Trans>,
};

/** Coupons with their terms, how often they were used, and what they cost [OPS-063]. */
export function AdminCouponsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.promotions" title={t`Coupons`}>
      <Coupons />
    </OperatorOnly>
  );
}

function Coupons() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const state = couponStates.find((one) => one === params.get('state')) ?? 'running';
  const typed = params.get('search') ?? '';
  const { data: coupons, isError, refetch } = useQuery(couponsQuery(state, useDeferredValue(typed.trim())));
  const filter = (next: { state: CouponState; search: string }) =>
    setParams({ state: next.state, ...(next.search && { search: next.search }) }, { replace: true });
  if (!coupons) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <PromotionTabs />
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Coupons</Trans>
          </h1>
          <p className={desk.sub} role="status">
            <Plural value={coupons.length} one="# coupon" other="# coupons" />
          </p>
        </div>
        <LinkButton icon="plus" to="/promotions/coupons/new" aria-keyshortcuts="n">
          <Trans>Add a coupon</Trans>
        </LinkButton>
      </div>
      <div className={styles.filters}>
        {couponStates.map((one) => (
          <Pill key={one} isOn={one === state} onClick={() => filter({ state: one, search: typed })}>
            {stateNames[one]}
          </Pill>
        ))}
        <Field
          type="search"
          icon="search"
          shape="pill"
          label={t`Find a coupon`}
          isLabelHidden
          placeholder={t`Code or name`}
          maxLength={100}
          value={typed}
          onChange={({ target }) => filter({ state, search: target.value })}
        />
      </div>
      {coupons.length === 0 ? (
        <EmptyState image="gift" title={typed ? <Trans>No coupon is called so</Trans> : <Trans>No coupon here</Trans>}>
          <Trans>A coupon takes something off an order whose customer has its code.</Trans>
        </EmptyState>
      ) : (
        <ul className={desk.list}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponRow coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function CouponRow({ coupon }: { coupon: AdminCoupon }) {
  const amountText = useAmountText();
  const shortDay = useShortDay();
  const { id, code, codes, title, currency, used_count: used, expires_at: until, is_active: isActive } = coupon;
  const day = shortDay(until);
  const cost = amountText(coupon.cost, currency);
  const most = coupon.max_cost === null ? undefined : amountText(coupon.max_cost, currency);
  return (
    <Link to={`/promotions/coupons/${id}`} className={desk.row}>
      <span>
        <span className={desk.name}>
          <bdi dir="ltr">{code}</bdi>{' '}
          {codes > 1 && <Chip>{<Plural value={codes} one="# code" other="# codes" />}</Chip>}
        </span>
        <span className={desk.line}>
          <bdi>{title}</bdi> · <CouponGift coupon={coupon} />
        </span>
      </span>
      <span>
        <Plural value={used} one="Used once" other="Used # times" />
        <span className={desk.line}>
          {' '}
          ·{' '}
          {most === undefined ? (
            <Trans>{cost}, no limit</Trans>
          ) : (
            <Trans>
              {cost} of at most {most}
            </Trans>
          )}
        </span>
      </span>
      <span className={desk.line}>{isActive ? <Trans>until {day}</Trans> : <Trans>stopped</Trans>}</span>
    </Link>
  );
}

/** What a coupon gives, in a few words. */
function CouponGift({ coupon }: { coupon: AdminCoupon }) {
  const amountText = useAmountText();
  const { kind, discount, discount_type: type, currency } = coupon;
  if (kind === 'free_delivery') return <Trans>Free delivery</Trans>;
  const off = type === 'percent' ? `${discount}%` : amountText(discount, currency);
  return kind === 'first_order' ? <Trans>{off} off the first order</Trans> : <Trans>{off} off</Trans>;
}

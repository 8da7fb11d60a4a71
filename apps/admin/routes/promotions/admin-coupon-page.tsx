import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { CallRefused } from 'market/calls/client';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { CouponForm } from './coupon-form.tsx';
import { couponQuery } from './promotion-calls.ts';

/** A new coupon, or one with its terms [OPS-063]. */
export function AdminCouponPage() {
  const { t } = useLingui();
  const { coupon = '' } = useParams();
  return (
    <OperatorOnly permission="ops.promotions" title={t`Coupons`}>
      {coupon === 'new' ? <NewCoupon /> : <SavedCoupon key={coupon} id={Number(coupon)} />}
    </OperatorOnly>
  );
}

function NewCoupon() {
  const { t } = useLingui();
  const { data: zones, isError, refetch } = useQuery(zonesQuery);
  if (!zones) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <Head title={t`Add a coupon`} />
      <CouponForm zones={zones} />
    </>
  );
}

function SavedCoupon({ id }: { id: number }) {
  const { data: zones } = useQuery(zonesQuery);
  const { data: coupon, error, isError, refetch } = useQuery(couponQuery(id));
  const [loads, setLoads] = useState(0);
  if (error instanceof CallRefused && error.status !== 401) return <MissingPage />;
  if (!coupon || !zones) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const loadAgain = async () => {
    await refetch();
    setLoads(loads + 1);
  };
  return (
    <>
      <Head title={coupon.code} />
      <CouponForm key={loads} zones={zones} coupon={coupon} onLoadAgain={() => void loadAgain()} />
    </>
  );
}

function Head({ title }: { title: string }) {
  return (
    <div className={desk.titles}>
      <p className={desk.sub}>
        <Link to="/promotions">
          <Trans>Coupons</Trans>
        </Link>
      </p>
      <h1 className={desk.title}>
        <bdi>{title}</bdi>
      </h1>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Coupon } from 'market/promotions/promotions.contract';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { fetchCoupons } from '#features/promotions/coupons/coupon-calls.ts';
import { CouponStub } from '#features/promotions/coupons/coupon-stub.tsx';
import styles from './coupon-choice.module.css';

export interface CouponListProps {
  storeId: number | undefined;
  onApply: (code: string) => void;
  isBusy: boolean;
}

/** What the customer may use for this order. */
export function CouponList({ storeId, onApply, isBusy }: CouponListProps) {
  const { t, i18n } = useLingui();
  const [coupons, setCoupons] = useState<Coupon[]>();
  useEffect(() => {
    let isGone = false;
    fetchCoupons(storeId).then(
      (found) => !isGone && setCoupons(found),
      (error: unknown) => !isGone && showFault(error, i18n),
    );
    return () => {
      isGone = true;
    };
  }, [storeId, i18n]);
  if (!coupons) return <Skeleton shape="block" className={styles.waiting} />;
  if (coupons.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>You have no coupon for this order.</Trans>
      </p>
    );
  }
  return (
    <ul aria-label={t`Your coupons`} className={styles.list}>
      {coupons.map((coupon) => {
        const { code } = coupon;
        return (
          <li key={coupon.id}>
            <CouponStub
              coupon={coupon}
              action={
                <Button
                  kind="outline"
                  size="small"
                  disabled={isBusy}
                  aria-label={t`Apply ${code}`}
                  onClick={() => onApply(code)}
                >
                  <Trans>Apply</Trans>
                </Button>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

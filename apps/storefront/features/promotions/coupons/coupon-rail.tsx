import { Trans } from '@lingui/react/macro';
import type { Coupon } from 'market/promotions/promotions.contract';
import { Rail } from 'ui/layout/rail.tsx';
import { CouponStub } from './coupon-stub.tsx';

/** Coupons that are valid here, in one row [GROC-11]. */
export function CouponRail({ coupons }: { coupons: Coupon[] }) {
  return (
    <Rail
      title={<Trans>Coupons</Trans>}
      description={<Trans>Copy a code, use it at checkout</Trans>}
      columns={3}
      cards="widest"
    >
      {coupons.map((coupon) => (
        <CouponStub key={coupon.id} coupon={coupon} />
      ))}
    </Rail>
  );
}

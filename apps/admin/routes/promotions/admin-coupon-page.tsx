import { useLingui } from '@lingui/react/macro';
import { CouponForm } from './coupon-form.tsx';
import { PromotionPage } from './parts/promotion-page.tsx';
import { couponQuery } from './promotion-calls.ts';

/** A new coupon, or one with its terms [OPS-063]. */
export function AdminCouponPage() {
  const { t } = useLingui();
  return (
    <PromotionPage
      permission="ops.promotions"
      list={{ name: t`Coupons`, path: '/promotions' }}
      newTitle={t`Add a coupon`}
      queryOf={couponQuery}
      nameOf={({ code }) => code}
      form={({ saved, ...props }) => <CouponForm {...props} {...(saved && { coupon: saved })} />}
    />
  );
}

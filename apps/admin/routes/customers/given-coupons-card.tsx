import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { dayAndTime, dayOfYear } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import { Link } from 'react-router';
import { Chip } from 'ui/buttons/chip.tsx';
import desk from '../../layout/desk.module.css';
import { Card } from './customer-cards.tsx';
import styles from './customers.module.css';

type GivenCoupon = AdminCustomer['coupons'][number];

/** The coupons that support has given to a customer, and what became of each [OPS-039]. */
export function GivenCouponsCard({ customer: { coupons } }: { customer: AdminCustomer }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (coupons.length === 0) return null;
  return (
    <Card title={<Trans>Given coupons</Trans>}>
      <ul className={styles.lines}>
        {coupons.map((coupon) => (
          <li key={coupon.id} className={styles.line}>
            <span className={styles.words}>
              {permissions.includes('ops.promotions') ? (
                <Link to={`/promotions/coupons/${coupon.id}`} dir="ltr">
                  {coupon.code}
                </Link>
              ) : (
                <b dir="ltr">{coupon.code}</b>
              )}
              {': '}
              <bdi>{coupon.reason}</bdi>
            </span>
            <span className={styles.amount}>{amountText(coupon.amount, coupon.currency)}</span>
            <span className={desk.line}>
              {dayAndTime(new Date(coupon.given_at), timeZone, i18n.locale)} <bdi>{coupon.person}</bdi>
            </span>
            <CouponState coupon={coupon} until={dayOfYear(new Date(coupon.expires_at), timeZone, i18n.locale)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CouponState({ coupon: { state }, until }: { coupon: GivenCoupon; until: string }) {
  switch (state) {
    case 'ready':
      return (
        <Chip tone="info" icon="clock-4">
          <Trans>Until {until}</Trans>
        </Chip>
      );
    case 'used':
      return (
        <Chip tone="ok" icon="circle-check">
          <Trans>Used</Trans>
        </Chip>
      );
    case 'over':
      return (
        <Chip>
          <Trans>Over</Trans>
        </Chip>
      );
  }
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerCoupon } from 'market/promotions/promotions.contract';
import { useState } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Tabs } from 'ui/navigation/tabs.tsx';
import { copyText } from '#browser/copy-text.ts';
import { useCartLines } from '#features/cart/cart-store.ts';
import { CopyCode } from '#features/promotions/coupons/copy-code.tsx';
import { CouponStub } from '#features/promotions/coupons/coupon-stub.tsx';
import styles from './wallet.module.css';

type State = CustomerCoupon['state'];

/** The coupons of the customer: those to use with their codes, and those that are gone [PROF-40] [PROMO-25]. */
export function CouponsView({ coupons }: { coupons: CustomerCoupon[] }) {
  const { t } = useLingui();
  const [state, setState] = useState<State>('ready');
  const matching = coupons.filter((coupon) => coupon.state === state);
  const count = (of: State) => coupons.filter((coupon) => coupon.state === of).length;
  return (
    <Tabs
      label={t`Coupons`}
      value={state}
      onChange={setState}
      tabs={[
        { value: 'ready', label: t`Ready to use`, count: count('ready') },
        { value: 'used', label: t`Used` },
        { value: 'expired', label: t`Expired` },
      ]}
    >
      {matching.length === 0 ? (
        <None />
      ) : (
        <div className={styles.coupons}>
          <VisuallyHidden as="h2">{t`Coupons`}</VisuallyHidden>
          {matching.map((coupon) => (
            <CouponStub
              key={coupon.id}
              coupon={coupon}
              off={state !== 'ready' && <Gone state={state} />}
              action={<UseCoupon coupon={coupon} />}
            />
          ))}
        </div>
      )}
    </Tabs>
  );
}

/** At the checkout of what is in the cart, where it is applied; with an empty cart where it is good, and copied. */
function UseCoupon({ coupon: { code, store } }: { coupon: CustomerCoupon }) {
  const isFilled = useCartLines().length > 0;
  const shop = store ? href('/store/:slugOrId', { slugOrId: store.slug }) : href('/home');
  return (
    <span className={styles.couponActions}>
      <CopyCode code={code} />
      <LinkButton
        size="small"
        to={isFilled ? `${href('/checkout')}?page=cart` : shop}
        state={{ coupon: code }}
        onClick={() => void (isFilled || copyText(code))}
      >
        <Trans context="a coupon">Use</Trans>
      </LinkButton>
    </span>
  );
}

function None() {
  return (
    <EmptyState image="gift" title={<Trans>No coupons here</Trans>}>
      <Trans>New ones come with the seasons of the market.</Trans>
    </EmptyState>
  );
}

function Gone({ state }: { state: State }) {
  return <Chip>{state === 'used' ? <Trans>Used</Trans> : <Trans>Expired</Trans>}</Chip>;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { href } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { openAuthToFinish } from '#browser/open-auth.ts';
import { RefusalText } from '#features/config/refusal-text.tsx';
import { useMoney } from '#features/config/use-money.ts';
import checkoutStyles from '../checkout-page.module.css';
import type { Checkout } from '../use-checkout.tsx';
import styles from './coupon-choice.module.css';

const CouponList = lazyPart(async () => ({ default: (await import('./coupon-list.tsx')).CouponList }));

/** One coupon for the order: typed, or taken from those that the customer has [PROMO-27] [PROMO-28]. */
export function CouponChoice({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  return (
    <section className={checkoutStyles.card} aria-label={t`Coupon`}>
      <h2 className={checkoutStyles.title}>
        <Trans>Coupon</Trans>
      </h2>
      {checkout.plan.coupon ? <Applied checkout={checkout} /> : <Choice checkout={checkout} />}
    </section>
  );
}

function Applied({ checkout: { plan, quote, change } }: { checkout: Checkout }) {
  const { t } = useLingui();
  const money = useMoney(quote?.currency);
  const code = plan.coupon;
  const off = quote?.coupon_code === null ? 0 : (quote?.coupon_discount ?? 0);
  return (
    <div className={styles.applied}>
      <Icon name="ticket-percent" size={22} />
      <span className={styles.words} role="status">
        <bdi className={styles.code}>{code}</bdi>
        <span className={styles.gain}>
          {quote?.coupon_free_delivery ? <Trans>Free Delivery</Trans> : off > 0 && <bdi dir="ltr">{money(-off)}</bdi>}
        </span>
      </span>
      <Button kind="text" size="small" aria-label={t`Remove ${code}`} onClick={() => change({ coupon: '' })}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}

function Choice({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { quote, customer, page, applyCoupon, isTryingCoupon, couponRefusal } = checkout;
  const [code, setCode] = useState('');
  const [showsList, setShowsList] = useState(false);
  return (
    <>
      <div className={styles.line}>
        <Field
          id="coupon_code"
          label={t`Coupon code`}
          icon="ticket-percent"
          value={code}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          fault={
            couponRefusal && (
              <Suspense>
                <RefusalText refusal={couponRefusal} />
              </Suspense>
            )
          }
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it would place the order.
            event.preventDefault();
            void applyCoupon(code);
          }}
          className={styles.field}
        />
        <Button kind="soft" isLoading={isTryingCoupon} onClick={() => applyCoupon(code)} className={styles.apply}>
          <Trans>Apply</Trans>
        </Button>
      </div>
      {!customer && (
        <Button
          kind="text"
          size="small"
          aria-haspopup="dialog"
          className={styles.more}
          onClick={() => openAuthToFinish(`${href('/checkout')}?page=${page}`)}
        >
          <Trans>Sign in to use a coupon</Trans>
        </Button>
      )}
      {customer && (
        <Button
          kind="text"
          size="small"
          aria-expanded={showsList}
          className={styles.more}
          onClick={() => setShowsList((before) => !before)}
        >
          <Trans>Your coupons</Trans>
        </Button>
      )}
      {showsList && (
        <Suspense>
          <CouponList storeId={quote?.store?.id} onApply={applyCoupon} isBusy={isTryingCoupon} />
        </Suspense>
      )}
    </>
  );
}

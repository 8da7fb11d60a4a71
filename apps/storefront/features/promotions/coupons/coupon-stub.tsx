import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import type { Coupon } from 'market/promotions/promotions.contract';
import type { ReactNode } from 'react';
import { number } from 'ui/formats/format.ts';
import { useMoney } from '#features/config/use-money.ts';
import { useModuleName } from '#features/modules/module-names.tsx';
import { type Clock, deviceClock } from '../device-clock.ts';
import { useDayOfAnyYear } from '../use-day.ts';
import { CopyCode } from './copy-code.tsx';
import styles from './coupon-stub.module.css';

export interface CouponStubProps {
  coupon: Coupon;
  /** In place of the copy button, such as 'Apply'. */
  action?: ReactNode;
  /** Used or over: grey, with the word for it. */
  off?: ReactNode;
  clock?: Clock;
}

/** A coupon as a torn stub: what it takes off, from which amount, until when, and its code [PROMO-24] [PROMO-28]. */
export function CouponStub({ coupon, action, off, clock }: CouponStubProps) {
  const { code, title, limit, used } = coupon;
  const day = useDayOfAnyYear((clock ?? deviceClock).now());
  const until = day(coupon.expire_date);
  return (
    <article className={styles.coupon} data-off={Boolean(off) || undefined}>
      <div className={styles.amount}>
        <Amount coupon={coupon} />
      </div>
      <div className={styles.words}>
        <h3 dir="auto" className={styles.title}>
          {title}
        </h3>
        <Where coupon={coupon} />
        <Conditions coupon={coupon} />
        <p className={styles.line}>
          <Trans>Until {until}</Trans>
          {limit !== null && limit > 1 && (
            <>
              {' · '}
              <Trans>
                {used} of {limit} used
              </Trans>
            </>
          )}
        </p>
        <div className={styles.foot}>
          <bdi className={styles.code}>{code}</bdi>
          {off || (action ?? <CopyCode code={code} clock={clock} />)}
        </div>
      </div>
    </article>
  );
}

function Amount({ coupon: { coupon_type: type, discount, discount_type: kind, currency } }: { coupon: Coupon }) {
  const money = useMoney(currency);
  if (type === 'free_delivery') {
    return (
      <b className={styles.free}>
        <Trans>Free Delivery</Trans>
      </b>
    );
  }
  const amount = kind === 'percent' ? `${number(discount, Number.isInteger(discount) ? 0 : 1)}%` : money(discount);
  return (
    <Trans>
      <b dir="ltr">{amount}</b> off
    </Trans>
  );
}

/** The store, or the modules, that it is good in; of a coupon of zones their cities, and that it is for a first order. */
function Where({ coupon: { store, module_types: types, cities, coupon_type: type } }: { coupon: Coupon }) {
  const { t } = useLingui();
  const nameOf = useModuleName();
  const modules = types.map((kind) => nameOf({ type: kind, name: traitsOf(kind).name })).join(', ');
  const words = [store?.name ?? modules, cities.join(', '), type === 'first_order' && t`First order only`].filter(
    Boolean,
  );
  return (
    <p dir="auto" className={styles.line}>
      {words.join(' · ')}
    </p>
  );
}

function Conditions({ coupon: { max_discount: max, min_purchase: minimum, currency } }: { coupon: Coupon }) {
  const { t } = useLingui();
  const money = useMoney(currency);
  const [up, from] = [money(max ?? 0), money(minimum)];
  const words = [max !== null && max > 0 && t`Up to ${up}`, minimum > 0 && t`Orders from ${from}`].filter(Boolean);
  return words.length > 0 && <p className={styles.line}>{words.join(' · ')}</p>;
}

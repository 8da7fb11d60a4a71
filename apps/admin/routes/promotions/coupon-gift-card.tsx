import { Trans, useLingui } from '@lingui/react/macro';
import { couponKinds } from 'market/promotions/promotions-coupons.rules';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import type { CouponCardProps } from './coupon-draft.ts';

/** What a coupon gives. */
export function CouponGiftCard({ draft, faults, change }: CouponCardProps) {
  const { t } = useLingui();
  const { kind, type, currency } = draft;
  const kindNames = {
    discount: t`Something off the goods`,
    first_order: t`Something off the first order`,
    free_delivery: t`Free delivery`,
  };
  const amount = { inputMode: 'decimal', dir: 'ltr', maxLength: 10 } as const;
  return (
    <section className={desk.card} aria-labelledby="coupon-gift">
      <h2 id="coupon-gift" className={desk.cardTitle}>
        <Trans>What it gives</Trans>
      </h2>
      <div className={desk.body}>
        <Field
          label={t`Name`}
          hint={t`Customers read it in the list of coupons.`}
          maxLength={100}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
          fault={faults.title}
        />
        <Select
          label={t`Kind`}
          value={kind}
          onChange={({ target }) => change({ kind: couponKinds.find((one) => one === target.value) ?? kind })}
        >
          {couponKinds.map((one) => (
            <option key={one} value={one}>
              {kindNames[one]}
            </option>
          ))}
        </Select>
        {kind !== 'free_delivery' && (
          <div className={desk.pair}>
            <Select
              label={t`Takes off`}
              value={type}
              onChange={({ target }) => change({ type: target.value === 'fixed' ? 'fixed' : 'percent' })}
            >
              <option value="percent">{t`A percentage`}</option>
              <option value="fixed">{t`An amount`}</option>
            </Select>
            <Field
              {...amount}
              label={type === 'percent' ? t`Percent` : t`Amount, ${currency}`}
              value={draft.discount}
              onChange={({ target }) => change({ discount: target.value })}
              fault={faults.discount}
            />
            {type === 'percent' && (
              <Field
                {...amount}
                label={t`At most, ${currency}`}
                hint={t`Empty: no cap`}
                value={draft.max}
                onChange={({ target }) => change({ max: target.value })}
                fault={faults.max_discount}
              />
            )}
          </div>
        )}
        <Field
          {...amount}
          label={t`Goods for at least, ${currency}`}
          value={draft.min}
          onChange={({ target }) => change({ min: target.value })}
          fault={faults.min_purchase}
        />
      </div>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import type { CouponCardProps } from './coupon-draft.ts';

/** From when to when, and how often a coupon is good. */
export function CouponLimitsCard({ draft, faults, change }: CouponCardProps) {
  const { t } = useLingui();
  const count = { inputMode: 'numeric', dir: 'ltr', maxLength: 7, hint: t`Empty: no limit` } as const;
  return (
    <section className={desk.card} aria-labelledby="coupon-limits">
      <h2 id="coupon-limits" className={desk.cardTitle}>
        <Trans>When and how often</Trans>
      </h2>
      <div className={desk.body}>
        <div className={desk.pair}>
          <Field
            type="datetime-local"
            label={t`Begins`}
            value={draft.startsAt}
            onChange={({ target }) => change({ startsAt: target.value })}
            fault={faults.starts_at}
          />
          <Field
            type="datetime-local"
            label={t`Ends`}
            value={draft.expiresAt}
            onChange={({ target }) => change({ expiresAt: target.value })}
            fault={faults.expires_at}
          />
        </div>
        <div className={desk.pair}>
          <Field
            {...count}
            label={t`Uses by one customer`}
            value={draft.perCustomer}
            onChange={({ target }) => change({ perCustomer: target.value })}
            fault={faults.limit_per_customer}
          />
          <Field
            {...count}
            label={draft.codes.trim() === '1' ? t`Uses by all together` : t`Uses of each code`}
            value={draft.inAll}
            onChange={({ target }) => change({ inAll: target.value })}
            fault={faults.limit_in_all}
          />
        </div>
      </div>
    </section>
  );
}

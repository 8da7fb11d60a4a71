import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { AdminCoupon } from 'market/promotions/promotions-coupons.admin.contract';
import { couponCostWithoutLead, couponOff, needsLead } from 'market/promotions/promotions-coupons.rules';
import { fromDecimal, roundingStep, toDecimal } from 'market/values/money';
import { useState } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Field } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import { boundsOf, type CouponDraft, maxCostOfDraft } from './coupon-draft.ts';

/** What a coupon has cost, what it may cost at most, and what it takes off an order by the rule of the checkout. */
export function CouponCostCard({ draft, coupon }: { draft: CouponDraft; coupon: AdminCoupon | undefined }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const { currency } = draft;
  const maxCost = maxCostOfDraft(draft);
  const most = maxCost == null ? undefined : amountText(toDecimal(maxCost), currency);
  const alone = amountText(toDecimal(couponCostWithoutLead(currency)), currency);
  const spent = coupon && amountText(coupon.cost, currency);
  const isForLead = maxCost !== undefined && needsLead(maxCost, currency) && !permissions.includes('ops.lead');
  return (
    <section className={desk.card} aria-labelledby="coupon-cost">
      <h2 id="coupon-cost" className={desk.cardTitle}>
        <Trans>What it costs</Trans>
      </h2>
      <div className={desk.body}>
        <p role="status">
          {maxCost === undefined && <Trans>Enter what it takes off to see what it may cost.</Trans>}
          {maxCost === null && <Trans>Nothing limits what it may cost.</Trans>}
          {most !== undefined && <Trans>It may cost {most} at most.</Trans>}
        </p>
        {coupon && (
          <p>
            <Trans>So far it has cost {spent}.</Trans>{' '}
            <Plural value={coupon.used_count} one="Used once" other="Used # times" />
          </p>
        )}
        {isForLead && (
          <BannerNote tone="warn">
            <Trans>
              You can make coupons up to {alone} alone. Limit the uses and the percentage, or ask a lead to make this
              one.
            </Trans>
          </BannerNote>
        )}
        <Trial draft={draft} label={t`Try it on goods for, ${currency}`} />
      </div>
    </section>
  );
}

const exampleGoods = '10000';

/** The rule of the checkout, on goods of an amount. */
function Trial({ draft, label }: { draft: CouponDraft; label: string }) {
  const amountText = useAmountText();
  const digits = useMarketSettings()?.digit_after_decimal_point ?? 0;
  const [typed, setTyped] = useState(exampleGoods);
  const { currency, kind } = draft;
  const [bounds, goods] = [boundsOf(draft), numberIn(typed)];
  const min = numberIn(draft.min || '0') ?? 0;
  const from = amountText(min, currency);
  const off =
    bounds && goods !== undefined && goods >= min && kind !== 'free_delivery'
      ? couponOff({ ...bounds, type: 'default' }, fromDecimal(goods), roundingStep(digits))
      : undefined;
  const [less, rest] =
    off !== undefined && goods !== undefined
      ? [amountText(toDecimal(off), currency), amountText(goods - toDecimal(off), currency)]
      : [];
  return (
    <div className={desk.stack}>
      <Field
        label={label}
        inputMode="decimal"
        dir="ltr"
        maxLength={10}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">
        {goods !== undefined && goods < min && <Trans>It is not taken: it needs goods for {from}.</Trans>}
        {less !== undefined && (
          <Trans>
            {less} less; {rest} are left to pay.
          </Trans>
        )}
        {kind === 'free_delivery' && goods !== undefined && goods >= min && (
          <Trans>The delivery fee is taken off.</Trans>
        )}
      </p>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { CallRefused } from 'market/calls/client';
import type { AdminCoupon } from 'market/promotions/promotions-coupons.admin.contract';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import desk from '../../layout/desk.module.css';
import { momentIn } from '../money/read-amounts.ts';
import { CouponCodesCard } from './coupon-codes-card.tsx';
import { CouponCostCard } from './coupon-cost-card.tsx';
import {
  type CouponCardProps,
  type CouponDraft,
  type CouponTerms,
  draftOf,
  newDraft,
  readNumbers,
  termsOf,
} from './coupon-draft.ts';
import { CouponGiftCard } from './coupon-gift-card.tsx';
import { CouponLimitsCard } from './coupon-limits-card.tsx';
import { CouponScopeCard } from './coupon-scope-card.tsx';
import { couponQuery, couponsKey, promotionCalls } from './promotion-calls.ts';

interface CouponFormProps {
  zones: readonly AdminZone[];
  /** The one to change; without it a new one is made. */
  coupon?: AdminCoupon;
  /** Takes what another person has saved, and drops what is written here. */
  onLoadAgain?: () => void;
}

/** The terms of a coupon in one form, with what it may cost at most [OPS-063]. */
export function CouponForm({ zones, coupon, onLoadAgain }: CouponFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { key } = useIdempotencyKey();
  const saved = useRef(coupon);
  const [draft, setDraft] = useState(() => (coupon ? draftOf(coupon) : newDraft(zones[0]?.currency ?? '', new Date())));
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: ({ terms, isActive }: { terms: CouponTerms; isActive: boolean }) => {
      const { id, version } = saved.current ?? {};
      if (id !== undefined && version !== undefined) {
        return promotionCalls.coupons.change({
          params: { coupon_id: id },
          body: { ...terms, is_active: isActive, version },
        });
      }
      const codes = readNumbers(draft).codes ?? 1;
      const body = { ...terms, currency: draft.currency, code: draft.code, codes };
      return promotionCalls.coupons.create({ body, idempotencyKey: key });
    },
    async onSuccess(next) {
      saved.current = next;
      queries.setQueryData(couponQuery(next.id).queryKey, next);
      setDraft(draftOf(next));
      toast({ text: t`Saved`, tone: 'ok' });
      if (!coupon) await navigate(`/promotions/coupons/${next.id}`, { replace: true });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: couponsKey, refetchType: 'none' }),
  });
  const refused = save.error instanceof CallRefused ? save.error.faults : [];
  const missing = useMissing(draft);
  const faults: CouponCardProps['faults'] = {
    ...Object.fromEntries(refused.map(({ code, message }) => [code, message])),
    ...(isChecked && missing),
  };
  const isGeneral = save.error && refused.every(({ code }) => !(code in missing));
  const isStale = refused.some(({ code }) => code === 'changed_meanwhile');
  const change = (part: Partial<CouponDraft>) => {
    if (save.error) save.reset();
    setDraft((now) => ({ ...now, ...part }));
  };
  const send = (isActive: boolean) => {
    setIsChecked(true);
    const terms = termsOf(draft);
    if (!save.isPending && terms && Object.values(missing).every((fault) => !fault)) save.mutate({ terms, isActive });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(coupon?.is_active ?? true);
  };
  const part = { draft, faults, change };
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      <div className={desk.columns}>
        <div className={desk.stack}>
          <CouponGiftCard {...part} />
          <CouponScopeCard {...part} zones={zones} storeName={coupon?.store_name ?? null} />
        </div>
        <div className={desk.stack}>
          <CouponCodesCard {...part} zones={zones} coupon={coupon} />
          <CouponLimitsCard {...part} />
          <CouponCostCard draft={draft} coupon={coupon} />
        </div>
      </div>
      {isGeneral && save.error && <CallFaultNote error={save.error} />}
      {isStale && (
        <Button kind="outline" icon="refresh-cw" onClick={onLoadAgain}>
          <Trans>Load what is saved, without my change</Trans>
        </Button>
      )}
      <div className={desk.foot}>
        <span className={desk.grow}>{coupon?.is_active === false && <Trans>Stopped: no order takes it.</Trans>}</span>
        {coupon && (
          <Button kind="outline" disabled={save.isPending} onClick={() => send(!coupon.is_active)}>
            {coupon.is_active ? <Trans>Stop this coupon</Trans> : <Trans>Start it again</Trans>}
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending}>
          {coupon ? <Trans>Save</Trans> : <Trans>Make this coupon</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** What is still wrong with each field of the call; undefined for a field that is right. */
function useMissing(draft: CouponDraft) {
  const { t } = useLingui();
  const { discount, max, min, perCustomer, inAll, codes } = readNumbers(draft);
  const amount = (value: number | null | undefined) => (value === undefined ? t`Enter an amount.` : undefined);
  const count = (value: number | null | undefined) =>
    value === undefined ? t`Enter a whole number from 1.` : undefined;
  const isPercentWrong = draft.type === 'percent' && discount !== undefined && (discount < 1 || discount > 100);
  return {
    title: draft.title.trim() ? undefined : t`Enter a name.`,
    code: /^[A-Z0-9][A-Z0-9-]*$/.test(draft.code) ? undefined : t`Use letters from A to Z, digits and hyphens.`,
    codes: count(codes),
    discount:
      draft.kind !== 'free_delivery' && isPercentWrong ? t`Enter a whole number from 1 to 100.` : amount(discount),
    max_discount: amount(max),
    min_purchase: amount(min),
    limit_per_customer: count(perCustomer),
    limit_in_all: count(inAll),
    module_types: draft.modules.length > 0 ? undefined : t`Choose a module.`,
    zone_ids: undefined,
    store_id: undefined,
    starts_at: momentIn(draft.startsAt) ? undefined : t`Choose a day and a time.`,
    expires_at: momentIn(draft.expiresAt) ? undefined : t`Choose a day and a time.`,
  };
}

import { type CallFault, CallRefused } from 'market/calls/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { showFaultLazily } from '#features/config/show-fault-lazily.ts';
import type { CheckoutPlan, FirstQuote } from '../checkout-plan.ts';
import { plannedOrder, type useQuote } from '../use-quote.ts';

export interface CouponParts {
  page: FirstQuote['page'];
  plan: CheckoutPlan;
  change: (part: Partial<CheckoutPlan>) => void;
  quoting: ReturnType<typeof useQuote>;
}

/** Tries a code, keeps it in the plan, and drops it when the order no longer qualifies. */
export function useCoupon({ page, plan, change, quoting }: CouponParts) {
  const [refusal, setRefusal] = useState<CallFault>();
  const [isTrying, setTrying] = useState(false);

  const apply = async (typed: string) => {
    const code = typed.trim();
    if (!code || isTrying) return;
    setTrying(true);
    setRefusal(undefined);
    try {
      const { tryCoupon } = await import('#features/promotions/coupons/coupon-calls.ts');
      const applied = await tryCoupon({ ...plannedOrder(page, { ...plan, coupon: '' }), code });
      change({ coupon: applied.code });
    } catch (error) {
      if (isOfCoupon(error)) setRefusal({ code: error.code, message: error.message });
      else await showFaultLazily(error);
    }
    setTrying(false);
  };

  const { state } = useLocation();
  // The coupon that was pressed in the account.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const chosen: unknown = state?.coupon;
    if (typeof chosen === 'string') void apply(chosen);
  }, []);

  // The cart may have fallen below the minimum meanwhile: the order continues without the coupon, with a message.
  const fallen = plan.coupon && quoting.refusal?.code.startsWith('coupon_') ? quoting.refusal : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!fallen) return;
    setRefusal(fallen);
    change({ coupon: '' });
  }, [fallen]);

  return { couponRefusal: refusal, isTryingCoupon: isTrying, applyCoupon: apply };
}

function isOfCoupon(error: unknown): error is CallRefused {
  return error instanceof CallRefused && error.code.startsWith('coupon_');
}

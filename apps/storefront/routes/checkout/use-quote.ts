import { type CallFault, CallRefused } from 'market/calls/client';
import type { WhenMissing } from 'market/orders/changes/orders-changes.rules';
import type { OrderQuote } from 'market/orders/orders.contract';
import { useEffect, useRef, useState } from 'react';
import { contentsOf } from '#features/cart/cart-contents.ts';
import { cartState, listenToCart } from '#features/cart/cart-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { parcelPlan } from '#features/parcel/parcel-draft.ts';
import { boughtNow } from './bought-now.ts';
import type { CheckoutPlan, FirstQuote } from './checkout-plan.ts';

interface Quoted {
  quote: OrderQuote | null;
  /** Why the planned order cannot be placed. */
  refusal: CallFault | null;
  isQuoting: boolean;
}

/** The server's price of the planned order, loaded again when the plan changes. */
export function useQuote(first: FirstQuote, plan: CheckoutPlan): Quoted & { ask: () => void } {
  const { page } = first;
  const [quoted, setQuoted] = useState<Quoted>({ ...first, isQuoting: page !== 'cart' });
  const latestRequest = useRef(0);
  const isFirst = useRef(true);
  const { orderType, tip, scheduleAt, place, coupon, method, usesWallet, parcel } = plan;
  // Whether cash or a provider takes the rest changes no price.
  const paysByWallet = usesWallet || method === 'wallet';
  const isUnknown = isOfParcel(page) && parcel === null;

  const ask = async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    setQuoted((before) => ({ ...before, isQuoting: true }));
    const answer = await askFor(page, plan);
    // A reply to an earlier request is discarded.
    if (request === latestRequest.current)
      setQuoted((before) => ({ quote: before.quote, ...answer, isQuoting: false }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the plan that change the price
  useEffect(() => {
    const isAnswered = isFirst.current && page === 'cart';
    isFirst.current = false;
    if (!isAnswered && !isUnknown && !hasNothingToBuy(page)) void ask();
  }, [page, orderType, tip, scheduleAt, place?.lat, place?.lng, coupon, paysByWallet, parcel]);

  useCartChange(page, ask);

  return { ...quoted, ask };
}

/** The cart can change beside its checkout: by the bill, by a note that clears it, or in another tab. */
function useCartChange(page: FirstQuote['page'], ask: () => Promise<void>): void {
  const { cart } = useMarket();
  const latest = useRef(ask);
  latest.current = ask;
  const opening = useRef(cart);
  useEffect(() => {
    if (page !== 'cart') return;
    let priced = contentsOf(cartState().confirmed ?? opening.current);
    return listenToCart(() => {
      const next = contentsOf(cartState().confirmed ?? opening.current);
      if (next === priced) return;
      priced = next;
      void latest.current();
    });
  }, [page]);
}

const ofParcels: readonly FirstQuote['page'][] = ['parcel'];

/** A parcel instead of goods: only the tab has it, so that no quote can be loaded before it is read. */
export function isOfParcel(page: FirstQuote['page']): boolean {
  return ofParcels.some((other) => other === page);
}

/** The tab has no item for a direct purchase. */
export function hasNothingToBuy(page: FirstQuote['page']): boolean {
  return page !== 'cart' && !isOfParcel(page) && boughtNow().length === 0;
}

/** The ordered items; undefined means the cart. Each has what the store may do where it is missing, by its place. */
export function plannedItems(page: FirstQuote['page'], choices: Readonly<Record<string, WhenMissing>> = {}) {
  if (page === 'cart') return {};
  return {
    items: boughtNow().map((item, index) => {
      const choice = choices[index];
      return choice ? { ...item, when_missing: choice } : item;
    }),
  };
}

/** The plan in the words of the calls. */
export function plannedOrder(page: FirstQuote['page'], plan: CheckoutPlan) {
  const { orderType, tip, scheduleAt, place, coupon, method, usesWallet, parcel } = plan;
  const paid = {
    ...(method && { payment_method: method }),
    use_wallet: usesWallet,
    ...(coupon && { coupon_code: coupon }),
  };
  if (parcel) return { ...parcelPlan(parcel), ...paid, dm_tips: tip };
  return {
    ...plannedItems(page),
    order_type: orderType,
    dm_tips: orderType === 'delivery' ? tip : 0,
    ...(scheduleAt && { schedule_at: scheduleAt }),
    ...(place && { latitude: place.lat, longitude: place.lng }),
    ...paid,
  };
}

/** Quotes an order; where no payment is chosen and the zone takes no cash, with a digital payment. */
export async function quoteOrChooseDigital<Answer>(
  ask: (chosen: { payment_method?: 'digital_payment' }) => Promise<Answer>,
  { method }: Pick<CheckoutPlan, 'method'>,
): Promise<Answer> {
  try {
    return await ask({});
  } catch (error) {
    const isChoosable = method === null && error instanceof CallRefused && error.code === 'cash_not_offered';
    if (!isChoosable) throw error;
    return await ask({ payment_method: 'digital_payment' }).catch(() => Promise.reject(error));
  }
}

/** Without a new quote the old one stays on the screen. */
type Answer = Pick<Quoted, 'refusal'> & { quote?: OrderQuote | null };

async function askFor(page: FirstQuote['page'], plan: CheckoutPlan): Promise<Answer> {
  try {
    const { fetchQuote } = await import('#features/orders/order-calls.ts');
    const quote = await quoteOrChooseDigital((method) => fetchQuote({ ...plannedOrder(page, plan), ...method }), plan);
    return { quote, refusal: null };
  } catch (error) {
    const isRefused = error instanceof CallRefused;
    return {
      refusal: { code: isRefused ? error.code : 'fault', message: isRefused ? error.message : '' },
      ...(isRefused && error.code === 'cart_empty' && { quote: null }),
    };
  }
}

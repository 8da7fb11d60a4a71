import type { CallFault } from 'market/calls/client';
import type { OrderQuote } from 'market/orders/orders.contract';
import type { ParcelDraft } from '#features/parcel/parcel-draft.ts';
import type { PayChoice, ProviderMethod } from './choices/payment-methods.ts';
import type { OrderingCustomer } from './fetch-ordering-customer.server.ts';

export type CheckoutPage = 'cart' | 'buy_now' | 'campaign' | 'parcel';

export interface CheckoutPlan extends PayChoice {
  orderType: 'delivery' | 'take_away';
  /** Decimals of the zone's currency. */
  tip: number;
  isAhead: boolean;
  /** An ISO moment; empty is as soon as possible, or not chosen yet. */
  scheduleAt: string;
  /** Its code; empty without one. */
  coupon: string;
  place: { address: string; lat: number; lng: number } | null;
  /** Instead of goods and a place; null until the tab was asked. */
  parcel: ParcelDraft | null;
}

/** What the page of the checkout is loaded with. */
export interface FirstQuote {
  page: CheckoutPage;
  /** Null for guests. */
  customer: OrderingCustomer | null;
  /** All providers. */
  methods: ProviderMethod[];
  quote: OrderQuote | null;
  refusal: CallFault | null;
}

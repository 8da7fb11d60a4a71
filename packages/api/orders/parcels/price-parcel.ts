import type { Settings } from 'market/config/config.contract';
import { moduleTypes, traitsOf } from 'market/modules/modules.rules';
import { type ChargePayer, mayPay } from 'market/parcel/parcel.rules';
import { metresBetween, metresByRoad } from 'market/places/places.rules';
import { deliveryFee, type Quote, quote } from 'market/pricing/pricing.rules';
import { aroundTheClock } from 'market/stores/stores.rules';
import { fromDecimal, type Money, roundedTo, roundingStep } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { fieldRefusal, Refusal, refuse } from '#api/http/refusal.ts';
import { isCategoryOf, type ParcelTrip, parcelTrip } from '#api/parcel/parcel.data.ts';
import { mustBeOffered, type PaymentChoice, type PaymentSplit, splitPayment } from '#api/payments/split-payment.ts';
import { type EvaluatedCoupon, evaluateCoupon } from '#api/promotions/evaluate-coupon.ts';
import { pauseOf } from '#api/stores/read-hours.ts';

/** What is sent, from where to where and how it is paid, as requested; the sender's place is that of the call. */
export interface ParcelPlan extends PaymentChoice {
  items?: object[] | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  receiver_details?: { latitude?: number | undefined; longitude?: number | undefined } | undefined;
  parcel_category_id?: number | undefined;
  charge_payer: ChargePayer;
  dm_tips: number;
  schedule_at?: string | undefined;
  coupon_code?: string | undefined;
}

/** A parcel order before it is one, at the server's price. */
export interface PricedParcel {
  trip: ParcelTrip;
  quote: Quote;
  coupon: EvaluatedCoupon | undefined;
  payment: PaymentSplit;
  hasDigital: boolean;
  distanceMetres: number;
  categoryId: number;
}

interface ParcelPriceInput {
  shopper: string;
  /** Keyed hashes of the contacts that the shopper has proved. */
  contactHashes: readonly string[];
  plan: ParcelPlan;
  settings: Pick<Settings, 'digit_after_decimal_point' | 'currencies' | 'customer_wallet_status'>;
  /** Currencies in which a provider takes digital payments. */
  paysDigitally: (currency: string) => boolean;
  at: Date;
}

const transports = moduleTypes.filter((type) => traitsOf(type).carriesParcels);

/** Loads, checks and prices a parcel: the one way for the quote and for the order itself [PARC-06] [CHK-32]. */
export async function priceParcel(db: Connection, input: ParcelPriceInput) {
  const { shopper, plan, settings, paysDigitally } = input;
  mustBeParcel(plan);
  const categoryId = await categoryOf(db, plan);
  const [from, to] = [pointOf(plan), pointOf(plan.receiver_details)];
  const trip = await parcelTrip(db, { categoryId, from, to });
  if (!trip?.reaches) throw new Refusal('outside_zones');
  mustBeCollectedNow(trip, input.at);
  const distanceMetres = metresByRoad(metresBetween(from, to), trip.distance_factor);
  const roundTo = roundingStep(settings.digit_after_decimal_point);
  const coupon = await couponFor(db, input, trip, deliveryFee(trip.tariff, distanceMetres, roundTo));
  const priced = quoteOf(trip, plan, { distanceMetres, roundTo, coupon });
  const { currency } = trip;
  const payment = await splitPayment(db, { shopper, currency, total: priced.total, plan, settings });
  const hasDigital = trip.digital_payment && paysDigitally(currency);
  mustSuitPayer(plan);
  mustBeOffered(plan, trip, { payment, hasDigital });
  return { trip, quote: priced, coupon, payment, hasDigital, distanceMetres, categoryId } satisfies PricedParcel;
}

/** Parcels have no store: what pauses them is their zone [OPS-044]. */
function mustBeCollectedNow({ paused_until, pause_reason, ...zone }: ParcelTrip, at: Date): void {
  const pause = pauseOf({ active: true, opening_hours: aroundTheClock, paused_until, pause_reason }, zone, at);
  if (pause) refuse(pause.refusal);
}

/** What only goods of a store have. */
function mustBeParcel({ items, schedule_at }: ParcelPlan): void {
  if (items) throw fieldRefusal('items', 'A parcel has no items');
  if (schedule_at) throw new Refusal('schedule_off');
}

async function categoryOf(db: Connection, { parcel_category_id: id }: ParcelPlan): Promise<number> {
  if (id === undefined || !(await isCategoryOf(db, id, transports))) throw new Refusal('category_not_found');
  return id;
}

function pointOf(place: { latitude?: number | undefined; longitude?: number | undefined } | undefined) {
  const { latitude: lat, longitude: lng } = place ?? {};
  if (lat === undefined || lng === undefined) throw new Refusal('address_needed');
  return { lat, lng };
}

/** The coupon of a parcel applies to its delivery fee, because a parcel has no goods [PROMO-28]. */
function couponFor(
  db: Connection,
  { shopper, contactHashes, plan, settings, at }: ParcelPriceInput,
  { module_id: moduleId, zone_id: zoneId, currency }: ParcelTrip,
  fee: Money,
) {
  const lines = [{ lineTotal: fee, noPromotion: false }];
  const whose = { code: plan.coupon_code, shopper, contactHashes };
  return evaluateCoupon(db, { ...whose, moduleId, zoneId, storeId: null, currency, lines, settings, at });
}

function quoteOf(
  trip: ParcelTrip,
  { dm_tips: tip }: ParcelPlan,
  { distanceMetres, roundTo, coupon }: { distanceMetres: number; roundTo: Money; coupon: EvaluatedCoupon | undefined },
): Quote {
  return quote([], {
    orderType: 'parcel',
    tariff: trip.tariff,
    distanceMetres,
    storeDeliversFree: false,
    freeDeliveryOver: null,
    tax: { basisPoints: trip.tax_basis_points, inclusive: trip.tax_inclusive },
    serviceCharge: trip.service_charge,
    tip: roundedTo(fromDecimal(tip), roundTo),
    coupon,
    roundTo,
  });
}

/** Sender and receiver have different ways to pay. */
function mustSuitPayer({ payment_method: method, use_wallet: usesWallet, charge_payer: payer }: ParcelPlan): void {
  if (!mayPay(payer, { method, usesWallet })) throw new Refusal('payment_not_offered');
}

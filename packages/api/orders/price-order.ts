import type { Refused } from 'market/calls/refusal-details';
import {
  type CartChoice,
  type Goods,
  priceChosen,
  type QuantityInCart,
  quantityInCart,
  refusalOfChosen,
  refusalToOrderAt,
} from 'market/cart/cart.rules';
import type { Settings } from 'market/config/config.contract';
import { metresBetween, metresByRoad } from 'market/places/places.rules';
import { type PricedLine, type Quote, quote } from 'market/pricing/pricing.rules';
import { nextOpening, type WallClock } from 'market/stores/stores.rules';
import { refusedUntil } from 'market/stores/stores-availability.rules';
import { dayMilliseconds } from 'market/values/durations';
import { fromDecimal, type Money, minus, nothing, plus, roundedTo, roundingStep } from 'market/values/money';
import type { CartLineRow } from '#api/cart/cart.data.ts';
import type { GoodsRow, Point } from '#api/cart/cart-goods.data.ts';
import { asGoods, chosenIn, clockOf, laterClockOf, type NamedChoice, promotionOf } from '#api/cart/goods-of-row.ts';
import { chosenOf } from '#api/cart/show-cart.ts';
import type { Connection } from '#api/db/connection.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { mustBeOffered, type PaymentChoice, type PaymentSplit, splitPayment } from '#api/payments/split-payment.ts';
import { type CouponPlan, type EvaluatedCoupon, evaluateCoupon } from '#api/promotions/evaluate-coupon.ts';
import { workFromOf } from '#api/stores/cap/find-slot.ts';
import { firstOrderDiscount } from '#api/wallet/first-order-discount.ts';
import { type PlannedRows, readPlanned, type WantedRows } from './orders-planned.data.ts';

/** What is ordered, where to and how, as requested. */
export interface OrderPlan extends PaymentChoice {
  /** Items that come with the call; without them the cart of the module is ordered. */
  items?: (NamedChoice & { item_id: number })[] | undefined;
  order_type: 'delivery' | 'take_away';
  latitude?: number | undefined;
  longitude?: number | undefined;
  dm_tips: number;
  schedule_at?: string | undefined;
  coupon_code?: string | undefined;
  /** The store of the goods that the shopper saw; goods of another one are refused. */
  store_id?: number | undefined;
}

export interface OrderedLine {
  row: GoodsRow;
  goods: Goods;
  chosen: CartChoice;
  priced: PricedLine;
  /** The flash sale whose price applies; its units are counted. */
  flashSaleId: number | null;
}

/** The chosen add-ons of a line under their current names and prices. */
export function addOnsOf({ goods, chosen }: OrderedLine) {
  return chosen.addOns.flatMap(({ id, quantity }) =>
    goods.addOns.filter((addOn) => addOn.id === id).map(({ name, price }) => ({ id, name, price, quantity })),
  );
}

/** An order before it is one: goods that can be had, at the server's price. */
export interface PricedOrder {
  lines: OrderedLine[];
  /** Any of the rows: all share the store, its zone and its tariff. */
  goods: GoodsRow;
  quote: Quote;
  coupon: EvaluatedCoupon | undefined;
  payment: PaymentSplit;
  /** The zone and a provider take digital payments. */
  hasDigital: boolean;
  distanceMetres: number;
  /** The lines of the cart that are ordered; none when the items came with the call. */
  cartLineIds: number[];
  scheduleAt: Date | null;
  /** When the store begins with it; null at once, or before the time that it is scheduled for [STO-038]. */
  workFrom: Date | null;
}

interface OrderPriceInput {
  shopper: string;
  /** Keyed hashes of the contacts that the shopper has proved. */
  contactHashes: readonly string[];
  moduleId: number | undefined;
  plan: OrderPlan;
  settings: Pick<
    Settings,
    'digit_after_decimal_point' | 'currencies' | 'customer_wallet_status' | 'ref_earning_status'
  >;
  /** Currencies in which a provider takes digital payments. */
  paysDigitally: (currency: string) => boolean;
  at: Date;
  /** It was placed before: a store that takes no orders now, or has closed meanwhile, goes on with it. */
  isRunning?: boolean;
  /** It is written in this transaction. */
  isPlacing?: boolean;
}

const furthestAheadDays = 8;

/** Loads, checks and prices a planned order; used for the quote and for the order. */
export async function priceOrder(
  db: Connection,
  {
    shopper,
    contactHashes,
    moduleId,
    plan,
    settings,
    paysDigitally,
    at,
    isRunning = false,
    isPlacing = false,
  }: OrderPriceInput,
  planned?: PlannedRows,
): Promise<PricedOrder> {
  const roundTo = roundingStep(settings.digit_after_decimal_point);
  const { lines, goods, cartLineIds } = await plannedGoods(db, { shopper, moduleId, plan, roundTo, at }, planned);
  const scheduleAt = scheduleOf(plan, goods, at);
  mustBeOpen(lines, scheduleAt ?? at, { isAhead: scheduleAt !== null, isRunning });
  mustDeliverTo(plan, goods);
  const workFrom = isRunning ? null : await beginOf({ lines, goods, at, scheduleAt });
  const distanceMetres = distanceOf(plan, goods);
  const coupon = await evaluateCoupon(db, couponPlan());
  const { currency } = goods.zone;
  const firstOrder = await firstOrderDiscount(db, {
    ...{ shopper, contactHashes, settings, currency, roundTo, at },
    promotable: promotable(),
  });
  const priced = quoteOf();
  const payment = await splitPayment(db, { shopper, currency, total: priced.total, plan, settings });
  const hasDigital = goods.zone.digital_payment && paysDigitally(goods.zone.currency);
  mustBeOffered(plan, goods.zone, { payment, hasDigital });
  return {
    lines,
    goods,
    coupon,
    payment,
    hasDigital,
    distanceMetres,
    cartLineIds,
    scheduleAt,
    workFrom,
    quote: priced,
  };

  /** When a store with a cap begins with the order, for which it must still be open then. */
  async function beginOf({ goods, ...order }: Pick<PricedOrder, 'lines' | 'goods' | 'scheduleAt'> & { at: Date }) {
    const pieces = order.lines.reduce((sum, { chosen }) => sum + chosen.quantity, 0);
    const begins = await workFromOf(db, goods.store, { ...order, pieces, isPlacing });
    if (begins) mustBeOpen(order.lines, begins, { isAhead: false, isRunning });
    return begins;
  }

  function couponPlan(): CouponPlan {
    const { module_id: module, zone_id: zoneId, store, zone } = goods;
    return {
      code: plan.coupon_code,
      shopper,
      contactHashes,
      moduleId: module,
      zoneId,
      storeId: store.id,
      currency: zone.currency,
      lines: lines.map(({ row, priced }) => ({ lineTotal: priced.lineTotal, noPromotion: row.no_promotion })),
      settings,
      at,
    };
  }

  /** What may be promoted, after the coupon. */
  function promotable(): Money {
    const open = lines.filter(({ row }) => !row.no_promotion).map(({ priced }) => priced.lineTotal);
    return minus(plus(...open), coupon?.off ?? nothing);
  }

  function quoteOf(): Quote {
    const { zone, tariff, store } = goods;
    return quote(
      lines.map(({ priced }) => priced),
      {
        orderType: plan.order_type,
        tariff,
        distanceMetres,
        storeDeliversFree: store.free_delivery,
        freeDeliveryOver: zone.free_delivery_over,
        tax: { basisPoints: zone.tax_basis_points, inclusive: zone.tax_inclusive },
        serviceCharge: zone.service_charge,
        tip: plan.order_type === 'delivery' ? roundedTo(fromDecimal(plan.dm_tips), roundTo) : nothing,
        coupon,
        firstOrderOff: firstOrder,
        roundTo,
      },
    );
  }
}

interface GoodsRequest extends Pick<OrderPriceInput, 'shopper' | 'moduleId' | 'at'> {
  plan: Pick<OrderPlan, 'items' | 'latitude' | 'longitude' | 'store_id'>;
  roundTo: Money;
}

/** Returns which rows a plan is priced from. */
export function wantedRows({
  shopper,
  moduleId,
  plan,
}: Pick<GoodsRequest, 'shopper' | 'moduleId' | 'plan'>): WantedRows {
  const itemIds = plan.items ? idsOf(plan.items) : undefined;
  return { shopper, moduleId, itemIds, to: pointOf(plan) };
}

function idsOf(items: NonNullable<OrderPlan['items']>): number[] {
  return items.map((item) => item.item_id);
}

/**
 * Returns the ordered items, from the call or the cart, all of one store and with their current state. Reads the rows
 * of the plan unless they were read already.
 */
export async function plannedGoods(
  db: Connection,
  { shopper, moduleId, plan, roundTo, at }: GoodsRequest,
  read?: PlannedRows,
): Promise<Pick<PricedOrder, 'lines' | 'goods' | 'cartLineIds'>> {
  const planned = read ?? (await readPlanned(db, wantedRows({ shopper, moduleId, plan })));
  const requested = plan.items ? itemsOfCall(plan.items) : itemsOfCart(planned?.cart ?? []);
  const rows = planned?.goods ?? [];
  mustBeOfStore(rows, plan.store_id);
  const lines = requested.map((line, index) => lineOf(rows, line, inCartBefore(requested, index), { roundTo, at }));
  const cartLineIds = requested.flatMap(({ cartLineId }) => cartLineId ?? []);
  return { lines, goods: groundOf(lines), cartLineIds };
}

/**
 * Another tab may have switched the basket since the shopper read this one. Its total alone does not tell: two baskets
 * may cost the same. Comes before all other refusals, which would speak of goods that the shopper does not see.
 */
function mustBeOfStore(rows: GoodsRow[], storeId: number | undefined): void {
  if (storeId !== undefined && rows.some(({ store }) => store.id !== storeId)) throw new Refusal('basket_switched');
}

interface RequestedItem {
  itemId: number;
  chosen: CartChoice;
  cartLineId?: number;
}

function itemsOfCall(items: NonNullable<OrderPlan['items']>): RequestedItem[] {
  return items.map((item) => ({ itemId: item.item_id, chosen: chosenIn(item) }));
}

function itemsOfCart(rows: CartLineRow[]): RequestedItem[] {
  if (rows.length === 0) throw new Refusal('cart_empty');
  return rows.map((row) => ({ itemId: row.item_id, chosen: chosenOf(row), cartLineId: row.id }));
}

/** Stock and maximum of an item apply to all its lines together. */
function inCartBefore(requested: RequestedItem[], index: number): QuantityInCart | undefined {
  const line = requested[index];
  const before = requested.slice(0, index).map(({ itemId, chosen }) => ({ ...chosen, itemId }));
  return line && quantityInCart(before, line.itemId, line.chosen.variation);
}

function lineOf(
  rows: GoodsRow[],
  { itemId, chosen }: RequestedItem,
  inCart: QuantityInCart | undefined,
  { roundTo, at }: { roundTo: Money; at: Date },
): OrderedLine {
  const row = rows.find(({ id }) => id === itemId);
  if (!row) throw new Refusal('item_not_found');
  const goods = asGoods(row, at);
  refuse(refusalOfChosen(goods, chosen, inCart));
  const priced = priceChosen(goods, chosen, roundTo);
  const flashSaleId = priced.discountReason === 'flash_sale' ? (promotionOf(row, at)?.id ?? null) : null;
  return { row, goods, chosen, priced, flashSaleId };
}

function groundOf(lines: OrderedLine[]): GoodsRow {
  const [first] = lines;
  if (!first) throw new Refusal('cart_empty');
  if (lines.some(({ row }) => row.store.id !== first.row.store.id)) throw new Refusal('other_store');
  return first.row;
}

function scheduleOf({ schedule_at: text }: OrderPlan, { store }: GoodsRow, at: Date): Date | null {
  if (text === undefined) return null;
  if (!store.schedule_order) throw new Refusal('schedule_off');
  const moment = new Date(text);
  const latest = at.getTime() + furthestAheadDays * dayMilliseconds;
  const isAhead = moment.getTime() > at.getTime() && moment.getTime() < latest;
  if (!isAhead) throw new Refusal('schedule_outside_hours');
  return moment;
}

/** Refuses goods that cannot be had at a moment; an order that is running goes on while its store is closed. */
export function mustBeOpen(
  lines: OrderedLine[],
  moment: Date,
  { isAhead, isRunning }: Record<'isAhead' | 'isRunning', boolean>,
) {
  for (const { goods, row } of lines) {
    const clock = isAhead ? laterClockOf(row, moment) : clockOf(row, moment);
    const fault = refusalToOrderAt(goods, clock, moment);
    if (isRunning && (fault?.refused === 'store_paused' || fault?.refused === 'store_closed')) continue;
    if (fault?.refused === 'store_closed' && goods.store.isActive) refuse(refusedOutsideHours(goods, clock, isAhead));
    if (fault?.refused === 'item_not_available') {
      const text = isAhead ? 'item_not_then' : 'item_not_now';
      throw new Refusal('item_not_available', { text, values: { name: row.name } });
    }
    refuse(fault);
  }
}

function refusedOutsideHours({ store: { hours, pause } }: Goods, clock: WallClock, isAhead: boolean): Refused {
  if (isAhead) return { refused: 'schedule_outside_hours' };
  return refusedUntil('store_closed', pause ? pause.opening : nextOpening(hours, clock));
}

/** The zone is that of the address, never that of a header. */
function mustDeliverTo(plan: OrderPlan, { store, delivers_there: deliversThere }: GoodsRow): void {
  if (plan.order_type === 'take_away') {
    if (!store.take_away) throw new Refusal('take_away_off');
  } else if (deliversThere === false) throw new Refusal('outside_store_zone');
}

function distanceOf(plan: OrderPlan, { store, zone }: GoodsRow): number {
  const to = pointOf(plan);
  if (plan.order_type === 'take_away' || !to) return 0;
  return metresByRoad(metresBetween(store, to), zone.distance_factor);
}

function pointOf({ latitude, longitude }: Pick<OrderPlan, 'latitude' | 'longitude'>): Point | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { lat: latitude, lng: longitude };
}

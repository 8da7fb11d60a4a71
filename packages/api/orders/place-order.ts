import { hash, randomBytes, randomInt } from 'node:crypto';
import type { BodyOf } from 'market/calls/endpoint';
import type { Settings } from 'market/config/config.contract';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { defaultWhenMissing, type WhenMissing } from 'market/orders/changes/orders-changes.rules';
import type { ordersContract } from 'market/orders/orders.contract';
import { orderNumber, orderNumbersPerMinute } from 'market/orders/orders.rules';
import { promisesOfNew } from 'market/orders/promises/orders-promises.rules';
import { missingToMinimum } from 'market/pricing/pricing.rules';
import { fromDecimal, roundingStep, toDecimal } from 'market/values/money';
import { entriesOfOrderPlaced } from 'market/wallet/wallet.rules';
import type { CommissionRule } from 'market/wallet/wallet-ledger.rules';
import { lockProvedContacts } from '#api/auth/contacts/auth-contacts.data.ts';
import { parsePhone } from '#api/auth/parse-phone.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { contactKey, hashContacts } from '#api/http/limits/contact-hashes.ts';
import type { MarketMode } from '#api/http/market-mode.ts';
import { once } from '#api/http/once.ts';
import { Refusal } from '#api/http/refusal.ts';
import { mustBeCovered, paymentColumns } from '#api/payments/split-payment.ts';
import { offersDigitalIn } from '#api/payments/start-payment.ts';
import { evaluateRiskOrRefuse, orderLockKeys } from '#api/risk/evaluate-risk.ts';
import { shownArrival } from '#api/stores/read-hours.ts';
import { type Commission, commissionFor, commissionRulesOf } from '#api/wallet/rules/read-ledger-rules.ts';
import { mustTakeOrders } from '#api/zones/stop/stop-orders.ts';
import { applyBenefits, isCounted, reserveGoodsWith } from './goods/reserve-goods.ts';
import { insertOrder, type NewLine, type NewOrder, type OrderWithContacts, type WrittenOrder } from './orders.data.ts';
import { rowsOfPlan } from './orders-planned.data.ts';
import { mustAttachPictures, mustBePictures } from './prescriptions/save-prescription.ts';
import { addOnsOf, type OrderedLine, type OrderPlan, type PricedOrder, priceOrder, wantedRows } from './price-order.ts';

export type OrderBody = BodyOf<typeof ordersContract.place>;

export interface Placing {
  shopper: Shopper;
  moduleId: number | undefined;
  body: OrderBody & Pick<OrderPlan, 'order_type'>;
  idempotencyKey: string;
  /** The network address of the caller. */
  address: string;
}

export interface PlacedOrder {
  order_id: string;
  /** Decimals of the currency. */
  total: number;
  currency: string;
  status: 'pending';
  created_at: string;
  tracking_token: string;
}

/**
 * Places an order with all its parts or not at all; a repeated request returns the same order. The server alone decides
 * the price [CHK-06] [CHK-08] [CHK-10] [CHK-11].
 */
export async function placeOrder(context: ApiContext, placing: Placing): Promise<PlacedOrder> {
  const { shopper, moduleId, body, idempotencyKey } = placing;
  const settings = await settingsOf(context.db);
  if (shopper.kind === 'guest' && settings.guest_checkout_status !== 1) throw new Refusal('guest_checkout_off');
  const owner = shopperKeyOf(shopper);
  const key = await contactKey(context.db);
  // Before the transaction, which would wait for a second connection.
  const rules = await commissionRulesOf(context.db);
  const lockNames = orderLockKeys(context, { shopper: owner, phone: body.contact_person_number });
  const reads = rowsOfPlan(wantedRows({ shopper: owner, moduleId, plan: body }));
  const intent = { owner, key: idempotencyKey, request: body, lockNames, reads };
  return once(context.db, intent, async (transaction, record, planned) => {
    const contactHashes = await lockActiveCustomer(transaction, shopper, key);
    const at = context.now();
    mustTakeOrders(settings, at);
    const request = { shopper: owner, contactHashes, moduleId, plan: body, settings, at };
    const paysDigitally = offersDigitalIn(context.payments);
    const priced = await priceOrder(transaction, { ...request, paysDigitally, isPlacing: true }, planned);
    mustBeCustomerForCampaign(shopper, priced);
    mustHavePrescription(priced, body);
    mustMeetMinimum(priced);
    mustBeCovered(body, priced.goods.zone, priced.payment);
    mustHaveExpectedTotal(priced, body.order_amount);
    mustBeginAsSeen(priced, body.begins_at);
    const commission = commissionOfOrder(rules, priced, { settings, at });
    const { order, trackingToken } = newOrder(owner, priced, body, { at, mode: context.mode, commission });
    const reply = replyOf(order, trackingToken);
    const complete = await withContactsAndOrigin(context, transaction, order, {
      proved: contactHashes,
      address: placing.address,
      key,
    });
    await context.pausePoint?.('before stock');
    const goods = { ...complete, orderId: order.id, contactNumber: order.contact.number, lines: priced.lines };
    const written = await reserveGoodsWith(transaction, goods, (decrements) =>
      insertOrder(transaction, complete, { record, reply, decrements }),
    );
    await context.pausePoint?.('after stock');
    mustOwnCartLines(priced, written);
    mustStillBeAvailable(written);
    await mustAttachPictures(transaction, { ids: body.attachments, shopper: owner, orderId: order.id });
    await applyBenefits(transaction, { ...complete, firstOrderDiscount: order.quote.firstOrderDiscount });
    await context.pausePoint?.('before commit');
    return reply;
  });
}

/**
 * An account that is being removed orders nothing more; one that orders is not removed meanwhile. Returns the hashes of
 * the contacts that it has proved; none for a guest.
 */
export async function lockActiveCustomer(transaction: Connection, shopper: Shopper, key: string): Promise<string[]> {
  if (shopper.kind === 'guest') return [];
  const contacts = await lockProvedContacts(transaction, shopper.customerId);
  if (!contacts) throw new Refusal('token_expired');
  return hashContacts(key, contacts);
}

interface OrderContacts {
  /** Hashes of the contacts that the customer has proved; for a guest, those that the order names count. */
  proved: string[];
  /** The network address of the caller. */
  address: string;
  key: string;
}

/** Returns the order with its contacts and its origin; refuses one that may be fake. */
export async function withContactsAndOrigin(
  context: ApiContext,
  transaction: Transaction,
  order: NewOrder,
  { proved, address, key }: OrderContacts,
): Promise<OrderWithContacts> {
  const { shopper, contact } = order;
  const isGuest = customerIdOf(shopper) === undefined;
  const named = hashContacts(key, { phone: contact.number, email: isGuest ? contact.email : null });
  const [phoneHash = ''] = named;
  const origin = await evaluateRiskOrRefuse(context, transaction, order, { address, key, phoneHash });
  return { ...order, contactHashes: isGuest ? named : proved, origin };
}

/** Prescription medicine requires a picture of the prescription [CHK-18]. */
function mustHavePrescription({ lines }: PricedOrder, { attachments }: OrderBody): void {
  const isNeeded = lines.some(({ goods }) => goods.isPrescriptionRequired);
  if (isNeeded && attachments.length === 0) throw new Refusal('prescription_needed');
  if (attachments.length > 0) mustBePictures(new Set(attachments).size);
}

/** In a module whose items open as a page, only customers order items at a campaign price [CHK-31]. */
function mustBeCustomerForCampaign({ kind }: Shopper, { lines }: PricedOrder): void {
  const isForCustomers = ({ row: { module_type: type }, priced }: OrderedLine) =>
    priced.discountReason === 'campaign' && isModuleType(type) && traitsOf(type).itemOpensAs === 'page';
  if (kind === 'guest' && lines.some(isForCustomers)) throw new Refusal('sign_in_needed');
}

function mustMeetMinimum({ quote, goods }: PricedOrder): void {
  if (missingToMinimum(quote, goods.store.minimum_order) > 0) throw new Refusal('below_minimum_order');
}

/** Refuses a total that differs from the one on the screen, so that the shopper confirms the new one. */
export function mustHaveExpectedTotal({ quote }: Pick<PricedOrder, 'quote'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== toDecimal(quote.total)) throw new Refusal('price_changed');
}

/** Refuses an order that its store begins with later than the shopper saw: another one took the last place [STO-038]. */
function mustBeginAsSeen({ workFrom }: PricedOrder, seen: string | null | undefined): void {
  if (seen === undefined || workFrom === null) return;
  if (seen === null || workFrom > new Date(seen)) throw new Refusal('slot_full');
}

/** One cart is one order, also if two tabs place it at once, each with its own key. */
function mustOwnCartLines({ cartLineIds }: PricedOrder, { emptied }: WrittenOrder): void {
  if (emptied < cartLineIds.length) throw new Refusal(emptied === 0 ? 'cart_empty' : 'price_changed');
}

/** Refuses an order if a store or an item was deactivated, or a store paused, after pricing [CHK-10]. */
export function mustStillBeAvailable({ storeIsActive, storeIsPaused, itemsAreSold }: WrittenOrder): void {
  if (!storeIsActive) throw new Refusal('store_closed');
  if (storeIsPaused) throw new Refusal('store_paused');
  if (!itemsAreSold) throw new Refusal('item_not_found');
}

const trackingBytes = 16;

function commissionOfOrder(
  rules: readonly CommissionRule[],
  { goods, quote, coupon }: PricedOrder,
  { settings, at }: { settings: Pick<Settings, 'digit_after_decimal_point'>; at: Date },
): Commission {
  const { module_id: moduleId, store, zone } = goods;
  const roundTo = roundingStep(settings.digit_after_decimal_point);
  const booked = { ...quote, couponPaidBy: coupon?.paidBy };
  return commissionFor(rules, { moduleId, storeId: store.id, currency: zone.currency, at, goods: booked, roundTo });
}

interface Placed {
  at: Date;
  mode: MarketMode;
  commission: Commission;
}

function newOrder(shopper: string, priced: PricedOrder, body: OrderBody, { at, mode, commission }: Placed) {
  const { goods, quote, coupon, payment, distanceMetres, scheduleAt, workFrom, cartLineIds } = priced;
  const { store, zone } = goods;
  const trackingToken = randomBytes(trackingBytes).toString('base64url');
  const shown = scheduleAt
    ? { from: scheduleAt, until: scheduleAt }
    : shownArrival({ ...store, full_until: workFrom }, at, distanceMetres);
  const order: NewOrder = {
    id: newOrderId(at),
    shopper,
    moduleId: goods.module_id,
    zoneId: goods.zone_id,
    storeId: store.id,
    orderType: body.order_type,
    ...paymentColumns(body, payment),
    currency: zone.currency,
    quote,
    coupon: coupon ? { id: coupon.row.id, code: coupon.row.code, paidBy: coupon.paidBy } : null,
    distanceMetres,
    contact: contactOf(body, zone.country, mode),
    deliveryAddress: addressOf(body),
    orderNote: body.order_note,
    paysWith: body.pays_with ? fromDecimal(body.pays_with) : null,
    cutlery: body.cutlery,
    unavailableItemNote: body.unavailable_item_note,
    scheduleAt,
    workFrom,
    trackingHash: trackingHash(trackingToken),
    expectedAt: shown.until,
    promises: promisesOfNew({ orderType: body.order_type, distanceMetres, scheduleAt, storeId: store.id }, shown),
    placedAt: at,
    lines: priced.lines.map((line, index) => ({ ...newLine(line), whenMissing: whenMissingOf(body, priced, index) })),
    ...commission,
    entries: entriesOfOrderPlaced({ ...quote, ...commission, storeId: store.id, couponPaidBy: coupon?.paidBy }),
    cartLineIds,
  };
  return { order, trackingToken };
}

/** Only the hash of a tracking link is stored, as of every token. */
export function trackingHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** If the number is taken, `once` tries again with another. */
export function newOrderId(at: Date): string {
  return orderNumber(at, randomInt(orderNumbersPerMinute));
}

/** Who places an order, as a call names them. */
type ContactInCall = Pick<OrderBody, 'contact_person_name' | 'contact_person_number'> &
  Partial<Pick<OrderBody, 'contact_person_email'>>;

export function contactOf(body: ContactInCall, country: string, mode: MarketMode): NewOrder['contact'] {
  const { contact_person_name: name, contact_person_number: number, contact_person_email: email } = body;
  const phone = parsePhone(number, { country, field: 'contact_person_number', mode });
  return { name, number: phone, email: email ? email.toLowerCase() : null };
}

/** A delivered order needs a point on the map and an address [ADDR-16]. */
export function addressOf(body: OrderBody): object | null {
  if (body.order_type === 'take_away') return null;
  const { address, house, floor, road, landmark, directions, latitude: lat, longitude: lng } = body;
  if (!address || lat === undefined || lng === undefined) throw new Refusal('address_needed');
  return { address, house, floor, road, landmark, directions, lat, lng };
}

/** What the shopper has chosen for a line, or else for all of them. */
function whenMissingOf(body: OrderBody, { cartLineIds }: PricedOrder, index: number): WhenMissing {
  const chosen = body.items
    ? body.items[index]
    : body.lines_when_missing.find(({ cart_id: id }) => id === cartLineIds[index]);
  return chosen?.when_missing ?? body.when_missing;
}

export function newLine(line: OrderedLine): NewLine {
  const { row, chosen, priced } = line;
  return {
    itemId: row.id,
    name: row.name,
    image: row.image,
    variation: chosen.variation,
    choices: chosen.choices,
    addOns: addOnsOf(line),
    quantity: chosen.quantity,
    unitPrice: priced.unitPrice,
    unitDiscount: priced.unitDiscount,
    discountReason: priced.discountReason,
    flashSaleId: line.flashSaleId,
    addOnTotal: priced.addOnTotal,
    lineTotal: priced.lineTotal,
    counted: isCounted(line),
    whenMissing: defaultWhenMissing,
  };
}

export function replyOf(order: NewOrder, trackingToken: string): PlacedOrder {
  return {
    order_id: order.id,
    total: toDecimal(order.quote.total),
    currency: order.currency,
    status: 'pending',
    created_at: order.placedAt.toISOString(),
    tracking_token: trackingToken,
  };
}

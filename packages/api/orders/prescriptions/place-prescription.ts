import { randomBytes } from 'node:crypto';
import type { BodyOf, UploadedFile } from 'market/calls/endpoint';
import { takesPrescriptions } from 'market/modules/modules.rules';
import type { ordersContract } from 'market/orders/orders.contract';
import type { PrescriptionQuote } from 'market/orders/prescriptions/orders-prescription.contract';
import { promisesOfNew } from 'market/orders/promises/orders-promises.rules';
import { metresBetween, metresByRoad } from 'market/places/places.rules';
import { type Quote, quote } from 'market/pricing/pricing.rules';
import { zoneClock } from 'market/stores/stores.rules';
import { fromDecimal, type Money, nothing, roundedTo, roundingStep, toDecimal } from 'market/values/money';
import { entriesOfOrderPlaced } from 'market/wallet/wallet.rules';
import type { Point } from '#api/cart/cart-goods.data.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { contactKey } from '#api/http/limits/contact-hashes.ts';
import type { MarketMode } from '#api/http/market-mode.ts';
import { once } from '#api/http/once.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { orderLockKeys } from '#api/risk/evaluate-risk.ts';
import { workFromOf } from '#api/stores/cap/find-slot.ts';
import { deliveryTime, isStoreOpen, pauseOf, shownArrival } from '#api/stores/read-hours.ts';
import { mustTakeOrders } from '#api/zones/stop/stop-orders.ts';
import { insertOrder, type NewOrder } from '../orders.data.ts';
import {
  contactOf,
  lockActiveCustomer,
  mustStillBeAvailable,
  newOrderId,
  type PlacedOrder,
  replyOf,
  trackingHash,
  withContactsAndOrigin,
} from '../place-order.ts';
import { insertPicture, markPrescription, type PharmacyRow, pharmacyRow } from './orders-prescription.data.ts';
import {
  fileOfPicture,
  mustAttachPictures,
  mustBePictures,
  type ProcessedPicture,
  processPicture,
} from './save-prescription.ts';

type PrescriptionBody = BodyOf<typeof ordersContract.placePrescription>;

export interface PlacingPrescription {
  shopper: Shopper;
  body: PrescriptionBody;
  idempotencyKey: string;
  /** The network address of the caller. */
  address: string;
  /** The caller, for the limits. */
  from: Requester;
}

interface Wanted {
  storeId: number;
  to: Point;
  /** Decimals of the currency. */
  tip: number;
}

/** A pharmacy that can be ordered from now, with all that an order costs beside its goods. */
interface PricedPharmacy {
  pharmacy: PharmacyRow;
  distanceMetres: number;
  quote: Quote;
}

const trackingBytes = 16;

/** What the order costs beside its medicines. */
export async function quotePrescriptionDelivery(context: ApiContext, wanted: Wanted): Promise<PrescriptionQuote> {
  const at = context.now();
  const { pharmacy, distanceMetres, quote: charges } = await pricePharmacy(context.db, wanted, at);
  const { store, zone } = pharmacy;
  return {
    store: {
      id: store.id,
      slug: store.slug,
      name: store.name,
      address: store.address,
      monogram: store.monogram,
      colours: store.colours,
    },
    currency: zone.currency,
    distance_metres: distanceMetres,
    delivery_fee: toDecimal(charges.deliveryFee),
    service_charge: toDecimal(charges.serviceCharge),
    tip: toDecimal(charges.tip),
    total: toDecimal(charges.total),
    delivery_time: deliveryTime(store, at, distanceMetres),
  };
}

/**
 * Places an order by pictures: it has no goods until the pharmacy has priced it, and owes only the delivery. The
 * pictures are checked first, so that a refused order leaves none behind [CHK-12] [CHK-16].
 */
export async function placePrescription(context: ApiContext, placing: PlacingPrescription): Promise<PlacedOrder> {
  const { shopper, body, idempotencyKey } = placing;
  const settings = await settingsOf(context.db);
  if (shopper.kind === 'guest' && settings.guest_checkout_status !== 1) throw new Refusal('guest_checkout_off');
  const { 'order_attachment[]': files = [], 'attachments[]': waiting = [], ...rest } = body;
  mustBePictures(files.length + new Set(waiting).size);
  const pictures = await processAll(context, placing, files);
  const request = { ...rest, waiting, sent: pictures.map(({ fingerprint }) => fingerprint) };
  const owner = shopperKeyOf(shopper);
  const key = await contactKey(context.db);
  const lockNames = orderLockKeys(context, { shopper: owner, phone: body.contact_person_number });
  return withFiles(context, pictures.map(fileOfPicture), (claim) =>
    once(context.db, { owner, key: idempotencyKey, request, lockNames }, async (transaction, record) => {
      const contactHashes = await lockActiveCustomer(transaction, shopper, key);
      const at = context.now();
      mustTakeOrders(settings, at);
      const priced = await pricePharmacy(transaction, wantedIn(body), at);
      // What is in it is not known yet: it counts as one piece until it is priced.
      const slot = { at, pieces: 1, scheduleAt: null, isPlacing: true };
      const workFrom = await workFromOf(transaction, priced.pharmacy.store, slot);
      const { order, trackingToken } = newOrder(owner, priced, body, { at, mode: context.mode, workFrom });
      const reply = replyOf(order, trackingToken);
      const contacts = { proved: contactHashes, address: placing.address, key };
      const complete = await withContactsAndOrigin(context, transaction, order, contacts);
      mustStillBeAvailable(await insertOrder(transaction, complete, { record, reply }));
      await markPrescription(transaction, order.id);
      await mustAttachPictures(transaction, { ids: waiting, shopper: owner, orderId: order.id });
      await claim(transaction);
      for (const { id } of pictures) await insertPicture(transaction, { id, shopper: owner, orderId: order.id, at });
      return reply;
    }),
  );
}

async function processAll(
  context: ApiContext,
  { shopper, from }: PlacingPrescription,
  files: readonly UploadedFile[],
): Promise<ProcessedPicture[]> {
  const pictures: ProcessedPicture[] = [];
  for (const file of files) pictures.push(await processPicture(context, { shopper, from, file }));
  return pictures;
}

function wantedIn({ store_id: storeId, latitude: lat, longitude: lng, dm_tips: tip }: PrescriptionBody): Wanted {
  return { storeId, to: { lat, lng }, tip };
}

async function pricePharmacy(db: Connection, { storeId, to, tip }: Wanted, at: Date): Promise<PricedPharmacy> {
  const pharmacy = await pharmacyRow(db, storeId, to);
  if (!pharmacy) throw new Refusal('store_not_found');
  mustTakePrescriptions(pharmacy, at);
  const settings = await settingsOf(db);
  const { store, zone, tariff } = pharmacy;
  const roundTo: Money = roundingStep(settings.digit_after_decimal_point);
  const distanceMetres = metresByRoad(metresBetween(store, to), zone.distance_factor);
  const charges = quote([], {
    orderType: 'delivery',
    tariff,
    distanceMetres,
    storeDeliversFree: store.free_delivery,
    freeDeliveryOver: zone.free_delivery_over,
    tax: { basisPoints: zone.tax_basis_points, inclusive: zone.tax_inclusive },
    serviceCharge: zone.service_charge,
    tip: roundedTo(fromDecimal(tip), roundTo),
    roundTo,
  });
  return { pharmacy, distanceMetres, quote: charges };
}

/** An unknown price is paid in cash, so the zone must accept cash. */
function mustTakePrescriptions({ store, zone, module_type: type, delivers_there }: PharmacyRow, at: Date): void {
  if (!takesPrescriptions(type, store.takes_prescriptions)) throw new Refusal('prescription_not_taken');
  const clock = zoneClock(zone, at);
  const pause = pauseOf(store, zone, at);
  if (pause && isStoreOpen({ ...store, paused_until: null }, clock, at)) refuse(pause.refusal);
  if (!isStoreOpen(store, clock, at)) throw new Refusal('store_closed');
  if (!delivers_there) throw new Refusal('outside_store_zone');
  if (!zone.cash_on_delivery) throw new Refusal('cash_not_offered');
}

function newOrder(
  shopper: string,
  priced: PricedPharmacy,
  body: PrescriptionBody,
  { at, mode, workFrom }: { at: Date; mode: MarketMode; workFrom: Date | null },
) {
  const { pharmacy, distanceMetres, quote: charges } = priced;
  const { store, zone } = pharmacy;
  const trackingToken = randomBytes(trackingBytes).toString('base64url');
  const shown = shownArrival({ ...store, full_until: workFrom }, at, distanceMetres);
  const order: NewOrder = {
    id: newOrderId(at),
    shopper,
    moduleId: pharmacy.module_id,
    zoneId: pharmacy.zone_id,
    storeId: store.id,
    orderType: 'delivery',
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'unpaid',
    walletPaid: fromDecimal(0),
    currency: zone.currency,
    quote: charges,
    coupon: null,
    distanceMetres,
    contact: contactOf(body, zone.country, mode),
    deliveryAddress: addressOf(body),
    orderNote: body.order_note,
    paysWith: null,
    cutlery: false,
    unavailableItemNote: '',
    scheduleAt: null,
    workFrom,
    trackingHash: trackingHash(trackingToken),
    expectedAt: shown.until,
    promises: promisesOfNew({ orderType: 'delivery', distanceMetres, scheduleAt: null, storeId: store.id }, shown),
    placedAt: at,
    lines: [],
    // The commission follows with the goods.
    ...{ commission: nothing, commissionRuleId: null },
    entries: entriesOfOrderPlaced({ ...charges, commission: nothing, storeId: store.id }),
    cartLineIds: [],
  };
  return { order, trackingToken };
}

function addressOf({
  address,
  house,
  floor,
  road,
  landmark,
  directions,
  latitude,
  longitude,
}: PrescriptionBody): object {
  if (!address) throw new Refusal('address_needed');
  return { address, house, floor, road, landmark, directions, lat: latitude, lng: longitude };
}

import type { Detail } from 'market/calls/refusal-details';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { Refusal } from '#api/http/refusal.ts';
import { redeemCoupon } from '#api/promotions/promotions-coupons.data.ts';
import { takeFlashUnits } from '#api/promotions/promotions-flash.data.ts';
import { creditWallet, debitWallet } from '#api/wallet/move-wallet.ts';
import { claimFirstOrderDiscount } from '#api/wallet/wallet-first-orders.data.ts';
import { clearWalletPayment, type LockedOrder } from '../orders.data.ts';
import type { OrderedLine } from '../price-order.ts';
import {
  lockPerson,
  releaseReservations,
  type StockDecrements,
  type Taken,
  takeStock,
  unitsInRunningOrders,
} from './orders-goods.data.ts';

/** The goods of an order. */
export interface WantedGoods {
  /** The order whose lines do not count for the maximum, as they are being written; null where all count. */
  orderId: string | null;
  shopper: string;
  /** Keyed hashes of the shopper's contacts. */
  contactHashes: readonly string[];
  contactNumber: string;
  lines: OrderedLine[];
}

/** What an order that is written takes beside its goods. Amounts are minor units of its currency. */
export interface WantedBenefits {
  id: string;
  shopper: string;
  contactHashes: readonly string[];
  currency: string;
  placedAt: Date;
  coupon: { id: number } | null;
  firstOrderDiscount: Money;
  walletPaid: Money;
}

/** Takes goods for an order that is written already. Call it in the transaction that writes the lines. */
export async function reserveGoods(transaction: Connection, wanted: WantedGoods): Promise<void> {
  await reserveGoodsWith(transaction, wanted, (decrements) => takeStock(transaction, decrements));
}

/**
 * Takes goods for an order from stock and flash sales if enough is left: of two orders for the last units the second is
 * refused here, whatever was read before. `take` is the statement that takes from stock; returns what it returns. Call
 * it in the transaction that writes the lines.
 */
export async function reserveGoodsWith<Result extends Taken>(
  transaction: Connection,
  wanted: WantedGoods,
  take: (decrements: StockDecrements) => Promise<Result>,
): Promise<Result> {
  const decrements = decrementsOf(wanted.lines.filter(isCounted));
  const taken = await take(decrements);
  if (taken.itemsTaken < decrements.items.length) throw new Refusal('out_of_stock');
  if (taken.variantsTaken < decrements.variants.length) throw new Refusal('variation_out_of_stock');
  await mustTakeFlashSaleUnits(transaction, wanted.lines);
  await mustKeepPurchaseLimit(transaction, wanted);
  return taken;
}

/**
 * Takes the coupon, the discount of a first order and the wallet's part for an order that is written. Call it last:
 * everybody who uses the same coupon waits here until the order is committed.
 */
export async function applyBenefits(transaction: Connection, order: WantedBenefits): Promise<void> {
  if (order.coupon || order.firstOrderDiscount > 0) {
    await lockPerson(transaction, [order.shopper, ...order.contactHashes]);
  }
  await mustUseCoupon(transaction, order);
  await mustTakeFirstOrderDiscount(transaction, order);
  await payByWallet(transaction, order);
}

/** Gives back all that an order took: stock, units of flash sales, coupon, first order and the wallet's part. */
export async function releaseGoodsOfOrder(transaction: Connection, order: LockedOrder, at: Date): Promise<void> {
  await releaseReservations(transaction, order.id);
  await returnWalletPart(transaction, order, at);
}

/** Whether a line takes from stock that is counted. */
export function isCounted({ goods, chosen }: Pick<OrderedLine, 'goods' | 'chosen'>): boolean {
  return goods.checksStock && (goods.stock !== null || isVariantCounted({ goods, chosen }));
}

/** A flash sale that has sold out a moment ago no longer sets the price. */
async function mustTakeFlashSaleUnits(transaction: Connection, lines: OrderedLine[]): Promise<void> {
  const units = lines.flatMap(({ row, chosen, flashSaleId }) =>
    flashSaleId === null ? [] : [{ flashSaleId, itemId: row.id, quantity: chosen.quantity }],
  );
  if (!(await takeFlashUnits(transaction, units))) throw new Refusal('price_changed');
}

/**
 * The maximum of an item applies to all running orders of one shopper or one number together, so that the whole
 * stock cannot be bought order by order. The stock is locked by now, so two concurrent orders count each other.
 */
async function mustKeepPurchaseLimit(
  transaction: Connection,
  { orderId, shopper, contactHashes, contactNumber, lines }: WantedGoods,
): Promise<void> {
  const rationed = lines.filter(({ row, goods }) => row.maximum_cart_quantity !== null && goods.checksStock);
  if (rationed.length === 0) return;
  const itemIds = rationed.map(({ row }) => row.id);
  const units = await unitsInRunningOrders(transaction, { orderId, shopper, contactHashes, contactNumber, itemIds });
  for (const { row, chosen } of rationed) {
    const inCart = (units.get(row.id) ?? 0) + chosen.quantity;
    units.set(row.id, inCart);
    const max = row.maximum_cart_quantity ?? inCart;
    if (inCart > max) throw new Refusal('over_maximum', tooManyOnTheWay(row.name, max));
  }
}

/** The cart alone may be within the maximum, so the message says what else counts. */
function tooManyOnTheWay(name: string, max: number): Detail {
  return { text: 'too_many_on_the_way', values: { name, most: max } };
}

async function mustUseCoupon(transaction: Connection, order: WantedBenefits) {
  const { coupon, id: orderId, shopper, contactHashes, placedAt: at } = order;
  if (!coupon) return;
  if (!(await redeemCoupon(transaction, { couponId: coupon.id, shopper, contactHashes, orderId, at }))) {
    throw new Refusal('coupon_used_up');
  }
}

/** Of several first orders at once only one has the discount; the others are asked again at the full price. */
async function mustTakeFirstOrderDiscount(transaction: Connection, order: WantedBenefits) {
  const { id: orderId, shopper, contactHashes, firstOrderDiscount } = order;
  const customerId = customerIdOf(shopper);
  if (customerId === undefined || firstOrderDiscount === 0) return;
  if (
    !(await claimFirstOrderDiscount(transaction, { customerId, contactHashes, orderId, amount: firstOrderDiscount }))
  ) {
    throw new Refusal('price_changed');
  }
}

/** The balance is asked again here: of two orders at once only one has the last of it. */
async function payByWallet(transaction: Connection, order: WantedBenefits): Promise<void> {
  const customerId = customerIdOf(order.shopper);
  if (customerId === undefined) return;
  await debitWallet(transaction, {
    kind: 'wallet_paid',
    about: { orderId: order.id },
    customerId,
    currency: order.currency,
    amount: order.walletPaid,
    other: 'receivable',
    at: order.placedAt,
  });
}

async function returnWalletPart(transaction: Connection, order: LockedOrder, at: Date): Promise<void> {
  const customerId = customerIdOf(order.shopper);
  if (customerId === undefined || order.walletPaid === 0) return;
  await creditWallet(transaction, {
    kind: 'wallet_returned',
    about: { orderId: order.id },
    customerId,
    currency: order.currency,
    amount: order.walletPaid,
    other: 'receivable',
    at,
  });
  await clearWalletPayment(transaction, order.id);
}

/** Several lines may take from one stock; each is asked once for all of them. */
function decrementsOf(counted: OrderedLine[]): StockDecrements {
  const byItem = (lines: OrderedLine[]) => [...Map.groupBy(lines, ({ goods }) => goods.itemId)];
  const byVariant = (lines: OrderedLine[]) => [...Map.groupBy(lines, ({ chosen }) => chosen.variation ?? '')];
  const quantityOf = (lines: OrderedLine[]) => lines.reduce((total, { chosen }) => total + chosen.quantity, 0);
  return {
    items: byItem(counted.filter(({ goods }) => goods.stock !== null)).map(([id, lines]) => ({
      id,
      quantity: quantityOf(lines),
    })),
    variants: byItem(counted.filter(isVariantCounted)).flatMap(([itemId, lines]) =>
      byVariant(lines).map(([type, ofVariant]) => ({ itemId, type, quantity: quantityOf(ofVariant) })),
    ),
  };
}

function isVariantCounted({ goods, chosen }: Pick<OrderedLine, 'goods' | 'chosen'>): boolean {
  return goods.variations.some(({ type, stock }) => type === chosen.variation && stock !== null);
}

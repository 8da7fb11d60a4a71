import type { CartLine } from 'market/cart/cart.contract';
import { cartTotals } from 'market/pricing/pricing.rules';
import { freeDeliveryProgress } from 'market/stores/stores.rules';
import { fromDecimal, toDecimal } from 'market/values/money';
import { unitDiscountOf } from './cart-store.ts';

export interface CartSums {
  /** Decimals of the zone's currency, as everything here. */
  subtotal: number;
  discount: number;
  /** The whole discount comes from the store. */
  isStoreDiscount: boolean;
  total: number;
  /** Units, not lines. */
  units: number;
}

/** What the lines come to, by `cartTotals`, which the total of the checkout begins with. */
export function sumsOf(lines: readonly CartLine[]): CartSums {
  const totals = cartTotals(
    lines.map((line) => ({
      quantity: line.quantity,
      unitPrice: fromDecimal(line.price),
      unitDiscount: unitDiscountOf(line),
      addOnTotal: fromDecimal(line.add_on_total),
    })),
  );
  const reasons = lines.map(({ discount_reason: reason }) => reason).filter((reason) => reason !== null);
  return {
    subtotal: toDecimal(totals.itemTotal) + toDecimal(totals.addOnTotal),
    discount: toDecimal(totals.discountTotal),
    isStoreDiscount: reasons.every((reason) => reason === 'store'),
    total: toDecimal(totals.total),
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** How far the cart is from free delivery [CART-30] [CART-31]; undefined in a zone where that never comes. */
export function freeDeliveryOf(total: number, over: number | null): { percent: number; left: number } | undefined {
  if (over === null) return undefined;
  return { percent: freeDeliveryProgress(total, over), left: Math.max(0, over - total) };
}

import type { OrderStatus } from '../orders/orders.rules.ts';
import type { PromisedMinutes } from '../stores/stores-promise.rules.ts';

export const chargePayers = ['sender', 'receiver'] as const;
/** Who pays for a parcel; cash is collected at the payer's address. */
export type ChargePayer = (typeof chargePayers)[number];

/** Minutes until a courier is at the sender's. */
export const pickUpMinutes = 15;
/** How much longer than usual both addresses may take. */
const spreadMinutes = 10;

/** Includes traffic, and finding both addresses. */
const metresPerMinute = 250;

/** Between which minutes after the order a parcel is at its receiver. */
export function minutesToReceiver(distanceMetres: number): PromisedMinutes {
  const min = pickUpMinutes + Math.ceil(distanceMetres / metresPerMinute);
  return { min, max: min + spreadMinutes };
}

/** The step at which an order's cash is taken: of a parcel that its sender pays, when it is picked up. */
export function cashStepOf({ chargePayer }: { chargePayer: ChargePayer | null }): OrderStatus {
  return chargePayer === 'sender' ? 'picked_up' : 'delivered';
}

/**
 * Returns whether the payer may use a payment method: a receiver pays in cash; all other methods are for the customer.
 */
export function mayPay(payer: ChargePayer, { method, usesWallet }: { method: string; usesWallet: boolean }): boolean {
  return payer === 'sender' || (method === 'cash_on_delivery' && !usesWallet);
}

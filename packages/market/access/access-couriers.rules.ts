/** What a courier does now, as operators see it. */
export const courierStates = ['on_shift', 'off', 'suspended'] as const;
export type CourierState = (typeof courierStates)[number];

/** Returns the state of a courier [OPS-058]. A suspension ends the shift. */
export function courierStateOf(courier: { onShiftSince: Date | null; suspendedReason: string | null }): CourierState {
  if (courier.suspendedReason !== null) return 'suspended';
  return courier.onShiftSince === null ? 'off' : 'on_shift';
}

/** An order that a courier has, and whether it is picked up. */
export interface HeldOrder {
  id: string;
  isCarried: boolean;
}

/**
 * Returns what a suspension does with the orders of a courier: those on counters go to others, and one in the bag is
 * fetched by another courier where this one was last [OPS-026] [DEL-66].
 */
export function ordersAtSuspension(current: readonly HeldOrder[]): { carried: string[]; released: string[] } {
  const idsOf = (orders: readonly HeldOrder[]) => orders.map(({ id }) => id);
  return {
    carried: idsOf(current.filter(({ isCarried }) => isCarried)),
    released: idsOf(current.filter(({ isCarried }) => !isCarried)),
  };
}

/** Returns numbers of orders as a message names them: `#4100000017, #4100000018`. */
export function orderNumbersText(ids: readonly string[]): string {
  return ids.map((id) => `#${id}`).join(', ');
}

/** What a rider needs before the first shift, in the sequence of the list [DEL-01]. */
export const startSteps = ['phone', 'photo', 'vehicle', 'account', 'papers'] as const;
export type StartStep = (typeof startSteps)[number];

/** What is known of a rider. */
export interface StartingRider {
  isPhoneProved: boolean;
  hasPhoto: boolean;
  vehicle: string;
  /** Where they are paid to. */
  hasAccount: boolean;
  papersSeenAt: Date | null;
}

/** Returns the list with what is done [DEL-01]. */
export function startListOf(rider: StartingRider): { step: StartStep; is_done: boolean }[] {
  const done: Record<StartStep, boolean> = {
    phone: rider.isPhoneProved,
    photo: rider.hasPhoto,
    vehicle: rider.vehicle !== '',
    account: rider.hasAccount,
    papers: rider.papersSeenAt !== null,
  };
  return startSteps.map((step) => ({ step, is_done: done[step] }));
}

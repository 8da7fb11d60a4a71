/** Calls that read the catalog, calls that order or pay, and all others. */
export type Kind = 'reading' | 'urgent' | 'ordinary';

export interface SlotShares {
  inFlight: number;
  /** Slots that only urgent requests may take. As many are for reading alone, where half of the others suffices. */
  reserved: number;
}

/**
 * Returns whether a request of a kind may take a slot, by the slots taken. Urgent requests have a share that no others
 * take, and reading has one too: while the primary does not answer, orders and carts hold every slot they can get, and the
 * catalog comes from a replica.
 */
export function isSlotFree(kind: Kind, taken: Record<Kind, number>, { inFlight, reserved }: SlotShares): boolean {
  const { reading, urgent, ordinary } = taken;
  const forReading = Math.min(reserved, Math.floor((inFlight - reserved) / 2));
  const isAnyFree = reading + urgent + ordinary < inFlight;
  const leavesUrgentShare = kind === 'urgent' || reading + ordinary < inFlight - reserved;
  const leavesReadingShare = kind === 'reading' || urgent + ordinary < inFlight - forReading;
  const leavesBoth = kind !== 'ordinary' || ordinary < inFlight - reserved - forReading;
  return isAnyFree && leavesUrgentShare && leavesReadingShare && leavesBoth;
}

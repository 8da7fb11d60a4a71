/** For how long a new version may wait for a quiet moment, in hours [SEAT-38]. */
export const hoursToUpdate = 24;

/** What a page does about a newer version: nothing, ask, or ask for nothing else. */
export type UpdateStep = 'none' | 'offer' | 'must';

export interface UpdateState {
  /** Since when a new version is ready on this device; null without one. */
  readySince: Date | null;
  /** The server no longer takes the calls of this page. */
  isTooOld: boolean;
  /** An order rings, or steps wait to be sent. */
  isBusy: boolean;
}

/** Returns what a page does about a newer version: it asks in a quiet moment, and has to after a day [SEAT-38]. */
export function updateStep({ readySince, isTooOld, isBusy }: UpdateState, now: Date): UpdateStep {
  if (isTooOld) return 'must';
  if (readySince === null) return 'none';
  if (now.getTime() - readySince.getTime() >= hoursToUpdate * 3_600_000) return 'must';
  return isBusy ? 'none' : 'offer';
}

/** What our own applications send of themselves with each call; other programs send nothing. */
export const clientVersionHeader = 'x-client-version';

/** Raise it with each change of the contract that an open page of an earlier release cannot live with. */
export const clientVersion = 1;

/** The oldest version whose calls are taken [SEAT-38]. */
export const oldestClientVersion = 1;

/** Returns whether a call comes from a page that is too old for this server; other programs look after themselves. */
export function isClientTooOld(sent: string | undefined, oldest: number): boolean {
  return sent !== undefined && /^\d{1,9}$/.test(sent) && Number(sent) < oldest;
}

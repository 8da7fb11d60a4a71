import { CallRefused } from 'market/calls/client';
import { isRouteErrorResponse } from 'react-router';

/**
 * Returns whether an error of a page is a reply to its visitor: an unknown address, a missing guest cookie, an expired
 * session, or a busy server. It need not be logged.
 */
export function isRefused(error: unknown): boolean {
  if (!isRouteErrorResponse(error) && !(error instanceof CallRefused)) return false;
  return error.status < 500 || error.status === 503;
}

/** Returns the status of a page: that of the refused call for which it could not be made, where there is one. */
export function statusOfPage(status: number, errors: Record<string, unknown> | null): number {
  if (status !== 500) return status;
  const refused = Object.values(errors ?? {}).find((error) => error instanceof CallRefused && isRefused(error));
  return refused instanceof CallRefused ? refused.status : status;
}

import type { Endpoint } from 'market/calls/endpoint';

/** Reads that may be slightly stale: the public catalog. Personal data is read from the primary. */
export function mayBeStale({
  method,
  callers,
  inZones,
  mayBeStale,
}: Pick<Endpoint, 'method' | 'callers' | 'inZones' | 'mayBeStale'>): boolean {
  return method === 'GET' && callers === 'anyone' && (inZones !== undefined || mayBeStale === true);
}

/** Where a read of the catalog may come from. */
export type ReadSource = 'primary' | 'replica';

export interface ReadSituation {
  /** The shopper has written something a moment ago, and must see it. */
  hasJustWritten: boolean;
  /** The replica answers and is not far behind. */
  isReplicaWell: boolean;
  /** The replica has served, and answered a moment ago: what it has is better than nothing. */
  isReplicaUsable: boolean;
  /** The primary does not answer, or has returned a moment ago. */
  isPrimaryAway: boolean;
}

/**
 * Returns the sources to ask, in turn, until one does not fail. A replica is asked twice when nothing else is left: its
 * connections end when another host takes over.
 */
export function readSources({
  hasJustWritten,
  isReplicaWell,
  isReplicaUsable,
  isPrimaryAway,
}: ReadSituation): readonly ReadSource[] {
  if (hasJustWritten) return isReplicaUsable ? ['primary', 'replica'] : ['primary'];
  if (isReplicaUsable && isPrimaryAway) return ['replica', 'replica'];
  if (isReplicaWell) return ['replica', 'primary', 'replica'];
  return isReplicaUsable ? ['primary', 'replica'] : ['primary'];
}

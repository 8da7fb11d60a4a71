import type { SessionTarget } from './database-address.ts';

/** What a host says of itself. */
export interface HostRole {
  isStandby: boolean;
  /** Whether transactions write only if they ask for it; always so on a standby. */
  isReadOnly: boolean;
  /** Rises whenever a standby becomes the primary; null on a standby. */
  timeline: number | null;
}

/** Asked of each host. */
export const roleQuery = `
  select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly",
    case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end
      as timeline`;

/** Returns whether a host is what an address asks for. */
export function isFit(role: HostRole, target: SessionTarget): boolean {
  switch (target) {
    case 'read-write':
      return !role.isReadOnly;
    case 'read-only':
      return role.isReadOnly;
    case 'primary':
      return !role.isStandby;
    case 'standby':
      return role.isStandby;
    // A standby is only preferred.
    case 'any':
    case 'prefer-standby':
      return true;
  }
}

/**
 * Returns the number of the host to connect to: the present one as long as it fits, otherwise the first that does. Of
 * two that both say that they are the primary, the one on the newer timeline is: the other has been replaced. So has one
 * below a timeline that was seen a moment ago, also while its successor does not answer.
 */
export function pickHost(
  roles: readonly (HostRole | undefined)[],
  target: SessionTarget,
  present?: number,
  seenTimeline = 0,
): number | undefined {
  const fitting = roles.flatMap((role, index) => (role && isFit(role, target) ? [{ role, index }] : []));
  const standbys = fitting.filter(({ role }) => role.isStandby);
  const wanted = target === 'prefer-standby' && standbys.length > 0 ? standbys : withoutReplaced(fitting, seenTimeline);
  return (wanted.find(({ index }) => index === present) ?? wanted[0])?.index;
}

function withoutReplaced<T extends { role: HostRole }>(hosts: T[], seenTimeline: number): T[] {
  const newest = Math.max(seenTimeline, ...hosts.map(({ role }) => role.timeline ?? 0));
  return hosts.filter(({ role }) => role.timeline === null || role.timeline === newest);
}

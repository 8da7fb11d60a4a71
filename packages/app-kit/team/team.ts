import type { OperatorRole, StoreRole } from 'market/access/access.contract';
import { mayGrant, permissionsOfRoles, permissionsOfStoreRole } from 'market/access/access.rules';

/** A role of either audience; a team has those of one. */
export type Role = StoreRole | OperatorRole;

/** What a person is given: one role in a store; one or more in the market, with zones. */
export interface Grant {
  roles: Role[];
  /** Null for all zones, and in a store. */
  zoneIds: number[] | null;
}

export interface Person extends Grant {
  accountId: number;
  name: string;
  phone: string | null;
  email: string | null;
  suspendedReason: string | null;
  /** Undefined where the team does not show it. */
  hasSecondFactor?: boolean;
  /** To be sent back with a change. */
  version: number;
}

export interface OpenInvitation extends Grant {
  id: number;
  contact: string;
  invitedBy: string;
  expiresAt: string;
}

export interface SentInvitation {
  contact: string;
  link: string;
  /** Whether a message with the link was sent. */
  isSent: boolean;
}

/** The calls of a team: those of a store or those of the market. Each rejects with what the API refuses. */
export interface TeamCalls {
  people: (signal: AbortSignal) => Promise<Person[]>;
  invitations: (signal: AbortSignal) => Promise<OpenInvitation[]>;
  invite: (contact: string, grant: Grant) => Promise<SentInvitation>;
  withdraw: (invitationId: number) => Promise<unknown>;
  /** Returns the person with the next version. */
  change: (person: Person, grant: Grant) => Promise<Person>;
  remove: (accountId: number) => Promise<unknown>;
  /** Signs a person out on all devices, and takes the second factor away where it is lost; absent in a store. */
  signOut?: (accountId: number, isFactorLost: boolean) => Promise<unknown>;
  /** Absent where a member cannot leave alone. */
  leave?: () => Promise<unknown>;
}

export interface Zone {
  id: number;
  name: string;
}

/** A team as one of its people sees it. */
export interface Team {
  kind: 'store' | 'market';
  /** Of its answers in the cache. */
  key: readonly [string, ...(string | number)[]];
  /** Where it works: the name of the store or of the market. */
  place: string;
  calls: TeamCalls;
  /** Those that the reader may give and take away; the server decides. */
  grantable: readonly Role[];
  /** The zones that the reader may give; undefined where the team has none. */
  zones?: readonly Zone[] | undefined;
  /** Whether the reader may give all zones. */
  grantsAllZones?: boolean;
  /** The own role, which decides whether the reader may leave. */
  ownRoles: readonly Role[];
}

/** Returns the roles of a store that a person with some permissions may give [SEAT-18]. */
export function grantableStoreRoles(all: readonly StoreRole[], own: Parameters<typeof mayGrant>[0]): StoreRole[] {
  return all.filter((role) => mayGrant(own, permissionsOfStoreRole(role)));
}

/** Returns the roles of an operator that a person with some permissions may give [SEAT-18]. */
export function grantableOperatorRoles(
  all: readonly OperatorRole[],
  own: Parameters<typeof mayGrant>[0],
): OperatorRole[] {
  return all.filter((role) => mayGrant(own, permissionsOfRoles([role])));
}

/** Returns whether the reader may change or remove a person with these roles. */
export function mayDecideAbout({ grantable }: Team, { roles }: Grant): boolean {
  return roles.every((role) => grantable.includes(role));
}

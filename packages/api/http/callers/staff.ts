import type { FastifyRequest } from 'fastify';
import {
  type OperatorPermission,
  type OperatorRole,
  type OperatorZones,
  permissionsOfRoles,
  permissionsOfStoreRole,
  type StorePermission,
  type StoreRole,
} from 'market/access/access.rules';
import type { OperatorNetworks } from 'market/access/access-networks.rules';
import { permissionsOnDevice } from 'market/access/devices/access-devices.rules';
import { hasProvedFactor, type SecondFactorPolicy, type SessionFactor } from 'market/auth/auth-second-factor.rules';
import type { Endpoint } from 'market/calls/endpoint';
import { staffNeedOf } from 'market/calls/staff-callers';
import { Refusal } from '#api/http/refusal.ts';
import { isInNetworks } from './is-in-networks.ts';
import type { SessionDevice } from './session-device.ts';

/** Only `authorizeStaff` has it, so that no other code can make one of these proofs. */
const authorized = Symbol('authorized');

interface Authorized {
  customerId: number;
  sessionId: number;
  /** The id of this request, in its reply and in the log. */
  requestId: string;
  /** What the caller says of its device. */
  userAgent: string;
  /** The shared tablet on which the person has typed a PIN [SEAT-05]; absent elsewhere. */
  device?: SessionDevice | undefined;
  readonly [authorized]: true;
}

/** A member of the staff of a store who may do what the call declares, in this store. */
export interface AuthorizedStore extends Authorized {
  kind: 'vendor';
  storeId: number;
  role: StoreRole;
  permissions: readonly StorePermission[];
}

export interface AuthorizedCourier extends Authorized {
  kind: 'courier';
  courierId: number;
}

/** An operator who may do what the call declares, in these zones. */
export interface AuthorizedOperator extends Authorized {
  kind: 'operator';
  roles: readonly OperatorRole[];
  zones: OperatorZones;
  permissions: readonly OperatorPermission[];
}

/** Returns the ids of the zones of an operator; null for all zones, as queries take them [SEAT-14]. */
export function zoneIdsOf({ zones }: Pick<AuthorizedOperator, 'zones'>): readonly number[] | null {
  return zones === 'all' ? null : zones;
}

export type Staff = AuthorizedStore | AuthorizedCourier | AuthorizedOperator;

/** Every operator listens to it: hints to read what awaits. */
export const operatorsTopic = 'operators';

interface Suspendable {
  /** Null while the person may work. */
  suspendedReason: string | null;
}

/** What the database knows of the work of an account; undefined where it does not do such work. */
export interface FindStaff {
  member: (
    customerId: number,
    storeId: number,
  ) => Promise<(Suspendable & { role: StoreRole; storeClosedReason: string | null }) | undefined>;
  courier: (customerId: number) => Promise<(Suspendable & { id: number }) | undefined>;
  operator: (
    customerId: number,
  ) => Promise<(Suspendable & { roles: OperatorRole[]; zoneIds: number[] | null }) | undefined>;
  /** From which networks operators work. */
  operatorNetworks: () => Promise<OperatorNetworks>;
  /** Who proves a second factor, and the current time. */
  secondFactor: () => { policy: SecondFactorPolicy; now: Date };
}

/**
 * Returns the proof that a customer may make a call of staff; undefined where the call is for everybody else. A store
 * where they do not work is not found, like one that does not exist [SEAT-03] [SEAT-12]. Operators and owners of stores
 * prove their second factor first [SEAT-04].
 */
export async function authorizeStaff(
  customer: (Pick<Authorized, 'customerId' | 'sessionId' | 'device'> & { factor: SessionFactor }) | undefined,
  called: Pick<Endpoint, 'callers' | 'method' | 'needsFreshSecondFactor' | 'openWhileSuspended' | 'openWhileClosed'> &
    OnTablets,
  { id: requestId, params, headers, ip }: Pick<FastifyRequest, 'id' | 'params' | 'headers' | 'ip'>,
  find: FindStaff,
): Promise<Staff | undefined> {
  const need = staffNeedOf(called.callers);
  if (!need) return undefined;
  if (!customer) throw new Refusal('sign_in_needed');
  const { customerId, sessionId, factor, device } = customer;
  const userAgent = headers['user-agent'] ?? '';
  const person = { customerId, sessionId, requestId, userAgent, device, [authorized]: true } as const;
  switch (need.audience) {
    case 'vendor': {
      const storeId = storeIn(params);
      const member = await memberIn(storeId, { customerId, device }, find);
      if (!member || storeId === undefined) throw new Refusal('store_not_found');
      mustNotBeSuspended(member);
      mustBeOnTablets(device, called);
      // What a PIN allows needs no second factor of an owner either.
      mustProve({ isAsked: member.role === 'owner' && !device, factor }, called, find);
      const permissions = permissionsOn(device, member.role);
      mustHave(permissions, need.permission);
      mustNotChangeClosed(member, called);
      return { ...person, kind: 'vendor', storeId, role: member.role, permissions };
    }
    case 'courier': {
      const courier = await find.courier(customerId);
      if (!courier) throw new Refusal('seat_needed');
      mustBeOpenTo(courier, called);
      return { ...person, kind: 'courier', courierId: courier.id };
    }
    default: {
      const operator = await find.operator(customerId);
      if (!operator) throw new Refusal('seat_needed');
      mustNotBeSuspended(operator);
      const isElsewhere = await isFromElsewhere(ip, find);
      mustProve({ isAsked: true, factor, isElsewhere }, called, find);
      const permissions = permissionsOfRoles(operator.roles);
      mustHave(permissions, need.permission);
      const { roles, zoneIds } = operator;
      return { ...person, kind: 'operator', roles, zones: zoneIds ?? 'all', permissions };
    }
  }
}

type OnTablets = Pick<Endpoint, 'offDevices' | 'openWhileLocked'>;

/** A shared tablet works for its own store alone [SEAT-06]. */
async function memberIn(
  storeId: number | undefined,
  { customerId, device }: Pick<Authorized, 'customerId' | 'device'>,
  find: FindStaff,
) {
  if (storeId === undefined || (device && device.storeId !== storeId)) return undefined;
  return find.member(customerId, storeId);
}

function permissionsOn(device: SessionDevice | undefined, role: StoreRole): StorePermission[] {
  const permissions = permissionsOfStoreRole(role);
  return device ? permissionsOnDevice(permissions) : permissions;
}

/** A locked tablet reads its board and no more [SEAT-07]. */
function mustBeOnTablets(device: SessionDevice | undefined, { offDevices, openWhileLocked }: OnTablets): void {
  if (device && offDevices) throw new Refusal('device_refused');
  if (device?.isLocked && !openWhileLocked) throw new Refusal('device_locked');
}

const largestId = 2_147_483_647;

/** Parameters are not validated yet: who may not call learns nothing of their form. */
function storeIn(params: unknown): number | undefined {
  const written = (params as { store_id?: unknown } | undefined)?.store_id;
  const storeId = /^[1-9]\d{0,9}$/.test(String(written)) ? Number(written) : undefined;
  return storeId !== undefined && storeId <= largestId ? storeId : undefined;
}

function mustNotBeSuspended({ suspendedReason: reason }: Suspendable): void {
  if (reason !== null) throw new Refusal('seat_closed', { text: 'access_suspended', values: { reason } });
}

/** A store that an operator has closed can be read, and its running orders finished [SEAT-09]. */
function mustNotChangeClosed(
  { storeClosedReason: reason }: { storeClosedReason: string | null },
  { method, openWhileClosed }: Pick<Endpoint, 'method' | 'openWhileClosed'>,
): void {
  if (reason === null || method === 'GET' || openWhileClosed === true) return;
  throw new Refusal('seat_closed', { text: 'store_closed_by_market', values: { reason } });
}

function mustBeOpenTo(courier: Suspendable, { openWhileSuspended }: Pick<Endpoint, 'openWhileSuspended'>): void {
  if (openWhileSuspended !== true) mustNotBeSuspended(courier);
}

/** Returns whether an operator calls from no network of the list, where a second factor is needed; or refuses [SEAT-10]. */
async function isFromElsewhere(
  ip: string,
  { operatorNetworks }: Pick<FindStaff, 'operatorNetworks'>,
): Promise<boolean> {
  const { networks, outside } = await operatorNetworks();
  if (networks.length === 0 || isInNetworks(ip, networks)) return false;
  if (outside === 'refused') throw new Refusal('network_refused');
  return true;
}

function mustProve(
  { isAsked, factor, isElsewhere = false }: { isAsked: boolean; factor: SessionFactor; isElsewhere?: boolean },
  { needsFreshSecondFactor }: Pick<Endpoint, 'needsFreshSecondFactor'>,
  { secondFactor }: Pick<FindStaff, 'secondFactor'>,
): void {
  const { policy: usual, now } = secondFactor();
  const policy = isElsewhere ? 'required' : usual;
  if (isAsked && !hasProvedFactor(policy, factor, { needsFreshSecondFactor: needsFreshSecondFactor === true, now }))
    throw new Refusal('second_factor_needed');
}

function mustHave<Permission extends string>(permissions: readonly Permission[], needed: Permission | undefined): void {
  if (needed === undefined || permissions.includes(needed)) return;
  throw new Refusal('right_missing', { text: 'permission_missing', values: { permission: needed } });
}

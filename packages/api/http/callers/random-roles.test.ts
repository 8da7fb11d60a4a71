import {
  type OperatorPermission,
  type OperatorRole,
  operatorRoles,
  permissionsOfRoles,
  permissionsOfStoreRole,
  type StorePermission,
  type StoreRole,
  storeRoles,
} from 'market/access/access.rules';
import { everywhere } from 'market/access/access-networks.rules';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { type StaffNeed, staffNeedOf } from 'market/calls/staff-callers';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#api/http/refusal.ts';
import { seededRandom } from '../../../../harness/chaos/seeded-random.ts';
import { authorizeStaff, type FindStaff } from './staff.ts';

/** Another seed: `ROLE_SEED=7 npm run unit -- random-roles`. */
const seed = Number(process.env.ROLE_SEED ?? 20_261_124);
const peopleCount = 300;
const storeId = 7;

interface Person {
  /** Roles as an operator; empty for none. */
  roles: OperatorRole[];
  isSuspended: boolean;
  /** The stores that the person works for. */
  stores: Map<number, { role: StoreRole; isSuspended: boolean; isClosed: boolean }>;
  isCourier: boolean;
}

function people(): Person[] {
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  return Array.from({ length: peopleCount }, () => ({
    roles: operatorRoles.filter(() => chance(0.3)),
    isSuspended: chance(0.1),
    stores: new Map(
      [storeId, 8, 9]
        .filter(() => chance(0.4))
        .map((id) => [id, { role: oneOf(storeRoles), isSuspended: chance(0.1), isClosed: chance(0.2) }]),
    ),
    isCourier: chance(0.2),
  }));
}

const reasonOf = (isSuspended: boolean) => (isSuspended ? 'Complaints' : null);

/** What the database would know of a person. */
const findOf = ({ roles, isSuspended, stores, isCourier }: Person): FindStaff => ({
  async member(_customerId, id) {
    const member = stores.get(id);
    return (
      member && {
        role: member.role,
        suspendedReason: reasonOf(member.isSuspended),
        storeClosedReason: reasonOf(member.isClosed),
      }
    );
  },
  courier: async () => (isCourier ? { id: 1, suspendedReason: reasonOf(isSuspended) } : undefined),
  operator: async () =>
    roles.length > 0 ? { roles, zoneIds: null, suspendedReason: reasonOf(isSuspended) } : undefined,
  operatorNetworks: async () => everywhere,
  secondFactor: () => ({ policy: 'off', now: new Date() }),
});

/** What the contract and the roles say. */
function expected(
  { callers, method, openWhileSuspended, openWhileClosed }: Endpoint,
  { roles, isSuspended, stores, isCourier }: Person,
): string {
  const need = staffNeedOf(callers);
  if (!need) return 'not for staff';
  if (need.audience === 'courier') {
    if (!isCourier) return 'seat_needed';
    return isSuspended && !openWhileSuspended ? 'seat_closed' : 'allowed';
  }
  if (need.audience === 'vendor') {
    const member = stores.get(storeId);
    return member
      ? expectedInStore(member, { need, isRead: method === 'GET' || openWhileClosed === true })
      : 'store_not_found';
  }
  if (roles.length === 0) return 'seat_needed';
  return isSuspended ? 'seat_closed' : has(permissionsOfRoles(roles), need.permission);
}

function expectedInStore(
  { role, isSuspended, isClosed }: { role: StoreRole; isSuspended: boolean; isClosed: boolean },
  { need, isRead }: { need: Extract<StaffNeed, { audience: 'vendor' }>; isRead: boolean },
): string {
  if (isSuspended) return 'seat_closed';
  const right = has(permissionsOfStoreRole(role), need.permission);
  return right === 'allowed' && isClosed && !isRead ? 'seat_closed' : right;
}

function has<Permission extends StorePermission | OperatorPermission>(
  permissions: readonly Permission[],
  needed: Permission | undefined,
): string {
  return needed === undefined || permissions.includes(needed) ? 'allowed' : 'right_missing';
}

async function found(endpoint: Pick<Endpoint, 'callers' | 'method'>, person: Person): Promise<string> {
  const customer = { customerId: 1, sessionId: 1, factor: { isSetUp: false, provedAt: null } };
  const request = { id: 'r', params: { store_id: String(storeId) }, headers: {}, ip: '127.0.0.1' };
  try {
    return (await authorizeStaff(customer, endpoint, request, findOf(person))) ? 'allowed' : 'not for staff';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const calls = Object.entries(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { callers }]) => staffNeedOf(callers))
    .map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);

type Call = (typeof calls)[number];

/** Returns the cells in which calls decide otherwise than the contract says. `bound` is what the API goes by. */
async function wrongCells(some: readonly Call[], bound: (endpoint: Endpoint) => Pick<Endpoint, 'callers' | 'method'>) {
  const wrong: string[] = [];
  for (const [index, person] of people().entries()) {
    for (const { title, endpoint } of some) {
      const decided = await found(bound(endpoint), person);
      if (decided !== expected(endpoint, person)) wrong.push(`${title} for person ${index}: ${decided}`);
    }
  }
  return wrong;
}

describe(`[SEAT-09] [SEAT-12] [SEAT-13] [SEAT-14] ${peopleCount} people with roles at random, seed ${seed}`, () => {
  it('are answered by every call as the contract says', async () => {
    expect(calls.length).toBeGreaterThan(100);
    expect(await wrongCells(calls, (endpoint) => endpoint)).toEqual([]);
  });

  it('show each call that lost its permission', async () => {
    const missed: string[] = [];
    for (const call of calls.filter(({ endpoint }) => endpoint.callers.includes(':'))) {
      const audience = staffNeedOf(call.endpoint.callers)?.audience ?? 'anyone';
      if ((await wrongCells([call], ({ method }) => ({ method, callers: audience }))).length === 0)
        missed.push(call.title);
    }
    expect(missed).toEqual([]);
  });
});

import { type OperatorRole, permissionsOfRoles, permissionsOfStoreRole, storeRoles } from 'market/access/access.rules';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { type StaffNeed, staffNeedOf } from 'market/calls/staff-callers';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { injectCall } from '#api/testing/inject-call.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInCourier, signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { validCall } from '#api/testing/valid-call.ts';

const market = marketUnderTest();
const storeId = testStores.grocery.id;
const reason = 'Two complaints';

const calls = Object.entries(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) => {
    const need = staffNeedOf(endpoint.callers);
    return need ? [{ title: `${noun}.${name}`, endpoint, need }] : [];
  }),
);

type Headers = Record<string, string>;

interface Actor {
  who: string;
  /** Signs a new one in. */
  headers: () => Promise<Headers>;
  /** The outcome: 'allowed' where the call goes on to its use case. */
  expected: (need: StaffNeed, endpoint: Endpoint) => string;
}

const closed = (need: StaffNeed) => (need.audience === 'vendor' ? 'store_not_found' : 'seat_needed');

function memberOf(role: (typeof storeRoles)[number]): Actor {
  return {
    who: `${role} of the store`,
    headers: async () => ({ ...(await signedInMember(market, { storeId, role })).headers }),
    expected(need) {
      if (need.audience !== 'vendor') return closed(need);
      const isAllowed = need.permission === undefined || permissionsOfStoreRole(role).includes(need.permission);
      return isAllowed ? 'allowed' : `needs ${need.permission}`;
    },
  };
}

function operatorWith(role: OperatorRole): Actor {
  return {
    who: `operator: ${role}`,
    headers: async () => ({ ...(await signedInOperator(market, { roles: [role] })).headers }),
    expected(need) {
      if (need.audience !== 'operator') return closed(need);
      const isAllowed = need.permission === undefined || permissionsOfRoles([role]).includes(need.permission);
      return isAllowed ? 'allowed' : `needs ${need.permission}`;
    },
  };
}

const actors: Actor[] = [
  { who: 'stranger', headers: async () => ({}), expected: () => 'sign_in_needed' },
  {
    who: 'guest',
    headers: async () => ({ cookie: `guest_id=${guestUnderTest()}`, 'x-software-id': 'soko-web' }),
    expected: () => 'sign_in_needed',
  },
  { who: 'customer', headers: async () => ({ ...(await signedInCustomer(market)).headers }), expected: closed },
  ...storeRoles.map(memberOf),
  {
    who: 'owner of another store',
    headers: async () => {
      const another = await signedInMember(market, { storeId: testStores.pharmacy.id, role: 'owner' });
      return { ...another.headers };
    },
    expected: closed,
  },
  {
    who: 'suspended owner',
    headers: async () => {
      const suspended = await signedInMember(market, { storeId, role: 'owner', suspendedReason: reason });
      return { ...suspended.headers };
    },
    expected: (need) => (need.audience === 'vendor' ? `closed: ${reason}` : closed(need)),
  },
  {
    who: 'courier',
    headers: async () => ({ ...(await signedInCourier(market)).headers }),
    expected: (need) => (need.audience === 'courier' ? 'allowed' : closed(need)),
  },
  {
    who: 'suspended courier',
    headers: async () => ({ ...(await signedInCourier(market, { suspendedReason: reason })).headers }),
    expected: (need, { openWhileSuspended }) => {
      if (need.audience !== 'courier') return closed(need);
      return openWhileSuspended ? 'allowed' : `closed: ${reason}`;
    },
  },
  ...(['owner', 'lead', 'dispatcher', 'support', 'catalogue', 'marketing', 'finance'] as const).map(operatorWith),
  {
    who: 'suspended operator',
    headers: async () => {
      const suspended = await signedInOperator(market, { roles: ['owner'], suspendedReason: reason });
      return { ...suspended.headers };
    },
    expected: (need) => (need.audience === 'operator' ? `closed: ${reason}` : closed(need)),
  },
];

/** What a reply says of the right to call; a refusal of the use case itself means that the call was allowed. */
function outcomeOf(need: StaffNeed, { statusCode, body }: { statusCode: number; body: string }): string {
  const { code, message = '' } = JSON.parse(body).errors?.[0] ?? {};
  if (code === 'right_missing' && message.includes('You need the permission')) {
    return `needs ${/permission (\S+)\.$/.exec(message)?.[1]}`;
  }
  if (code === 'seat_closed') return `closed: ${message.replace('Your access is suspended: ', '')}`;
  if (code === 'sign_in_needed' || code === 'seat_needed') return code;
  if (code === 'store_not_found' && need.audience === 'vendor') return code;
  expect(statusCode).toBeLessThan(500);
  return 'allowed';
}

const signedIn = new Map<Actor, Promise<Headers>>();

/** Those of one person for all calls that are refused; a call that is allowed may end its session or account. */
function headersFor(actor: Actor, isAllowed: boolean): Promise<Headers> {
  if (isAllowed) return actor.headers();
  const known = signedIn.get(actor) ?? actor.headers();
  signedIn.set(actor, known);
  return known;
}

const ownerOfStore = memberOf('owner');

describe.each(calls)('$title', ({ endpoint, need }) => {
  const cells = actors.map((actor) => [actor.who, actor] as const);
  it.each(cells)('[SEAT-03] [SEAT-12] [SEAT-13] [SEAT-14] answers %s as the contract says', async (_who, actor) => {
    const expected = actor.expected(need, endpoint);
    const headers = await headersFor(actor, expected === 'allowed');
    const call = validCall(endpoint, { store_id: String(storeId) });
    const reply = await injectCall(market.app, endpoint, { ...call, headers: { ...call.headers, ...headers } });
    expect(outcomeOf(need, reply)).toBe(expected);
  });

  if (need.audience !== 'vendor') return;
  it.each(['0', '-1', '999999999999', 'x', '1e3', ' 1'])('knows no store of the number %j', async (written) => {
    const headers = await headersFor(ownerOfStore, false);
    const call = validCall(endpoint, { store_id: written });
    const reply = await injectCall(market.app, endpoint, { ...call, headers: { ...call.headers, ...headers } });
    expect(outcomeOf(need, reply)).toBe('store_not_found');
  });
});

it('every audience has calls, so that this matrix cannot be empty', () => {
  expect(new Set(calls.map(({ need }) => need.audience))).toEqual(new Set(['vendor', 'courier', 'operator']));
});

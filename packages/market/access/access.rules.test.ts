import { describe, expect, it } from 'vitest';
import {
  isWithinZones,
  mayGrant,
  mayGrantZones,
  operatorRoles,
  permissionsOfRoles,
  permissionsOfStoreRole,
  storeRoles,
} from './access.rules.ts';

describe('roles of store staff [SEAT-13]', () => {
  it.each([
    ['kitchen', ['store.orders', 'store.availability']],
    ['counter', ['store.orders', 'store.availability', 'store.chat']],
    ['pharmacist', ['store.orders', 'store.availability', 'store.prescriptions', 'store.chat']],
    ['bookkeeper', ['store.money', 'store.reports', 'store.export']],
  ] as const)('give the %s %j', (role, permissions) => {
    expect(permissionsOfStoreRole(role)).toEqual(permissions);
  });

  it('give the manager all but staff and ownership', () => {
    const [owner, manager] = [permissionsOfStoreRole('owner'), permissionsOfStoreRole('manager')];
    expect(owner.filter((permission) => !manager.includes(permission))).toEqual(['store.staff', 'store.owner']);
  });

  it('let nobody pack orders who could also edit them, but owner and manager', () => {
    const both = storeRoles.filter((role) => {
      const permissions = permissionsOfStoreRole(role);
      return permissions.includes('store.orders') && permissions.includes('store.adjust');
    });
    expect(both).toEqual(['owner', 'manager']);
  });
});

describe('roles of operators [SEAT-14]', () => {
  it('add up', () => {
    expect(permissionsOfRoles(['dispatcher', 'marketing'])).toEqual([
      'ops.live',
      'ops.contact',
      'ops.dispatch',
      'ops.orders',
      'ops.promotions',
      'ops.content',
      'ops.reports',
    ]);
  });

  it('give the lead all but ownership', () => {
    const [owner, lead] = [permissionsOfRoles(['owner']), permissionsOfRoles(['lead'])];
    expect(owner.filter((permission) => !lead.includes(permission))).toEqual(['ops.owner']);
  });

  it("leave no permission to the owner alone, but 'owner'", () => {
    const others = permissionsOfRoles(operatorRoles.filter((role) => role !== 'owner' && role !== 'lead'));
    expect(others).not.toContain('ops.staff');
    expect(permissionsOfRoles([])).toEqual([]);
  });
});

describe('a person gives away', () => {
  it.each([
    ['owner', 'owner', true],
    ['owner', 'kitchen', true],
    ['manager', 'kitchen', true],
    ['manager', 'manager', true],
    ['manager', 'owner', false],
    ['kitchen', 'counter', false],
    ['bookkeeper', 'kitchen', false],
  ] as const)("[SEAT-18] no permission beyond one's own: a %s the role of %s: %s", (own, given, expected) => {
    expect(mayGrant(permissionsOfStoreRole(own), permissionsOfStoreRole(given))).toBe(expected);
  });

  it.each([
    ['all', 'all', true],
    ['all', [1], true],
    [[1, 2], [2], true],
    [[1, 2], [2, 3], false],
    [[1, 2], 'all', false],
  ] as const)("[SEAT-14] no zone beyond one's own: of %j to %j: %s", (own, given, expected) => {
    expect(mayGrantZones(own, given)).toBe(expected);
  });
});

it.each([
  ['all', 7, true],
  [[7, 8], 7, true],
  [[8], 7, false],
  [[], 7, false],
] as const)('[SEAT-12] an operator of the zones %j works in zone %i: %s', (zones, zoneId, expected) => {
  expect(isWithinZones(zones, zoneId)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { permissionsOfRoles, permissionsOfStoreRole } from './access.rules.ts';
import { pendingKindsOfMember, pendingKindsOfOperator } from './access-waiting.rules.ts';

describe('[SEAT-27] what may wait', () => {
  it.each([
    ['owner', ['accounts', 'alarms', 'applications', 'differences', 'payouts', 'proposals', 'refunds']],
    ['dispatcher', ['alarms']],
    ['support', ['alarms', 'refunds']],
    ['catalogue', ['applications']],
    ['marketing', []],
    ['finance', ['accounts', 'differences', 'payouts']],
  ] as const)('for an operator who is %s is %j', (role, kinds) => {
    expect(pendingKindsOfOperator(permissionsOfRoles([role]))).toEqual(kinds);
  });

  it.each([
    ['owner', ['messages', 'orders', 'prescriptions', 'proposals', 'refunds']],
    ['counter', ['messages', 'orders', 'refunds']],
    ['kitchen', ['orders', 'refunds']],
    ['pharmacist', ['messages', 'orders', 'prescriptions', 'refunds']],
    ['bookkeeper', []],
  ] as const)('for a member who is %s is %j', (role, kinds) => {
    expect(pendingKindsOfMember(permissionsOfStoreRole(role))).toEqual(kinds);
  });
});

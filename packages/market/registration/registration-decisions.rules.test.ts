import { describe, expect, it } from 'vitest';
import { accountOfApplicant, refusalOfWantedStore, type WantedStore } from './registration-decisions.rules.ts';

const account = (id: number, isConfirmed: boolean) => ({ id, isConfirmed });

describe('[OPS-053] the account of an applicant', () => {
  it.each([
    ['none', undefined, undefined, undefined, 'none'],
    ['the one with the address', account(1, true), undefined, 1, 'confirmed'],
    ['the one with the number', undefined, account(2, true), 2, 'confirmed'],
    ['the confirmed one of two', account(1, false), account(2, true), 2, 'confirmed'],
    ['that of the address, of two confirmed', account(1, true), account(2, true), 1, 'confirmed'],
    ['one that has confirmed nothing', account(1, false), undefined, 1, 'unconfirmed'],
  ] as const)('is %s', (_which, byEmail, byPhone, id, kind) => {
    expect(accountOfApplicant(byEmail, byPhone)).toEqual({ kind, id });
  });
});

const area = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 1 },
  { lat: 1, lng: 1 },
  { lat: 1, lng: 0 },
];
const wanted = (change: Partial<WantedStore> = {}, zone: Partial<WantedStore['zone']> = {}): WantedStore => ({
  moduleType: 'food',
  lat: 0.5,
  lng: 0.5,
  zone: { isActive: true, name: 'Yaba', area, modules: ['food', 'parcel'], ...zone },
  ...change,
});

describe('[OPS-053] a store of an application', () => {
  it.each<[string, WantedStore, string | undefined]>([
    ['in its zone', wanted(), undefined],
    ['in a zone that is stopped', wanted({}, { isActive: false }), 'zone_off'],
    ['outside the zone', wanted({ lat: 2 }), 'store_outside_zone'],
    ['in a module that is not offered any more', wanted({ moduleType: 'grocery' }), 'store_module_not_offered'],
    ['in the module of parcels', wanted({ moduleType: 'parcel' }), 'store_module_not_offered'],
  ])('%s', (_what, store, code) => {
    expect(refusalOfWantedStore(store)?.refused).toBe(code);
  });
});

import { describe, expect, it } from 'vitest';
import type { Promises } from '../promises/orders-promises.rules.ts';
import { metresCarried, partingOf, promisesOfHandover } from './orders-handovers.rules.ts';

const at = new Date('2026-11-20T12:00:00.000Z');
const inMinutes = (minutes: number) => new Date(at.getTime() + minutes * 60_000).toISOString();
const promises = (p50: number): Promises => ({
  ready: null,
  arrival: { p50: inMinutes(p50), p90: inMinutes(p50 + 6), cause: 'picked_up', moved_minutes: 0 },
});

describe('[DEL-39] what becomes of an order whose courier cannot ride on', () => {
  it.each([
    ['confirmed', false, 'released'],
    ['processing', false, 'released'],
    ['handover', false, 'released'],
    ['picked_up', false, 'meeting'],
    ['picked_up', true, { refused: 'cash_held' }],
    ['delivered', false, { refused: 'step_not_allowed' }],
    ['canceled', false, { refused: 'step_not_allowed' }],
    ['pending', false, { refused: 'step_not_allowed' }],
  ] as const)('%s, cash received: %s', (status, isCashHeld, parting) => {
    expect(partingOf({ status, isCashHeld })).toEqual(parting);
  });
});

describe('[DEL-39] [CUS-01] the promise of an order that waits for another courier', () => {
  it('moves by what the meeting takes, with its reason', () => {
    const { arrival } = promisesOfHandover(promises(5), { at, metresToDoor: 0 });
    expect(arrival).toMatchObject({ cause: 'courier_changed', p90: expect.any(String) });
    expect(Date.parse(arrival?.p50 ?? '')).toBeGreaterThanOrEqual(at.getTime() + 15 * 60_000);
    expect(arrival?.moved_minutes).toBeGreaterThanOrEqual(10);
  });

  it('never moves forward, and stays where it is later anyway', () => {
    expect(promisesOfHandover(promises(90), { at, metresToDoor: 500 })).toEqual(promises(90));
  });

  it('after the meeting is the way to the door', () => {
    const near = promisesOfHandover(promises(0), { at, metresToDoor: 400, minutes: 0 }).arrival;
    const far = promisesOfHandover(promises(0), { at, metresToDoor: 4_000, minutes: 0 }).arrival;
    expect(Date.parse(far?.p50 ?? '')).toBeGreaterThan(Date.parse(near?.p50 ?? ''));
  });
});

describe('[DEL-39] the way that the first courier is paid for', () => {
  it('ends at the meeting, and is at most the way of the order', () => {
    const store = { lat: 6.5, lng: 3.37 };
    expect(metresCarried(store, store, 3_000)).toBe(0);
    expect(metresCarried(store, { lat: 6.509, lng: 3.37 }, 3_000)).toBeCloseTo(1_001, -1);
    expect(metresCarried(store, { lat: 7, lng: 3.37 }, 3_000)).toBe(3_000);
  });
});

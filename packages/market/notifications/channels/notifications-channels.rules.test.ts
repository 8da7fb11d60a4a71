import { describe, expect, it } from 'vitest';
import { eventsOfCourier, eventsOfStore, pushStateOf, recipientsOf } from './notifications-channels.rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const device = (since: number, confirmed: number | null) => ({
  since: hoursAgo(since),
  confirmedAt: confirmed === null ? null : hoursAgo(confirmed),
});

describe('[SEAT-28] pushes to a person', () => {
  it.each([
    ['without a device', [], 'none'],
    ['with a device of today', [device(2, null)], 'new'],
    ['with a device of today and one that is silent', [device(2, null), device(40, null)], 'silent'],
    ['that arrived within the day', [device(900, 23.9)], 'well'],
    ['that arrived on one of two devices', [device(900, null), device(900, 1)], 'well'],
    ['that last arrived 24 hours ago', [device(900, 24)], 'silent'],
    ['that never arrived on an old device', [device(24, null)], 'silent'],
  ] as const)('%s are %s', (_name, devices, expected) => {
    expect(pushStateOf(devices, now)).toBe(expected);
  });
});

describe('[SEAT-28] an event', () => {
  it('of a store reaches those who work on orders; a locked name the owners', () => {
    expect(recipientsOf('new_order')).toEqual(['owner', 'manager', 'counter', 'kitchen', 'pharmacist']);
    expect(recipientsOf('pin_locked')).toEqual(['owner']);
    expect(eventsOfStore()).toContainEqual({ event: 'pin_locked', channels: ['push'], roles: ['owner'] });
  });

  it('has at least one way', () => {
    expect([...eventsOfStore(), ...eventsOfCourier()].every(({ channels }) => channels.length > 0)).toBe(true);
  });
});

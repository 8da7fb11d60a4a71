import type { StoreNow } from 'market/stores/stores.vendor.contract';
import { describe, expect, it } from 'vitest';
import { storeStateAt } from './store-state.ts';

const now = new Date('2026-11-23T12:30:00Z');
const open: StoreNow = {
  is_open: true,
  paused_until: null,
  pause_reason: null,
  opens_at: null,
  closes_at: '21:00',
  busy_minutes: 0,
  busy_until: null,
  cap: null,
  full_until: null,
};
const paused = { ...open, is_open: false, paused_until: '2026-11-23T12:45:30Z' };

describe('what a store does now', () => {
  it.each([
    ['takes orders', open, 'open', 0, 0],
    ['is closed', { ...open, is_open: false }, 'closed', 0, 0],
    ['[STO-034] is paused; a minute that has begun counts', paused, 'paused', 16, 0],
    ['[STO-034] goes on once the pause is over', { ...paused, paused_until: '2026-11-23T12:30:00Z' }, 'open', 0, 0],
    ['[STO-035] is busy', { ...open, busy_minutes: 20, busy_until: '2026-11-23T13:00:00Z' }, 'open', 0, 20],
    ['[STO-035] is no longer busy', { ...open, busy_minutes: 20, busy_until: '2026-11-23T12:30:00Z' }, 'open', 0, 0],
  ] as const)('%s', (_what, store, kind, pausedMinutes, busyMinutes) => {
    expect(storeStateAt(store, now)).toEqual({ kind, pausedMinutes, busyMinutes, fullUntil: null });
  });

  it('[STO-038] is full until its first quarter with room begins', () => {
    const full = { ...open, full_until: '2026-11-23T13:00:00Z' };
    expect(storeStateAt(full, now)).toMatchObject({ kind: 'open', fullUntil: new Date('2026-11-23T13:00:00Z') });
    const past = { ...open, full_until: '2026-11-23T12:30:00Z' };
    expect(storeStateAt(past, now)).toMatchObject({ kind: 'open', fullUntil: null });
  });
});

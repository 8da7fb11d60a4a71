import { describe, expect, it } from 'vitest';
import {
  boundsOfDelay,
  type DelayableOrder,
  delaysOf,
  isOnHold,
  timesOfHold,
  timesPutOff,
} from './orders-delays.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const iso = (minutes: number) => at(minutes).toISOString();
const promise = (p50: number, p90: number) => ({
  p50: iso(p50),
  p90: iso(p90),
  cause: 'accepted' as const,
  moved_minutes: 0,
});

/** In work, ready in 20 minutes, 3 km away: at the door in 30. */
const inWork: DelayableOrder = {
  status: 'processing',
  orderType: 'delivery',
  distanceMetres: 3_000,
  scheduleAt: null,
  readyAt: at(20),
  expectedAt: at(30),
  heldUntil: null,
  promises: { ready: promise(20, 28), arrival: promise(30, 40) },
};

describe('[OPS-024] how an order can be delayed', () => {
  it.each([
    ['pending', 'delivery', ['put_off', 'hold']],
    ['handover', 'take_away', ['put_off', 'hold']],
    ['picked_up', 'delivery', ['put_off']],
    ['confirmed', 'parcel', ['put_off']],
    ['delivered', 'delivery', []],
    ['canceled', 'delivery', []],
    ['refund_requested', 'delivery', []],
  ] as const)('%s %s', (status, orderType, kinds) => {
    expect(delaysOf({ status, orderType })).toEqual(kinds);
  });

  it('is bounded: from its own time on, or from now where that is over', () => {
    expect(boundsOfDelay(inWork, 'put_off', now)).toEqual({ first: at(35), last: at(30 + 24 * 60) });
    expect(boundsOfDelay({ expectedAt: at(-20) }, 'put_off', now)).toEqual({ first: at(5), last: at(24 * 60) });
    expect(boundsOfDelay(inWork, 'hold', now)).toEqual({ first: at(5), last: at(240) });
  });
});

describe('[OPS-024] an order that is put off', () => {
  it('is ready when it has to leave, and keeps the span of its arrival', () => {
    expect(timesPutOff(inWork, at(90))).toEqual({
      scheduleAt: at(90),
      readyAt: at(80),
      expectedAt: at(90),
      heldUntil: null,
      promises: {
        ready: { p50: iso(80), p90: iso(88), cause: 'put_off', moved_minutes: 60 },
        arrival: { p50: iso(90), p90: iso(100), cause: 'put_off', moved_minutes: 60 },
      },
    });
  });

  it('waits at the counter until its courier has to leave, and is fetched by its customer at the time', () => {
    const ready = { ...inWork, status: 'handover' as const };
    expect(timesPutOff(ready, at(90))).toMatchObject({ heldUntil: at(80), readyAt: at(20), scheduleAt: at(90) });
    const fetched = { ...ready, orderType: 'take_away' };
    expect(timesPutOff(fetched, at(90))).toMatchObject({ heldUntil: null, expectedAt: at(90) });
  });

  it('of a courier has a new arrival alone', () => {
    const { ready } = inWork.promises;
    const times = timesPutOff({ ...inWork, status: 'picked_up' }, at(50));
    expect(times).toMatchObject({ scheduleAt: null, readyAt: at(20), heldUntil: null, expectedAt: at(50) });
    expect(times.promises.ready).toEqual(ready);
  });

  it('has no time of its store where that has said none', () => {
    const fresh = {
      ...inWork,
      status: 'pending' as const,
      readyAt: null,
      promises: { ready: null, arrival: promise(30, 40) },
    };
    expect(timesPutOff(fresh, at(90))).toMatchObject({ readyAt: null, promises: { ready: null } });
  });
});

describe('[OPS-024] an order on hold', () => {
  const held = timesOfHold(inWork, at(25), now);

  it('moves by the time for which it rests', () => {
    expect(held).toMatchObject({ heldUntil: at(25), readyAt: at(45), expectedAt: at(55), scheduleAt: null });
    expect(held.promises.arrival).toEqual({ p50: iso(55), p90: iso(65), cause: 'held', moved_minutes: 25 });
    expect(isOnHold(held, now)).toBe(true);
    expect(isOnHold(held, at(25))).toBe(false);
  });

  it('moves back by what is left once it goes on, and by the difference where the hold changes', () => {
    const after = timesOfHold({ ...inWork, ...held }, at(10), at(10));
    expect(after).toMatchObject({ heldUntil: null, readyAt: at(30), expectedAt: at(40) });
    expect(after.promises.arrival).toMatchObject({ cause: 'held', moved_minutes: 10 });
    expect(timesOfHold({ ...inWork, ...held }, at(40), now)).toMatchObject({ expectedAt: at(70) });
  });

  it('of a later time rests for free until its store begins with it', () => {
    const later = {
      ...inWork,
      status: 'confirmed' as const,
      scheduleAt: at(120),
      readyAt: at(110),
      expectedAt: at(120),
    };
    expect(timesOfHold(later, at(60), now)).toMatchObject({ heldUntil: at(60), expectedAt: at(120) });
    expect(timesOfHold(later, at(100), now)).toMatchObject({ expectedAt: at(140) });
  });

  it('is on the counter already where it is made', () => {
    expect(timesOfHold({ ...inWork, status: 'handover' }, at(25), now)).toMatchObject({
      readyAt: at(20),
      expectedAt: at(55),
    });
  });
});

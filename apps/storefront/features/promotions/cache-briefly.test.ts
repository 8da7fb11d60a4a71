import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { cacheBriefly } from './cache-briefly.ts';

function openCache() {
  const clock = fakeClock();
  let calls = 0;
  const list = cacheBriefly(async () => {
    calls += 1;
    return calls;
  }, clock);
  return { list, pass: clock.pass, calls: () => calls };
}

describe('a list that is cached briefly', () => {
  it('[PROMO-33] is requested once while it is not there yet', async () => {
    const { list, calls } = openCache();
    expect(list.known()).toBeUndefined();
    await Promise.all([list.look(), list.look()]);
    await list.look();
    expect(calls()).toBe(1);
    expect(list.known()).toBe(1);
  });

  it('[PROMO-34] is stale after 10 s', async () => {
    const { list, pass, calls } = openCache();
    await list.look();
    pass(9_999);
    await list.look();
    expect(calls()).toBe(1);
    pass(1);
    await list.look();
    expect(calls()).toBe(2);
  });

  it('[PROMO-34] is dropped 5 s after it is no longer used', async () => {
    const { list, pass } = openCache();
    await list.look();
    list.leave();
    pass(4_999);
    expect(list.known()).toBe(1);
    pass(1);
    expect(list.known()).toBeUndefined();
  });

  it('stays if it is used again in time', async () => {
    const { list, pass } = openCache();
    await list.look();
    list.leave();
    pass(3_000);
    await list.look();
    pass(5_000);
    expect(list.known()).toBe(1);
  });
});

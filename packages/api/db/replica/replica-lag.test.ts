import { describe, expect, it } from 'vitest';
import { lagGauge } from './replica-lag.ts';

describe('how far a replica is behind', () => {
  const gauge = lagGauge();
  for (let second = 0; second < 10; second++) gauge.note({ position: second * 100, at: second * 1000 });

  it('is not known before anybody has looked', () => {
    expect(lagGauge().lagAt({ position: 5, at: 0 })).toBeUndefined();
  });

  it('is nothing once it has all that was seen of the primary', () => {
    expect(gauge.lagAt({ position: 900, at: 9_000 })).toBe(0);
    expect(gauge.lagAt({ position: 950, at: 9_500 })).toBe(0);
  });

  it('is the age of the newest state that it surely has', () => {
    expect(gauge.lagAt({ position: 450, at: 9_000 })).toBe(5_000);
    expect(gauge.lagAt({ position: 400, at: 9_200 })).toBe(5_200);
  });

  it('is nothing on a market where nothing happens, however long', () => {
    const still = lagGauge();
    still.note({ position: 7, at: 0 });
    still.note({ position: 7, at: 50_000 });
    expect(still.lagAt({ position: 7, at: 50_000 })).toBe(0);
  });

  it('is not known if it is older than what is stored', () => {
    const long = lagGauge();
    for (let minute = 0; minute < 5; minute++) long.note({ position: minute, at: minute * 60_000 });
    expect(long.lagAt({ position: 1, at: 240_000 })).toBeUndefined();
  });
});

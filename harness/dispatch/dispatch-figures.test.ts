import { describe, expect, it } from 'vitest';
import { tryPolicy } from './dispatch-figures.ts';
import { missedGoals } from './dispatch-goals.ts';
import { measureFullRound } from './full-round.ts';

const load = { orders: 80, couriers: 4 };
const seeds = 1;

describe('dispatch in a simulated city that is full', () => {
  const nearest = tryPolicy({ policy: 'nearest', load, seeds });
  const engine = tryPolicy({ policy: 'engine', load, seeds });

  it('brings more orders in time on fewer kilometres than the nearest courier does', () => {
    expect(missedGoals(load, { nearest, engine })).toEqual([]);
  });

  it('misses its goals with a planted fault: all ways are short', () => {
    const blind = tryPolicy({ policy: 'engine', load, seeds, terms: { travel: () => ({ seconds: 0, metres: 0 }) } });
    expect(missedGoals(load, { nearest, engine: blind })).not.toEqual([]);
  });

  it('delivers everything although a fifth of the offers is declined', () => {
    expect(tryPolicy({ policy: 'engine', load, seeds, terms: { declines: 0.2 } }).onTime).toBeGreaterThan(
      nearest.onTime,
    );
  });

  it('rounds of 200 orders and 100 couriers are quick, on a busy machine as well', () => {
    expect(measureFullRound(3).p50).toBeLessThan(2_000);
  });
});

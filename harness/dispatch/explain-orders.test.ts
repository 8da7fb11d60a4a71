import { expect, it } from 'vitest';
import { explainOrders, explanationOf } from './explain-orders.ts';

it('[OPS-019] says of every order of a replayed city why its courier was chosen, and of the others why not', () => {
  const load = { orders: 60, couriers: 8 };
  const explained = explainOrders({ load, seed: 1 });
  expect(explained.size).toBe(load.orders);
  for (const one of explained.values()) {
    const { courierId, candidates, reason } = one.choice;
    expect(candidates[0]?.courierId).toBe(courierId);
    expect(reason).not.toBeNull();
    const lines = explanationOf(one).split('\n');
    expect(lines[0]).toContain(`was given to courier ${courierId} `);
    expect(lines[1]).toMatch(/^courier \d+, [\d.]+ min to the store, .*, chosen: [a-z]/);
    for (const line of lines.slice(2, candidates.length + 1)) expect(line).toMatch(/not chosen: [a-z]/);
  }
  // The same seed gives the same reasons.
  expect([...explainOrders({ load, seed: 1 })]).toEqual([...explained]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { tryInstance } from './instance-figures.ts';
import { readInstance } from './read-instance.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Ten metres a minute, four minutes at each stop; a courier at the store from minute 0 to 60. */
function instanceWith(orders: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'instance-'));
  folders.push(folder);
  const files = {
    instance_parameters: [
      'meters_per_minute\tpickup\tdropoff\ttarget\tmax\tpay\tguaranteed',
      '10\t4\t4\t40\t90\t10\t15',
    ],
    restaurants: ['restaurant\tx\ty', 'r1\t0\t0'],
    couriers: ['courier\tx\ty\ton_time\toff_time', 'c1\t0\t0\t0\t60'],
    orders: ['order\tx\ty\tplacement_time\trestaurant\tready_time', ...orders],
  };
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(folder, `${name}.txt`), `${lines.join('\n')}\n`);
  return folder;
}

it.each(['nearest', 'engine'] as const)('measures an order of an instance by its own rules, with %s', (policy) => {
  // Ready at 15; 95 metres are 10 minutes; half of the service lies after the pick-up, half of it before the door.
  const figures = tryInstance(readInstance(instanceWith(['o1\t95\t0\t0\tr1\t15'])), policy);
  expect(figures).toMatchObject({
    delivered: 1,
    readyToPickUp: 0,
    clickToDoor: 15 + 2 + 10 + 2,
    overage: 0,
    payPerOrder: 15,
    guaranteed: 1,
  });
});

it('leaves an order that nobody can fetch before the end of the shift', () => {
  const instance = readInstance(instanceWith(['o1\t95\t0\t0\tr1\t15', 'o2\t0\t95\t50\tr1\t61']));
  for (const policy of ['fewest_orders', 'nearest', 'engine'] as const) {
    expect(tryInstance(instance, policy)).toMatchObject({ delivered: 1, orders: 2 });
  }
});

it('refuses an order of an unknown restaurant', () => {
  expect(() => readInstance(instanceWith(['o1\t95\t0\t0\tr7\t15']))).toThrow('unknown restaurant r7');
});

import { renderInApp } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import type { ShownOrder } from '../use-store-board.ts';
import { LineToMake } from './line-to-make.tsx';
import { WorkSteps } from './sheet-steps.tsx';

const line = {
  line_number: 1,
  is_counted: false,
  name: 'Combo',
  quantity: 2,
  variation: null,
  choices: [{ name: 'Side', labels: ['Rice'] }],
  add_ons: [{ name: 'Drink', quantity: 2 }],
  total_price: 900,
  when_missing: 'ask' as const,
  ticked: [1],
};

function steps(ticked: number[][]) {
  const lines = ticked.map((numbers, index) => ({ ...line, line_number: index + 1, ticked: numbers }));
  const order = { id: '1', order_status: 'processing', order_type: 'take_away', ready_at: null, lines } as unknown;
  const taken: unknown[] = [];
  const take = (_order: ShownOrder, step: unknown) => taken.push(step);
  const actions = { take, takeBack: () => undefined, stop: () => undefined, open: () => undefined };
  const element = <WorkSteps {...{ actions, take }} order={order as ShownOrder} onCancel={undefined} />;
  return { taken, rendered: renderInApp([{ path: '/', element }], {}) };
}

describe('a line in the kitchen', () => {
  it('[STO-015] [STO-016] is ticked whole or by its parts, which are multiplied out', async () => {
    const ticks: [number, boolean][] = [];
    const element = <LineToMake line={line} onTick={(...tick) => ticks.push(tick)} onChange={undefined} />;
    const { screen } = await renderInApp([{ path: '/', element }], {});
    await expect.element(screen.getByRole('checkbox', { name: '2 × Rice Side' })).toBeChecked();
    await screen.getByRole('checkbox', { name: '2 × Rice Side' }).click();
    await screen.getByRole('checkbox', { name: '2 × Drink add-on' }).click();
    await screen.getByRole('checkbox', { name: '2× Combo' }).click();
    expect(ticks).toEqual([
      [1, false],
      [2, true],
      [0, true],
    ]);
  });

  it('[STO-015] has no box where nothing is to be made', async () => {
    const element = <LineToMake line={line} onTick={undefined} onChange={undefined} />;
    const { screen } = await renderInApp([{ path: '/', element }], {});
    await expect.element(screen.getByText('Combo')).toBeVisible();
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  });

  it('[STO-015] proposes Ready at the last tick', async () => {
    const { rendered, taken } = steps([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    const { screen } = await rendered;
    await expect.element(screen.getByText('All ticked. Ready?')).toBeVisible();
    await screen.getByRole('button', { name: 'Ready', exact: true }).click();
    expect(taken).toEqual([{ kind: 'ready' }]);
  });

  it('[STO-019] asks once where some lines are not ticked', async () => {
    const { rendered, taken } = steps([[0, 1, 2], [1]]);
    const { screen } = await rendered;
    await screen.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect.element(screen.getByText('Only 1 of 2 lines are ticked.')).toBeVisible();
    expect(taken).toEqual([]);
    await screen.getByRole('button', { name: 'Ready all the same' }).click();
    expect(taken).toEqual([{ kind: 'ready' }]);
  });

  it('[STO-019] asks nothing of a store that does not tick', async () => {
    const { rendered, taken } = steps([[], []]);
    await (await rendered).screen.getByRole('button', { name: 'Ready', exact: true }).click();
    expect(taken).toEqual([{ kind: 'ready' }]);
  });
});

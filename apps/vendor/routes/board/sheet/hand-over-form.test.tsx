import { renderInApp } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import type { ShownOrder } from '../use-store-board.ts';
import { HandOverForm } from './hand-over-form.tsx';

async function open(change: Partial<ShownOrder>) {
  const given: unknown[] = [];
  const order = { id: '1000004711', order_type: 'delivery', bag_count: null, ...change } as ShownOrder;
  const element = <HandOverForm order={order} onGive={(what) => given.push(what)} />;
  const { screen } = await renderInApp([{ path: '/', element }], {});
  return { screen, given };
}

describe('a hand-over', () => {
  it('[STO-032] needs whoever fetches the order to confirm the number of bags', async () => {
    const { screen, given } = await open({ bag_count: 2 });
    await screen.getByLabelText('Last four digits of the order number').fill('4711');
    await screen.getByRole('button', { name: 'Hand over' }).click();
    await expect.element(screen.getByText('Count the bags together first.')).toBeVisible();
    expect(given).toEqual([]);
    await screen.getByRole('checkbox', { name: 'The rider has counted 2 bags too' }).click();
    await screen.getByRole('button', { name: 'Hand over' }).click();
    expect(given).toEqual([{ code: '4711', bags: 2 }]);
  });

  it('[STO-032] takes the number that both have counted, and asks for it again when it changes', async () => {
    const { screen, given } = await open({ bag_count: 2, order_type: 'take_away' });
    await screen.getByLabelText('Last four digits of the order number').fill('4711');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'More' }).click();
    await expect
      .element(screen.getByRole('checkbox', { name: 'The customer has counted 3 bags too' }))
      .not.toBeChecked();
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Hand over' }).click();
    expect(given).toEqual([{ code: '4711', bags: 3 }]);
  });

  it('[STO-032] [STO-033] asks for no bags where the store has counted none', async () => {
    const { screen, given } = await open({});
    await screen.getByLabelText('Last four digits of the order number').fill('4711');
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Hand over' }).click();
    expect(given).toEqual([{ code: '4711' }]);
  });
});

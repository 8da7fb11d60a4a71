import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it, vi } from 'vitest';
import type { ShownOrder } from '../use-store-board.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

const line = (number: number, change: object = {}) => ({
  line_number: number,
  is_counted: true,
  name: `Rice ${number}`,
  quantity: number,
  variation: null,
  choices: [],
  add_ons: [],
  ticked: [],
  when_missing: 'ask' as const,
  total_price: 900,
  ...change,
});
const order = (change: Partial<ShownOrder> = {}) =>
  ({
    id: '1000004711',
    code: '4711',
    order_status: 'handover',
    customer_name: 'Ada',
    has_account: false,
    payment: 'cash',
    total: 100,
    currency: 'NGN',
    lines: [line(1), line(2), line(3, { is_counted: false, name: 'Soup' })],
    ...change,
  }) as ShownOrder;

async function open(shown: ShownOrder) {
  const onGive = vi.fn();
  const element = <RefuseDialog order={shown} onClose={() => undefined} onGive={onGive} />;
  const { screen } = await renderInApp([{ path: '/', element }], { info: () => reply(bisi) });
  await screen.getByRole('radio', { name: 'An item is sold out' }).click();
  return { screen, onGive };
}

describe('an order that its store cancels', () => {
  it('[STO-101] gives goods back to the stock line by line, where a stock is counted', async () => {
    const { screen, onGive } = await open(order());
    const goods = screen.getByRole('group', { name: 'What goes back to the stock?' });
    await expect.element(goods.getByRole('checkbox', { name: '1 × Rice 1' })).toBeChecked();
    await expect.element(goods.getByText(/Soup/)).not.toBeInTheDocument();
    await goods.getByRole('checkbox', { name: '2 × Rice 2' }).click();
    await screen.getByRole('button', { name: 'Cancel order' }).click();
    expect(onGive).toHaveBeenCalledWith('item_out', '', [2]);
  });

  it('[STO-101] is not asked about the stock before it is accepted, or where none is counted', async () => {
    const fresh = await open(order({ order_status: 'pending' }));
    await expect.element(fresh.screen.getByText('What goes back to the stock?')).not.toBeInTheDocument();
    await fresh.screen.unmount();
    const kitchen = await open(order({ lines: [line(1, { is_counted: false })] }));
    await expect.element(kitchen.screen.getByText('What goes back to the stock?')).not.toBeInTheDocument();
  });
});

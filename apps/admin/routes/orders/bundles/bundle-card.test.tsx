import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Bundle } from 'market/dispatch/dispatch-bundles.admin.contract';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator, order } from '../../../testing/order-under-test.ts';
import { AdminOrderPage } from '../admin-order-page.tsx';

const ridden: AdminOrder = {
  ...order,
  order_status: 'handover',
  courier: { id: 7, name: 'Musa Bello' },
  refundable: null,
};
const { id } = ridden;

const bundle: Bundle = {
  courier: { id: 7, name: 'Musa Bello' },
  is_locked: false,
  locked_by: null,
  orders: [
    {
      id,
      order_status: 'handover',
      store_name: 'Iya Basira Kitchen',
      customer_name: 'Bisi Ade',
      reason: { code: 'nearest', minutes: 4, metres: 900 },
      person: null,
      may_part: true,
    },
    {
      id: '2002',
      order_status: 'picked_up',
      store_name: 'Suya Spot',
      customer_name: null,
      reason: null,
      person: 'Tolu Ojo',
      may_part: false,
    },
  ],
  stops: [
    { order_id: id, kind: 'pick_up', at: '2026-11-24T12:05:00Z' },
    { order_id: '2002', kind: 'door', at: '2026-11-24T12:15:00Z' },
    { order_id: id, kind: 'door', at: null },
  ],
  joinable: [
    { id: '3003', store_name: 'Mama Put', customer_name: 'Chidi Eze', why: null, late_minutes: null },
    { id: '3004', store_name: 'Mama Put', customer_name: 'Ngozi Obi', why: null, late_minutes: 9 },
    { id: '3005', store_name: 'Mama Put', customer_name: 'Ada Obi', why: 'cash_limit', late_minutes: null },
  ],
};

async function open(
  answers: Answers = {},
  permissions: readonly ('ops.live' | 'ops.dispatch')[] = ['ops.live', 'ops.dispatch'],
) {
  const app = await renderInApp(
    [{ path: 'orders/:order', Component: AdminOrderPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator([...permissions])),
      [id]: () => reply(ridden),
      dispatch: () => reply({ decisions: [], offers: [] }),
      bundle: () => reply(bundle),
      ...answers,
    },
    `/orders/${id}`,
  );
  const sent = (name: string) =>
    app.fakeApi.calls.filter(({ path }) => path.endsWith(`/bundle/${name}`)).map(({ path, body }) => [path, body]);
  return { ...app, sent };
}

describe('[OPS-020] the ride of an order', () => {
  it('shows its orders with why they are in it, its stops, and what could join', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { name: 'Ride of Musa Bello' })).toBeVisible();
    await expect.element(screen.getByText('2 orders', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Given by Tolu Ojo.')).toBeVisible();
    await expect.element(screen.getByRole('list', { name: 'Stops' }).getByText('Bisi Ade')).toBeVisible();
    await screen.getByText('3 orders could join').click();
    await expect.element(screen.getByText('Ngozi Obi would have it 9 min later than promised.')).toBeVisible();
    await expect.element(screen.getByText('Over the cash limit with this order')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Let order 3003 join' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Let order 3004 join' })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: 'Take order 2002 out of the ride' }))
      .not.toBeInTheDocument();
  });

  it('is locked, and says who has locked it', async () => {
    const locked = { ...bundle, is_locked: true, locked_by: 'Tolu Ojo' };
    const { screen, sent } = await open({ lock: () => reply(locked), bundle: () => reply(bundle) });
    await screen.getByRole('button', { name: 'Lock', exact: true }).click();
    await expect.element(screen.getByText('The ride is locked')).toBeVisible();
    expect(sent('lock')).toEqual([[expect.stringContaining(id), { courier_id: 7, is_locked: true }]]);
  });

  it('loses an order that is taken out, and gets one that joins', async () => {
    const { screen, sent } = await open({ part: () => reply(bundle), join: () => reply(bundle) });
    await screen.getByRole('button', { name: `Take order ${id} out of the ride` }).click();
    await expect.element(screen.getByText(`Order ${id} is out of the ride`)).toBeVisible();
    expect(sent('part').map(([, body]) => body)).toEqual([{ courier_id: 7 }]);
    await screen.getByText('3 orders could join').click();
    await screen.getByRole('button', { name: 'Let order 3003 join' }).click();
    await expect.element(screen.getByText('Order 3003 is in the ride')).toBeVisible();
    expect(sent('join').map(([, body]) => body)).toEqual([{ courier_id: 7, joined_id: '3003' }]);
  });

  it('stays as it is where a change is refused, in words', async () => {
    const text = 'Order 3003 of Chidi Eze would come 4 min later than promised.';
    const { screen } = await open({ join: () => refused('breaks_promise', 409, text) });
    await screen.getByText('3 orders could join').click();
    await screen.getByRole('button', { name: 'Let order 3003 join' }).click();
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('is not shown to who may not dispatch', async () => {
    const { screen } = await open({}, ['ops.live']);
    await expect.element(screen.getByRole('heading', { name: `#${id}` })).toBeVisible();
    await expect.element(screen.getByText('Ride of Musa Bello')).not.toBeInTheDocument();
  });
});

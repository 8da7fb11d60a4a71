import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { DispatchDecision, Ranking } from 'market/dispatch/dispatch.admin.contract';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator, order } from '../../testing/order-under-test.ts';
import { AdminOrderPage } from './admin-order-page.tsx';

const waiting: AdminOrder = { ...order, order_status: 'handover', courier: null, refundable: null };

const cost = { minutes: 0, late: 0, carried: 0, way: 0, busy: 0, turn: 0 };
const near = { courier_id: 7, name: 'Musa Bello', minutes_to_store: 3, minutes_to_door: 22, metres: 1100, load: 0 };
const ranking: Ranking = {
  courier: null,
  may_assign: true,
  may_offer: true,
  next_courier_id: 7,
  candidates: [{ ...near, total: 22, cost, metres_to_store: 900, has_offer: false }],
  excluded: [
    { courier_id: 8, name: 'Ada Obi', why: 'bag_full' },
    { courier_id: 9, name: 'Kofi Mensah', why: 'off_shift' },
  ],
};

const decision: DispatchDecision = {
  at: '2026-11-24T10:05:00.000Z',
  courier: { id: 7, name: 'Musa Bello' },
  reason: { code: 'nearest', minutes: 4, metres: 1100 },
  person: null,
  words: null,
  candidates: ranking.candidates,
  excluded: ranking.excluded,
  milliseconds: 12,
};

function open(answers: Answers = {}, permissions = ['ops.live', 'ops.dispatch']) {
  return renderInApp(
    [{ path: 'orders/:order', Component: AdminOrderPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(permissions)),
      [order.id]: () => reply(waiting),
      dispatch: () => reply({ decisions: [], offers: [] }),
      couriers: () => reply(ranking),
      assign: () => reply({ ...ranking, courier: { id: 7, name: 'Musa Bello' } }),
      ...answers,
    },
    `/orders/${order.id}`,
  );
}

describe('the rider of an order', () => {
  it('[OPS-016] is given by one press, the best first', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByRole('button', { name: 'Choose a rider' }).click();
    await expect.element(screen.getByText('3 min to the store, 22 min to the door')).toBeVisible();
    await screen.getByRole('button', { name: 'Give the order to Musa Bello' }).click();
    await expect.element(screen.getByText('Musa Bello has the order')).toBeVisible();
    const sent = fakeApi.calls.filter(({ path }) => path.endsWith('/assign')).map(({ body }) => body);
    expect(sent).toEqual([{ courier_id: 7, from_courier_id: null }]);
  });

  it('[OPS-016] who is out needs a reason, and one who is offline cannot have it', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByRole('button', { name: 'Choose a rider' }).click();
    await expect.element(screen.getByText('Offline')).toBeVisible();
    await screen.getByRole('button', { name: 'Assign anyway' }).click();
    await expect.element(screen.getByText('The bag is full')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Reason' }).fill('Has a second bag');
    await screen.getByRole('button', { name: 'Give the order' }).click();
    await expect.element(screen.getByText('Ada Obi has the order')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/assign'))?.body).toEqual({
      courier_id: 8,
      from_courier_id: null,
      reason: 'Has a second bag',
    });
  });

  it('[OPS-017] of whom another operator has decided already is named', async () => {
    const assign = () => refused('changed_meanwhile', 409, 'Ọlá has given it to Ada Obi.');
    const { screen } = await open({ assign });
    await screen.getByRole('button', { name: 'Choose a rider' }).click();
    await screen.getByRole('button', { name: 'Give the order to Musa Bello' }).click();
    await expect.element(screen.getByText('Ọlá has given it to Ada Obi.')).toBeVisible();
  });

  it('[OPS-019] has the reason of the engine, who was compared and who was asked, also without the right to choose', async () => {
    const offer = {
      at: decision.at,
      courier: { id: 8, name: 'Ada Obi' },
      outcome: 'expired',
      ended_at: decision.at,
      person: 'Ọlá Ade',
      is_shared: false,
    };
    const dispatch = () => reply({ decisions: [decision], offers: [offer] });
    const { screen } = await open({ dispatch }, ['ops.live']);
    await expect.element(screen.getByText(/Nearest, by 4 minutes\./)).toBeVisible();
    await expect.element(screen.getByText(/no answer in time · by Ọlá Ade/i)).toBeVisible();
    await screen.getByText('Who was compared').click();
    await expect.element(screen.getByText(/Over the cash limit|The bag is full/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Choose a rider' })).not.toBeInTheDocument();
  });
});

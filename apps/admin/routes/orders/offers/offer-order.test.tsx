import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Ranking } from 'market/dispatch/dispatch.admin.contract';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator, order } from '../../../testing/order-under-test.ts';
import { AdminOrderPage } from '../admin-order-page.tsx';

const waiting: AdminOrder = { ...order, order_status: 'handover', courier: null, refundable: null };

const cost = { minutes: 0, late: 0, carried: 0, way: 0, busy: 0, turn: 0 };
const times = { minutes_to_store: 3, minutes_to_door: 22, metres: 1100, load: 0, total: 22, cost };
const ranking: Ranking = {
  courier: null,
  may_assign: true,
  may_offer: true,
  next_courier_id: 8,
  candidates: [
    { ...times, courier_id: 7, name: 'Musa Bello', metres_to_store: 900, has_offer: true },
    { ...times, courier_id: 8, name: 'Ada Obi', metres_to_store: 1900, has_offer: false },
    { ...times, courier_id: 9, name: 'Emeka Eze', metres_to_store: 2600, has_offer: false },
  ],
  excluded: [{ courier_id: 10, name: 'Kofi Mensah', why: 'asked_before' }],
};

async function open(answers: Answers = {}, ranked = ranking) {
  const app = await renderInApp(
    [{ path: 'orders/:order', Component: AdminOrderPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.live', 'ops.dispatch'])),
      [order.id]: () => reply(waiting),
      dispatch: () => reply({ decisions: [], offers: [] }),
      couriers: () => reply(ranked),
      offers: () => reply({ ...ranked, offered_to: [{ id: 8, name: 'Ada Obi' }] }),
      ...answers,
    },
    `/orders/${order.id}`,
  );
  await app.screen.getByRole('button', { name: 'Offer it' }).click();
  const sent = () => app.fakeApi.calls.filter(({ path }) => path.endsWith('/offers')).map(({ body }) => body);
  return { ...app, sent };
}

describe('[OPS-022] an order without a rider', () => {
  it('is offered to one, the best who is free first', async () => {
    const { screen, sent } = await open();
    await expect.element(screen.getByRole('radio', { name: /Musa Bello/ })).toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: /Ada Obi/ })).toBeChecked();
    await screen.getByRole('radio', { name: /Kofi Mensah/ }).click();
    await screen.getByRole('button', { name: 'Ask the rider' }).click();
    await expect.element(screen.getByText('Ada Obi is asked')).toBeVisible();
    expect(sent()).toEqual([{ to: 'one', courier_id: 10 }]);
  });

  it('is offered to the next, who is named', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('radio', { name: 'The next' }).click();
    await expect.element(screen.getByRole('dialog').getByText('Ada Obi')).toBeVisible();
    await screen.getByRole('button', { name: 'Ask the rider' }).click();
    await expect.element(screen.getByText('Ada Obi is asked')).toBeVisible();
    expect(sent()).toEqual([{ to: 'next' }]);
  });

  it('is offered to all within a radius, who are counted before', async () => {
    const riders = [8, 9].map((id) => ({ id, name: 'Ada Obi' }));
    const { screen, sent } = await open({ offers: () => reply({ ...ranking, offered_to: riders }) });
    await screen.getByRole('radio', { name: 'All nearby' }).click();
    await expect.element(screen.getByText('2 riders will be asked. The first Yes gets it.')).toBeVisible();
    await screen.getByRole('button', { name: '2 km' }).click();
    await expect.element(screen.getByText('1 rider will be asked. The first Yes gets it.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Kilometres around the store' }).fill('2,7');
    await screen.getByRole('button', { name: 'Ask 2 riders' }).click();
    await expect.element(screen.getByText('2 riders are asked')).toBeVisible();
    expect(sent()).toEqual([{ to: 'nearby', radius_metres: 2700 }]);
  });

  it('says which radius is possible, and asks none where there is no rider in it', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('radio', { name: 'All nearby' }).click();
    const field = screen.getByRole('textbox', { name: 'Kilometres around the store' });
    await field.fill('31');
    await expect.element(screen.getByText('From 0.1 to 30 km.')).toBeVisible();
    await field.fill('1');
    await expect.element(screen.getByText('No rider can be asked in that radius.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Ask/ })).toBeDisabled();
    expect(sent()).toEqual([]);
  });

  it('stays as chosen where the rider cannot be asked any more', async () => {
    const offers = () => refused('courier_cannot_be_asked', 409, 'This rider cannot be asked about it now.');
    const { screen } = await open({ offers });
    await screen.getByRole('radio', { name: /Emeka Eze/ }).click();
    await screen.getByRole('button', { name: 'Ask the rider' }).click();
    await expect.element(screen.getByText('This rider cannot be asked about it now.')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Emeka Eze/ })).toBeChecked();
  });
});

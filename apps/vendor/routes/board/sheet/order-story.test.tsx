import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import type { ShownOrder } from '../use-store-board.ts';
import { OrderStory } from './order-story.tsx';

const order = { id: '1000004711', version: 2, print_count: 1 } as ShownOrder;
const event = (what: string, by: string, name: string | null, reported: string | null = null) => ({
  what,
  by,
  name,
  at: `2026-11-24T10:0${what.length % 10}:00.000Z`,
  reported_at: reported,
});
const element = <OrderStory storeId={3} order={order} />;

describe('the story of an order', () => {
  it('[STO-020] is one line for each thing that happened, with who did it', async () => {
    const events = [
      event('pending', 'shopper', null),
      event('confirmed', 'store', 'Chidi', '2026-11-24T10:30:00.000Z'),
      event('picked_up', 'delivery_man', null),
    ];
    const { screen, fakeApi } = await renderInApp([{ path: '/', element }], {
      info: () => reply(bisi),
      story: () => reply({ events }),
    });
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/story'))).toEqual([]);
    await screen.getByRole('button', { name: 'What happened' }).click();
    await expect.element(screen.getByText('Placed Customer')).toBeVisible();
    await expect.element(screen.getByText(/Accepted Chidi/)).toBeVisible();
    await expect.element(screen.getByText(/^reported/)).toBeVisible();
    await expect.element(screen.getByText('Picked up Rider')).toBeVisible();
  });

  it('[STO-097] has what the rider noted at the counter and at the door, without who that is', async () => {
    const noted = ['courier_came', 'found_not_ready', 'other_bags_taken', 'door_no_answer'];
    const events = noted.map((what) => event(what, 'delivery_man', null));
    const { screen } = await renderInApp([{ path: '/', element }], {
      info: () => reply(bisi),
      story: () => reply({ events }),
    });
    await screen.getByRole('button', { name: 'What happened' }).click();
    await expect.element(screen.getByText('Came to the store Rider')).toBeVisible();
    await expect.element(screen.getByText('Found it not ready Rider')).toBeVisible();
    await expect.element(screen.getByText('Took another number of bags Rider')).toBeVisible();
    await expect.element(screen.getByText('Nobody answered at the door Rider')).toBeVisible();
  });

  it('[STO-020] says why it cannot be read', async () => {
    const { screen } = await renderInApp([{ path: '/', element }], {
      info: () => reply(bisi),
      story: () => refused('order_not_found', 404, 'This order is unknown.'),
    });
    await screen.getByRole('button', { name: 'What happened' }).click();
    await expect.element(screen.getByText('This order is unknown.')).toBeVisible();
  });
});

import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { DrawerCard } from './drawer-card.tsx';

const at = '2026-11-20T21:00:00.000Z';
const drawer = (part: object = {}) => ({
  ...{ date: '2026-11-20', currency: 'NGN', expected: 5_000, held: 8_000, counts: [] },
  orders: [{ order_id: '1000004711', code: '4711', at, amount: 5_000 }],
  ...part,
});

function open(answers = {}) {
  return renderInApp([{ path: '/', element: <DrawerCard storeId={3} /> }], {
    info: () => reply(bisi),
    cash: () => reply(drawer()),
    ...answers,
  });
}

it('[STO-082] shows what is expected, of which orders, and what the store owes of it', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText(/8,000/)).toBeVisible();
  await expect.element(screen.getByText('of 1 order')).toBeVisible();
  await screen.getByText('Of which orders').click();
  await expect.element(screen.getByText('4711')).toBeVisible();
});

it('[STO-082] books a count with the reason of its difference, and keeps what was typed until then', async () => {
  localStorage.clear();
  const counted = {
    date: '2026-11-20',
    currency: 'NGN',
    expected: 5_000,
    float: 2_000,
    counted: 6_900,
    at,
    name: 'Ada',
  };
  const booked = drawer({ counts: [{ ...counted, difference: -100, reason: 'Wrong change' }] });
  const { screen, fakeApi } = await open({ count: () => reply(booked) });
  await screen.getByRole('textbox', { name: 'Counted in the drawer, NGN' }).fill('6900');
  await screen.getByRole('textbox', { name: 'Of it, change that was in it before' }).fill('2000');
  await expect.element(screen.getByText(/Difference: .*100/)).toBeVisible();
  await screen.getByRole('button', { name: 'Book the count of today' }).click();
  await expect.element(screen.getByText('Say why in a few words.')).toBeVisible();
  expect(localStorage.getItem('soko-money-drawer-3-2026-11-20-counted')).toBe('6900');
  await screen.getByRole('textbox', { name: 'Why does it differ?' }).fill('Wrong change');
  await screen.getByRole('button', { name: 'Book the count of today' }).click();
  await expect.element(screen.getByText('Wrong change')).toBeVisible();
  expect(fakeApi.calls.find(({ body }) => body !== undefined)?.body).toEqual({
    date: '2026-11-20',
    expected: 5_000,
    float: 2_000,
    counted: 6_900,
    reason: 'Wrong change',
  });
  expect(localStorage.getItem('soko-money-drawer-3-2026-11-20-counted')).toBeNull();
});

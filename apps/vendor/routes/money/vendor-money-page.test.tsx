import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { VendorMoneyPage } from './vendor-money-page.tsx';
import './order-money-dialog.tsx';

const at = '2026-11-20T11:00:00.000Z';
const today = {
  ...{ now: at, date: '2026-11-20', currency: 'NGN', orders: 12, canceled: 1, turnover: 84_000, own_share: 71_400 },
  ...{ cash: 5_000, refunds: 1_200, owed: 300_000, cash_held: 20_000, next_payout: null },
};
const line = { at, kind: 'order_placed', order_id: '100042', subject: null, side: 'owed', amount: 5_100 };
const statement = {
  now: at,
  currencies: [
    {
      currency: 'NGN',
      owed: { opening: 0, closing: 5_100 },
      cash: { opening: 0, closing: 0 },
      lines: [line],
      is_whole: true,
    },
  ],
};
const order = {
  ...{ order_id: '100042', placed_at: at, currency: 'NGN', goods: 6_500, add_ons: 0, discount: 500, coupon: 0 },
  ...{ tax_included: 0, commission: 900, commission_rule: { percent: 15, fixed: 0 }, share: 5_100, net: 5_100 },
  journals: [{ id: 7, at, kind: 'order_placed', amount: 5_100 }],
};

function open(answers = {}) {
  const membership = { store_id: 3, name: 'Mama Ronke Buka', role: 'owner', permissions: ['store.money'] };
  return renderInApp(
    [{ path: 'money', Component: VendorMoneyPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply({ stores: [{ ...membership, suspended_reason: null }], operator: null, courier: null }),
      today: () => reply(today),
      payouts: () => reply({ payouts: [], total_size: 0, limit: 100, offset: 1 }),
      statement: () => reply(statement),
      money: () => reply(order),
      ...answers,
    },
    '/money',
  );
}

it('[STO-083] shows the day of the store with what the next payout has', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('12', { exact: true })).toBeVisible();
  for (const text of ['1 canceled', 'waits for the next run'])
    await expect.element(screen.getByText(text)).toBeVisible();
  // What is owed, less the cash that the store holds.
  await expect.element(screen.getByText(/280,000/)).toBeVisible();
});

it('[STO-083] says when the payout was prepared', async () => {
  const planned = { ...today, next_payout: { amount: 250_000, state: 'planned', at } };
  const { screen } = await open({ today: () => reply(planned) });
  await expect.element(screen.getByText('prepared on 20 Nov')).toBeVisible();
});

it('[STO-084] opens the path of an order from price to share out of the statement', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: '100042' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Order 100042' });
  await expect.element(dialog.getByText('Commission, 15%')).toBeVisible();
  await expect.element(dialog.getByText('In the ledger')).toBeVisible();
});

it('[STO-084] says why the money of an order cannot be read', async () => {
  const { screen } = await open({ money: () => refused('order_not_found', 404, 'Order not found') });
  await screen.getByRole('button', { name: '100042' }).click();
  await expect.element(screen.getByText('Order not found')).toBeVisible();
});

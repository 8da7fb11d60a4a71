import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminLedgerPage } from './admin-ledger-page.tsx';
import { OrderLedgerCard } from './order-ledger-card.tsx';

const page = { total_size: 1, limit: 50, offset: 1 };
const at = '2026-11-24T10:00:00.000Z';
const answers = {
  info: () => reply(bisi),
  memberships: () => reply(operator(['ops.ledger'])),
  accounts: () => reply({ accounts: [{ account: 'store:3', currency: 'NGN', balance: -4000, entries: 1 }], ...page }),
  entries: () =>
    reply({
      entries: [{ journal_id: 7, kind: 'order_placed', at, order_id: '1234567890', subject: null, amount: -4000 }],
      ...page,
    }),
};

describe('[OPS-076] the ledger on the screen', () => {
  it('leads from an account to its entries, and from there to the order', async () => {
    const { screen, fakeApi } = await renderInApp(
      [{ path: '/money/ledger', element: <AdminLedgerPage /> }],
      answers,
      '/money/ledger',
    );
    await screen.getByRole('link', { name: /store:3/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'store:3' })).toBeVisible();
    const order = screen.getByRole('link', { name: '1234567890' });
    await expect.element(order).toHaveAttribute('href', '/orders/1234567890');
    expect(fakeApi.calls.some(({ path }) => path.includes('account=store%3A3'))).toBe(true);
  });

  it('[OPS-014] has the journals of an order, and who holds it now', async () => {
    const sides = [
      { account: 'receivable', currency: 'NGN', amount: 4500 },
      { account: 'store:3', currency: 'NGN', amount: -4500 },
    ];
    const { screen } = await renderInApp([{ path: '/', element: <OrderLedgerCard orderId="1234567890" /> }], {
      ...answers,
      1234567890: () =>
        reply({
          journals: [
            { journal_id: 7, kind: 'order_placed', at, order_id: '1234567890', subject: null, entries: sides },
          ],
          balances: sides,
        }),
    });
    await screen.getByRole('button', { name: 'Show the journals' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Who holds it now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'receivable' }).elements()).toHaveLength(2);
  });
});

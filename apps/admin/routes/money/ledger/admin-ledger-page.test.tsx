import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminLedgerPage } from './admin-ledger-page.tsx';
import { OrderLedgerCard } from './order-ledger-card.tsx';

const page = { total_size: 1, limit: 50, offset: 1 };
const at = '2026-11-24T10:00:00.000Z';
const answers = {
  info: () => reply(bisi),
  invariants: () => reply({ is_running: false, last: null }),
  'manual-journals': () => reply({ journals: [], ...page }),
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

describe('[OPS-081] the invariants on the screen', () => {
  const last = {
    ...{ ended_at: at, seconds: 3, wanted_by: 'Ngozi Eze', breach_count: 2 },
    breaches: [
      { invariant: 'I6', breach: 'total is not the sum of the lines and charges', subject: '1234567890' },
      { invariant: 'I15', breach: 'payout in the books alone', subject: 'payout:4' },
    ],
  };

  it('are checked on demand, and name each breach with its order', async () => {
    let shown: object = { is_running: false, last: null };
    const { screen, fakeApi } = await renderInApp(
      [{ path: '/money/ledger', element: <AdminLedgerPage /> }],
      { ...answers, invariants: () => reply(shown) },
      '/money/ledger',
    );
    await expect.element(screen.getByText('Not checked yet. They are checked each night.')).toBeVisible();
    shown = { is_running: false, last };
    await screen.getByRole('button', { name: 'Check now' }).click();
    await expect.element(screen.getByText('2 breaches')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '1234567890' }))
      .toHaveAttribute('href', '/orders/1234567890');
    await expect.element(screen.getByText('payout:4')).toBeVisible();
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/invariants'))).toHaveLength(2);
  });

  it('say that all hold, and wait for a check that runs', async () => {
    const good = { ...last, breach_count: 0, breaches: [] };
    const { screen } = await renderInApp(
      [{ path: '/money/ledger', element: <AdminLedgerPage /> }],
      { ...answers, invariants: () => reply({ is_running: true, last: good }) },
      '/money/ledger',
    );
    await expect.element(screen.getByText('All checks passed')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Being checked…' })).toBeDisabled();
  });
});

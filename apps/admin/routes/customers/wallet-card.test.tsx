import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { WalletCard } from './wallet-card.tsx';

const customer: AdminCustomer = {
  ...{ id: 7, name: 'Esi Owusu', phone: '+233 24 •••• 456', email: null, is_active: true, order_count: 0 },
  ...{ last_order_at: null, created_at: '2026-03-01T09:00:00Z', is_phone_verified: true, is_email_verified: false },
  ...{ suspended_reason: null, suspended_at: null, session_count: 1, orders: [], refunds: [], notes: [] },
  ...{ balances: [{ currency: 'GHS', balance: 20 }], wallet_currencies: ['GHS', 'PTS'], moves: [], coupons: [] },
};

function open(permissions: Parameters<typeof operator>[0], more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp([{ path: '/', element: <WalletCard customer={customer} /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(permissions)),
    wallet: () => reply(customer),
    ...more,
  });
}

describe('[OPS-070] the wallet on the page of a customer', () => {
  it('is corrected with an amount and a reason, never below zero', async () => {
    const { screen, fakeApi } = await open(['ops.wallets']);
    await screen.getByRole('button', { name: 'Correct the wallet…' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByText('Take away').first().click();
    await dialog.getByRole('button', { name: 'Take away' }).click();
    await expect.element(dialog.getByText('Enter an amount above 0.')).toBeVisible();
    await dialog.getByLabelText('Amount').fill('5.50');
    await expect.element(dialog.getByText('Enter an amount without decimals.')).toBeVisible();
    await dialog.getByLabelText('Amount').fill('21');
    await expect.element(dialog.getByText('That is more than the wallet has.')).toBeVisible();
    await dialog.getByLabelText('Amount').fill('5');
    await dialog.getByLabelText('Reason').fill('Paid twice by mistake');
    await dialog.getByRole('button', { name: 'Take away' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/customers/7/wallet'))?.body).toEqual({
      ...{ currency: 'GHS', amount: -5, reason: 'Paid twice by mistake' },
    });
  });

  it('says that a second person decides, and takes whole points alone', async () => {
    const { screen } = await open(['ops.wallets'], {
      wallet: () => refused('needs_second_person', 403, 'This is above your limit.'),
    });
    await screen.getByRole('button', { name: 'Correct the wallet…' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Currency').selectOptions('PTS');
    await dialog.getByLabelText('Amount').fill('2.5');
    await dialog.getByLabelText('Reason').fill('A late birthday');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog.getByText('Enter whole points above 0.')).toBeVisible();
    await dialog.getByLabelText('Amount').fill('25');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog.getByText('This is above your limit.')).toBeVisible();
  });

  it('is not offered without the permission', async () => {
    const { screen } = await open(['ops.customers']);
    await expect.element(screen.getByRole('button', { name: 'Correct the wallet…' })).not.toBeInTheDocument();
  });
});

import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { OwnLimit } from 'market/access/access-limits.admin.contract';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { GivenCouponsCard } from './given-coupons-card.tsx';
import { WalletCard } from './wallet-card.tsx';

const customer: AdminCustomer = {
  ...{ id: 7, name: 'Esi Owusu', phone: '+233 24 •••• 456', email: null, is_active: true, order_count: 0 },
  ...{ last_order_at: null, created_at: '2026-03-01T09:00:00Z', is_phone_verified: true, is_email_verified: false },
  ...{ suspended_reason: null, suspended_at: null, session_count: 1, orders: [], refunds: [], notes: [], coupons: [] },
  ...{ balances: [{ currency: 'PTS', balance: 20 }], wallet_currencies: ['NGN', 'PTS'], moves: [] },
};
const limit: OwnLimit = { currency: 'NGN', per_act: 20_000, per_day: 100_000, left: 20_000 };
const given: AdminCustomer = {
  ...customer,
  coupons: [
    {
      ...{ id: 3, code: 'GIFT-7KQ2M9XA', amount: 500, currency: 'NGN', reason: 'Cold rice', person: 'Fatima Abubakar' },
      ...{ given_at: '2026-03-01T09:00:00Z', expires_at: '2026-05-30T09:00:00Z', state: 'ready' },
    },
  ],
};

function open(permissions: Parameters<typeof operator>[0], more: Parameters<typeof renderInApp>[1] = {}) {
  const element = (
    <>
      <WalletCard customer={customer} />
      <GivenCouponsCard customer={given} />
    </>
  );
  return renderInApp([{ path: '/', element }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(permissions)),
    own: () => reply({ limits: [limit] }),
    goodwill: () => reply(given),
    ...more,
  });
}

describe('[OPS-039] credit or a coupon on the page of a customer', () => {
  it('is given with an amount and a reason, and says how much the operator may give alone', async () => {
    const { screen, fakeApi } = await open(['ops.support']);
    await screen.getByRole('button', { name: 'Give credit or a coupon…' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText('Now you may give up to ₦20,000 alone.')).toBeVisible();
    await dialog.getByText('Coupon', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Give', exact: true }).click();
    await expect.element(dialog.getByText('Enter an amount above 0.')).toBeVisible();
    await expect.element(dialog.getByText('Write the reason in a few words.')).toBeVisible();
    await dialog.getByLabelText('Amount').fill('500');
    await dialog.getByLabelText('Can be used for').selectOptions('30');
    await dialog.getByLabelText('Reason').fill('Cold rice');
    await dialog.getByRole('button', { name: 'Give ₦500' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/customers/7/goodwill'))?.body).toEqual({
      ...{ kind: 'coupon', currency: 'NGN', amount: 500, days: 30, reason: 'Cold rice' },
    });
  });

  it('is proposed above the limit, and says so before and after', async () => {
    const { screen } = await open(['ops.support'], {
      goodwill: () => refused('needs_second_person', 403, 'This is above your limit.'),
    });
    await screen.getByRole('button', { name: 'Give credit or a coupon…' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Amount').fill('25000');
    await expect.element(dialog.getByText(/It goes to a second person/)).toBeVisible();
    await dialog.getByLabelText('Reason').fill('Party ruined');
    await dialog.getByRole('button', { name: 'Propose ₦25,000' }).click();
    await expect.element(screen.getByText('Proposed. Another person decides.')).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what was typed when it is refused', async () => {
    const { screen } = await open(['ops.support'], {
      goodwill: () => refused('goodwill_own', 403, 'You cannot give yourself credit or a coupon.'),
    });
    await screen.getByRole('button', { name: 'Give credit or a coupon…' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Amount').fill('300');
    await dialog.getByLabelText('Reason').fill('Late');
    await dialog.getByRole('button', { name: 'Give ₦300' }).click();
    await expect.element(dialog.getByText('You cannot give yourself credit or a coupon.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Amount')).toHaveValue('300');
  });

  it('is not offered without the permission; given coupons show who gave them, why, and what became of them', async () => {
    const { screen } = await open(['ops.customers']);
    await expect.element(screen.getByText('Cold rice')).toBeVisible();
    await expect.element(screen.getByText('Fatima Abubakar')).toBeVisible();
    await expect.element(screen.getByText(/^Until /)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'GIFT-7KQ2M9XA' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Give credit or a coupon…' })).not.toBeInTheDocument();
  });
});

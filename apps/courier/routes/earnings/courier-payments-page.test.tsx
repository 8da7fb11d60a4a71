import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { CourierPaymentsPage } from './courier-payments-page.tsx';

const payout = {
  ...{ id: 40, currency: 'NGN', amount: 600, set_off: 300, state: 'failed', reference: 'NIP-1' },
  ...{ reason: 'Wrong account', changed_at: '2026-11-24T10:00:00.000Z' },
};
const line = { at: '2026-11-24T10:00:00.000Z', order_id: null, subject: 'payout:40', side: 'owed' };

describe('[DEL-56] [DEL-58] the payments of a rider', () => {
  it('have each payout with its end, and the statement of a month', async () => {
    const { screen, fakeApi } = await renderInApp([{ path: '/', element: <CourierPaymentsPage /> }], {
      info: () => reply(bisi),
      payouts: () => reply({ payouts: [payout], total_size: 1, limit: 100, offset: 1 }),
      statement: () =>
        reply({
          now: line.at,
          currencies: [
            {
              ...{ currency: 'NGN', owed: { opening: 0, closing: 600 }, cash: { opening: 0, closing: 0 } },
              ...{ lines: [{ ...line, kind: 'payout_failed', amount: 600 }], is_whole: true },
            },
          ],
        }),
    });
    await expect.element(screen.getByText('Why: Wrong account. The amount is owed to you again.')).toBeVisible();
    await expect.element(screen.getByText('Came back')).toBeVisible();
    await expect.element(screen.getByText(/300.* in cash stayed with you/)).toBeVisible();
    await expect.element(screen.getByText('Payout returned')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Earlier' }).click();
    await expect.element(screen.getByRole('button', { name: 'Later' })).toBeEnabled();
    expect(fakeApi.calls.filter(({ path }) => path.includes('statement')).length).toBeGreaterThan(1);
  });
});

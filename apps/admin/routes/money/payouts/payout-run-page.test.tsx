import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminPayout, AdminPayoutRun } from 'market/wallet/wallet-payouts.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { PayoutRunPage } from './payout-run-page.tsx';

const run: AdminPayoutRun = {
  ...{ id: 12, payee: 'courier', currency: 'NGN', least: 0, state: 'prepared', version: 3, is_own: false },
  ...{ made_at: '2026-11-24T10:00:00.000Z', made_by: 'Ngozi Eze', ended_at: null, ended_by: null },
  ...{ payouts: 1, total: 600, sent: 0, paid: 0, failed: 0 },
};
const payout: AdminPayout = {
  ...{ id: 40, payee_id: 7, name: 'Musa Bello', phone: '+2348035550188', owed: 900, cash: 300, set_off: 300 },
  account: { kind: 'bank', holder: 'Musa Bello', institution: 'Zenith', masked: '•••• 6789' },
  ...{ amount: 600, state: 'planned', reference: null, reason: null, changed_at: '2026-11-24T10:00:00.000Z' },
};
const released = { run: { ...run, state: 'released', sent: 1 }, payouts: [{ ...payout, state: 'sent' }] };
const paid = {
  run: { ...run, state: 'released', paid: 1 },
  payouts: [{ ...payout, state: 'paid', reference: 'NIP-1' }],
};

function open(part: Partial<AdminPayoutRun> = {}, release = () => reply(released)) {
  let shown: object = { run: { ...run, ...part }, payouts: [payout] };
  const show = (answer: Response, next: object) => {
    if (answer.ok) shown = next;
    return answer;
  };
  return renderInApp(
    [{ path: '/money/payouts/:run', element: <PayoutRunPage /> }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.payouts'])),
      12: () => reply(shown),
      release: () => show(release(), released),
      paid: () => show(reply(paid), paid),
    },
    '/money/payouts/12',
  );
}

describe('[OPS-079] a run of payouts on the screen', () => {
  it('is released after one question, then each payout is noted with its reference', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByText(/900.* owed/)).toBeVisible();
    await expect.element(screen.getByText(/300.* set off in cash/)).toBeVisible();
    await screen.getByRole('button', { name: 'Release', exact: true }).click();
    await screen.getByRole('button', { name: 'Release it' }).click();
    await expect.element(screen.getByText('Released. The payouts are on the way.')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/release'))?.body).toEqual({ version: 3 });
    await screen.getByRole('button', { name: 'Paid…' }).click();
    await screen.getByRole('button', { name: 'It was paid' }).click();
    await expect.element(screen.getByText('Enter what the bank says.')).toBeVisible();
    await screen.getByLabelText('Reference of the transfer').fill('NIP-1');
    await screen.getByRole('button', { name: 'It was paid' }).click();
    await expect.element(screen.getByText('NIP-1')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/paid'))?.body).toEqual({ reference: 'NIP-1' });
  });

  it('is not released by the person who prepared it', async () => {
    const { screen } = await open({ is_own: true });
    await expect.element(screen.getByText('You prepared this run. Somebody else must release it.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Release', exact: true })).toBeDisabled();
  });

  it('says why the server refused, and shows the run as it is now', async () => {
    const { screen } = await open({}, () => refused('payout_run_closed', 409, 'This run was released already.'));
    await screen.getByRole('button', { name: 'Release', exact: true }).click();
    await screen.getByRole('button', { name: 'Release it' }).click();
    await expect.element(screen.getByText('This run was released already.')).toBeVisible();
  });
});

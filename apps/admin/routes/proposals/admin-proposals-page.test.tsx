import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminProposalsPage } from './admin-proposals-page.tsx';

const page = { limit: 100, offset: 1, total_size: 1 };
const proposal = {
  ...{ id: 7, call: 'adminOrders.refund', order_id: '4100000017', store_name: 'Mama Nkechi', amount: 25_000 },
  ...{ currency: 'NGN', to: null, reason: 'The whole order was cold', proposed_by: 'Ada Obi', is_own: false },
  ...{ created_at: '2026-03-01T09:00:00Z', expires_at: '2026-03-02T09:00:00Z', state: 'open', decided_by: null },
  ...{ decided_at: null, decline_reason: null, may_decide: true },
};

async function open(shown: object, answers: Record<string, () => Response> = {}) {
  return renderInApp([{ path: '/', element: <AdminProposalsPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.lead'])),
    proposals: () => reply({ ...page, proposals: [shown] }),
    ...answers,
  });
}

describe('[SEAT-16] proposals on the screen', () => {
  it('say what waits, who proposes it and why, and are approved with one press', async () => {
    const { screen, fakeApi } = await open(proposal, { approve: () => reply({ ...proposal, state: 'approved' }) });
    await expect.element(screen.getByText('The whole order was cold')).toBeVisible();
    await expect.element(screen.getByText(/Proposed by Ada Obi/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '#4100000017' })).toBeVisible();
    await screen.getByRole('button', { name: 'Approve' }).click();
    await expect.element(screen.getByText(/^Approved: .*25,000/)).toBeVisible();
    expect(fakeApi.calls.some(({ path }) => path.endsWith('/proposals/7/approve'))).toBe(true);
  });

  it('are declined with a reason', async () => {
    const { screen, fakeApi } = await open(proposal, { decline: () => reply({ ...proposal, state: 'declined' }) });
    await screen.getByRole('button', { name: 'Decline' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.element(screen.getByText('Write the reason in a few words.')).toBeVisible();
    await dialog.getByLabelText('Reason').fill('Half of it is enough');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/decline'))?.body).toEqual({
      reason: 'Half of it is enough',
    });
  });

  it('say what the server refused', async () => {
    const answer = () => refused('proposal_decided', 409, 'This proposal was decided or taken back already.');
    const { screen } = await open(proposal, { approve: answer });
    await screen.getByRole('button', { name: 'Approve' }).click();
    await expect.element(screen.getByText('This proposal was decided or taken back already.')).toBeVisible();
  });

  it.each([
    ['the own one', { is_own: true, may_decide: false }, 'Take back'],
    ['one above the own limit', { may_decide: false }, undefined],
    [
      'one that was approved',
      { state: 'approved', may_decide: false, decided_by: 'Bisi Ade', decided_at: proposal.created_at },
      undefined,
    ],
  ])('offer nothing to approve for %s', async (_what, change, button) => {
    const { screen } = await open({ ...proposal, ...change });
    await expect.element(screen.getByText('The whole order was cold')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    if (button) await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
  });
});

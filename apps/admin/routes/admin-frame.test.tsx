import { SignedInOnly } from 'app-kit/session/signed-in-only.tsx';
import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { operator } from '../testing/order-under-test.ts';
import { AdminFrame } from './admin-frame.tsx';

const waits = (kind: string, count: number) => ({ kind, count, oldest_minutes: count > 0 ? 4 : null });

function open(memberships: object, waiting: object[]) {
  const frame = { element: <AdminFrame />, children: [{ index: true, element: <title>Account</title> }] };
  return renderInApp([{ element: <SignedInOnly />, children: [frame] }], {
    info: () => reply(bisi),
    memberships: () => reply(memberships),
    waiting: () => reply({ waiting }),
  });
}

describe('[SEAT-27] the rail of an operator', () => {
  it('shows how much waits in each section, and the title the sum', async () => {
    const kinds = [waits('alarms', 2), waits('applications', 0), waits('proposals', 1), waits('refunds', 7)];
    const { screen } = await open(operator(['ops.live', 'ops.stores', 'ops.lead', 'ops.refund']), kinds);
    await expect.element(screen.getByRole('link', { name: 'Live 2 waiting' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Orders 7 waiting' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Proposals 1 waiting' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Applicants', exact: true })).toBeVisible();
    await expect.poll(() => document.title).toBe('(10) Account');
  });

  it('asks nothing for an account without a role', async () => {
    const { screen, fakeApi } = await open({ stores: [], courier: null, operator: null }, []);
    await expect.element(screen.getByRole('link', { name: 'Team' })).toBeVisible();
    expect(fakeApi.calls.some(({ path }) => path.endsWith('/waiting'))).toBe(false);
  });
});

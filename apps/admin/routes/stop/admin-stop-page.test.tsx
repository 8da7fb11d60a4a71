import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { ShownStop } from 'market/zones/stop/zones-stop.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminStopPage } from './admin-stop-page.tsx';

const notice = {
  ...{ id: 'n1', kind: 'stop' as const, words: 'The power is out.' },
  ...{ from_at: '2026-11-27T12:00:00.000Z', until_at: '2026-11-27T14:00:00.000Z' },
};
const wanted: ShownStop = {
  current: null,
  waiting: { ...notice, made_at: notice.from_at, made_by: 'Ada Obi', is_own: false },
};

function open(shown: ShownStop, next: ShownStop = { current: null, waiting: null }) {
  return renderInApp([{ path: '/', element: <AdminStopPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.lead'])),
    'market-notice': () => reply(shown),
    release: () => reply(next),
    n1: () => reply(next),
  });
}

describe('[OPS-096] stopping all new orders', () => {
  it('asks a second person, with words and an end', async () => {
    const { screen, fakeApi } = await open({ current: null, waiting: null });
    await screen.getByRole('radio', { name: /^Stop all new orders/ }).click({ force: true });
    await screen.getByLabelText('In your words').fill('The power is out.');
    await screen.getByRole('button', { name: 'Ask a second person' }).click();
    await expect.element(screen.getByText('Choose a day and a time.')).toBeVisible();
    await screen.getByLabelText('Ends').fill('2026-11-27T14:00');
    await screen.getByRole('button', { name: 'Ask a second person' }).click();
    const until_at = new Date('2026-11-27T14:00').toISOString();
    const sent = { kind: 'stop', words: 'The power is out.', from_at: null, until_at, seen: null };
    await expect.poll(() => fakeApi.calls.find(({ body }) => body !== undefined)?.body).toEqual(sent);
  });

  it('is released by another person than the one who has wanted', async () => {
    const { screen, fakeApi } = await open(wanted, { current: notice, waiting: null });
    await expect.element(screen.getByText('Ada Obi asks to stop all new orders.')).toBeVisible();
    await screen.getByRole('button', { name: 'Stop all new orders now' }).click();
    await expect.element(screen.getByText('No new orders are taken')).toBeVisible();
    expect(fakeApi.calls.some(({ path }) => path.endsWith('/market-notice/n1/release'))).toBe(true);
  });

  it('is only taken back by the one who has wanted', async () => {
    const own = wanted.waiting && { ...wanted.waiting, is_own: true };
    const { screen } = await open({ current: null, waiting: own });
    await expect.element(screen.getByRole('button', { name: 'Take back' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop all new orders now' }).query()).toBeNull();
  });

  it('ends by one press', async () => {
    const { screen } = await open({ current: notice, waiting: null });
    await screen.getByRole('button', { name: 'Take orders again' }).click();
    await expect.poll(() => screen.getByText('No new orders are taken').query()).toBeNull();
  });
});

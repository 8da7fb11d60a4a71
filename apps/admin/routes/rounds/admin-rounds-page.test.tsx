import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { RecordedRound } from 'market/dispatch/dispatch.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminRoundsPage } from './admin-rounds-page.tsx';

const round: RecordedRound = {
  ...{ id: 1, order_id: '4417', zone_id: 3, zone_name: 'Yaba', at: '2026-11-27T12:00:00.000Z', milliseconds: 42.4 },
  ...{ courier: { id: 7, name: 'Musa Bello' }, reason: { code: 'nearest', minutes: 4, metres: 0 } },
  ...{ person: null, words: null, excluded: [{ courier_id: 9, name: 'Tunde', why: 'bag_full' }] },
  candidates: [
    {
      ...{
        courier_id: 7,
        name: 'Musa Bello',
        minutes_to_store: 3,
        minutes_to_door: 12,
        metres: 900,
        load: 0,
        total: 13.5,
      },
      cost: { minutes: 12, late: 1.5, carried: 0, way: 0, busy: 0, turn: 0 },
    },
  ],
};

describe('[OPS-027] the record of the rounds', () => {
  it('says for each order whom it went to and why, with the costs of all who were compared', async () => {
    const { screen } = await renderInApp([{ path: '/', element: <AdminRoundsPage /> }], {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.dispatch'])),
      zones: () => reply({ zones: [], total_size: 0, limit: 100, offset: 1 }),
      rounds: () => reply({ rounds: [round], total_size: 1, limit: 30, offset: 1 }),
    });
    await expect.element(screen.getByRole('link', { name: '#4417' })).toBeVisible();
    await expect.element(screen.getByText(/Nearest, by 4 minutes\./)).toBeVisible();
    await expect.element(screen.getByText(/42 ms/)).toBeVisible();
    await screen.getByText(/1 rider compared/).click();
    await expect.element(screen.getByRole('cell', { name: '13.5' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '1.5', exact: true })).toBeVisible();
    await expect.element(screen.getByText(/The bag is full/)).toBeVisible();
  });
});

import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Health, ProviderTrial } from 'market/notifications/notifications-health.admin.contract';
import { healthParts } from 'market/notifications/notifications-health.rules';
import { describe, expect, it } from 'vitest';
import { AdminHealthPage } from './admin-health-page.tsx';

const operator = { roles: ['owner'], permissions: ['ops.health'], zone_ids: null, suspended_reason: null };
const memberships = { stores: [], courier: null, operator };

const node: Health['nodes'][number] = {
  id: '5f6c6c3e-0d0e-4d43-9a0e-7f6a6f1f5c11',
  host: 'node-a',
  version: '0.1.0',
  started_at: '2026-11-27T06:00:00.000Z',
  is_silent: false,
  silent_seconds: 3,
  streams: 312,
  stream_limit: 5_000,
  disk_free: 78_000_000_000,
  disk_size: 200_000_000_000,
  is_replica_used: true,
  is_redis_ready: null,
};
const termii: Health['providers'][number] = {
  kind: 'sms',
  name: 'Termii',
  setup: 'set',
  level: 'good',
  breaker: 'closed',
  last_success_at: '2026-11-27T11:59:00.000Z',
  last_fault_at: null,
  last_fault: null,
};
const well: Health = {
  asked_at: '2026-11-27T12:00:00.000Z',
  parts: healthParts.map((part) => ({ part, level: part === 'redis' ? 'unused' : 'good', to_do: null })),
  nodes: [node],
  database: { milliseconds: 3, connections: 38, max_connections: 100, bytes: 2_400_000_000 },
  waiting: { messages: 0, pushes: 0, webhooks: 1, webhooks_given_up: 0, oldest_seconds: null },
  pushes: { sent: 420, failed: 2 },
  jobs: [
    { kind: 'dispatch', about: 'Asks couriers about the orders of a zone.', waiting: 0, oldest_seconds: null, dead: 0 },
  ],
  last_backup: { finished_at: '2026-11-27T02:00:00.000Z', host: 'node-a', rows: 1_200, bytes: 34_000_000 },
  providers: [termii],
};

function open(health: Health, more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp([{ path: '/', element: <AdminHealthPage /> }], {
    memberships: () => reply(memberships),
    health: () => reply(health),
    ...more,
  });
}

const changed = (part: string, level: 'notice' | 'bad', toDo: string): Health['parts'] =>
  well.parts.map((one) => (one.part === part ? ({ part, level, to_do: toDo } as Health['parts'][number]) : one));

describe('[OPS-094] the health page', () => {
  it('is green with what was measured of each part', async () => {
    const { screen } = await open(well);
    await expect.element(screen.getByText('Everything runs')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'What to do now' })).not.toBeInTheDocument();
    for (const text of [
      '1 of 1 run',
      '38 of 100 connections',
      '1 of 1 servers use it',
      'Nothing waits',
      'None given up',
      '312 are open',
      '2 failed',
      '420 sent in 24 hours',
      '78 GB free',
      '10 h ago',
    ]) {
      await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
    }
  });

  it('says what to do, what is broken on top, and counts it', async () => {
    const parts = changed('backup', 'notice', 'backup_none').map((one) =>
      one.part === 'jobs' ? ({ part: 'jobs', level: 'bad', to_do: 'jobs_stopped' } as const) : one,
    );
    const jobs = [{ kind: 'dispatch', about: 'Asks couriers.', waiting: 12, oldest_seconds: 900, dead: 3 }];
    const { screen } = await open({ ...well, parts, jobs, last_backup: null });
    await expect.element(screen.getByText('2 things need a hand')).toBeVisible();
    const list = screen.getByRole('region', { name: 'What to do now' }).getByRole('listitem');
    await expect.element(list.nth(0).getByText('Background work does not run')).toBeVisible();
    await expect.element(list.nth(0).getByText(/Start a server/)).toBeVisible();
    await expect.element(list.nth(1).getByText(/soko backup/)).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /dispatch.* 12 15 min 3/ })).toBeVisible();
  });

  it('names a server that is silent, and for how long', async () => {
    const nodes = [node, { ...node, id: 'b', host: 'node-b', is_silent: true, silent_seconds: 200 }];
    const { screen } = await open({ ...well, nodes, parts: changed('nodes', 'notice', 'node_silent') });
    await expect.element(screen.getByText('Silent: node-b')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /node-b.*Silent for 3 min/ })).toBeVisible();
  });
});

describe('[OPS-084] the providers on the health page', () => {
  it('show whether they are set, at rest and when they worked last', async () => {
    const words = 'Termii answers “low balance”';
    const providers: Health['providers'] = [
      { ...termii, level: 'bad', breaker: 'open', last_fault_at: '2026-11-27T11:59:30.000Z', last_fault: words },
      { ...termii, kind: 'mail', name: '', setup: 'missing', level: 'notice', breaker: null, last_success_at: null },
      { ...termii, kind: 'places', name: 'The built-in map', setup: 'built_in' },
    ];
    const { screen } = await open({ ...well, providers });
    await expect.element(screen.getByText('1 thing needs a hand')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /SMS Termii.*At rest.*low balance/ })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Email Not set.*Nothing is sent/ })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Addresses Part of Soko.*Works/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Test: Email' })).toBeDisabled();
  });

  it.each<[string, ProviderTrial, RegExp]>([
    ['a message that left', { problem: null, words: null, milliseconds: 180 }, /Sent to you in 180 ms/],
    [
      'a fault in the words of the provider',
      { problem: 'failed', words: 'low balance', milliseconds: 90 },
      /low balance/,
    ],
    ['a person without a phone', { problem: 'no_contact', words: null, milliseconds: 1 }, /no confirmed address/],
  ])('are tested by a press, with %s', async (_what, trial, text) => {
    const { screen, fakeApi } = await open(well, { try: () => reply(trial) });
    await screen.getByRole('button', { name: 'Test: SMS' }).click();
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/try'))?.body).toEqual({ kind: 'sms', name: 'Termii' });
  });
});

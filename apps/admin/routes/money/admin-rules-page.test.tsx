import { bisi, type FakeApi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminCommissionRule } from 'market/wallet/wallet.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminRulesPage } from './admin-rules-page.tsx';

const market: AdminCommissionRule = {
  ...{ id: 4, module_type: null, store_id: null, store_name: null, currency: null, percent: 18, fixed: 0 },
  ...{ starts_at: '2026-01-01T00:00:00.000Z', made_at: '2026-01-01T00:00:00.000Z', made_by: 'Ngozi Eze' },
  state: 'in_force',
};
const planned: AdminCommissionRule = {
  ...market,
  ...{ id: 9, store_id: 3, store_name: 'Mama Rónkẹ́', percent: 15, state: 'planned' },
};
const zone = { id: 4, name: 'Yaba', city: 'Lagos', currency: 'NGN', time_zone: 'Africa/Lagos' };
const page = { limit: 100, offset: 1 };

async function open(answer: () => Response, permissions = ['ops.finance']) {
  const rules = [planned, market];
  let fakeApi: FakeApi | undefined;
  const opened = await renderInApp([{ path: '/', element: <AdminRulesPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(permissions)),
    zones: () => reply({ zones: [zone], total_size: 1, ...page }),
    stores: () => reply({ stores: [], total_size: 0, ...page }),
    preview: () =>
      reply({
        ...{ from: '2026-10-25T00:00:00.000Z', until: '2026-11-24T00:00:00.000Z' },
        currencies: [{ currency: 'NGN', orders: 12, base: 90_000, booked: 16_200, by_rule: 18_000 }],
      }),
    'commission-rules': () => {
      const body = fakeApi?.calls.at(-1)?.body;
      return body ? answer() : reply({ rules, total_size: rules.length, ...page });
    },
    'pay-rules': () => reply({ rules: [], total_size: 0, ...page }),
    9: () => {
      rules.shift();
      return reply({});
    },
  });
  ({ fakeApi } = opened);
  return opened;
}

describe('[OPS-074] the money rules', () => {
  it('are planned with an example and what the last month would have brought', async () => {
    const { screen, fakeApi } = await open(() => reply({ ...market, id: 10 }));
    await screen.getByRole('button', { name: 'Add a commission' }).click();
    const send = screen.getByRole('button', { name: 'Plan this commission' });
    await send.click();
    await expect.element(screen.getByText('Enter a number from 0 to 100.')).toBeVisible();
    await screen.getByLabelText('Percent').fill('20');
    await expect.element(screen.getByText(/The market keeps .*1,000.*, the store earns .*4,000/)).toBeVisible();
    await expect.element(screen.getByText(/16,200.* as booked, .*18,000.* by this rule/)).toBeVisible();
    await screen.getByLabelText('Begins').fill('2026-12-01T08:00');
    await send.click();
    await expect.element(screen.getByText('The commission is planned')).toBeVisible();
    const sent = fakeApi.calls.find(({ body }) => body !== undefined);
    const startsAt = new Date('2026-12-01T08:00').toISOString();
    expect(sent?.body).toEqual({ percent: 20, fixed: 0, starts_at: startsAt, version: 9 });
  });

  it('say why a rule was refused, and keep what was written', async () => {
    const { screen } = await open(() =>
      reply({ errors: [{ code: 'rule_too_early', message: 'A rule begins now or later.' }] }, 422),
    );
    await screen.getByRole('button', { name: 'Add a commission' }).click();
    await screen.getByLabelText('Percent').fill('7.5');
    await screen.getByRole('button', { name: 'Plan this commission' }).click();
    await expect.element(screen.getByText('A rule begins now or later.')).toBeVisible();
    await expect.element(screen.getByLabelText('Percent')).toHaveValue('7.5');
  });

  it('are withdrawn until they begin', async () => {
    const { screen } = await open(() => reply({}));
    await expect.element(screen.getByText('Mama Rónkẹ́')).toBeVisible();
    await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await screen.getByRole('button', { name: 'Withdraw it' }).click();
    await expect.element(screen.getByText('Mama Rónkẹ́')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Withdraw', exact: true })).not.toBeInTheDocument();
  });

  it('[SEAT-14] are for operators with the permission', async () => {
    const { screen } = await open(() => reply({}), ['ops.cash']);
    await expect.element(screen.getByText(/Your roles don’t have the permission/)).toBeVisible();
  });
});

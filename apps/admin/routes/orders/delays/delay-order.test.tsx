import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { operator, order } from '../../../testing/order-under-test.ts';
import { AdminOrderPage } from '../admin-order-page.tsx';

const moment = Date.parse('2026-11-20T12:00:00.000Z');
const at = (minutes: number) => new Date(moment + minutes * 60_000).toISOString();
const running = {
  ...order,
  order_status: 'processing' as const,
  may_correct: true,
  delays: [
    { kind: 'put_off' as const, first: at(35), last: at(30 + 24 * 60) },
    { kind: 'hold' as const, first: at(5), last: at(240) },
  ],
};

function open(shown = running, permissions = ['ops.live', 'ops.orders']) {
  return renderInApp(
    [{ path: 'orders/:order', Component: AdminOrderPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(permissions)),
      dispatch: () => reply({ decisions: [], offers: [] }),
      [order.id]: () => reply(shown),
    },
    `/orders/${order.id}`,
  );
}

describe('[OPS-024] an order is put off or held', () => {
  it('by minutes, with the new time in sight and a reason that is asked for', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByRole('button', { name: 'Put off or hold' }).click();
    await screen.getByRole('button', { name: '45 min' }).click();
    // 45 minutes after its own arrival at 12:30 UTC, by the clock of Lagos.
    await expect.element(screen.getByText('New time: 2:15 PM')).toBeVisible();
    await screen.getByRole('button', { name: 'Put it off' }).click();
    await expect.element(screen.getByText('Write the reason in a few words.')).toBeVisible();
    await screen.getByLabelText('Reason').fill('The road is closed');
    fakeApi.answers.delay = () => reply(running);
    await screen.getByRole('button', { name: 'Put it off' }).click();
    await expect
      .poll(() => fakeApi.calls.find(({ path }) => path.endsWith('/delay'))?.body)
      .toEqual({ version: order.version, kind: 'put_off', until: at(75), reason: 'The road is closed' });
  });

  it('within its bounds, and a refusal loses nothing', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByRole('button', { name: 'Put off or hold' }).click();
    await screen.getByText('Hold', { exact: true }).click();
    await screen.getByLabelText('Minutes from now').fill('300');
    await expect.element(screen.getByText('From 5 to 240 minutes.')).toBeVisible();
    await screen.getByLabelText('Minutes from now').fill('60');
    await screen.getByLabelText('Reason').fill('Calling the customer');
    fakeApi.answers.delay = () => refused('changed_meanwhile', 409, 'It was changed meanwhile.');
    await screen.getByRole('button', { name: 'Hold it' }).click();
    await expect.element(screen.getByText('It was changed meanwhile.')).toBeVisible();
    await expect.element(screen.getByLabelText('Reason')).toHaveValue('Calling the customer');
  });

  it('and a hold says until when and why, and ends by a press', async () => {
    const until = at(60);
    const held = { ...running, delay: { kind: 'hold' as const, until, reason: 'Calling the customer' } };
    const { screen, fakeApi } = await open(held);
    await expect.element(screen.getByText('On hold until 20 Nov, 2:00 PM')).toBeVisible();
    await expect.element(screen.getByText('Calling the customer')).toBeVisible();
    fakeApi.answers.release = () => reply(running);
    await screen.getByRole('button', { name: 'Let it go on' }).click();
    await expect
      .poll(() => fakeApi.calls.find(({ path }) => path.endsWith('/release'))?.body)
      .toEqual({ version: order.version });
  });

  it('by those who may change orders alone', async () => {
    const { screen } = await open(running, ['ops.live']);
    await expect.element(screen.getByText('Everything that happened')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Put off or hold' }).query()).toBeNull();
  });
});

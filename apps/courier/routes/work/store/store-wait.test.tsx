import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { describe, expect, it } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, workWith } from '../../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../courier-work-page.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function open(change: Partial<Delivery>) {
  const delivery: Delivery = {
    ...carriedDelivery,
    order_status: 'processing',
    step: 'go_to_store',
    at_door_at: null,
    handover_at: null,
    wait_pay: 25,
    ...change,
  };
  return renderInApp(
    [{ path: '/', Component: CourierWorkPage }],
    { ...courierAnswers, work: () => reply(workWith([delivery])), 'give-back': () => reply({}) },
    '/',
    courierApp,
  );
}

describe('[DEL-28] the wait at a store', () => {
  it('runs from the arrival and says what it is paid', async () => {
    const { screen } = await open({ at_store_at: ago(4.1) });
    await expect.element(screen.getByRole('timer', { name: /Waited 4:/ })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'You’re paid for waiting' })).toBeVisible();
    await expect.element(screen.getByText('₦25 a minute after the first 3')).toBeVisible();
    await expect.element(screen.getByText('+₦25')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Give back', exact: true })).toBeVisible();
  });

  it('may be ended after 15 minutes, and says before the press what the courier keeps', async () => {
    const { screen, fakeApi } = await open({ at_store_at: ago(16.1) });
    await screen.getByRole('button', { name: 'Give back without loss' }).click();
    await expect.element(screen.getByText(/You keep ₦325 for your wait/)).toBeVisible();
    await screen.getByRole('button', { name: 'Give back', exact: true }).click();
    await expect.poll(() => fakeApi.calls.some(({ path }) => path.endsWith('/give-back'))).toBe(true);
  });

  it('stands still once the order is on the counter', async () => {
    const { screen } = await open({ at_store_at: ago(20), handover_at: ago(14) });
    await expect.element(screen.getByRole('timer', { name: 'Waited 6:00' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Give back', exact: true })).toBeVisible();
  });

  it('is none before the arrival', async () => {
    const { screen } = await open({ at_store_at: null });
    await expect.element(screen.getByRole('button', { name: 'Give back', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
  });
});

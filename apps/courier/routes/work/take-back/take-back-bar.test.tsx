import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { takeBackSeconds } from 'market/orders/orders-delivery.rules';
import { describe, expect, it } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, workWith } from '../../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../courier-work-page.tsx';

const onCounter: Partial<Delivery> = { order_status: 'handover', step: 'pick_up', at_door_at: null };

async function open(change: Partial<Delivery> = {}) {
  let deliveries: Delivery[] = [{ ...carriedDelivery, ...change }];
  const app = await renderInApp(
    [{ path: '/', Component: CourierWorkPage }],
    {
      ...courierAnswers,
      work: () => reply(workWith(deliveries)),
      'pick-up'() {
        deliveries = [carriedDelivery];
        return reply({ delivery: carriedDelivery });
      },
      arrive: () => reply({ delivery: carriedDelivery }),
      deliver() {
        deliveries = [];
        return reply({});
      },
      shift: () => reply({ on_shift_since: null }),
    },
    '/',
    courierApp,
  );
  const steps = ['pick-up', 'arrive', 'deliver', 'shift'];
  const sent = () => app.fakeApi.calls.flatMap(({ path }) => steps.find((step) => path.endsWith(`/${step}`)) ?? []);
  const press = (name: string | RegExp) => app.screen.getByRole('button', { name }).click();
  return { ...app, sent, press };
}

describe('[DEL-33] a step that hands an order over', () => {
  it('is taken back within ten seconds, and the server never hears of it', async () => {
    const { screen, sent, press } = await open(onCounter);
    await press('I have the order');
    await expect.element(screen.getByText('Go to the door')).toBeVisible();
    await expect.element(screen.getByText('Picked up #0482')).toBeVisible();
    await press(/^Take back/);
    await expect.element(screen.getByText('Pick up the order')).toBeVisible();
    expect(sent()).toEqual([]);
    // A second press is sent once: the first is forgotten.
    await press('I have the order');
    await press('It’s right');
    await expect.poll(sent).toEqual(['pick-up']);
    await expect.element(screen.getByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
  });

  it('goes out by itself after them', { timeout: 60_000 }, async () => {
    const { screen, sent, press } = await open();
    await press('Delivered');
    await expect.element(screen.getByRole('heading', { name: 'You’re online' })).toBeVisible();
    expect(sent()).toEqual([]);
    await expect.poll(sent, { timeout: (takeBackSeconds + 20) * 1_000 }).toEqual(['deliver']);
  });

  it('goes out at once when the next step follows, in the same sequence', async () => {
    const { screen, sent, press } = await open(onCounter);
    await press('I have the order');
    await press('I am there');
    await expect.poll(sent).toEqual(['pick-up', 'arrive']);
    await expect.element(screen.getByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
  });

  it('goes out before the shift ends', async () => {
    const { sent, press } = await open();
    await press('Delivered');
    await press('Go offline');
    await expect.poll(sent).toEqual(['deliver', 'shift']);
  });

  it('is corrected by support after that', async () => {
    const { screen, press } = await open();
    await press('Help');
    await press('I pressed something by mistake');
    await expect.element(screen.getByText('Messages about #0482')).toBeVisible();
  });
});

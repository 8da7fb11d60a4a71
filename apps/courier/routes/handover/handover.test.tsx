import { type Answers, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Handover } from 'market/orders/handovers/orders-handovers.courier.contract';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { describe, expect, it } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, noon, workWith } from '../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../work/courier-work-page.tsx';
import { HandOverPage } from './hand-over-page.tsx';

const meeting = { lat: 6.44, lng: 3.46, words: 'By the red kiosk' };
const musa = { name: 'Musa B', phone: '+2348030000009', lat: 6.441, lng: 3.461, seconds: 20 };
const open = (side: Handover['side'], other: Handover['other']): Handover => ({
  side,
  cause: 'breakdown',
  begun_at: noon,
  meeting,
  other,
});
const waiting: Delivery = {
  ...carriedDelivery,
  id: '1000000499',
  code: '0499',
  order_status: 'handover',
  step: 'pick_up',
};

function render(deliveries: Delivery[], path: string, answers: Answers = {}) {
  const routes = [
    { path: '/', Component: CourierWorkPage },
    { path: 'hand-over', Component: HandOverPage },
  ];
  const known = { ...courierAnswers, work: () => reply(workWith(deliveries)), begin: () => reply({}) };
  return renderInApp(routes, { ...known, ...answers }, path, courierApp);
}
const sentTo = (calls: readonly { path: string }[], end: string) =>
  calls.filter(({ path }) => path.endsWith(end)).map(({ path }) => path);

describe('[DEL-39] a rider who cannot ride on', () => {
  it('hands over every order by one press, those in the bag first', async () => {
    const { screen, fakeApi } = await render([waiting, carriedDelivery], '/hand-over');
    await expect.element(screen.getByText(/2 orders go to another rider/)).toBeVisible();
    await screen.getByRole('button', { name: 'Breakdown' }).click();
    await expect.poll(() => sentTo(fakeApi.calls, '/hand-over')).toHaveLength(2);
    expect(sentTo(fakeApi.calls, '/hand-over')[0]).toContain(carriedDelivery.id);
    await expect.element(screen.getByRole('heading', { name: 'Looking for another rider' })).toBeVisible();
  });

  it('sees who comes, calls them, and rides on after all', async () => {
    const { screen, fakeApi } = await render([{ ...carriedDelivery, handover: open('giver', musa) }], '/', {
      takeBack: () => reply({}),
    });
    await expect.element(screen.getByRole('heading', { name: 'Musa B comes to you' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Call the rider who comes' }))
      .toHaveAttribute('href', `tel:${musa.phone}`);
    await screen.getByRole('button', { name: 'I can ride on' }).click();
    await expect.poll(() => sentTo(fakeApi.calls, '/take-back')).toHaveLength(1);
    await expect.element(screen.getByRole('heading', { name: /T. F. Kuboye Road/ })).toBeVisible();
  });

  it('is met by the other one, who goes on to the door with the order', async () => {
    const taken = { ...carriedDelivery, at_door_at: null, step: 'meet' as const, handover: open('taker', musa) };
    const passed = { ...taken, step: 'deliver' as const, handover: null };
    const { screen, fakeApi } = await render([taken], '/', { meet: () => reply({}) });
    fakeApi.answers.work = () => reply(workWith(sentTo(fakeApi.calls, '/meet').length > 0 ? [passed] : [taken]));
    await expect.element(screen.getByRole('heading', { name: 'Meet Musa B and take the order' })).toBeVisible();
    await expect.element(screen.getByText('By the red kiosk')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Directions' }))
      .toHaveAttribute('href', expect.stringMatching(/^geo:6.44,3.46/));
    await screen.getByRole('button', { name: 'I have the order' }).click();
    await expect.poll(() => sentTo(fakeApi.calls, '/meet')).toHaveLength(1);
    await expect.element(screen.getByText('Go to the door')).toBeVisible();
  });
});

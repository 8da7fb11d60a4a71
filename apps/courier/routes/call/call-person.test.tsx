import { type Answers, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { describe, expect, it } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, workWith } from '../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../work/courier-work-page.tsx';

function open(change: Partial<Delivery>, answers: Answers = {}) {
  const work = () => reply(workWith([{ ...carriedDelivery, ...change }]));
  const routes = [{ path: '/', Component: CourierWorkPage }];
  return renderInApp(routes, { ...courierAnswers, work, ...answers }, '/', courierApp);
}

describe('[DEL-63] a call to the customer', () => {
  it('goes through the number of the market after a question that says so', async () => {
    const { screen, fakeApi } = await open({ call_way: 'market', contact_phone: '' }, { call: () => reply({}) });
    await screen.getByRole('button', { name: 'Call customer' }).click();
    await expect.element(screen.getByText(/Neither of you sees the number of the other/)).toBeVisible();
    await expect.element(screen.getByText(/The try is recorded with its time, as proof/)).toBeVisible();
    await screen.getByRole('button', { name: 'Call', exact: true }).click();
    await expect.element(screen.getByText('Your phone rings now. Answer it to be connected.')).toBeVisible();
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/call'))).toHaveLength(1);
  });

  it('says why it was not connected, and stays in reach', async () => {
    const words = 'The call could not be connected.';
    const { screen } = await open({ call_way: 'market' }, { call: () => refused('call_failed', 503, words) });
    await screen.getByRole('button', { name: 'Call customer' }).click();
    await screen.getByRole('button', { name: 'Call', exact: true }).click();
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Call', exact: true })).toBeVisible();
  });

  it('uses the number where the operator shows it, and nothing where neither is possible', async () => {
    const shown = await open({ call_way: 'phone' });
    const link = shown.screen.getByRole('link', { name: 'Call customer' });
    await expect.element(link).toHaveAttribute('href', `tel:${carriedDelivery.contact_phone}`);
    await shown.screen.unmount();
    const { screen } = await open({ call_way: 'none', contact_phone: '' });
    await expect.element(screen.getByRole('button', { name: 'Help' })).toBeVisible();
    await expect.element(screen.getByText('Call customer')).not.toBeInTheDocument();
  });
});

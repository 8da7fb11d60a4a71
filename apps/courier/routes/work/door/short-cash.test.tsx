import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { describe, expect, it } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, workWith } from '../../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../courier-work-page.tsx';

type Noted = { is_received: boolean; short?: Delivery['cash_short'] };

async function open() {
  let hasNetwork = false;
  let delivery: Delivery = { ...carriedDelivery, cash_to_collect: 4_000 };
  const sent = () => app.fakeApi.calls.filter(({ path }) => path.endsWith('/cash')).map(({ body }) => body);
  const app = await renderInApp(
    [{ path: '/', Component: CourierWorkPage }],
    {
      ...courierAnswers,
      work: () => reply(workWith([delivery])),
      cash() {
        if (!hasNetwork) return undefined;
        const { is_received: isReceived, short = null } = sent().at(-1) as Noted;
        delivery = { ...delivery, cash_received_at: isReceived ? new Date().toISOString() : null, cash_short: short };
        return reply({ delivery });
      },
    },
    '/',
    courierApp,
  );
  const connect = () => {
    hasNetwork = true;
  };
  return { ...app, sent, connect };
}

describe('[DEL-50] less cash on the phone', () => {
  it('is noted with its reason without a connection, asks again, and can be taken back', async () => {
    const { screen, sent, connect } = await open();
    await screen.getByRole('button', { name: 'Less or no cash came' }).click();
    await expect.element(screen.getByRole('heading', { name: 'How much came of ₦4,000?' })).toHaveFocus();
    const note = screen.getByRole('button', { name: 'Note it', exact: true });
    await note.click();
    await expect.element(screen.getByText('Enter an amount.')).toBeVisible();
    await expect.element(screen.getByText('Choose a reason.')).toBeVisible();
    await screen.getByLabelText('Received, NGN').fill('4000');
    await expect.element(screen.getByText('This is the whole amount: go back and press Received.')).toBeVisible();
    await screen.getByLabelText('Received, NGN').fill('1500');
    await screen.getByRole('radio', { name: 'Nobody had change' }).click();
    await screen.getByLabelText('In your words (optional)').fill('Only a large note');
    await note.click();
    await expect.element(screen.getByRole('alertdialog', { name: /2,500.* really missing/ })).toBeVisible();
    expect(sent()).toEqual([]);
    await screen.getByRole('button', { name: 'Yes, note it' }).click();
    await expect.element(screen.getByText(/1,500.* received/)).toBeVisible();
    await expect.element(screen.getByText(/2,500.* is missing and stays open/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Delivered' })).toBeVisible();
    connect();
    const short = { taken: 1_500, reason: 'no_change', words: 'Only a large note' };
    await expect.poll(() => sent().at(-1)).toMatchObject({ is_received: true, short });
    await screen.getByRole('button', { name: 'Not received' }).click();
    await expect.element(screen.getByRole('button', { name: 'Less or no cash came' })).toBeVisible();
  });

  it('asks nothing again where little is missing, and help leads there', async () => {
    const { screen, sent, connect } = await open();
    connect();
    await screen.getByRole('button', { name: 'Help' }).click();
    await screen.getByRole('button', { name: 'The cash is not enough' }).click();
    await screen.getByRole('button', { name: 'Note what came, and hand the order over' }).click();
    await screen.getByLabelText('Received, NGN').fill('3900');
    await screen.getByRole('radio', { name: 'They have no more' }).click();
    await screen.getByRole('button', { name: 'Note it', exact: true }).click();
    await expect.element(screen.getByText(/3,900.* received/)).toBeVisible();
    await expect.poll(() => sent().at(-1)).toMatchObject({ short: { taken: 3_900, reason: 'has_less' } });
  });
});

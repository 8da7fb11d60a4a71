import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { operator, order } from '../../testing/order-under-test.ts';
import { AdminOrderPage } from './admin-order-page.tsx';

function open(permissions = ['ops.live', 'ops.refund'], shown = order) {
  return renderInApp(
    [{ path: 'orders/:order', Component: AdminOrderPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(permissions)),
      [order.id]: () => reply(shown),
    },
    `/orders/${order.id}`,
  );
}

describe('[OPS-032] [OPS-033] the refund of an order', () => {
  it('is put together from lines and charges, says what it books, and is sent once with its reason', async () => {
    const { screen, wire } = await open();
    await screen.getByRole('checkbox', { name: 'Jollof' }).click();
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('checkbox', { name: 'Delivery' }).click();
    await expect.element(screen.getByRole('button', { name: 'Refund ₦3,500' })).toBeVisible();
    await expect.element(screen.getByText('store:3')).toBeVisible();
    await screen.getByRole('button', { name: 'Refund ₦3,500' }).click();
    await expect.element(screen.getByText('Write the reason in a few words.')).toBeVisible();
    await screen.getByLabelText('Reason').fill('It was cold');
    const given = { ...order.refundable, left: 1000, fees: ['delivery_fee'] };
    wire.answers.refund = () => reply({ ...order, refundable: given });
    await screen.getByRole('button', { name: 'Refund ₦3,500' }).click();
    await expect.element(screen.getByText('₦1,000 left')).toBeVisible();
    expect(wire.calls.find(({ path }) => path.endsWith('/refund'))?.body).toEqual({
      whole: false,
      lines: [{ line: 1, quantity: 2 }],
      fees: ['delivery_fee'],
      amount: 0,
      borne_by: { market: 0, store: 3500, courier: 0 },
      way: 'wallet',
      reason: 'It was cold',
    });
  });

  it('of more than is left cannot be sent, and a refusal of the server is shown', async () => {
    const { screen, wire } = await open();
    await screen.getByLabelText('Another amount').fill('4500,01');
    await expect.element(screen.getByText('That is more than what is left of this order.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Refund ₦0' })).toBeDisabled();
    await screen.getByLabelText('Another amount').fill('10');
    await screen.getByRole('radio', { name: 'Parts' }).click();
    await screen.getByLabelText('Market').last().fill('4');
    await screen.getByLabelText('Reason').fill('A long wait');
    wire.answers.refund = () => refused('refund_parts', 422, 'Who bears it must add up to the refund.');
    await screen.getByRole('button', { name: 'Refund ₦10' }).click();
    await expect.element(screen.getByText('Who bears it must add up to the refund.')).toBeVisible();
  });

  it('is not offered without the permission', async () => {
    const { screen } = await open(['ops.live']);
    await expect.element(screen.getByRole('heading', { name: '#1234567890' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Jollof' })).not.toBeInTheDocument();
  });
});

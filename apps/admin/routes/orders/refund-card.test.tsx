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
    const { screen, fakeApi } = await open();
    await screen.getByRole('checkbox', { name: 'Jollof' }).click();
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('checkbox', { name: 'Delivery' }).click();
    await expect.element(screen.getByRole('button', { name: 'Refund ₦3,500' })).toBeVisible();
    await expect.element(screen.getByText('store:3')).toBeVisible();
    await screen.getByRole('button', { name: 'Refund ₦3,500' }).click();
    await expect.element(screen.getByText('Write the reason in a few words.')).toBeVisible();
    await screen.getByLabelText('Reason').fill('It was cold');
    const given = { ...order.refundable, left: 1000, fees: ['delivery_fee'] };
    fakeApi.answers.refund = () => reply({ ...order, refundable: given });
    await screen.getByRole('button', { name: 'Refund ₦3,500' }).click();
    await expect.element(screen.getByText('₦1,000 left')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/refund'))?.body).toEqual({
      whole: false,
      lines: [{ line: 1, quantity: 2 }],
      fees: ['delivery_fee'],
      amount: 0,
      borne_by: { market: 0, store: 3500, courier: 0 },
      way: 'wallet',
      answers_request: false,
      reason: 'It was cold',
    });
  });

  it('of more than is left cannot be sent, and a refusal of the server is shown', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByLabelText('Another amount').fill('4500,01');
    await expect.element(screen.getByText('That is more than what is left of this order.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Refund ₦0' })).toBeDisabled();
    await screen.getByLabelText('Another amount').fill('10');
    await screen.getByRole('radio', { name: 'Parts' }).click();
    await screen.getByLabelText('Market').last().fill('4');
    await screen.getByLabelText('Reason').fill('A long wait');
    fakeApi.answers.refund = () =>
      refused('refund_parts', 422, 'What market, store and rider bear must add up to the refund.');
    await screen.getByRole('button', { name: 'Refund ₦10' }).click();
    await expect
      .element(screen.getByText('What market, store and rider bear must add up to the refund.'))
      .toBeVisible();
  });

  it('[CUS-15] begins with what the customer has requested back, and answers it', async () => {
    const request = {
      state: 'waiting',
      reason: 'Cold',
      comment: 'It was left outside',
      lines: [{ line: 1, name: 'Jollof', quantity: 2, amount: 3000 }],
      amount: 3000,
      granted: 0,
      pictures: [{ id: 'a', image_full_url: '/images/360/macaroni.webp' }],
      requested_at: '2026-11-20T12:00:00.000Z',
    } as const;
    const moves = [{ to: 'delivered', books: 'nothing' }] as const;
    const requested = {
      ...order,
      order_status: 'refund_requested' as const,
      refund_request: request,
      moves: [...moves],
    };
    const { screen, fakeApi } = await open(['ops.live', 'ops.refund', 'ops.orders'], requested as never);
    const card = screen.getByRole('region', { name: /^The customer asks for a refund/ });
    for (const words of ['Cold', '2 × Jollof', 'It was left outside', 'Waiting for an answer']) {
      await expect.element(card.getByText(words)).toBeVisible();
    }
    await expect.element(card.getByRole('img', { name: 'Sent by the customer, 1' })).toBeVisible();
    await screen.getByLabelText('Reason').fill('The photo shows it');
    fakeApi.answers.refund = () => reply(order);
    await screen.getByRole('button', { name: 'Refund ₦3,000' }).click();
    await expect
      .poll(() => fakeApi.calls.find(({ path }) => path.endsWith('/refund'))?.body)
      .toMatchObject({ lines: [{ line: 1, quantity: 2 }], answers_request: true });
  });

  it('[CUS-15] can decline what was requested back, with a reason', async () => {
    const request = {
      state: 'waiting',
      reason: 'Cold',
      comment: '',
      lines: [],
      amount: 4500,
      granted: 0,
      pictures: [],
      requested_at: '2026-11-20T12:00:00.000Z',
    } as const;
    const moves = [{ to: 'delivered', books: 'nothing' }] as const;
    const requested = {
      ...order,
      order_status: 'refund_requested' as const,
      refund_request: request,
      moves: [...moves],
    };
    const { screen, fakeApi } = await open(['ops.live', 'ops.orders'], requested as never);
    await screen.getByRole('button', { name: 'Decline' }).click();
    await screen.getByRole('dialog').getByLabelText('Reason').fill('Nothing is wrong');
    fakeApi.answers.move = () => reply(order);
    await screen.getByRole('button', { name: 'Move it' }).click();
    await expect
      .poll(() => fakeApi.calls.find(({ path }) => path.endsWith('/move'))?.body)
      .toMatchObject({ to: 'delivered', reason: 'Nothing is wrong' });
  });

  it('[SEAT-16] above the limit says that it was sent for approval', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByLabelText('Another amount').fill('4000');
    await screen.getByLabelText('Reason').fill('Nothing arrived');
    const words = 'This is above your limit. It was sent to a second person for approval.';
    fakeApi.answers.refund = () => refused('needs_second_person', 403, words);
    await screen.getByRole('button', { name: 'Refund ₦4,000' }).click();
    await expect.element(screen.getByText('Sent for approval')).toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('is not offered without the permission', async () => {
    const { screen } = await open(['ops.live']);
    await expect.element(screen.getByRole('heading', { name: '#1234567890' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Jollof' })).not.toBeInTheDocument();
  });
});

import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { describe, expect, it } from 'vitest';
import { AdminOrderPage } from './admin-order-page.tsx';

const order: AdminOrder = {
  id: '1234567890',
  order_status: 'delivered',
  order_type: 'delivery',
  module_type: 'food',
  zone_name: 'Yaba',
  city: 'Lagos',
  time_zone: 'Africa/Lagos',
  store: { id: 3, name: 'Mama Rónkẹ́' },
  courier: { id: 7, name: 'Musa Bello' },
  customer_name: 'Adaeze',
  customer_phone: '+2348035550142',
  payment_method: 'cash_on_delivery',
  payment_status: 'paid',
  total: 4500,
  currency: 'NGN',
  placed_at: '2026-11-24T10:00:00.000Z',
  schedule_at: null,
  expected_at: null,
  age_minutes: 90,
  late_minutes: null,
  version: 6,
  address: 'Bode Thomas, Surulere',
  order_note: '',
  confirmed_at: null,
  ready_at: null,
  handover_at: null,
  picked_up_at: null,
  delivered_at: '2026-11-24T11:00:00.000Z',
  canceled_at: null,
  canceled_by: null,
  cancel_reason: null,
  may_cancel: false,
  moves: [],
  door: null,
  door_code: null,
  may_correct: false,
  corrected_at: null,
  confirmed_correction_at: null,
  lines: [
    {
      line: 1,
      name: 'Jollof',
      quantity: 2,
      variation: null,
      choices: [],
      add_ons: [],
      total: 3000,
      refunded_pieces: 0,
    },
    {
      line: 2,
      name: 'Chapman',
      quantity: 1,
      variation: null,
      choices: [],
      add_ons: [],
      total: 1000,
      refunded_pieces: 0,
    },
  ],
  sums: {
    items: 4000,
    add_ons: 0,
    discount: 0,
    tax: 0,
    tax_inclusive: false,
    delivery_fee: 500,
    service_charge: 0,
    tip: 0,
    wallet_paid: 0,
  },
  coupon_code: null,
  refunds: [],
  refundable: {
    left: 4500,
    commission: 0,
    unit: 0.01,
    tax: 0,
    fees: [],
    ways: ['wallet', 'source'],
    sources: { provider: 0, cash: 4500 },
  },
  timeline: [],
};

const operator = (permissions: string[]) => ({
  stores: [],
  courier: null,
  operator: { roles: ['owner'], permissions, zones: 'all', suspended_reason: null },
});

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

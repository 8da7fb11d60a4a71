import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import './past-order-dialog.tsx';
import { VendorOrdersPage } from './vendor-orders-page.tsx';

const past = (id: string, part: object = {}) => ({
  ...{ id, code: id.slice(-4), order_status: 'delivered', order_type: 'delivery', payment_method: 'wallet' },
  ...{ customer_name: 'Ada', placed_at: '2026-11-20T11:00:00.000Z', schedule_at: null, pieces: 3 },
  ...{ first_item: 'Jollof', total: 5400, currency: 'NGN' },
  ...part,
});
const page = (orders: object[], total = orders.length) => reply({ orders, total_size: total, limit: 50, offset: 1 });
const sums = {
  ...{ item_total: 5000, add_on_total: 0, discount_total: 0, coupon_discount: 0, coupon_paid_by: null, tax: 400 },
  ...{ first_order_discount: 0, tax_inclusive: false, delivery_fee: 0, service_charge: 0, tip: 0 },
};
const whole = {
  ...past('1000000042'),
  ...{ cancel_reason: null, order_note: '', sums, own_share: null, version: 4, print_count: 0 },
  lines: [{ line_number: 1, name: 'Jollof', quantity: 3, variation: 'Large', choices: [], add_ons: [] }],
};

function open(answers = {}) {
  const store = { store_id: 3, name: 'Buka', role: 'counter', permissions: ['store.orders'], suspended_reason: null };
  return renderInApp(
    [{ path: 'orders', Component: VendorOrdersPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply({ stores: [store], operator: null, courier: null }),
      orders: () => page([past('1000000042'), past('1000000043', { order_status: 'processing' })]),
      '1000000042': () => reply({ order: whole }),
      ...answers,
    },
    '/orders',
  );
}

it('[STO-042] finds orders by number, day, state and way of payment', async () => {
  const { screen, fakeApi } = await open();
  await expect.element(screen.getByText('0042')).toBeVisible();
  await screen.getByLabelText('Number, phone or item').fill('0042');
  await screen.getByLabelText('Day').fill('2026-11-20');
  await screen.getByLabelText('State').selectOptions('delivered');
  await screen.getByLabelText('Payment').selectOptions('wallet');
  const wanted = () => new URLSearchParams(fakeApi.calls.at(-1)?.path.split('?')[1]);
  await expect
    .poll(() => Object.fromEntries(wanted()))
    .toMatchObject({ search: '0042', day: '2026-11-20', state: 'delivered', payment: 'wallet', limit: '50' });
});

it('[STO-042] opens an order that is over here, and a running one on the board', async () => {
  const { screen } = await open();
  await expect
    .element(screen.getByRole('link', { name: /0043/ }))
    .toHaveAttribute('href', '/?store=3&order=1000000043');
  await screen.getByRole('button', { name: /0042/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Order 1000000042' });
  await expect.element(dialog.getByText('Jollof, Large')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'What happened' })).toBeVisible();
});

it('[STO-042] has 50 orders on a page', async () => {
  const { screen, fakeApi } = await open({ orders: () => page([past('1000000042')], 51) });
  await expect.element(screen.getByText('Page 1 of 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Older' }).click();
  await expect.poll(() => fakeApi.calls.at(-1)?.path).toContain('offset=2');
});

it('[STO-042] says that nothing was found, and why nothing can be read', async () => {
  const { screen } = await open({ orders: () => page([]) });
  await expect.element(screen.getByText('No orders found')).toBeVisible();
  const failed = await open({ orders: () => refused('too_many', 429, 'Too many requests.') });
  await expect.element(failed.screen.getByText('Too many requests.')).toBeVisible();
});

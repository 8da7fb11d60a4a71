import { type Answers, bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator, order } from '../../../testing/order-under-test.ts';
import { AdminOrderPage } from '../admin-order-page.tsx';

const made: AdminOrder = { ...order, order_status: 'confirmed', refundable: null, may_change: true };
const beans = { id: 8, name: 'Beans', image_full_url: '/images/360/beans.webp', price: 900, stock: null };

async function open(shown: AdminOrder = made, answers: Answers = {}) {
  const { id } = shown;
  const app = await renderInApp(
    [{ path: 'orders/:order', Component: AdminOrderPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.live', 'ops.orders'])),
      [id]: () => reply(shown),
      dispatch: () => reply({ decisions: [], offers: [] }),
      replacements: () => reply({ items: [beans], total_size: 1, limit: 8, offset: 1 }),
      change: () => reply(shown),
      ...answers,
    },
    `/orders/${id}`,
  );
  const sent = () => app.fakeApi.calls.filter(({ path }) => path.endsWith('/change')).map(({ body }) => body);
  return { ...app, sent };
}

describe('[OPS-031] a line of an order', () => {
  it('gets more pieces, about which the customer is asked first, with a reason that they read', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Change Jollof' }).click();
    await screen.getByRole('radio', { name: 'More pieces' }).click();
    await expect.element(screen.getByText(/Without an answer nothing is added/)).toBeVisible();
    await screen.getByRole('button', { name: 'Less' }).click();
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('textbox', { name: 'Reason, which the customer reads' }).fill('As you asked us');
    await screen.getByRole('button', { name: 'Ask the customer' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    const { version } = made;
    expect(sent()).toEqual([{ version, line: 1, quantity: 4, returns_stock: false, reason: 'As you asked us' }]);
  });

  it('is replaced by another item of the store', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Change Chapman' }).click();
    await screen.getByRole('radio', { name: 'Replace with another item' }).click();
    await screen.getByRole('radio', { name: /Beans/ }).click();
    await screen.getByRole('button', { name: 'Ask the customer' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([expect.objectContaining({ line: 2, quantity: 1, item_id: 8 })]);
  });

  it('waits for the answer of the customer, and cannot change meanwhile', async () => {
    const until = new Date(Date.now() + 150_000).toISOString();
    const piece = (quantity: number) => ({ name: 'Jollof', quantity });
    const waits = { id: 5, line_number: 1, kind: 'more', state: 'waiting', is_by_market: true } as const;
    const change = { ...waits, before: piece(2), after: piece(4), answer_until: until };
    const { screen } = await open({ ...made, changes: [change] });
    await expect.element(screen.getByText('4 × Jollof instead of 2.')).toBeVisible();
    await expect.element(screen.getByText(/The customer answers within 2:/)).toBeVisible();
    await expect.element(screen.getByText(/By support/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Change Jollof' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Change Chapman' })).toBeEnabled();
  });

  it('cannot change once the order is ready', async () => {
    const { screen } = await open({ ...made, order_status: 'handover', may_change: false });
    await expect.element(screen.getByText('Chapman')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Change Jollof' })).not.toBeInTheDocument();
  });
});

import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { OperatorPermission } from 'market/access/access.rules';
import type { Ranking } from 'market/dispatch/dispatch.admin.contract';
import type { ListedOrder } from 'market/orders/orders.admin.contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { operator, order } from '../../../testing/order-under-test.ts';
import { AdminOrdersPage } from '../admin-orders-page.tsx';

const store = { id: 4, name: 'Mama Rónkẹ́' };
const waiting: ListedOrder = { ...order, id: '1001', order_status: 'handover', courier: null, store };
const carried: ListedOrder = {
  ...order,
  id: '1002',
  order_status: 'picked_up',
  courier: { id: 7, name: 'Musa Bello' },
  store,
};
const over: ListedOrder = {
  ...order,
  id: '1003',
  order_status: 'delivered',
  courier: { id: 7, name: 'Musa Bello' },
  store,
};

const near = { courier_id: 7, name: 'Musa Bello', minutes_to_store: 3, minutes_to_door: 22, metres: 1100, load: 0 };
const cost = { minutes: 0, late: 0, carried: 0, way: 0, busy: 0, turn: 0 };
const ranking: Ranking = {
  courier: null,
  may_assign: true,
  may_offer: true,
  next_courier_id: 7,
  candidates: [{ ...near, total: 22, cost, metres_to_store: 900, has_offer: false }],
  excluded: [],
};

const everything: OperatorPermission[] = ['ops.live', 'ops.dispatch', 'ops.orders', 'ops.export'];

const printed: string[] = [];
vi.stubGlobal('print', () => printed.push(document.querySelector('[data-orders-on-paper]')?.textContent ?? ''));

beforeEach(async () => {
  // A phone has cards in place of columns.
  await page.viewport(1280, 800);
  localStorage.clear();
  printed.length = 0;
});

async function open(answers: Answers = {}, permissions = everything) {
  const orders = [waiting, carried, over];
  return renderInApp(
    [{ path: 'orders', Component: AdminOrdersPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(permissions)),
      counts: () =>
        reply({ new: 0, unanswered: 0, no_courier: 1, late: 0, undeliverable: 0, refund_requested: 0, running: 2 }),
      orders: () => reply({ total_size: 3, limit: 100, offset: 1, orders }),
      ...answers,
    },
    '/orders',
  );
}

describe('[OPS-012] the list of orders', () => {
  it('has the columns that are chosen on this device', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('columnheader', { name: 'Store' })).toBeVisible();
    await screen.getByText('Columns').click();
    await screen.getByRole('checkbox', { name: 'Store' }).click();
    await screen.getByRole('checkbox', { name: 'Payment' }).click();
    await expect.element(screen.getByRole('columnheader', { name: 'Store' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('columnheader', { name: 'Payment' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('soko-order-columns') ?? '[]')).toEqual([
      'placed',
      'late',
      'zone',
      'customer',
      'courier',
      'payment',
      'total',
    ]);
  });

  it('says before an act with how many of the chosen it is possible, and marks why it is not done with some', async () => {
    const answers = [
      () => refused('changed_meanwhile', 409, 'Another person has changed this order.'),
      () => reply({ ...order, id: '1002' }),
    ];
    const { screen, fakeApi } = await open({ cancel: () => answers.shift()?.() });
    await screen.getByRole('checkbox', { name: 'Choose all that are shown' }).click();
    await expect.element(screen.getByText('3 orders chosen')).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel the orders' }).click();
    await expect.element(screen.getByText('2 of 3 can be canceled.')).toBeVisible();
    await expect.element(screen.getByText('1 cannot be canceled any more')).toBeVisible();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel the orders' }).click();
    await expect.element(screen.getByText('Write it in a few words.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The road is closed');
    await dialog.getByRole('button', { name: 'Cancel the orders' }).click();
    await expect.element(dialog.getByText('Done with 1 of 3.')).toBeVisible();
    await expect.element(dialog.getByText('Another person has changed this order.')).toBeVisible();
    await expect.element(dialog.getByText('Cannot be canceled any more')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    for (const [id, why] of [
      ['1001', 'Another person has changed this order.'],
      ['1003', 'Cannot be canceled any more'],
    ] as const) {
      await expect.element(screen.getByRole('table').getByText(why)).toBeVisible();
      await expect.element(screen.getByRole('checkbox', { name: `Choose order ${id}` })).toBeChecked();
    }
    await expect.element(screen.getByRole('checkbox', { name: 'Choose order 1002' })).not.toBeChecked();
    const sent = fakeApi.calls.filter(({ path }) => path.endsWith('/cancel')).map(({ body }) => body);
    expect(sent).toEqual([
      { version: waiting.version, reason: 'The road is closed' },
      { version: carried.version, reason: 'The road is closed' },
    ]);
  });

  it('shows the result also where no order is left in the list', async () => {
    let isCanceled = false;
    const { screen } = await open({
      orders: () =>
        reply({ total_size: isCanceled ? 0 : 1, limit: 100, offset: 1, orders: isCanceled ? [] : [waiting] }),
      cancel: () => {
        isCanceled = true;
        return reply({ ...order, id: '1001' });
      },
    });
    await screen.getByRole('checkbox', { name: 'Choose order 1001' }).click();
    await screen.getByRole('button', { name: 'Cancel the orders' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The road is closed');
    await dialog.getByRole('button', { name: 'Cancel the orders' }).click();
    await expect.element(screen.getByText('No order is on its way')).toBeInTheDocument();
    await expect.element(dialog.getByText('Done with 1 of 1.')).toBeVisible();
  });

  it('[SEAT-16] says which were sent to a second person, and chooses them no more', async () => {
    const { screen } = await open({ cancel: () => refused('needs_second_person', 409, 'Sent to a second person.') });
    await screen.getByRole('checkbox', { name: 'Choose order 1001' }).click();
    await screen.getByRole('button', { name: 'Cancel the orders' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The road is closed');
    await dialog.getByRole('button', { name: 'Cancel the orders' }).click();
    await expect.element(dialog.getByText('1 was sent for approval.')).toBeVisible();
    await expect
      .element(screen.getByRole('checkbox', { name: 'Choose order 1001', includeHidden: true }))
      .not.toBeChecked();
  });

  it('gives each order to one rider, and says from whom it takes it', async () => {
    const { screen, fakeApi } = await open({
      couriers: () => reply(ranking),
      assign: () => reply(ranking),
    });
    await screen.getByRole('checkbox', { name: 'Choose all that are shown' }).click();
    await screen.getByRole('button', { name: 'Give to a rider' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText('1 of 3 can be given to a rider.')).toBeVisible();
    await expect.element(dialog.getByText('2 do not wait for a rider')).toBeVisible();
    await dialog.getByRole('button', { name: 'Give to a rider' }).click();
    await expect.element(dialog.getByText('Choose a rider.')).toBeVisible();
    await dialog.getByRole('radio', { name: /Musa Bello/ }).click();
    await dialog.getByRole('button', { name: 'Give to a rider' }).click();
    await expect.element(dialog.getByText('Done with 1 of 3.')).toBeVisible();
    const sent = fakeApi.calls.filter(({ path }) => path.endsWith('/assign')).map(({ body }) => body);
    expect(sent).toEqual([{ courier_id: 7, from_courier_id: null }]);
  });

  it('prints the chosen orders alone, with the chosen columns', async () => {
    const { screen } = await open();
    await screen.getByRole('checkbox', { name: 'Choose order 1002' }).click();
    await screen.getByRole('button', { name: 'Print' }).click();
    await expect.element(screen.getByText('1 of 1 can be printed.')).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => printed).toHaveLength(1);
    expect(printed[0]).toContain('#1002');
    expect(printed[0]).toContain('Musa Bello');
    expect(printed[0]).not.toContain('#1001');
    await expect.element(screen.getByRole('checkbox', { name: 'Choose order 1002' })).toBeChecked();
  });

  it('leaves the dialog open where the file is refused', async () => {
    const answers = [
      () => refused('right_missing', 403, 'You may not do this.'),
      () => reply({ csv: 'order\r\n', rows: 1 }),
    ];
    const { screen, fakeApi } = await open({ export: () => answers.shift()?.() });
    await screen.getByRole('checkbox', { name: 'Choose order 1003' }).click();
    await screen.getByRole('button', { name: 'Save as CSV' }).click();
    const save = screen.getByRole('dialog').getByRole('button', { name: 'Save as CSV' });
    await save.click();
    await expect.element(screen.getByText('You may not do this.')).toBeVisible();
    await save.click();
    await expect.element(screen.getByText('Saved: 1 of 1')).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(fakeApi.calls.findLast(({ path }) => path.endsWith('/export'))?.body).toMatchObject({ order_ids: ['1003'] });
  });

  it('writes once to each rider of the chosen orders', async () => {
    const { screen, fakeApi } = await open({ broadcasts: () => reply({ id: 1 }) });
    await screen.getByRole('checkbox', { name: 'Choose all that are shown' }).click();
    await screen.getByRole('button', { name: 'Write to their riders' }).click();
    await expect.element(screen.getByText('1 has no rider')).toBeVisible();
    await expect.element(screen.getByText('1 rider gets it once.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Message' }).fill('Herbert Macaulay Way is flooded');
    await screen.getByRole('dialog').getByRole('button', { name: 'Write to their riders' }).click();
    await expect.element(screen.getByText('Done with 2 of 3.')).toBeVisible();
    const sent = fakeApi.calls.filter(({ path }) => path.endsWith('/broadcasts')).map(({ body }) => body);
    expect(sent).toEqual([{ audience: 'couriers', ids: [7], words: 'Herbert Macaulay Way is flooded' }]);
  });

  it('offers only what the operator may do', async () => {
    const { screen } = await open({}, ['ops.live']);
    await screen.getByRole('checkbox', { name: 'Choose order 1001' }).click();
    await expect.element(screen.getByRole('button', { name: 'Write to their stores' })).toBeVisible();
    for (const name of ['Give to a rider', 'Cancel the orders', 'Save as CSV']) {
      await expect.element(screen.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
    }
  });
});

import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminModule } from 'market/modules/modules.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminModulesPage } from './admin-modules-page.tsx';

const zone = { id: 3, name: 'Yaba', city: 'Lagos', is_on: true, store_count: 2, running_orders: [] as string[] };
const food: AdminModule = {
  ...{ module_type: 'food', name: 'Food', image_full_url: '/i.webp', version: 1 },
  zones: [{ ...zone, running_orders: ['4417', '4418'] }],
};
const grocery: AdminModule = { ...food, module_type: 'grocery', name: 'Grocery', zones: [{ ...zone, is_on: false }] };

async function open() {
  const all = [food, grocery];
  const opened = await renderInApp([{ path: '/', element: <AdminModulesPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.catalogue'])),
    modules: () => reply({ modules: all, total_size: all.length, limit: 100, offset: 1 }),
    '3': () => reply(food),
    food: () => reply(food),
  });
  const sent = () => opened.fakeApi.calls.filter(({ body }) => body !== undefined);
  return { ...opened, sent };
}

describe('[OPS-048] the modules', () => {
  it('go off in a zone only after its running orders were named', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('switch', { name: 'Food in Yaba' }).click({ force: true });
    await expect.element(screen.getByText('2 orders run there and go on:')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '#4417' })).toBeVisible();
    expect(sent()).toEqual([]);
    await screen.getByRole('button', { name: 'Switch off' }).click();
    await expect.poll(() => sent().at(-1)?.body).toEqual({ is_on: false, seen_orders: ['4417', '4418'] });
  });

  it('go on in a zone by one press', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('switch', { name: 'Grocery in Yaba' }).click({ force: true });
    await expect.poll(() => sent().at(-1)?.body).toEqual({ is_on: true, seen_orders: [] });
    expect(sent().at(-1)?.path).toContain('/modules/grocery/zones/3');
  });

  it('are put in another sequence and renamed', async () => {
    const { screen, sent } = await open();
    await expect.element(screen.getByRole('button', { name: 'Move Food up' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Move Food down' }).click();
    await expect
      .poll(() => sent().at(-1)?.body)
      .toEqual({ sequence: ['grocery', 'food'], old_sequence: ['food', 'grocery'] });
    await screen.getByRole('button', { name: 'Change name and picture of Food' }).click();
    await screen.getByLabelText('Name', { exact: true }).fill('Meals');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => sent().at(-1)?.body).toEqual({ name: 'Meals', version: 1 });
  });
});

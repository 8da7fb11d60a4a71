import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { ItemOfCondition } from 'market/categories/categories-conditions.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminConditionsPage } from './admin-conditions-page.tsx';
import { ConditionItemsPage } from './condition-items-page.tsx';

const condition = { id: 7, slug: 'cough', name: 'Cough', image_full_url: '/i.webp', item_count: 0, may_delete: true };
const syrup: ItemOfCondition = {
  ...{ id: 90, name: 'Cough syrup', image_full_url: '/i.webp', store_name: 'Always Open', zone_name: 'Yaba' },
  is_for_it: false,
};
const page = { limit: 50, offset: 1 };

function open(path: string, conditions: object[]) {
  return renderInApp(
    [
      { path: '/categories/conditions', element: <AdminConditionsPage /> },
      { path: '/categories/conditions/:conditionId', element: <ConditionItemsPage /> },
    ],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.catalogue'])),
      conditions: () => reply({ conditions, total_size: conditions.length, limit: 100, offset: 1 }),
      items: () => reply({ items: [syrup], total_size: 1, ...page }),
      90: () => reply({ ...syrup, is_for_it: true }),
    },
    path,
  );
}

describe('[OPS-050] the conditions of a market', () => {
  it('say what to do before there is one', async () => {
    const { screen } = await open('/categories/conditions', []);
    await expect.element(screen.getByText(/then choose the items of pharmacies/)).toBeVisible();
  });

  it('have their items found by name and added', async () => {
    const { screen, fakeApi } = await open('/categories/conditions/7', [condition]);
    await screen.getByLabelText('Find an item of a pharmacy').fill('syrup');
    await screen.getByRole('button', { name: 'Add Cough syrup' }).click();
    await expect.poll(() => fakeApi.calls.find(({ body }) => body !== undefined)?.body).toEqual({ is_for_it: true });
  });
});

import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { courierApp, noon } from '../../testing/courier-under-test.ts';
import { CanceledOrders } from './canceled-orders.tsx';

const order = {
  ...{ id: '100482', code: '0482', store_name: 'Mama Ngozi Kitchen', canceled_at: noon },
  ...{ reason: 'The customer has moved away', was_carried: true },
};
const other = { ...order, id: '100483', code: '0483', reason: '', was_carried: false };

it('[DEL-14] a canceled order says where it goes until the rider has seen it', async () => {
  const { screen, fakeApi } = await renderInApp(
    [{ path: '/', element: <CanceledOrders isOnShift /> }],
    { canceled: () => reply({ orders: [order, other] }), seen: () => reply({}) },
    '/',
    courierApp,
  );
  const [carried, waiting] = [order, other].map(({ code }) =>
    screen.getByRole('alert').filter({ hasText: `Order ${code} was canceled.` }),
  );
  if (!carried || !waiting) throw new Error('No cards');
  await expect.element(carried.getByText('Bring it back to Mama Ngozi Kitchen.')).toBeVisible();
  await expect.element(carried.getByText('The customer has moved away')).toBeVisible();
  await expect.element(waiting.getByText('Bring it back', { exact: false })).not.toBeInTheDocument();
  fakeApi.answers.canceled = () => reply({ orders: [other] });
  await carried.getByRole('button', { name: 'Seen' }).click();
  await expect.element(carried).not.toBeInTheDocument();
  await expect.element(waiting).toBeVisible();
  expect(fakeApi.calls.map(({ path }) => path)).toContain('/api/v1/courier/canceled/100482/seen');
});

import { refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { TestOrderButton } from './test-order-button.tsx';

const element = <TestOrderButton storeId={7} />;

it('[STO-098] sends a test order to the store', async () => {
  const { screen, fakeApi } = await renderInApp([{ path: '/', element }], {
    'test-order': () => reply({ order: { id: '0000004711' } }),
  });
  await screen.getByRole('button', { name: 'Send me a test order' }).click();
  await expect.poll(() => fakeApi.calls.map(({ path }) => path)).toContain('/api/v1/vendor/stores/7/test-order');
});

it('[STO-098] says that one is on the board already', async () => {
  const message = 'A test order is on the board already.';
  const { screen } = await renderInApp([{ path: '/', element }], {
    'test-order': () => refused('test_order_runs', 409, message),
  });
  await screen.getByRole('button', { name: 'Send me a test order' }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
});

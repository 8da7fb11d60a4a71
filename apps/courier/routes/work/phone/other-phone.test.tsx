import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, workWith } from '../../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../courier-work-page.tsx';

it('[DEL-38] a phone from which the shift went to another says so, still sends what waits there, and can take it back', async () => {
  let isElsewhere = false;
  let hasNetwork = false;
  const { screen, fakeApi } = await renderInApp(
    [{ path: '/', Component: CourierWorkPage }],
    {
      ...courierAnswers,
      work: () => reply({ ...workWith([{ ...carriedDelivery, at_door_at: null }]), is_on_other_phone: isElsewhere }),
      arrive: () => (hasNetwork ? reply({ delivery: carriedDelivery }) : undefined),
      shift() {
        isElsewhere = false;
        return reply({ on_shift_since: carriedDelivery.placed_at });
      },
    },
    '/',
    courierApp,
  );
  await screen.getByRole('button', { name: 'I am there' }).click();
  isElsewhere = true;
  await expect
    .element(screen.getByRole('heading', { name: 'Your shift runs on another phone' }), { timeout: 15_000 })
    .toBeVisible();
  hasNetwork = true;
  const sent = (name: string) => fakeApi.calls.filter(({ path }) => path.endsWith(name));
  await expect.poll(() => sent('/arrive').length, { timeout: 15_000 }).toBeGreaterThan(1);
  await screen.getByRole('button', { name: 'Continue the shift here' }).click();
  await expect.element(screen.getByText('Go to the door')).toBeVisible();
  expect(sent('/shift').map(({ body }) => body)).toEqual([{ is_on: true }]);
});

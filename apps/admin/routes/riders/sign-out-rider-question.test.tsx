import { refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminCourier } from 'market/access/access.admin.contract';
import { expect, it, vi } from 'vitest';
import { SignOutRiderQuestion } from './sign-out-rider-question.tsx';

const rider = { id: 3, name: 'Musa Bello', version: 4 } as AdminCourier;

it('[SEAT-08] [DEL-38] a rider whose phone is lost is signed out once the operator confirms it', async () => {
  const close = vi.fn();
  const { screen, fakeApi } = await renderInApp(
    [{ path: '/', element: <SignOutRiderQuestion rider={rider} onClose={close} /> }],
    { 'sign-out': () => refused('changed_meanwhile', 409, 'Somebody has changed it meanwhile.') },
  );
  const confirm = screen.getByRole('button', { name: 'Sign out' });
  await confirm.click();
  await expect.element(screen.getByText('Somebody has changed it meanwhile.')).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  fakeApi.answers['sign-out'] = () => reply(rider);
  await confirm.click();
  await expect.element(screen.getByText('Musa Bello is signed out everywhere')).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
  const sent = fakeApi.calls.filter(({ path }) => path === '/api/v1/admin/couriers/3/sign-out');
  expect(sent.map(({ body }) => body)).toEqual([{ version: 4 }, { version: 4 }]);
});

import { useMutation } from '@tanstack/react-query';
import { accountContract } from 'market/account/account.contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createApiClient } from '../calls/create-api-client.ts';
import { SecurityPage } from '../security/security-page.tsx';
import { refused, renderInApp, reply } from '../testing/render-in-app.tsx';
import { FactorGate } from './factor-gate.tsx';

const calls = createApiClient({ account: accountContract }).account;
const app = { id: 3, name: 'My phone', created_at: '2026-11-20T11:00:00.000Z', used_at: null };
const factor = {
  policy: 'offered',
  is_of_staff: true,
  factors: [app],
  passkeys: [],
  recovery_codes_left: 10,
  is_proved: false,
};
const bare = { ...factor, factors: [], recovery_codes_left: 0 };
const codes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'];

/** A page with one action, which the API may refuse. */
function Desk() {
  const act = useMutation({ mutationFn: () => calls.endSession({ query: {} }) });
  return (
    <main>
      <button type="button" onClick={() => act.mutate()}>
        Act
      </button>
      {act.isSuccess && <p>Done</p>}
      {act.error && <p>{act.error.message}</p>}
      <FactorGate />
    </main>
  );
}

const needed = () => refused('second_factor_needed', 403, 'Enter the code.');
const act = () => page.getByRole('button', { name: 'Act' }).click();
const enter = async (code: string) => {
  await page.getByRole('dialog').getByRole('textbox').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('[SEAT-04] a call that needs the second factor', () => {
  it('goes on after the code', async () => {
    const { fakeApi } = await renderInApp([{ path: '*', Component: Desk }], {
      end: needed,
      'second-factor': () => reply(factor),
      prove: () => refused('code_wrong', 422, 'This code is wrong.'),
    });
    await act();
    await enter('111111');
    await expect.element(page.getByText('This code is wrong.')).toBeVisible();
    fakeApi.answers.prove = () => reply({ ...factor, is_proved: true });
    fakeApi.answers.end = () => reply({ message: 'Done.' });
    await enter('123456');
    await expect.element(page.getByText('Done')).toBeVisible();
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/prove')).map(({ body }) => body)).toEqual([
      { code: '111111' },
      { code: '123456' },
    ]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes a recovery code, and stays refused where the person closes the question', async () => {
    const { fakeApi } = await renderInApp([{ path: '*', Component: Desk }], {
      end: needed,
      'second-factor': () => reply(factor),
      prove: () => refused('too_many', 429, 'Please wait 15 minutes.'),
    });
    await act();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabelText('Recovery code').fill('abcd-efgh-ijkl-mnop');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByText('Please wait 15 minutes.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Enter the code.')).toBeVisible();
    expect(fakeApi.calls.filter(({ path }) => path.includes('/end'))).toHaveLength(1);
  });

  it('leads to the set-up where the server requires one and the account has none', async () => {
    await renderInApp([{ path: '*', Component: Desk }], {
      end: needed,
      'second-factor': () => reply({ ...bare, policy: 'required' }),
    });
    await act();
    await expect.element(page.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/security');
  });
});

describe('the page about security', () => {
  const sessions = {
    total_size: 2,
    limit: 50,
    offset: 1,
    sessions: [
      { id: 1, device: 'Chrome on Linux', created_at: app.created_at, seen_at: app.created_at, is_current: true },
      { id: 2, device: 'Safari on iOS', created_at: app.created_at, seen_at: app.created_at, is_current: false },
    ],
  };

  it('[SEAT-04] sets up an app with a QR code and the key, and shows the recovery codes once', async () => {
    const { fakeApi } = await renderInApp([{ path: '*', Component: SecurityPage }], {
      'second-factor': () => reply(bare),
      sessions: () => reply(sessions),
      authenticators: () => refused('password_wrong', 403, 'Your current password is wrong.'),
    });
    await expect.element(page.getByText('Not set up')).toBeVisible();
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await page.getByLabelText('Your password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByText('Your current password is wrong.')).toBeVisible();
    fakeApi.answers.authenticators = () =>
      reply({ id: 3, secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Soko:bisi' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await expect.element(page.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    fakeApi.answers.confirm = () => reply({ second_factor: { ...factor, is_proved: true }, recovery_codes: codes });
    await page.getByRole('dialog').getByRole('textbox').fill('123456');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByText('abcd-efgh-ijkl-mnop')).toBeVisible();
    fakeApi.answers['second-factor'] = () => reply({ ...factor, is_proved: true });
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect.element(page.getByText('abcd-efgh-ijkl-mnop')).not.toBeInTheDocument();
    await expect.element(page.getByText('My phone')).toBeVisible();
    await expect.element(page.getByText('10 are left')).toBeVisible();
  });

  it('[SEAT-08] lists the devices and signs another one out', async () => {
    const { fakeApi } = await renderInApp([{ path: '*', Component: SecurityPage }], {
      'second-factor': () => reply(bare),
      sessions: () => reply(sessions),
      end: () => reply({ message: 'Done.' }),
    });
    await page.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
    await expect.element(page.getByText('Signed out there')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.includes('/end'))?.path).toContain('session_id=2');
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await vi.waitFor(() => expect(fakeApi.calls.filter(({ path }) => path.includes('/end'))).toHaveLength(2));
  });

  it('says where the server asks nobody', async () => {
    await renderInApp([{ path: '*', Component: SecurityPage }], {
      'second-factor': () => reply({ ...bare, policy: 'off' }),
      sessions: () => reply(sessions),
    });
    await expect.element(page.getByText('The server asks nobody for it: SECOND_FACTOR is off.')).toBeVisible();
  });
});

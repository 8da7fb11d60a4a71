import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminPayeeAccount } from 'market/wallet/wallet-payees.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminPayeesPage } from './admin-payees-page.tsx';

const account: AdminPayeeAccount = {
  ...{ id: 4, payee: 'store', payee_id: 1, name: 'Mama Ronke Buka', kind: 'bank', holder: 'Ronke Adeyemi' },
  ...{ institution: 'GTBank', masked: '•••• 6789', made_at: '2026-11-20T11:00:00.000Z', made_by: 'Ronke A.' },
  ...{ usable_at: '2026-11-21T11:00:00.000Z', checked_name: null, is_own: false },
};
const listOf = (...accounts: AdminPayeeAccount[]) => ({ accounts, total_size: accounts.length, limit: 100, offset: 1 });

function open(...accounts: AdminPayeeAccount[]) {
  return renderInApp([{ path: '*', element: <AdminPayeesPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.payouts'])),
    'payee-accounts': () => reply(listOf(...accounts)),
  });
}

describe('[STO-087] the accounts of payees on the screen of an operator', () => {
  it('are checked by the name at the bank, with the whole number on demand', async () => {
    const { screen, fakeApi } = await open(account);
    await expect.element(screen.getByText('1 account to check')).toBeVisible();
    await screen.getByRole('button', { name: 'Check…' }).click();
    expect(fakeApi.calls.some(({ path }) => path.endsWith('/reveal'))).toBe(false);
    fakeApi.answers.reveal = () => reply({ number: '0123456789' });
    await screen.getByRole('button', { name: 'Show the whole number' }).click();
    await expect.element(screen.getByText('0123456789')).toBeVisible();
    fakeApi.answers.check = () => refused('account_name_differs', 409, 'The bank shows another name.');
    await screen.getByLabelText('Name at the bank').fill('ADEYEMI TUNDE');
    await screen.getByRole('button', { name: 'The name matches' }).click();
    await expect.element(screen.getByText('The bank shows another name.')).toBeVisible();
    fakeApi.answers.check = () => reply({ ...account, checked_name: 'ADEYEMI RONKE' });
    fakeApi.answers['payee-accounts'] = () => reply(listOf({ ...account, checked_name: 'ADEYEMI RONKE' }));
    await screen.getByLabelText('Name at the bank').fill('ADEYEMI RONKE');
    await screen.getByRole('button', { name: 'The name matches' }).click();
    await expect.element(screen.getByText('Every account is checked.')).toBeVisible();
    await expect.element(screen.getByText('ADEYEMI RONKE')).toBeVisible();
  });

  it('are not checked by the person who entered them', async () => {
    const { screen } = await open({ ...account, is_own: true });
    await expect.element(screen.getByRole('button', { name: 'Check…' })).toBeDisabled();
  });

  it('are none at first', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText(/No store and no rider has entered an account yet/)).toBeVisible();
  });
});

import { vendorWalletContract } from 'market/wallet/wallet.vendor.contract';
import type { OwnPayeeAccount } from 'market/wallet/wallet-payees.contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createApiClient } from '../calls/create-api-client.ts';
import { refused, renderInApp, reply } from '../testing/render-in-app.tsx';
import { PayeeAccountCard } from './payee-account-card.tsx';

const calls = createApiClient({ wallet: vendorWalletContract }).wallet;
const none: OwnPayeeAccount = { account: null, refused_reason: null, country: 'NG', needs_password: true };
const account = {
  ...{ id: 4, kind: 'bank' as const, holder: 'Ronke Adeyemi', institution: 'GTBank', masked: '•••• 6789' },
  ...{ made_at: '2026-11-20T11:00:00.000Z', made_by: 'Ronke A.', usable_at: '2099-11-21T11:00:00.000Z' },
};

function open(known: OwnPayeeAccount, answer: () => Response = () => reply(known)) {
  const onSave = (body: Parameters<typeof calls.setAccount>[0]['body']) =>
    calls.setAccount({ params: { store_id: 1 }, body });
  return renderInApp([{ path: '*', element: <PayeeAccountCard known={known} onSave={onSave} /> }], {
    'payee-account': answer,
  });
}

describe('[STO-087] the account that a store is paid to, on the screen', () => {
  it('says that payouts wait, and asks for what is missing before it sends', async () => {
    const { fakeApi } = await open(none, () => refused('password_wrong', 403, 'Your current password is wrong.'));
    await expect.element(page.getByText('Payouts wait: nobody has said yet where to.')).toBeVisible();
    await page.getByRole('button', { name: 'Enter account' }).click();
    await page.getByRole('button', { name: 'Save account' }).click();
    expect(page.getByText('This field is required.').elements()).toHaveLength(4);
    await page.getByLabelText('Name of the account holder').fill('Ronke Adeyemi');
    await page.getByLabelText('Bank', { exact: true }).last().fill('GTBank');
    await page.getByLabelText('Account number').fill('0123456789');
    await page.getByLabelText('Your password', { exact: true }).fill('guess');
    expect(fakeApi.calls.filter(({ body }) => body)).toEqual([]);
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect.element(page.getByText('Your current password is wrong.')).toBeVisible();
    expect(fakeApi.calls.at(-1)?.body).toEqual({
      ...{ kind: 'bank', holder: 'Ronke Adeyemi', institution: 'GTBank', number: '0123456789' },
      ...{ replaces: 0, current_password: 'guess' },
    });
    fakeApi.answers['payee-account'] = () => reply(none);
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect.element(page.getByText('Saved. Every owner gets a message.')).toBeVisible();
  });

  it('shows the last four digits, and from when on it is paid to', async () => {
    await open({ ...none, account: { ...account, is_checked: false } });
    await expect.element(page.getByText('•••• 6789')).toBeVisible();
    await expect.element(page.getByText('Being checked')).toBeVisible();
    await expect.element(page.getByText(/Nothing is paid to it before .*2099/)).toBeVisible();
  });

  it('says why an operator has refused it', async () => {
    await open({ ...none, refused_reason: 'The transfer came back' });
    await expect.element(page.getByText(/refused: The transfer came back/)).toBeVisible();
  });

  it('is only read by members who are not owners', async () => {
    await renderInApp(
      [{ path: '*', element: <PayeeAccountCard known={{ ...none, account: { ...account, is_checked: true } }} /> }],
      {},
    );
    await expect.element(page.getByText('Only owners change it.')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});

import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { ManualJournal } from 'market/wallet/wallet-manual.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { ManualCard } from './manual-card.tsx';

const journal: ManualJournal = {
  ...{
    id: 4,
    kind: 'written_off',
    debit: 'market:losses',
    credit: 'cash:delivery_man:7',
    currency: 'NGN',
    amount: 12.5,
  },
  ...{ reason: 'The rider has left', state: 'proposed', made_by: 'Ngozi Eze', made_at: '2026-11-24T10:00:00.000Z' },
  ...{ decided_by: null, decided_at: null, decline_reason: null, is_own: false },
};
const listOf = (...journals: ManualJournal[]) => ({ journals, total_size: journals.length, limit: 20, offset: 1 });

function open(...journals: ManualJournal[]) {
  return renderInApp([{ path: '/', element: <ManualCard /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.ledger', 'ops.finance'])),
    list: () => reply({ zones: [{ id: 3, name: 'Yaba', currency: 'NGN' }] }),
    zones: () => reply({ zones: [{ id: 3, name: 'Yaba', currency: 'NGN' }], total_size: 1, limit: 100, offset: 1 }),
    'manual-journals': () => reply(listOf(...journals)),
  });
}

describe('[OPS-080] manual journals on the screen', () => {
  it('are booked by a second person after one question', async () => {
    const { screen, fakeApi } = await open(journal);
    await expect.element(screen.getByText('market:losses ← cash:delivery_man:7')).toBeVisible();
    fakeApi.answers.book = () => reply({ ...journal, state: 'booked' });
    await screen.getByRole('button', { name: 'Book…' }).click();
    fakeApi.answers['manual-journals'] = () => reply(listOf({ ...journal, state: 'booked' }));
    await screen.getByRole('button', { name: 'Book it' }).click();
    await expect.element(screen.getByText('Booked')).toBeVisible();
  });

  it('say why the server refused', async () => {
    const { screen, fakeApi } = await open(journal);
    fakeApi.answers.book = () => refused('manual_decided', 409, 'This journal was booked already.');
    await screen.getByRole('button', { name: 'Book…' }).click();
    await screen.getByRole('button', { name: 'Book it' }).click();
    await expect.element(screen.getByText('This journal was booked already.')).toBeVisible();
  });

  it('are not booked by the person who proposed them, who takes them back', async () => {
    const { screen } = await open({ ...journal, is_own: true });
    await expect.element(screen.getByRole('button', { name: 'Book…' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Take back…' })).toBeEnabled();
  });

  it('ask for both accounts of a correction before they are sent', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByText('Nothing was booked by hand yet.')).toBeVisible();
    await screen.getByRole('button', { name: 'Propose a journal' }).click();
    await screen.getByText('Correct', { exact: true }).click();
    await screen.getByRole('button', { name: 'Propose it' }).click();
    expect(screen.getByText('Enter an account of the ledger.').elements()).toHaveLength(2);
    expect(fakeApi.calls.some(({ body }) => body !== undefined)).toBe(false);
  });
});

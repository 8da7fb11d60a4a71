import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { courierApp } from '../../testing/courier-under-test.ts';
import { declareDeposits } from './deposit-queue.ts';
import { DepositsPage } from './deposits-page.tsx';

const at = '2026-11-20T12:00:00.000Z';
const deposit = {
  ...{ id: 1, currency: 'NGN', amount: 800, way: 'place', place: 'Desk at The Palms', reference: 'R-17' },
  ...{ picture: null, made_at: at, decision: null, reason: '', decided_at: null },
};
const page = { total_size: 1, limit: 30, offset: 1 };

afterEach(() => localStorage.clear());

function open(deposits: object[], make: () => Response | undefined = () => reply(deposit)) {
  const answers = {
    info: () => reply(bisi),
    earnings: () => reply({ cash_in_hand: [{ amount: 4200, currency: 'NGN' }] }),
    deposits: () => reply({ ...page, deposits }),
  };
  return renderInApp([{ path: '/', Component: DepositsPage }], answers, '/', {
    ...courierApp,
    prepare: declareDeposits,
  }).then((opened) => {
    const fill = async (amount: string) => {
      await opened.screen.getByLabelText('Amount, NGN').fill(amount);
      await opened.screen.getByLabelText('Where').fill('Desk at The Palms');
      await opened.screen.getByLabelText('Reference').fill('R-18');
      opened.fakeApi.answers.deposits = make;
      await opened.screen.getByRole('button', { name: 'Hand in' }).click();
    };
    return { ...opened, fill };
  });
}

describe('[DEL-51] cash that a rider hands in', () => {
  it('waits for its confirmation, which alone lowers the cash, and says what was refused', async () => {
    const decided = { decided_at: at };
    const { screen } = await open([
      deposit,
      { ...deposit, ...decided, id: 2, decision: 'confirmed' },
      { ...deposit, ...decided, id: 3, decision: 'refused', reason: 'Nothing has come' },
    ]);
    await expect.element(screen.getByText(/4,200 in hand/)).toBeVisible();
    await expect.element(screen.getByText(/3,400 not handed in yet/)).toBeVisible();
    await expect.element(screen.getByText('Waits for the confirmation. You still hold it.')).toBeVisible();
    await expect.element(screen.getByText('Confirmed. You hold that much less.')).toBeVisible();
    await expect.element(screen.getByText('Nothing has come')).toBeVisible();
  });

  it('is no more than is left in hand, and has a place and a reference or a photo', async () => {
    const { screen } = await open([deposit]);
    await screen.getByLabelText('Amount, NGN').fill('3401');
    await expect.element(screen.getByText('This is more than you have in hand.')).toBeVisible();
    await screen.getByRole('button', { name: 'Hand in' }).click();
    await expect.element(screen.getByText('Say where.')).toBeVisible();
    await expect.element(screen.getByText('Add the reference or a photo.')).toBeVisible();
    await screen.getByText('Mobile money').click();
    await expect.element(screen.getByLabelText('Number it was sent to')).toBeVisible();
  });

  it('waits on the phone without a network', async () => {
    const { screen, fill } = await open([], () => undefined);
    await fill('800');
    await expect.element(screen.getByText(/800 waits on this phone and goes out with the network/)).toBeVisible();
    await expect.element(screen.getByText(/3,400 not handed in yet/)).toBeVisible();
  });

  it('says why the market did not take it', async () => {
    const { screen, fill } = await open([], () =>
      refused('cash_above_held', 422, 'This is more than the rider holds.'),
    );
    await fill('800');
    await expect.element(screen.getByText(/800 was not taken/)).toBeVisible();
  });
});

import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminContestsPage } from './admin-contests-page.tsx';

const at = '2026-11-20T12:00:00.000Z';
const contest = {
  ...{ id: 4, kind: 'sum', about: 'journal:7', journal: 'cash_decided', code: '0482', currency: 'NGN', booked: -2500 },
  ...{ rating: null, happened_at: at, words: 'I handed it in', pictures: [], amount: 2500, held: 2500, made_at: at },
  ...{ decision: null, granted: null, answer: null, answered_role: null, answered_at: null, audience: 'courier' },
  ...{ party_id: 7, party: 'Musa Bello', order_id: '1000000482', words_about: null },
};

async function open(answer = () => reply({ ...contest, decision: 'granted' })) {
  return renderInApp([{ path: '/', element: <AdminContestsPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.cash'])),
    contests: () => reply({ contests: [contest], total_size: 1, limit: 100, offset: 1 }),
    answer,
  });
}

describe('[DEL-57] the answers to contests', () => {
  it('grant a part with words that the person reads', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByText('I handed it in')).toBeVisible();
    await screen.getByRole('button', { name: 'Answer' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Answer Musa Bello' });
    await dialog.getByLabelText(/Granted, NGN/).fill('3000');
    await dialog.getByRole('button', { name: 'Answer' }).click();
    await expect.element(dialog.getByText('Enter an amount.')).toBeVisible();
    await expect.element(dialog.getByText('Write the reason in a few words.')).toBeVisible();
    await dialog.getByLabelText(/Granted, NGN/).fill('2000');
    await dialog.getByLabelText('Answer', { exact: true }).fill('Your receipt is here.');
    await dialog.getByRole('button', { name: 'Answer' }).click();
    await expect.element(screen.getByText('Answered').last()).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/4/answer'))?.body).toEqual({
      decision: 'granted',
      answer: 'Your receipt is here.',
      granted: 2000,
    });
  });

  it('deny, and say what another operator has answered meanwhile', async () => {
    const { screen, fakeApi } = await open(() => refused('contest_answered', 409, 'Another person has answered this.'));
    await screen.getByRole('button', { name: 'Answer' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByText('Deny', { exact: true }).click();
    await expect.element(dialog.getByText('What was held is taken.')).toBeVisible();
    await dialog.getByLabelText('Answer', { exact: true }).fill('The till counted less.');
    await dialog.getByRole('button', { name: 'Answer' }).click();
    await expect.element(dialog.getByText('Another person has answered this.')).toBeVisible();
    const body = { decision: 'denied', answer: 'The till counted less.' };
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/4/answer'))?.body).toEqual(body);
  });
});

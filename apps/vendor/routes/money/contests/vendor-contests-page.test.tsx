import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { VendorContestsPage } from './vendor-contests-page.tsx';

const deduction = {
  ...{ kind: 'sum', about: 'journal:7', happened_at: '2026-11-20T11:00:00.000Z', journal: 'order_refunded' },
  ...{ code: '4711', currency: 'NGN', booked: -1_200, rating: null, until: '2026-11-27T11:00:00.000Z' },
};
const contest = (part: object) => ({
  ...deduction,
  ...{ id: 3, about: 'journal:6', words: 'It was hot', pictures: [], amount: 500, held: 500, made_at: deduction.until },
  ...{ decision: null, granted: null, answer: null, answered_role: null, answered_at: null },
  ...part,
});
const page = { total_size: 1, limit: 100, offset: 1 };

function open(contests: object[], answers = {}) {
  const membership = { store_id: 3, name: 'Mama Ronke Buka', role: 'owner', permissions: ['store.money'] };
  return renderInApp(
    [{ path: 'money/contests', Component: VendorContestsPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply({ stores: [{ ...membership, suspended_reason: null }], operator: null, courier: null }),
      contestable: () => reply({ ...page, contestable: [deduction] }),
      contests: () => reply({ ...page, contests }),
      ...answers,
    },
    '/money/contests',
  );
}

it('[STO-089] says of each contest what became of it, with the answer', async () => {
  const { screen } = await open([
    contest({}),
    contest({ id: 2, decision: 'denied', answer: 'The photo shows the first dish.' }),
    contest({ id: 1, decision: 'granted', granted: 300, answer: 'You are right.' }),
  ]);
  await expect.element(screen.getByText('Held until the answer')).toBeVisible();
  await expect.element(screen.getByText('The photo shows the first dish.')).toBeVisible();
  await expect.element(screen.getByText('Denied')).toBeVisible();
  await expect.element(screen.getByText(/Granted: .*300/)).toBeVisible();
});

it('[STO-089] keeps the words of a contest that is refused or has no answer, also for the next try', async () => {
  localStorage.clear();
  const { screen, fakeApi } = await open([]);
  await screen.getByRole('button', { name: 'Contest' }).click();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Say in a few words what is wrong.')).toBeVisible();
  fakeApi.answers.contests = () => refused('contest_late', 422, 'It is too late to contest this.');
  await screen.getByRole('textbox', { name: 'What is wrong?' }).fill('The customer got a new dish');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('It is too late to contest this.')).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).first().click();
  await screen.getByRole('button', { name: 'Contest' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'What is wrong?' }))
    .toHaveValue('The customer got a new dish');
});

import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { ContestsPage } from './contests-page.tsx';
import { SuspensionCard } from './suspension-card.tsx';

const at = '2026-11-20T12:00:00.000Z';
const none = { journal: null, code: null, currency: null, booked: null, rating: null };
const deduction = {
  ...{ kind: 'sum', about: 'journal:7', journal: 'cash_decided', code: '0482', currency: 'NGN', booked: -2500 },
  ...{ rating: null, happened_at: at, until: '2026-12-04T12:00:00.000Z' },
};
const pay = { ...deduction, about: 'journal:8', journal: 'delivery_earned', booked: 800 };
const rating = { ...none, kind: 'rating', about: 'review:3', rating: 1, happened_at: at, until: deduction.until };
const suspension = { ...none, kind: 'suspension', about: 'suspension:5', happened_at: at, until: deduction.until };
const made = {
  ...{ ...deduction, id: 1, words: 'I handed it in', pictures: [], amount: 2500, held: 2500, made_at: at },
  ...{ decision: null, granted: null, answer: null, answered_role: null, answered_at: null },
};
const page = { total_size: 1, limit: 50, offset: 1 };

afterEach(() => localStorage.clear());

function open(contests: object[], contestable: object[], path = '/contests') {
  const posted: FormData[] = [];
  const answers = {
    info: () => reply(bisi),
    contests: () => reply({ ...page, contests }),
    contestable: () => reply({ ...page, contestable }),
  };
  const opened = renderInApp([{ path: 'contests', Component: ContestsPage }], answers, path);
  return opened.then((rest) => ({ ...rest, posted }));
}

describe('[DEL-57] a contest of a rider', () => {
  it('chooses from the sums, ratings and the suspension of the last 14 days', async () => {
    const { screen } = await open([], [deduction, pay, rating, suspension]);
    await expect.element(screen.getByText(/Missing cash decided/)).toBeVisible();
    await expect.element(screen.getByText('Rating of 1 star')).toBeVisible();
    await expect.element(screen.getByText('Your suspension')).toBeVisible();
    await expect.element(screen.getByText(/of the last 14 days/)).toBeVisible();
    await screen.getByText(/Delivery .*800/).click();
    await expect.element(screen.getByText(/Say how much is missing/)).toBeVisible();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Enter an amount.')).toBeVisible();
    await expect.element(screen.getByText('Write the reason in a few words.')).toBeVisible();
  });

  it('says that a deduction is not taken meanwhile, sends the words, and shows what waits', async () => {
    const { screen, fakeApi } = await open([], [deduction], '/contests?about=journal:7');
    await expect.element(screen.getByText('It isn’t taken from you until the answer.')).toBeVisible();
    await screen.getByLabelText('What is wrong?').fill('I handed it in');
    fakeApi.answers.contestable = () => reply({ ...page, contestable: [] });
    fakeApi.answers.contests = () =>
      reply(fakeApi.calls.at(-1)?.path.includes('?') ? { ...page, contests: [made] } : made);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText(/2,500 isn’t taken meanwhile/)).toBeVisible();
    expect(localStorage.getItem('draft:contest:journal:7')).toBeNull();
  });

  it('keeps what was typed on the phone where the network is lost', async () => {
    const first = await open([], [rating], '/contests?about=review:3');
    await first.screen.getByLabelText('What is wrong?').fill('It was another rider');
    first.fakeApi.answers.contests = () => undefined;
    await first.screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(first.screen.getByText(/We got no answer/)).toBeVisible();
    await first.screen.unmount();
    const again = await open([], [rating], '/contests?about=review:3');
    await expect.element(again.screen.getByLabelText('What is wrong?')).toHaveValue('It was another rider');
  });

  it('shows the answer with the role of who gave it, and what was refused', async () => {
    const answered = {
      ...{ ...made, decision: 'granted', granted: 2500, held: 0, answer: 'Your receipt is here.' },
      ...{ answered_role: 'finance', answered_at: at },
    };
    const { screen, fakeApi } = await open([answered], [rating]);
    await expect.element(screen.getByText(/Granted: .*2,500/)).toBeVisible();
    await expect.element(screen.getByText('Your receipt is here.')).toBeVisible();
    await expect.element(screen.getByText(/Finance/)).toBeVisible();
    await screen.getByText('Rating of 1 star').click();
    await screen.getByLabelText('What is wrong?').fill('It was another rider');
    fakeApi.answers.contests = () => refused('contest_late', 409, 'It is too late to contest this.');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('It is too late to contest this.')).toBeVisible();
  });
});

describe('a suspended rider', () => {
  it('reads the rule, the orders, who decided, until when, what was handed over, and contests it', async () => {
    const known = {
      ...{ id: 5, rule: 'safety', reason: 'Rode on the pavement', orders: [{ id: '1000000482', code: '0482' }] },
      meetings: [
        {
          ...{ id: '1000000483', code: '0483' },
          handover: {
            ...{ side: 'giver', cause: 'suspended', begun_at: at, meeting: { lat: 6.4, lng: 3.4, words: '' } },
            other: { name: 'Musa B', phone: '+2348030000009', lat: 6.4, lng: 3.4, seconds: 5 },
          },
        },
      ],
      ...{ handed_over: [{ id: '1000000483', code: '0483' }], decided_role: 'lead', decided_at: at, until: at },
    };
    const { screen } = await renderInApp([{ path: '/', element: <SuspensionCard /> }], {
      suspension: () => reply({ suspension: known }),
      contests: () => reply({ ...page, contests: [] }),
      contestable: () => reply({ ...page, contestable: [suspension] }),
    });
    await expect.element(screen.getByText('Safety on the road')).toBeVisible();
    await expect.element(screen.getByText('Rode on the pavement')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Call the rider who comes' })).toBeVisible();
    await expect.element(screen.getByText('#0482')).toBeVisible();
    await expect.element(screen.getByText('#0483').first()).toBeVisible();
    await expect.element(screen.getByText(/Lead · /)).toBeVisible();
    await expect.element(screen.getByText('What you have earned is yours and is paid as always.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Contest it' }))
      .toHaveAttribute('href', '/contests?about=suspension:5');
    await expect.element(screen.getByRole('link', { name: 'See what you’ve earned' })).toBeVisible();
  });
});

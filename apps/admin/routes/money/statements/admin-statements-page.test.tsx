import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type {
  PaymentDifference,
  PaymentStatement,
  StatementComparison,
} from 'market/payments/statements/payments-statements.admin.contract';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminStatementsPage } from './admin-statements-page.tsx';

const side = (amount: number, day: string) => ({ amount, currency: 'NGN', decimals: 2, day });
const amount: PaymentDifference = {
  ...{ id: 4, statement_id: 2, provider: 'paystack', kind: 'other_amount', reference: 'pay.1', line: 7 },
  ...{ there: side(1500.5, '2026-11-20'), here: side(1500, '2026-11-20') },
  payment: { id: 'pay_1', status: 'paid', order_id: '4100000017' },
  ...{ answer: null, answered_by: null, answered_at: null, found_in: null },
};
const missing: PaymentDifference = {
  ...{ ...amount, id: 5, kind: 'missing_here', reference: 'pay.2', here: null, payment: null },
};
const statement: PaymentStatement = {
  ...{ id: 2, provider: 'paystack', currency: 'NGN', first_day: '2026-11-01', last_day: '2026-11-20' },
  ...{ file_name: 'november.csv', line_count: 9, same_count: 7, difference_count: 2, open_count: 2 },
  ...{ made_by: 'Bisi A.', made_at: '2026-11-21T09:00:00.000Z', can_be_removed: true },
};
const seen: StatementComparison = {
  ...{ statement_id: null, line_count: 9, left_out: 1, first_day: '2026-11-01', last_day: '2026-11-20' },
  ...{ amount: 13500.5, known_count: 0, faults: [] },
  counts: { same: 7, missing_here: 1, missing_there: 0, other_amount: 1, other_day: 0 },
};
const providers = {
  providers: [
    { name: 'paystack', title: 'Paystack', currencies: ['NGN', 'GHS'] },
    { name: 'daraja', title: 'M-Pesa', currencies: ['KES'] },
  ],
  columns: [{ name: 'reference', about: 'The id of the payment.' }],
  ...{ time_zone: 'Africa/Lagos', today: '2026-11-21' },
};
const page = { total_size: 1, limit: 50, offset: 1 };

function open(found: PaymentDifference[], path = '/money/providers') {
  return renderInApp(
    [{ path: '/money/providers', element: <AdminStatementsPage /> }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.finance'])),
      providers: () => reply(providers),
      statements: () => reply({ ...page, statements: found.length > 0 ? [statement] : [] }),
      'statement-differences': () => reply({ ...page, differences: found }),
    },
    path,
  );
}

describe('[OPS-077] statements of providers on the screen', () => {
  it('shows both sides of each difference, and answers those that are chosen', async () => {
    const { screen, fakeApi } = await open([amount, missing]);
    await expect.element(screen.getByText('NGN 1,500.50').first()).toBeVisible();
    await expect.element(screen.getByText('NGN 1,500.00')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Order 4100000017' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Answer…' })).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'Choose pay.1' }).click();
    await screen.getByRole('checkbox', { name: 'All on this page' }).click();
    await screen.getByRole('button', { name: 'Answer 2…' }).click();
    await screen.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect.element(screen.getByText('Write the answer in a few words.')).toBeVisible();
    fakeApi.answers.answer = () =>
      refused('difference_answered', 409, 'One of these differences has an answer already.');
    await screen.getByRole('textbox', { name: 'Answer' }).fill('The bank was late');
    await screen.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect.element(screen.getByText(/has an answer already/)).toBeVisible();
    fakeApi.answers.answer = () => reply({ answered: 2 });
    fakeApi.answers['statement-differences'] = () => reply({ ...page, differences: [] });
    await screen.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect.element(screen.getByText('No difference waits for an answer.')).toBeVisible();
    const sent = fakeApi.calls.filter(({ path }) => path.endsWith('/answer')).at(-1);
    expect(sent?.body).toEqual({ ids: [4, 5], words: 'The bank was late' });
  });

  it('shows what a file would change before it is saved', async () => {
    const { screen, fakeApi } = await open([]);
    await expect.element(screen.getByText('No statement was compared yet.')).toBeVisible();
    fakeApi.answers.statements = () => reply({ ...page, ...seen, statements: [] });
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'], 'november.csv'));
    await expect.element(screen.getByText('7 are the same')).toBeVisible();
    await expect.element(screen.getByText('Other amount: 1')).toBeVisible();
    await expect.element(screen.getByText(/1 line is left out/)).toBeVisible();
    fakeApi.answers.statements = () => reply({ ...page, ...seen, statement_id: 2, statements: [] });
    await screen.getByRole('button', { name: 'Save, and make tasks of the differences' }).click();
    await expect.element(screen.getByText('Compared')).toBeVisible();
  });

  it('names each fault by its line, and lets nothing be saved', async () => {
    const { screen, fakeApi } = await open([]);
    await expect.element(screen.getByText('No statement was compared yet.')).toBeVisible();
    const faults = [{ line: 3, field: 'currency', reason: 'must be NGN, the currency of this statement' }];
    fakeApi.answers.statements = () => reply({ ...page, ...seen, faults, statements: [] });
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'], 'november.csv'));
    await expect.element(screen.getByText('Line 3')).toBeVisible();
    const save = screen.getByRole('button', { name: 'Save, and make tasks of the differences' });
    await expect.element(save).toBeDisabled();
    fakeApi.answers.statements = () => refused('statement_twice', 409, 'This file was compared before.');
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['y'], 'again.csv'));
    await expect.element(screen.getByText('This file was compared before.')).toBeVisible();
  });

  it('shows who has answered, when and how', async () => {
    const answered = { answer: 'The bank was late', answered_by: 'Bisi A.', answered_at: '2026-11-21T09:00:00.000Z' };
    const found = { answered_at: '2026-11-21T09:00:00.000Z', found_in: 3, id: 6 };
    const { screen } = await open(
      [
        { ...amount, ...answered },
        { ...missing, ...found },
      ],
      '/money/providers?state=answered',
    );
    await expect.element(screen.getByText('The bank was late')).toBeVisible();
    await expect.element(screen.getByText(/A later statement lists this payment/)).toBeVisible();
    await expect.element(screen.getByRole('checkbox').first()).not.toBeInTheDocument();
  });
});

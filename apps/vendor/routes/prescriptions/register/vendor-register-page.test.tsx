import { type Answers, bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { VendorRegisterPage } from './vendor-register-page.tsx';

const entry = (part: object = {}) => ({
  order_id: '100017',
  code: '0017',
  customer_name: 'Ada Obi',
  signed: { name: 'Bisi Ade', licence_number: 'PCN 12', at: '2026-11-20T11:00:00.000Z', outcome: 'priced' },
  local_time: '12:00',
  order_status: 'pending',
  cancel_reason: null,
  medicines: [{ name: 'Amoxil', variation: '500 mg', quantity: 2, dose: 'One a day' }],
  ...part,
});
const register = (...entries: object[]) => reply({ day: '2026-11-20', today: '2026-11-20', entries, csv: null });
const none = () => reply({ pharmacist: { full_name: '', licence_number: '' } });
const licensed = () => reply({ pharmacist: { full_name: 'Bisi Ade', licence_number: 'PCN 12' } });

function open(answers: Answers, permissions = ['store.prescriptions', 'store.export']) {
  const stores = [{ store_id: 3, name: 'Pharmacy', role: 'manager', permissions, suspended_reason: null }];
  return renderInApp(
    [{ path: 'prescriptions/register', Component: VendorRegisterPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply({ stores, operator: null, courier: null }),
      pharmacist: licensed,
      ...answers,
    },
    '/prescriptions/register',
  );
}

describe('the register of a pharmacy', () => {
  it('[STO-074] shows who has answered what, and another day', async () => {
    const refused = entry({
      order_id: '100018',
      signed: { name: 'Ada Eze', licence_number: '', at: '2026-11-20T11:05:00.000Z', outcome: 'refused' },
      local_time: '12:05',
      cancel_reason: 'Too old',
      medicines: [],
    });
    const { screen, fakeApi } = await open({ register: () => register(entry(), refused) });
    await expect.element(screen.getByText('2 prescriptions answered')).toBeVisible();
    const [first, second] = [screen.getByRole('listitem').nth(0), screen.getByText('Too old')];
    await expect.element(first.getByText('Bisi Ade')).toBeVisible();
    await expect.element(first.getByText('PCN 12')).toBeVisible();
    await expect.element(second).toBeVisible();
    await expect.element(screen.getByText('No licence number given')).toBeVisible();
    fakeApi.answers.register = () => reply({ day: '2026-11-19', today: '2026-11-20', entries: [], csv: null });
    await screen.getByLabelText('Day').fill('2026-11-19');
    await expect.element(screen.getByText('No prescription was answered on this day')).toBeVisible();
    expect(fakeApi.calls.findLast(({ path }) => path.endsWith('/register'))?.body).toEqual({ day: '2026-11-19' });
    await expect.element(screen.getByRole('button', { name: 'Today' })).toBeVisible();
  });

  it('[STO-074] is a file for those who may export', async () => {
    const { screen, fakeApi } = await open({ register: () => register(entry()) });
    await screen.getByRole('button', { name: 'Save as CSV' }).click();
    await expect
      .poll(() => fakeApi.calls.findLast(({ path }) => path.endsWith('/register'))?.body)
      .toEqual({ day: '2026-11-20', as_file: true });
    await screen.unmount();
    const pharmacist = await open({ register: () => register(entry()) }, ['store.prescriptions']);
    await expect.element(pharmacist.screen.getByText('1 prescription answered')).toBeVisible();
    await expect.element(pharmacist.screen.getByRole('button', { name: 'Save as CSV' })).not.toBeInTheDocument();
  });

  it('[STO-074] takes name and licence number, and says what is missing', async () => {
    const { screen, fakeApi } = await open({ register: () => register(), pharmacist: none });
    await screen.getByLabelText('Full name').fill('Bisi Ade');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Write the number of your licence.')).toBeVisible();
    await expect.element(screen.getByLabelText('Licence number')).toHaveFocus();
    await screen.getByLabelText('Licence number').fill('PCN 12');
    fakeApi.answers.pharmacist = licensed;
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('button', { name: 'Change' })).toBeVisible();
    expect(fakeApi.calls.findLast(({ path, body }) => path.endsWith('/pharmacist') && body)?.body).toEqual({
      full_name: 'Bisi Ade',
      licence_number: 'PCN 12',
    });
  });

  it('[STO-074] says that it could not be read, and who may not see it', async () => {
    const { screen, fakeApi } = await open({ register: () => undefined });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    fakeApi.answers.register = () => register();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('No prescription was answered on this day')).toBeVisible();
    await screen.unmount();
    const closed = await open({}, ['store.money']);
    await expect.element(closed.screen.getByText('Your role at Pharmacy doesn’t include this page')).toBeVisible();
  });
});

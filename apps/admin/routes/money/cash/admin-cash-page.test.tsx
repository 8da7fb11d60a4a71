import { bisi, type FakeApi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminCashPage } from './admin-cash-page.tsx';

const musa = {
  ...{ courier_id: 7, name: 'Musa Bello', phone: '+2348035550188', city: 'Lagos', currency: 'NGN', held: 900 },
  ...{ limit: 900, handed_in_at: null },
};
const currency = 'NGN';
const page = { limit: 100, offset: 1 };

const missing = {
  ...{
    order_id: '1000000482',
    code: '0482',
    courier_id: 7,
    name: 'Musa Bello',
    currency: 'NGN',
    due: 4000,
    taken: 1500,
  },
  ...{
    reason: 'no_change',
    words: 'Only a large note',
    made_at: '2026-11-20T12:00:00.000Z',
    borne_by: null,
    note: null,
  },
  ...{ decided_by: null, decided_at: null, given_back_at: null },
};

const reported = {
  ...{ id: 5, courier_id: 7, name: 'Kemi Ojo', currency: 'NGN', amount: 800, held: 900, way: 'mobile_money' },
  ...{ place: '0800 000 0766', reference: 'TX-482', picture: null, made_at: '2026-11-20T12:00:00.000Z' },
  ...{ decision: null, reason: '', decided_at: null },
};

async function open(take = () => reply({}), decideShort = () => reply(missing)) {
  const sent: unknown[] = [];
  let fakeApi: FakeApi | undefined;
  const opened = await renderInApp([{ path: '/', element: <AdminCashPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.cash'])),
    cash: () => reply({ holders: sent.length > 0 ? [] : [musa], total_size: 1, ...page }),
    reported: () => reply({ deposits: [reported], total_size: 1, ...page }),
    confirm: () => reply({ ...reported, decision: 'confirmed' }),
    short: () => reply({ short: [missing], total_size: 1, ...page }),
    '1000000482': decideShort,
    limits: () => reply({ limits: [{ currency: 'NGN', amount: 900, version: 2 }] }),
    [currency]: () => reply({ currency: 'NGN', amount: 1200, version: 3 }),
    deposits: () => {
      const body = fakeApi?.calls.at(-1)?.body;
      if (!body) return reply({ deposits: [], total_size: 0, ...page });
      const answer = take();
      if (answer.ok) sent.push(body);
      return answer;
    },
  });
  ({ fakeApi } = opened);
  return { ...opened, sent };
}

describe('[OPS-078] the cash desk on the screen', () => {
  it('asks who bears what is missing, and why', async () => {
    const { screen, sent } = await open();
    await expect.element(screen.getByText('At the limit')).toBeVisible();
    await screen.getByRole('button', { name: 'Take in', exact: true }).click();
    await screen.getByLabelText('Counted, NGN').fill('950');
    await expect.element(screen.getByText('This is more than the rider holds.')).toBeVisible();
    await screen.getByLabelText('Counted, NGN').fill('850');
    await expect.element(screen.getByText(/50.* missing/)).toBeVisible();
    const take = screen.getByRole('dialog').getByRole('button', { name: 'Take in', exact: true });
    await take.click();
    await expect.element(screen.getByText('Write the reason in a few words.')).toBeVisible();
    await screen.getByLabelText('Why').fill('A false note');
    await take.click();
    await expect.element(screen.getByText('The cash of Musa Bello is taken in')).toBeVisible();
    const body = { courier_id: 7, currency: 'NGN', held: 900, counted: 850, is_all: true };
    expect(sent).toEqual([{ ...body, borne_by: 'courier', note: 'A false note' }]);
  });

  it('leaves the rest in hand where it is a part, and says what the server refused', async () => {
    const { screen } = await open(() => refused('changed_meanwhile', 409, 'Another person has changed this.'));
    await screen.getByRole('button', { name: 'Take in', exact: true }).click();
    await screen.getByRole('checkbox', { name: 'The rider has no cash of the market left' }).click();
    await screen.getByLabelText('Counted, NGN').fill('300');
    await expect.element(screen.getByText(/missing/)).not.toBeInTheDocument();
    await screen.getByRole('dialog').getByRole('button', { name: 'Take in', exact: true }).click();
    await expect.element(screen.getByText('Another person has changed this.')).toBeVisible();
  });

  it('[DEL-50] decides who bears what did not come at the door, with a reason', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByText(/1,500.* of .*4,000.* came/)).toBeVisible();
    await expect.element(screen.getByText('Only a large note')).toBeVisible();
    await screen.getByRole('button', { name: 'Decide', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: /Who bears .*2,500/ });
    await dialog.getByText('Rider', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect.element(dialog.getByText('Write the reason in a few words.')).toBeVisible();
    await dialog.getByLabelText('Why').fill('Took less without asking');
    await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect.element(screen.getByText('Decided for order 0482')).toBeVisible();
    const sent = fakeApi.calls.find(({ path }) => path.endsWith('/short/1000000482'))?.body;
    expect(sent).toEqual({ borne_by: 'courier', note: 'Took less without asking' });
  });

  it('[DEL-50] says what another operator has decided meanwhile', async () => {
    const { screen } = await open(undefined, () =>
      refused('changed_meanwhile', 409, 'Another person has changed this.'),
    );
    await screen.getByRole('button', { name: 'Decide', exact: true }).click();
    await screen.getByLabelText('Why').fill('The price was wrong');
    await screen.getByRole('dialog').getByRole('button', { name: 'Decide', exact: true }).click();
    await expect.element(screen.getByText('Another person has changed this.')).toBeVisible();
  });

  it('[DEL-51] confirms cash that a rider has reported, and says where it is', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByText('TX-482')).toBeVisible();
    await expect.element(screen.getByText('0800 000 0766')).toBeVisible();
    await screen.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(screen.getByText('The cash of Kemi Ojo is taken in')).toBeVisible();
    expect(fakeApi.calls.some(({ path }) => path.endsWith('/cash/reported/5/confirm'))).toBe(true);
  });

  it('[DEL-48] sets how much a rider may hold', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByLabelText('NGN', { exact: true }).fill('1200');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('Saved. It applies immediately.')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/NGN'))?.body).toEqual({ amount: 1200, version: 2 });
  });
});

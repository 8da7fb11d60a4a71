import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { VendorComplaintsPage } from './vendor-complaints-page.tsx';

const complaint = (change: object = {}) => ({
  ...{ id: 5, order_id: '4600000482', code: '0482', about: 'courier', person: 'Musa Bello', reason: 'late' },
  ...{ words: 'The food waited.', pictures: [], made_at: '2026-11-20T11:00:00.000Z', decision: null, answer: null },
  ...{ answered_role: null, answered_at: null },
  ...change,
});
const order = { id: '4600000482', code: '0482', customer_name: 'Adaeze Obi', courier_name: 'Musa Bello' };
const listed = (...complaints: object[]) => reply({ total_size: complaints.length, limit: 100, offset: 1, complaints });

function open(answers: Answers, address = '/complaints', permissions = ['store.orders']) {
  const store = { store_id: 3, name: 'Buka', role: 'counter', permissions, suspended_reason: null };
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [store], operator: null, courier: null }),
    [order.id]: () => reply({ order }),
  };
  return renderInApp([{ path: 'complaints', Component: VendorComplaintsPage }], { ...session, ...answers }, address);
}

afterEach(() => localStorage.clear());

describe('what a store reports about people', () => {
  it('[STO-102] shows what waits and what was answered, by which role', async () => {
    const answered = { id: 6, about: 'customer', person: null, reason: 'false_claim', decision: 'dismissed' };
    const { screen } = await open({
      complaints: () => listed(complaint(), complaint({ ...answered, answer: 'We saw it.', answered_role: 'support' })),
    });
    const waiting = screen.getByRole('article', { name: 'Musa Bello' });
    await expect.element(waiting.getByText('Waits for an answer')).toBeVisible();
    const other = screen.getByRole('article', { name: 'a person without a name' });
    await expect.element(other.getByText('Nothing follows')).toBeVisible();
    await expect.element(other.getByText('We saw it.')).toBeVisible();
  });

  it('[STO-102] reports a person of an order; the words stay until they are sent', async () => {
    const { screen, fakeApi } = await open({ complaints: () => listed() }, `/complaints?order=${order.id}`);
    const send = screen.getByRole('button', { name: 'Send the report' });
    await send.click();
    await expect.element(screen.getByText('Say in a few words what happened.')).toBeVisible();
    await screen.getByText('Customer Adaeze Obi').click();
    await screen.getByRole('combobox', { name: 'What happened' }).selectOptions('false_claim');
    await screen.getByRole('textbox', { name: 'In your words' }).fill('Nothing was missing.');
    fakeApi.answers.complaints = () => refused('complaint_twice', 409, 'This person was already reported.');
    await send.click();
    await expect.element(screen.getByText('This person was already reported.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'In your words' })).toHaveValue('Nothing was missing.');
    expect(localStorage.getItem(`soko-complaint-${order.id}`)).toBe('Nothing was missing.');
    fakeApi.answers.complaints = () => listed(complaint({ about: 'customer', person: 'Adaeze Obi' }));
    await send.click();
    await expect.element(screen.getByText('Reported. The market answers here.')).toBeVisible();
    await expect.element(screen.getByRole('article', { name: 'Adaeze Obi' })).toBeVisible();
    expect(localStorage.getItem(`soko-complaint-${order.id}`)).toBeNull();
  });

  it('[STO-102] says when nothing was reported, and who may', async () => {
    const { screen } = await open({ complaints: () => listed() });
    await expect.element(screen.getByText('Nothing reported')).toBeVisible();
    await screen.unmount();
    const closed = await open({}, '/complaints', ['store.money']);
    await expect.element(closed.screen.getByText('store.orders')).toBeVisible();
  });
});

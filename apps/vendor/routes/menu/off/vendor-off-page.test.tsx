import { type Answers, bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { BackNotice } from '../../board/reminders/back-notice.tsx';
import { VendorOffPage } from './vendor-off-page.tsx';

const row = (id: number, part: object = {}) => ({
  id,
  name: `Dish ${id}`,
  category_id: 1,
  price: 1500,
  image_full_url: '/images/360/jollof.webp',
  has_photo: true,
  stock: null,
  variation_count: 0,
  availability: 'sold_out',
  sold_out_until: null,
  version: 1,
  off_since: '2026-11-24T08:00:00.000Z',
  off_by: 'Ada',
  cart_count: 0,
  ...part,
});
const back = (id: number) => ({ ...row(id, { availability: 'on' }), back_since: '2026-11-24T03:00:00.000Z' });
const answer = (items: object[], again: object[] = []) => reply({ items, back: again, low: [] });

function open(answers: Answers) {
  const stores = [
    { store_id: 3, name: 'Kitchen', role: 'kitchen', permissions: ['store.availability'], suspended_reason: null },
  ];
  return renderInApp(
    [{ path: 'menu/off', Component: VendorOffPage }],
    { info: () => reply(bisi), memberships: () => reply({ stores, operator: null, courier: null }), ...answers },
    '/menu/off',
  );
}

describe('the page of what is off sale', () => {
  it('[STO-062] says until when, by whom and in how many carts, and puts one back or all', async () => {
    const items = [
      row(1, { cart_count: 2 }),
      row(2, { sold_out_until: '2026-11-25T03:00:00.000Z' }),
      row(3, { availability: 'hidden' }),
    ];
    const { screen, fakeApi } = await open({ off: () => answer(items) });
    await expect.element(screen.getByText('Until you put it back')).toBeVisible();
    await expect.element(screen.getByText('In 2 carts')).toBeVisible();
    await expect.element(screen.getByText(/Ada, /).first()).toBeVisible();
    fakeApi.answers.availability = () => reply({ item: row(1, { availability: 'on', version: 2 }) });
    await screen.getByRole('button', { name: 'Put Dish 1 back on sale' }).click();
    await expect.element(screen.getByText('Dish 1 is on sale')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/availability'))?.body).toEqual({
      version: 1,
      availability: 'on',
    });
    fakeApi.answers['put-back'] = () => reply({ put_back: [1, 2] });
    await screen.getByRole('button', { name: 'Put all 2 back on sale' }).click();
    await expect.element(screen.getByText('2 on sale again')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/put-back'))?.body).toEqual({ item_ids: [1, 2] });
  });

  it('[STO-037] takes what came back off sale until it is put back', async () => {
    const { screen, fakeApi } = await open({ off: () => answer([], [back(4)]) });
    await expect.element(screen.getByText('Everything is on sale')).toBeVisible();
    fakeApi.answers.availability = () => reply({ item: row(4, { version: 2 }) });
    await screen.getByRole('button', { name: 'Dish 4: sold out until I put it back' }).click();
    await expect
      .poll(() => fakeApi.calls.find(({ path }) => path.endsWith('/availability'))?.body)
      .toEqual({ version: 1, availability: 'sold_out' });
  });

  it('[STO-062] says that the list could not be read, and reads it again', async () => {
    const { screen, fakeApi } = await open({ off: () => undefined });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    fakeApi.answers.off = () => answer([]);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Everything is on sale')).toBeVisible();
  });
});

describe('the notice on the board', () => {
  afterEach(() => localStorage.clear());

  it('[STO-037] names what is on sale again, until it is read on this device', async () => {
    const again = [1, 2, 3, 4].map(back);
    const routes = [{ path: '/', element: <BackNotice storeId={3} /> }];
    const { screen } = await renderInApp(routes, { off: () => answer([], again) });
    await expect.element(screen.getByText('Dish 1, Dish 2, Dish 3')).toBeVisible();
    await expect.element(screen.getByText(/and 1 more/)).toBeVisible();
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByText('On sale again:')).not.toBeInTheDocument();
    await screen.unmount();
    const { screen: later, fakeApi } = await renderInApp(routes, { off: () => answer([], again) });
    await expect.poll(() => fakeApi.calls.length).toBeGreaterThan(0);
    await expect.element(later.getByText('On sale again:')).not.toBeInTheDocument();
  });
});

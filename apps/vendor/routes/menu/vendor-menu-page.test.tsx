import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { VendorMenuPage } from './vendor-menu-page.tsx';

const store = (permissions: string[]) => ({
  store_id: 3,
  name: 'Kitchen',
  role: 'manager',
  permissions,
  suspended_reason: null,
});
const row = (id: number, part: object = {}) => ({
  id,
  name: `Dish ${id}`,
  category_id: 1,
  price: 1500,
  image_full_url: '/images/360/jollof.webp',
  has_photo: true,
  stock: null,
  variation_count: 0,
  availability: 'on',
  sold_out_until: null,
  version: 1,
  ...part,
});
const about = {
  module_type: 'food',
  currency: 'NGN',
  checks_stock: false,
  categories: [{ id: 1, name: 'Rice', parent_id: null, item_count: 2 }],
  add_ons: [],
};
const listed = (...items: object[]) => reply({ total_size: items.length, limit: 100, offset: 1, items });

const everything = ['store.availability', 'store.menu'];

function open(answers: Answers, permissions = everything, path = '/menu') {
  const routes = [{ path: 'menu', Component: VendorMenuPage }];
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [store(permissions)], operator: null, courier: null }),
  };
  return renderInApp(
    routes,
    { ...session, menu: () => reply(about), items: () => listed(row(1), row(2)), ...answers },
    path,
  );
}

describe('the menu page', () => {
  it('[STO-047] lists the items by category and finds one by a part of its name, without marks', async () => {
    const { screen } = await open({ items: () => listed(row(1, { name: 'Ẹ̀gúsí soup' }), row(2)) });
    await expect.element(screen.getByRole('heading', { name: 'Rice 2' })).toBeVisible();
    await screen.getByRole('searchbox').fill('egusi');
    await expect.element(screen.getByText('1 item found')).toBeInTheDocument();
    await expect.element(screen.getByText('Dish 2')).not.toBeInTheDocument();
  });

  it('[STO-060] takes an item off sale in one press, and back for five seconds', async () => {
    const { screen, fakeApi } = await open({
      availability: () =>
        reply({ item: row(1, { availability: 'sold_out', sold_out_until: '2026-11-24T03:00:00.000Z', version: 2 }) }),
    });
    await screen.getByRole('button', { name: 'Dish 1: sold out until tomorrow' }).click();
    await expect.element(screen.getByRole('switch', { name: 'Dish 1 is on sale' })).not.toBeChecked();
    expect(fakeApi.calls.at(-1)).toMatchObject({ body: { version: 1, availability: 'sold_out', until: 'tomorrow' } });
    fakeApi.answers.availability = () => reply({ item: row(1, { version: 3 }) });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByRole('switch', { name: 'Dish 1 is on sale' })).toBeChecked();
    const sent = fakeApi.calls.filter(({ path }) => path.endsWith('/availability'));
    expect(sent.at(-1)?.body).toMatchObject({ version: 2, availability: 'on' });
  });

  it.each([
    [
      'refuses',
      () => refused('changed_meanwhile', 409, 'Another person has changed this.'),
      'Another person has changed this.',
    ],
    ['does not answer', () => undefined, 'We got no answer. Try again.'],
  ])('[STO-060] puts the switch back where the API %s', async (_what, availability, text) => {
    const { screen } = await open({ availability });
    const control = screen.getByRole('switch', { name: 'Dish 1 is on sale' });
    await expect.element(control).toBeInTheDocument();
    // By keyboard: a forced click would miss the switch while the page still moves.
    (control.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(control).toBeChecked();
  });

  it('[STO-048] offers the editor only to those who may edit', async () => {
    const cook = await open({}, ['store.availability']);
    await expect.element(cook.screen.getByText('Dish 1')).toBeVisible();
    await expect.element(cook.screen.getByRole('link', { name: 'Add an item' })).not.toBeInTheDocument();
    await expect.element(cook.screen.getByRole('link', { name: 'Dish 1' })).not.toBeInTheDocument();
  });

  it('[STO-047] says when it is empty, when nothing is found, when it cannot be read, and who may not see it', async () => {
    const empty = await open({ items: () => listed() });
    await expect.element(empty.screen.getByRole('heading', { name: 'The menu is empty' })).toBeVisible();
    await empty.screen.unmount();
    const none = await open({}, everything, '/menu?search=pizza');
    await expect.element(none.screen.getByRole('heading', { name: 'No items found' })).toBeVisible();
    await none.screen.unmount();
    const broken = await open({ items: () => refused('fault', 500, 'Something went wrong.') });
    await expect.element(broken.screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await broken.screen.unmount();
    const closed = await open({}, ['store.money']);
    await expect.element(closed.screen.getByText('Your role at Kitchen doesn’t include this page')).toBeVisible();
  });
});

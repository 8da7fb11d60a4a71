import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { ComponentType } from 'react';
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

function open(answers: Answers, permissions = everything, path = '/menu', Component: ComponentType = VendorMenuPage) {
  const routes = [{ path: 'menu', Component }];
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

  it('[OPS-051] shows why the market has hidden an item, and that it cannot be put on sale', async () => {
    const hidden = { availability: 'hidden', hidden_reason: 'The photo shows another dish' };
    const { screen } = await open({
      items: () => listed(row(1, hidden)),
      availability: () => refused('item_hidden', 409, 'The market has hidden this item.'),
    });
    await expect.element(screen.getByText('Hidden by the market: The photo shows another dish')).toBeVisible();
    await screen.getByRole('switch', { name: 'Dish 1 is on sale' }).click();
    await expect.element(screen.getByText('The market has hidden this item.')).toBeVisible();
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

/** As on a phone, where the page scrolls between the bars of the frame. */
function MenuInBox() {
  return (
    <div data-testid="box" style={{ blockSize: '400px', overflow: 'auto' }}>
      <VendorMenuPage />
    </div>
  );
}

describe('a long menu', () => {
  const many = { items: () => listed(...Array.from({ length: 400 }, (_, index) => row(index + 1))) };

  it.each([
    ['window', VendorMenuPage, () => document.documentElement],
    ['box', MenuInBox, () => document.querySelector('[data-testid="box"]') as HTMLElement],
  ])(
    '[STO-047] has rows in the document only near the view of the %s, and numbers them',
    async (_in, page, scroller) => {
      const { screen } = await open(many, everything, '/menu', page);
      await expect.element(screen.getByRole('switch', { name: 'Dish 1 is on sale' })).toBeVisible();
      expect(screen.getByRole('switch').elements().length).toBeLessThan(60);
      await expect.element(screen.getByText('Dish 400')).not.toBeInTheDocument();
      scroller().scrollTo({ top: scroller().scrollHeight, behavior: 'instant' });
      const last = screen.getByRole('switch', { name: 'Dish 400 is on sale' });
      await expect.element(last).toBeInTheDocument();
      expect(last.element().closest('li')).toHaveAttribute('aria-posinset', '400');
      expect(last.element().closest('li')).toHaveAttribute('aria-setsize', '400');
      expect(screen.getByRole('switch').elements().length).toBeLessThan(60);
    },
  );

  it('[STO-047] keeps the row that has the focus while others scroll by', async () => {
    const { screen } = await open(many);
    const first = screen.getByRole('switch', { name: 'Dish 1 is on sale' });
    await expect.element(first).toBeVisible();
    (first.element() as HTMLElement).focus({ preventScroll: true });
    document.documentElement.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect.element(screen.getByText('Dish 400')).toBeInTheDocument();
    await expect.element(screen.getByText('Dish 2', { exact: true })).not.toBeInTheDocument();
    await expect.element(first).toHaveFocus();
  });
});

describe('a change of many items', () => {
  const preview = {
    change_id: null,
    undo_until: null,
    rows: [{ id: 1, name: 'Dish 1', before: 1500, after: 1650, variants: [] }],
    left_out: [{ id: 2, name: 'Dish 2', reason: 'discount_above_price' }],
  };

  it('[STO-053] shows old and new of each item before it is made, and can be taken back', async () => {
    const { screen, fakeApi } = await open({ changes: () => reply(preview) });
    await screen.getByRole('button', { name: 'Change several' }).click();
    await screen.getByRole('button', { name: 'Choose all shown' }).click();
    await expect.element(screen.getByText('2 chosen')).toBeVisible();
    await screen.getByRole('button', { name: 'Change…' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Change several items' });
    await dialog.getByLabelText('How much').fill('10');
    await dialog.getByRole('button', { name: 'Show what changes' }).click();
    await expect.element(dialog.getByRole('row', { name: /Dish 1.*1,500.*1,650/ })).toBeVisible();
    await expect.element(dialog.getByText('Dish 2: its discount would be more than its price')).toBeVisible();
    const items = [1, 2].map((id) => ({ id, version: 1 }));
    const change = { kind: 'price', by: 'percent', value: 10, round_to: 1 };
    expect(fakeApi.calls.findLast(({ body }) => body)?.body).toEqual({ items, change, is_preview: true });
    fakeApi.answers.changes = () => reply({ ...preview, change_id: 5, undo_until: '2026-11-20T11:10:00.000Z' });
    await dialog.getByRole('button', { name: 'Change 1 item' }).click();
    await expect.element(screen.getByText('Saved. Items changed: 1')).toBeVisible();
    expect(fakeApi.calls.findLast(({ body }) => body)?.body).toEqual({ items, change, is_preview: false });
    fakeApi.answers.undo = () => reply({ restored: 1, left_out: [] });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Taken back.')).toBeVisible();
    expect(fakeApi.calls.map(({ path }) => path)).toContainEqual(expect.stringMatching(/menu\/changes\/5\/undo$/));
  });

  it('[STO-053] chooses what the search shows, and a new number needs a new preview', async () => {
    const { screen } = await open({ changes: () => reply(preview) });
    await screen.getByRole('button', { name: 'Change several' }).click();
    await screen.getByRole('searchbox').fill('Dish 2');
    await expect.element(screen.getByText('Dish 1')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Choose all shown' }).click();
    await expect.element(screen.getByText('1 chosen')).toBeVisible();
    await screen.getByRole('button', { name: 'Change…' }).click();
    await screen.getByLabelText('How much').fill('-5');
    await screen.getByRole('button', { name: 'Show what changes' }).click();
    await expect.element(screen.getByRole('button', { name: 'Change 1 item' })).toBeVisible();
    await screen.getByLabelText('How much').fill('-6');
    await expect.element(screen.getByRole('button', { name: 'Show what changes' })).toBeVisible();
  });

  it('[STO-053] is not offered to members who only take items off sale', async () => {
    const { screen } = await open({}, ['store.availability']);
    await expect.element(screen.getByText('Dish 1')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Change several' })).not.toBeInTheDocument();
  });
});

import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { VendorItemsReportPage } from './vendor-items-report-page.tsx';

const item = (change: object = {}) => ({
  ...{ item_id: 7, name: 'Jollof rice', is_on_menu: true, views: 40, carts: 10, orders: 8, pieces: 9 },
  ...{ turnover: 45_000, off_minutes: 0, refunded_pieces: 0, refunded: 0 },
  ...change,
});
const days = { now: '2026-11-20T11:00:00.000Z', first_day: '2026-11-14', last_day: '2026-11-20' };
const figures = (items: object[], change: object = {}) =>
  reply({
    ...{ total_size: items.length, limit: 20, offset: 1, ...days, currency: 'NGN' },
    ...{ counted_since: '2026-11-01', items, ...change },
  });
const pair = {
  ...{ first_id: 7, first_name: 'Jollof rice', second_id: 9, second_name: 'Zobo' },
  ...{ orders: 3, first_orders: 8, second_orders: 4 },
};
const together = (...pairs: object[]) => reply({ total_size: pairs.length, limit: 20, offset: 1, ...days, pairs });

function open(answers: Answers = {}, address = '/report/items', permissions = ['store.reports', 'store.export']) {
  const store = { store_id: 3, name: 'Buka', role: 'bookkeeper', permissions, suspended_reason: null };
  const routes = [{ path: 'report/items', Component: VendorItemsReportPage }];
  const usual: Answers = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [store], operator: null, courier: null }),
    items: () => figures([item()]),
    pairs: () => together(pair),
  };
  return renderInApp(routes, { ...usual, ...answers }, address);
}

describe('the report of items', () => {
  it('[STO-092] shows figures with their shares of views, and what was bought together', async () => {
    const busy = item({ views: 4, carts: 12, off_minutes: 1590, refunded_pieces: 2, refunded: 9000 });
    const gone = item({ item_id: 8, name: 'Suya', is_on_menu: false, views: 0, orders: 0, off_minutes: 45 });
    const { screen } = await open({ items: () => figures([item(), { ...busy, item_id: 9, name: 'Zobo' }, gone]) });
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    await expect.element(row('Jollof rice')).toBeVisible();
    const textOf = (name: string) => row(name).element().textContent;
    for (const words of ['820% of views', '₦45,000', '1025% of views']) {
      expect(textOf('Jollof rice')).toContain(words);
    }
    // More went into carts than was opened: it came from lists.
    expect(textOf('Zobo')).not.toContain('of views');
    for (const words of ['1 d 2 h', '2₦9,000']) expect(textOf('Zobo')).toContain(words);
    for (const words of ['45 min', 'no longer on the menu']) expect(textOf('Suya')).toContain(words);
    const pairs = screen.getByRole('region', { name: 'Bought together' });
    await expect.element(pairs.getByText('3 orders')).toBeVisible();
    expect(pairs.element().textContent).toContain('75% of the orders with Zobo');
    expect(screen.getByText(/Views and carts are counted since/).elements()).toHaveLength(0);
  });

  it('[STO-092] has its days, order and page in the address', async () => {
    const many = () => figures([item()], { total_size: 45, counted_since: '2026-11-18' });
    const address = '/report/items?from=2026-11-10&until=2026-11-18&sort=views&page=2';
    const { screen, fakeApi } = await open({ items: many }, address);
    await expect.element(screen.getByText('Page 2 of 3')).toBeVisible();
    await expect.element(screen.getByText(/Views and carts are counted since/)).toBeVisible();
    await expect.element(screen.getByLabelText('First day')).toHaveValue('2026-11-10');
    const lastPath = () => fakeApi.calls.filter(({ path }) => path.includes('/report/items?')).at(-1)?.path ?? '';
    for (const part of ['first_day=2026-11-10', 'last_day=2026-11-18', 'sort=views', 'offset=2']) {
      expect(lastPath()).toContain(part);
    }
    await screen.getByRole('link', { name: 'Refunded' }).click();
    await expect.poll(lastPath).toContain('sort=refunded');
    expect(lastPath()).toContain('offset=1');
    await screen.getByLabelText('Last day').fill('2026-11-09');
    await expect.element(screen.getByText(/Choose a span of at most 92 days/)).toBeVisible();
    expect(lastPath()).not.toContain('2026-11-09');
    await screen.getByLabelText('First day').fill('2026-11-08');
    await expect.poll(lastPath).toContain('first_day=2026-11-08');
    expect(lastPath()).toContain('last_day=2026-11-09');
  });

  it('[STO-092] saves all pages as CSV, for those who may export, and says why not', async () => {
    const { screen, fakeApi } = await open();
    const save = screen.getByRole('button', { name: 'Save as CSV' });
    await expect.element(save).toBeVisible();
    fakeApi.answers.items = () => refused('too_many', 429, 'Try again later.');
    await save.click();
    await expect.element(screen.getByText('Try again later.')).toBeVisible();
    fakeApi.answers.items = () => figures([item()]);
    await save.click();
    await expect
      .poll(() => fakeApi.calls.at(-1)?.path)
      .toContain('report/items?first_day=2026-11-14&last_day=2026-11-20&sort=pieces&limit=100&offset=1');
    await screen.unmount();
    const other = await open({}, '/report/items', ['store.reports']);
    await expect.element(other.screen.getByRole('row', { name: /Jollof rice/ })).toBeVisible();
    expect(other.screen.getByRole('button', { name: 'Save as CSV' }).elements()).toHaveLength(0);
  });

  it('[STO-092] says that nothing happened, that it cannot be read, and that the permission is missing', async () => {
    const { screen } = await open({ items: () => figures([]), pairs: () => together() });
    await expect.element(screen.getByText('Nothing in these days')).toBeVisible();
    await expect.element(screen.getByText('No two items were together in more than one order.')).toBeVisible();
    await screen.unmount();
    const failed = await open({ items: () => undefined, pairs: () => undefined });
    await expect.poll(() => failed.screen.getByRole('button', { name: 'Try again' }).elements().length).toBe(2);
    await failed.screen.unmount();
    const closed = await open({}, '/report/items', ['store.orders']);
    await expect.element(closed.screen.getByText('store.reports')).toBeVisible();
  });
});

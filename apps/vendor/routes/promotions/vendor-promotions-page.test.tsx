import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { VendorPromotionsPage } from './vendor-promotions-page.tsx';

const coupon = (change: object = {}) => ({
  kind: 'coupon',
  id: 7,
  title: 'Rainy day',
  code: 'RAINY',
  codes: 3,
  items_count: 0,
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2026-12-01T00:00:00.000Z',
  state: 'running',
  currency: 'NGN',
  discount: 10,
  discount_type: 'percent',
  uses: 31,
  orders: 30,
  turnover: 90_000,
  cost: 9000,
  new_customers: 8,
  may_end: true,
  version: 2,
  ...change,
});
const sale = { kind: 'flash_sale', id: 4, title: 'Noon Market', code: null, codes: 0, items_count: 2, discount: null };
const flash = () => coupon({ ...sale, discount_type: null, uses: 12, may_end: false });

const listed = (...promotions: object[]) => reply({ total_size: promotions.length, limit: 20, offset: 1, promotions });

function open(answers: Answers, address = '/promotions', permissions = ['store.promotions']) {
  const store = { store_id: 3, name: 'Buka', role: 'manager', permissions, suspended_reason: null };
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [store], operator: null, courier: null }),
  };
  const routes = [{ path: 'promotions', Component: VendorPromotionsPage }];
  return renderInApp(routes, { ...session, ...answers }, address);
}

describe('the promotions of a store', () => {
  it('[STO-078] show uses, orders, turnover, cost and new customers, and what runs by the market', async () => {
    const { screen } = await open({ promotions: () => listed(coupon(), flash()) });
    const own = screen.getByRole('article', { name: 'Rainy day' });
    await expect.element(own).toBeVisible();
    const figures = ['Uses31', 'Orders30', '₦90,000', '₦9,000', '10% of the turnover', 'New customers8'];
    for (const words of ['RAINY', 'and 2 more codes', '10% off', ...figures]) {
      expect(own.element().textContent).toContain(words);
    }
    const market = screen.getByRole('article', { name: 'Noon Market' });
    expect(market.element().textContent).toContain('2 items of yours');
    expect(market.element().textContent).toContain('Pieces sold12');
    await expect.element(market.getByText(/The market runs this sale/)).toBeVisible();
    expect(market.getByRole('button').elements()).toHaveLength(0);
  });

  it('[STO-078] are ended after a question, which says why it could not be done', async () => {
    const { screen, fakeApi } = await open({ promotions: () => listed(coupon()) });
    await screen.getByRole('button', { name: 'End it now' }).click();
    const question = screen.getByRole('alertdialog', { name: 'End “Rainy day” now?' });
    fakeApi.answers.end = () => refused('changed_meanwhile', 409, 'It was changed meanwhile.');
    await question.getByRole('button', { name: 'End it now' }).click();
    await expect.element(question.getByRole('alert')).toBeVisible();
    fakeApi.answers.end = () => reply(coupon({ state: 'over', may_end: false, version: 3 }));
    fakeApi.answers.promotions = () => listed();
    await question.getByRole('button', { name: 'End it now' }).click();
    await expect.element(screen.getByText('Rainy day has ended.')).toBeVisible();
    await expect.element(screen.getByText('No offer runs now')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/coupons/7/end'))?.body).toEqual({ version: 2 });
  });

  it('[STO-078] are listed by state, say when they cannot be read, and need the permission', async () => {
    const { screen, fakeApi } = await open({ promotions: () => undefined });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    fakeApi.answers.promotions = () => listed(coupon({ state: 'planned', may_end: true }));
    await screen.getByRole('button', { name: 'Planned' }).click();
    await expect.element(screen.getByRole('article', { name: 'Rainy day' })).toBeVisible();
    expect(screen.getByText('Uses').elements()).toHaveLength(0);
    await screen.unmount();
    const closed = await open({}, '/promotions', ['store.orders']);
    await expect.element(closed.screen.getByText('store.promotions')).toBeVisible();
  });
});

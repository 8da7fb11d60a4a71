import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { cashbackWith, couponWith, flashProductWith, flashSaleWith } from '../../testing/known-promotions.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { Cashback } from './coupons/cashback.tsx';
import { CouponRail } from './coupons/coupon-rail.tsx';
import { CouponStub } from './coupons/coupon-stub.tsx';
import { FlashSaleBlock } from './flash-sale.tsx';
import { WelcomeDialog } from './offers/welcome.tsx';

const adaeze = { firstName: 'Adaeze', initials: 'AO', imageUrl: null, existingModules: [1], pages: [] };

afterEach(() => vi.unstubAllGlobals());

describe('a flash sale on a home', () => {
  it('[PROMO-17] shows only with products', async () => {
    const { container } = await renderInMarket(<FlashSaleBlock sale={flashSaleWith([])} />);
    expect(container.textContent).toBe('');
  });

  it('[PROMO-19] shows at most 15 products', async () => {
    const products = Array.from({ length: 16 }, (_, index) => flashProductWith({ id: index + 1 }));
    const { container } = await renderInMarket(<FlashSaleBlock sale={flashSaleWith(products)} clock={fakeClock()} />);
    expect(container.querySelectorAll('article')).toHaveLength(15);
  });

  it('[PROMO-16] [PROMO-21] shows its clock and leads to its page', async () => {
    const screen = await renderInMarket(
      <FlashSaleBlock sale={flashSaleWith([flashProductWith()])} clock={fakeClock()} />,
    );
    await expect.element(screen.getByRole('timer')).toHaveAccessibleName(/^01 days 07 hours/);
    await expect.element(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/flash-sales?id=9');
  });

  it('[PROMO-22] [PROMO-23] shows what is sold, as a share and in units', async () => {
    const screen = await renderInMarket(
      <FlashSaleBlock sale={flashSaleWith([flashProductWith()])} clock={fakeClock()} />,
    );
    const bar = screen.getByRole('img', { name: '85 percent sold' });
    expect(bar.element().querySelector('rect')?.getAttribute('width')).toBe('85%');
    await expect.element(screen.getByText('Sold 68 of 80')).toBeVisible();
    await expect.element(screen.getByText('12 left')).toBeVisible();
  });

  it('[CARD-15] [CARD-16] opens nothing of what is sold out', async () => {
    const gone = flashProductWith({ sold: 80, available_stock: 0 });
    const screen = await renderInMarket(<FlashSaleBlock sale={flashSaleWith([gone])} clock={fakeClock()} />);
    await expect.element(screen.getByText('Out of Stock')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Item 1' }).elements()).toEqual([]);
    expect(screen.getByRole('button', { name: /^Add/ }).elements()).toEqual([]);
  });
});

describe('a coupon', () => {
  it('[PROMO-24] shows code, discount and the least amount', async () => {
    const { container } = await renderInMarket(<CouponStub coupon={couponWith()} clock={fakeClock()} />);
    for (const fact of ['RESUME25', '25%', 'Orders from ₦10,000', 'Up to ₦2,500', 'Until 5 Dec']) {
      expect(container.textContent).toContain(fact);
    }
  });

  it.each<[string, Parameters<typeof couponWith>[0], string]>([
    ['its modules', { module_types: ['grocery', 'parcel'] }, 'Grocery, Parcel'],
    ['its store', { store: { id: 7, slug: 'buka', name: 'Mama Ronke', zone_id: 3, module_id: 1 } }, 'Mama Ronke'],
    ['its cities', { coupon_type: 'zone_wise', zones: ['Yaba', 'Lekki, Ajah'], cities: ['Lagos'] }, 'Food · Lagos'],
    ['that it is for a first order', { coupon_type: 'first_order' }, 'Food · First order only'],
  ])('says %s', async (_what, parts, words) => {
    const screen = await renderInMarket(<CouponStub coupon={couponWith(parts)} />);
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  });

  it.each([
    ['2027-03-05T12:00:00.000Z', 'Until 5 Mar'],
    ['2027-09-19T12:00:00.000Z', 'Until 19 Sep 2027'],
  ])('that holds until %s does not read as over: %s', async (expire_date, words) => {
    const coupon = couponWith({ expire_date });
    const screen = await renderInMarket(<CouponStub coupon={coupon} clock={fakeClock()} />);
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  });

  it('keeps its lines together beside a taller one', async () => {
    const screen = await renderInMarket(
      <div style={{ display: 'grid', gridTemplateRows: '400px' }}>
        <CouponStub coupon={couponWith()} clock={fakeClock()} />
      </div>,
    );
    const [where, conditions] = [screen.getByText('Food', { exact: true }), screen.getByText(/^Up to/)];
    const gap = conditions.element().getBoundingClientRect().top - where.element().getBoundingClientRect().bottom;
    expect(gap).toBeLessThan(12);
  });

  it('[PROMO-28] of type fixed shows an amount', async () => {
    const { container } = await renderInMarket(
      <CouponStub coupon={couponWith({ discount: 500, discount_type: 'fixed', max_discount: null })} />,
    );
    expect(container.textContent).toContain('₦500 off');
  });

  it('[GROC-11] is in a row of coupons', async () => {
    const screen = await renderInMarket(<CouponRail coupons={[couponWith(), couponWith({ id: 2, code: 'OMO15' })]} />);
    await expect.element(screen.getByRole('heading', { name: 'Coupons' })).toBeVisible();
    await expect.element(screen.getByText('OMO15')).toBeInTheDocument();
  });

  it('[PROMO-25] [PROMO-26] is copied, and says so for one second', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: async (text: string) => void copied.push(text) },
      onLine: true,
    });
    const clock = fakeClock();
    const screen = await renderInMarket(<CouponStub coupon={couponWith()} clock={clock} />);
    await screen.getByRole('button', { name: 'Copy RESUME25' }).click();
    await expect.element(screen.getByText('Copied', { exact: true })).toBeVisible();
    expect(copied).toEqual(['RESUME25']);
    clock.pass(990);
    await expect.element(screen.getByText('Copied', { exact: true })).toBeVisible();
    clock.pass(10);
    await expect.element(screen.getByRole('button', { name: 'Copy RESUME25' })).toBeVisible();
  });
});

describe('the cashback button', () => {
  function answerWith(offers: object[]) {
    const calls: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      calls.push(path);
      return Response.json(offers);
    });
    return calls;
  }

  it('[PROMO-29] [PROMO-32] [PROMO-33] [PROMO-35] [PROMO-36] opens the list, which is requested once, and closes it', async () => {
    const calls = answerWith([cashbackWith()]);
    const screen = await renderInMarket(<Cashback module="food" />, { customer: adaeze });
    await screen.getByRole('button', { name: 'Cashback offers' }).click();
    const panel = screen.getByRole('dialog', { name: 'Cashback offers' });
    await expect.element(panel.getByText('Weekend food cashback')).toBeVisible();
    for (const fact of ['5%', 'Orders from ₦5,000', 'Ends 22 Nov']) {
      expect(panel.element().textContent).toContain(fact);
    }
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Cashback offers' }).click();
    await expect.element(panel.getByText('Weekend food cashback')).toBeVisible();
    expect(calls.filter((path) => path.includes('/cashback/list'))).toHaveLength(1);
  });

  it('[PROMO-31] does not show to guests', async () => {
    const screen = await renderInMarket(<Cashback module="food" />);
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  it('[PROMO-30] does not show in the parcel module', async () => {
    const screen = await renderInMarket(<Cashback module="parcel" />, { customer: adaeze });
    expect(screen.getByRole('button').elements()).toEqual([]);
  });
});

describe('the welcome', () => {
  const welcome = (valid: boolean) =>
    renderInMarket(
      <WelcomeDialog
        profile={{ is_valid_for_discount: valid, validity: '2026-12-04T12:00:00Z' }}
        onClose={() => undefined}
      />,
      { customer: adaeze },
    );

  it('[HOME-14] mentions the first-order discount and how long it holds', async () => {
    const dialog = (await welcome(true)).getByRole('dialog', { name: 'Welcome, Adaeze' });
    await expect.element(dialog.getByText('First-order discount')).toBeVisible();
    expect(dialog.element().textContent).toContain('Valid until 4 Dec.');
  });

  it('[HOME-15] mentions no discount where the profile has none', async () => {
    const dialog = (await welcome(false)).getByRole('dialog', { name: 'Welcome, Adaeze' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().textContent).not.toMatch(/discount/i);
    await expect.element(dialog.getByText('Your orders and saved addresses are in your account.')).toBeVisible();
  });
});

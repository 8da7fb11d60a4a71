import type { Basket, CartLine } from 'market/cart/cart.contract';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bisi, dish, itemWith, lineOf } from '../../../testing/known-items.ts';
import { storeWith } from '../../../testing/known-stores.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { changeCartState } from '../cart-store.ts';
import '#features/auth/auth-dialog.tsx';
import './cart-drawer.tsx';
import { closeOverlays } from '#browser/overlay-store.ts';
import { openCart } from '../open-cart.ts';
import { refreshCart } from '../refresh-cart.ts';

/** A fake API client: it records calls and returns the given replies. */
const fakeApi = {
  calls: [] as { method: string; path: string; body: { quantity: number } }[],
  answer: (): Response | Promise<Response> => reply([]),
  baskets: [] as Basket[],
  store: storeWith(),
};

function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

const malt = itemWith();

beforeEach(() => {
  fakeApi.calls = [];
  fakeApi.baskets = [];
  fakeApi.store = storeWith({ id: malt.store_id });
  fakeApi.answer = () => reply([]);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (path.includes('/stores/details/')) return reply(fakeApi.store);
    if (path.includes('/items')) return reply({ items: [], total_size: 0, limit: 24, offset: 1 });
    if (path.includes('/cart/baskets')) return reply({ baskets: fakeApi.baskets, total_size: 0, limit: 50, offset: 1 });
    if (path.includes('/guest/request')) return reply({ guest_id: 'a-guest-id-of-this-test' });
    fakeApi.calls.push({ method, path, body: body ? JSON.parse(String(body)) : undefined });
    return fakeApi.answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  closeOverlays();
  // The pointer may be on a toast, which pauses it.
  dismissToast();
  changeCartState({ confirmed: undefined, wanted: new Map() });
});

async function open(cart: CartLine[], market = {}) {
  const screen = await renderInMarket(<p>Page</p>, { cart, ...market });
  openCart();
  await expect.element(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  // It slides in, and a forced press does not wait for that.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return screen;
}

const quantityOf = (name: string) => page.getByRole('group', { name: `Quantity of ${name}` });
const press = (name: string) => page.getByRole('button', { name });

describe('the cart drawer', () => {
  it('says when and for how much it could be at the chosen place, and nothing without a place', async () => {
    const place = { address: 'Yaba', lat: 6.51, lng: 3.37 };
    const screen = await open([lineOf(malt)], { place });
    await expect.element(page.getByRole('dialog').getByText('25–35 min')).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText('₦700 delivery')).toBeVisible();
    await screen.unmount();
    closeOverlays();
    fakeApi.store = storeWith({ id: malt.store_id, free_delivery: true });
    const again = await open([lineOf(malt)], { place });
    await expect.element(page.getByRole('dialog').getByText('Free Delivery')).toBeVisible();
    await again.unmount();
    closeOverlays();
    await open([lineOf(malt)], { place: null });
    await expect.element(page.getByRole('dialog').getByText('Proceed to checkout')).toBeVisible();
    expect(page.getByRole('dialog').getByText('25–35 min').elements()).toEqual([]);
  });

  it('[CART-01] [CART-02] [CART-03] lists what is in the cart, with its sums', async () => {
    await open([
      lineOf(dish(), {
        quantity: 2,
        price: 5500,
        discount: 1100,
        add_on_total: 900,
        food_variations: [{ name: 'Protein', values: { label: ['Turkey'] } }],
        addons: [{ id: 11, name: 'Zobo', price: 900, quantity: 1 }],
      }),
      lineOf(malt),
    ]);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('3 items from Mama Ngozi Kitchen')).toBeVisible();
    await expect.element(dialog.getByText('Turkey · Zobo')).toBeVisible();
    await expect.element(quantityOf('Party Jollof').getByText('2', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('₦12,900', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('−₦1,100')).toBeVisible();
    await expect.element(dialog.getByText('₦11,800', { exact: true })).toBeVisible();
    await expect.element(press('Proceed to checkout')).toBeVisible();
  });

  it('[CART-30] [CART-31] shows the way to free delivery, which ends at 100 percent', async () => {
    await open([lineOf(malt, { quantity: 5 })]);
    const bar = page.getByRole('progressbar');
    await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
    changeCartState({ confirmed: [lineOf(malt, { quantity: 50 })] });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
  });

  describe('of another city', () => {
    const zone = { id: 9, name: 'Nairobi CBD', city: 'Nairobi', currency: 'KES', free_delivery_over: 3000 };
    const currencies = [
      { code: 'NGN', symbol: '₦', side: 'left' as const },
      { code: 'KES', symbol: 'KSh', side: 'left' as const },
    ];
    const away = lineOf(malt, { price: 5500, zone, is_delivered_here: false });

    it('[CART-02] [CART-31] keeps its money, and promises neither delivery nor checkout', async () => {
      await open([away], { currencies });
      const dialog = page.getByRole('dialog');
      await expect.element(dialog.getByText('KSh 5,500').first()).toBeVisible();
      expect(dialog.getByText('₦').elements()).toHaveLength(0);
      expect(page.getByRole('progressbar').elements()).toHaveLength(0);
      expect(press('Proceed to checkout').elements()).toHaveLength(0);
      await expect.element(dialog.getByText('Mama Ngozi Kitchen doesn’t deliver to Yaba, Lagos.')).toBeVisible();
    });

    it('[CART-02] is cleared by a press', async () => {
      await open([away], { currencies });
      await press('Clear cart').click();
      await expect.element(page.getByText('Your cart is empty')).toBeVisible();
      expect(fakeApi.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/v1/cart/remove']);
    });
  });

  it('[CART-06] [CART-08] [CART-09] says that it is empty, and leads home', async () => {
    await open([]);
    await expect.element(page.getByText('Your cart is empty')).toBeVisible();
    await expect
      .element(page.getByText('No items added in your cart. Please add product to your cart list.'))
      .toBeVisible();
    await press('Browse Food').click();
    await expect.element(page.getByText('Another page')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('[AUTH-138] [AUTH-139] [CART-04] a guest may choose how to go on', async () => {
    await open([lineOf(malt)]);
    await press('Proceed to checkout').click();
    const prompt = page.getByRole('dialog', { name: 'How do you want to continue?' });
    await expect.element(prompt.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect.element(prompt.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await prompt.getByRole('link', { name: 'Guest' }).click();
    await expect.element(page.getByText('Another page')).toBeVisible();
  });

  it('[AUTH-140] a guest may sign in instead', async () => {
    await open([lineOf(malt)]);
    await press('Proceed to checkout').click();
    await press('Login').click();
    await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'How do you want' })).not.toBeInTheDocument();
  });

  it('[AUTH-141] a guest may make an account instead', async () => {
    await open([lineOf(malt)]);
    await press('Proceed to checkout').click();
    await press('Sign Up').click();
    await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  });

  it('[CART-07] [CART-10] without guest checkout the cart stays, and the sign-in opens', async () => {
    await open([lineOf(malt)], { guestCheckout: false });
    await press('Proceed to checkout').click();
    await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });

  it('[CART-05] a customer goes straight to checkout', async () => {
    await open([lineOf(malt)], { customer: bisi });
    await press('Proceed to checkout').click();
    await expect.element(page.getByText('Another page')).toBeVisible();
  });
});

describe('the baskets of other stores', () => {
  const zone = { id: 3, name: 'Yaba', city: 'Lagos', currency: 'NGN', free_delivery_over: null };
  const waiting: Basket = {
    id: 41,
    module_id: 1,
    module_type: 'food',
    store_id: 9,
    store_name: 'Sura Grill',
    zone,
    is_delivered_here: true,
    quantity: 3,
    total: 4200,
    problems: 0,
    is_store_closed: false,
    images_full_url: ['/images/360/malt.webp'],
  };

  it('stand below the cart with count and sum, and one press makes one of them the cart', async () => {
    fakeApi.baskets = [waiting];
    fakeApi.answer = () => reply([lineOf(dish())]);
    await open([lineOf(malt)]);
    const others = page.getByRole('region', { name: 'Other baskets' });
    await expect.element(others.getByText('Sura Grill')).toBeVisible();
    expect(others.element().textContent).toContain('3 items · ₦4,200');
    fakeApi.baskets = [];
    await press('Switch: Sura Grill').click();
    await expect.element(page.getByRole('dialog').getByText('Party Jollof').first()).toBeVisible();
    await expect.element(others).not.toBeInTheDocument();
    expect(fakeApi.calls).toMatchObject([{ method: 'POST', path: '/api/v1/cart/switch', body: { basket_id: 41 } }]);
  });

  it('are there when the cart is empty, as after an order, and can be removed', async () => {
    fakeApi.baskets = [waiting];
    await open([]);
    await expect.element(page.getByText('Your cart is empty')).toBeVisible();
    fakeApi.baskets = [];
    await press('Remove: Sura Grill').click();
    await expect.element(page.getByText('Sura Grill')).not.toBeInTheDocument();
    expect(fakeApi.calls).toMatchObject([{ method: 'DELETE' }]);
  });

  it.each([
    ['another place', { is_delivered_here: false }, 'Sura Grill doesn’t deliver to Yaba, Lagos.'],
    ['a store that is closed', { is_store_closed: true, problems: 3 }, 'Closed Now'],
    ['what is gone', { problems: 1 }, 'Some things have changed'],
  ])('say what no longer fits: %s', async (_case, change, text) => {
    fakeApi.baskets = [{ ...waiting, ...change }];
    await open([lineOf(malt)]);
    const others = page.getByRole('region', { name: 'Other baskets' });
    await expect.element(others.getByText('Sura Grill').first()).toBeVisible();
    expect(others.element().textContent).toContain(text);
  });

  it('are read again when another tab was quicker', async () => {
    fakeApi.baskets = [waiting];
    fakeApi.answer = () =>
      fakeApi.calls.at(-1)?.method === 'POST'
        ? reply({ errors: [{ code: 'basket_not_found', message: 'This basket is no longer there.' }] }, 404)
        : reply([lineOf(dish())]);
    await open([lineOf(malt)]);
    await expect.element(page.getByText('Sura Grill')).toBeVisible();
    fakeApi.baskets = [];
    await press('Switch: Sura Grill').click();
    await expect.element(page.getByRole('dialog').getByText('Party Jollof').first()).toBeVisible();
    await expect.element(page.getByText('Sura Grill')).not.toBeInTheDocument();
  });
});

describe('the quantity of a line', () => {
  it('[CART-11] shows at once, and is sent', async () => {
    fakeApi.answer = () => reply([lineOf(malt, { quantity: 2 })]);
    await open([lineOf(malt)]);
    await quantityOf('Chilled Malt').getByRole('button', { name: 'More' }).click();
    await expect.element(quantityOf('Chilled Malt').getByText('2', { exact: true })).toBeVisible();
    await expect.element(page.getByText('2 items from Mama Ngozi Kitchen')).toBeVisible();
    await expect
      .poll(() => fakeApi.calls)
      .toMatchObject([{ method: 'POST', path: '/api/v1/cart/update', body: { cart_id: 10, item_id: 1, quantity: 2 } }]);
  });

  it('sends the last of several quick presses, not each of them', async () => {
    const first = Promise.withResolvers<void>();
    fakeApi.answer = async () => {
      const { body } = fakeApi.calls.at(-1) ?? {};
      await first.promise;
      return reply([lineOf(malt, { quantity: body?.quantity ?? 0 })]);
    };
    await open([lineOf(malt)]);
    for (let pressed = 0; pressed < 4; pressed++) {
      await quantityOf('Chilled Malt').getByRole('button', { name: 'More' }).click();
    }
    await expect.element(quantityOf('Chilled Malt').getByText('5', { exact: true })).toBeVisible();
    first.resolve();
    await expect.poll(() => fakeApi.calls.map(({ body }) => body.quantity)).toEqual([2, 5]);
    await expect.element(quantityOf('Chilled Malt').getByText('5', { exact: true })).toBeVisible();
  });

  it('[ERR-01] [ERR-02] goes back when it is refused, and every reason is said', async () => {
    fakeApi.answer = () => {
      if (fakeApi.calls.at(-1)?.method === 'GET') return reply([lineOf(malt)]);
      const errors = [
        { code: 'out_of_stock', message: 'Out of Stock' },
        { code: 'over_maximum', message: 'Out of Limits' },
      ];
      return reply({ errors }, 409);
    };
    await open([lineOf(malt)]);
    await quantityOf('Chilled Malt').getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByText('Out of Stock')).toBeVisible();
    await expect.element(quantityOf('Chilled Malt').getByText('1', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Out of Limits')).toBeVisible();
  });

  it('says it when the price is no longer the one that was shown', async () => {
    fakeApi.answer = () => reply([lineOf({ ...malt, price: 1200 }, { quantity: 2, price_changed: true })]);
    await open([lineOf(malt)]);
    await quantityOf('Chilled Malt').getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByText('The price of Chilled Malt has changed from ₦1,000 to ₦1,200.')).toBeVisible();
    expect(fakeApi.calls).toMatchObject([{ body: { price: 1000 } }]);
  });

  it('loses nothing without a connection, and says what to do', async () => {
    fakeApi.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await open([lineOf(malt)]);
    await quantityOf('Chilled Malt').getByRole('button', { name: 'More' }).click();
    await expect
      .element(page.getByText('You are offline. Nothing is lost: try again when you are connected.'))
      .toBeVisible();
    await expect.element(quantityOf('Chilled Malt').getByText('1', { exact: true })).toBeVisible();
    fakeApi.answer = () => reply([lineOf(malt, { quantity: 2 })]);
    await press('Try again').click();
    await expect.element(quantityOf('Chilled Malt').getByText('2', { exact: true })).toBeVisible();
  });

  it('[ERR-05] says that something went wrong when the server says nothing else', async () => {
    fakeApi.answer = () =>
      fakeApi.calls.at(-1)?.method === 'GET' ? reply([lineOf(malt)]) : new Response('', { status: 500 });
    await open([lineOf(malt)]);
    await quantityOf('Chilled Malt').getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByText('Something went wrong.')).toBeVisible();
  });

  it('[CART-12] [CART-13] [CART-14] [CART-15] ends with a bin that removes the line', async () => {
    await open([lineOf(malt)]);
    await expect.element(quantityOf('Chilled Malt').getByRole('button', { name: 'Less' })).not.toBeInTheDocument();
    await quantityOf('Chilled Malt').getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('Cart item remove successfully')).toBeVisible();
    await expect.element(page.getByText('Your cart is empty')).toBeVisible();
    expect(fakeApi.calls).toMatchObject([{ method: 'DELETE', path: '/api/v1/cart/remove-item?cart_id=10' }]);
  });

  it('[CART-26] stops at the limit of the item', async () => {
    await open([lineOf(itemWith({ maximum_cart_quantity: 2 }), { quantity: 2 })]);
    await quantityOf('Chilled Malt').getByRole('button', { name: 'More' }).click({ force: true });
    await expect.element(page.getByText('Out of Limits')).toBeVisible();
    expect(fakeApi.calls).toEqual([]);
  });

  it('[CART-25] stops at the stock of what is not food', async () => {
    const soap = itemWith({ name: 'Bar Soap', stock: 3, module: { module_type: 'grocery' } });
    await open([lineOf(soap, { quantity: 3 })]);
    await quantityOf('Bar Soap').getByRole('button', { name: 'More' }).click({ force: true });
    await expect.element(page.getByText('Out of Stock')).toBeVisible();
    expect(fakeApi.calls).toEqual([]);
  });
});

it('[CART-44] [CART-45] the cart is read again as a guest, and nothing of an account with it', async () => {
  fakeApi.answer = () => reply([lineOf(malt, { quantity: 4 })]);
  await open([lineOf(malt)]);
  await refreshCart();
  await expect.element(quantityOf('Chilled Malt').getByText('4', { exact: true })).toBeVisible();
  expect(fakeApi.calls).toMatchObject([{ method: 'GET', path: '/api/v1/cart/list' }]);
});

describe('a line that cannot be ordered', () => {
  it('says why, and offers what is left', async () => {
    const soap = itemWith({ name: 'Bar Soap', stock: 2, module: { module_type: 'grocery' } });
    fakeApi.answer = () => reply([lineOf(soap, { quantity: 2 })]);
    await open([lineOf(soap, { quantity: 5, problem: 'out_of_stock' })]);
    await expect.element(page.getByText('Only 2 left')).toBeVisible();
    await press('Take 2').click();
    await expect.element(page.getByText('Only 2 left')).not.toBeInTheDocument();
  });

  it('comes before the checkout', async () => {
    await open([lineOf(malt, { problem: 'item_not_found' })]);
    await press('Proceed to checkout').click();
    await expect.element(page.getByText('Chilled Malt is no longer available.')).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'Shopping Cart' }).getByText('Remove')).toHaveFocus();
  });
});

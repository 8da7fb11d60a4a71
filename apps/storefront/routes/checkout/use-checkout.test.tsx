import type { OrderQuote } from 'market/orders/orders.contract';
import { dismissToast, useToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeCartState } from '#features/cart/cart-store.ts';
import { deleteWaitingOrder, waitingOrder } from '#features/orders/waiting/waiting-order.ts';
import { itemWith, lineOf } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import type { CheckoutPage } from './checkout-plan.ts';
import { WhenChoice } from './choices/when-choice.tsx';
import { PlaceOrder } from './summary/order-summary.tsx';
import { type ReadyPictures, useCheckout } from './use-checkout.tsx';

const quote: OrderQuote = {
  lines: [],
  store: null,
  currency: 'NGN',
  item_total: 1_800,
  add_on_total: 0,
  discount_total: 0,
  discount_reason: null,
  coupon_code: null,
  coupon_title: null,
  coupon_discount: 0,
  coupon_free_delivery: false,
  first_order_discount: 0,
  tax: 0,
  tax_percent: 0,
  tax_inclusive: false,
  delivery_fee: 700,
  service_charge: 0,
  tip: 0,
  total: 2_500,
  wallet_balance: null,
  wallet_part: 0,
  wallet_rest: 2_500,
  wallet_paid: 0,
  to_pay: 2_500,
  distance_metres: 900,
  delivery_time: '20-30 min',
  begins_at: null,
  begins_words: '',
  free_delivery_over: null,
  take_away: true,
  take_away_words: '',
  schedule_order: false,
  minimum_order: 0,
  missing_to_minimum: 0,
  prescription_needed: true,
  digital_payment: false,
  cash_on_delivery: true,
  cash_on_delivery_cap: null,
};
const customer = { name: 'Ada Obi', phone: '+2348035550142', email: '', addresses: [] };

let placed: string[] = [];
let quoted: string[] = [];
/** The quote is pending until this resolves. */
let priced = Promise.withResolvers<void>();
/** Toasts disappear, so each is recorded. */
let toasts: (string | undefined)[] = [];
let ready: ReadyPictures;

function CheckoutHarness({ first = quote, of = 'cart' }: { first?: OrderQuote | null; of?: CheckoutPage }) {
  const checkout = useCheckout({ page: of, customer, methods: [], quote: first, refusal: null });
  ready = checkout.readyPictures;
  toasts.push(useToast()?.text);
  return (
    <form onSubmit={checkout.submit}>
      <input aria-label="Tip" onChange={({ target }) => checkout.change({ tip: Number(target.value) })} />
      <WhenChoice checkout={checkout} />
      <PlaceOrder checkout={checkout} />
    </form>
  );
}

const withoutPrescription = { ...quote, prescription_needed: false };

beforeEach(() => {
  placed = [];
  quoted = [];
  priced = Promise.withResolvers();
  toasts = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/order/place')) placed.push(String(body));
    if (path.endsWith('/order/quote')) {
      quoted.push(String(body));
      await priced.promise;
      return new Response(JSON.stringify({ ...withoutPrescription, tip: 100, total: 2_600, to_pay: 2_600 }));
    }
    const created_at = '2026-11-20T12:04:00.000Z';
    return new Response(JSON.stringify({ guest_id: 'a-guest-id-of-this-test', order_id: '1000000001', created_at }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dismissToast();
});

describe('an order with medicine on prescription', () => {
  it('[CHK-14] [CHK-18] is not sent before its pictures can be chosen, and says why', async () => {
    await renderInMarket(<CheckoutHarness />, {}, '/checkout');
    await page.getByRole('button', { name: /^Place order/ }).click();
    const reason = 'The place for your prescription is still loading. Try again in a moment.';
    await expect.poll(() => toasts).toContain(reason);
    const missing = vi.fn(() => undefined);
    ready.current = missing;
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect.poll(() => missing.mock.calls).toHaveLength(1);
    expect(placed).toEqual([]);
    ready.current = () => ['4f1c2a'];
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect.poll(() => placed.map((body) => JSON.parse(body).attachments)).toEqual([['4f1c2a']]);
    await expect.element(page.getByText('/home')).toBeVisible();
  });
});

describe('an order of a store that is full', () => {
  it('[STO-038] says before it is placed when the store begins, and names that to the API', async () => {
    const begins_words = 'The store has many orders right now. It begins with yours at 12:15.';
    const first = { ...withoutPrescription, begins_at: '2026-11-20T11:15:00.000Z', begins_words };
    await renderInMarket(<CheckoutHarness first={first} />, {}, '/checkout');
    await expect.element(page.getByText(begins_words)).toBeVisible();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect.poll(() => placed.map((body) => JSON.parse(body).begins_at)).toEqual([first.begins_at]);
  });
});

describe('an order that is pressed twice', () => {
  it('[CHK-10] is sent once', async () => {
    await renderInMarket(<CheckoutHarness first={withoutPrescription} />, {}, '/checkout');
    const form = page
      .getByRole('button', { name: /^Place order/ })
      .element()
      .closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(page.getByText('/home')).toBeVisible();
    expect(placed).toHaveLength(1);
  });
});

describe('Buy now without a saved item', () => {
  it.each<CheckoutPage>(['buy_now', 'campaign'])(
    'goes to the checkout of the cart and requests no quote: %s',
    async (of) => {
      await renderInMarket(<CheckoutHarness of={of} first={null} />, {}, '/at-once');
      await expect.element(page.getByText('/checkout?page=cart')).toBeVisible();
      expect(quoted).toEqual([]);
    },
  );

  it('is a checkout of the item once one is saved', async () => {
    sessionStorage.setItem('buy-now', JSON.stringify([{ item_id: 7, quantity: 1 }]));
    await renderInMarket(<CheckoutHarness of="buy_now" first={null} />, {}, '/at-once');
    await expect.poll(() => quoted.map((body) => JSON.parse(body).items)).toEqual([[{ item_id: 7, quantity: 1 }]]);
  });
});

describe('an order whose price is being asked for', () => {
  it('[CHK-10] is not sent by the Enter key, which says why, and is once the total is read', async () => {
    await renderInMarket(<CheckoutHarness first={withoutPrescription} />, {}, '/checkout');
    const press = page.getByRole('button', { name: /^Place order/ });
    await page.getByLabelText('Tip').fill('100');
    await expect.element(press).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(toasts).toContain('The total is being worked out. Try again in a moment.'), 5_000);
    expect(placed).toEqual([]);
    priced.resolve();
    await expect.element(press).toHaveTextContent('Place order₦2,600');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(placed.map((body) => JSON.parse(body).order_amount)).toEqual([2_600]), 5_000);
  });
});

describe('an order whose price has changed', () => {
  it('[CHK-10] is not placed, and says what has changed until that is accepted', async () => {
    const answer = fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (!path.endsWith('/order/place')) return answer(path, init);
      const errors = [{ code: 'price_changed', message: 'A price has changed.' }];
      return new Response(JSON.stringify({ errors }), { status: 409 });
    });
    priced.resolve();
    await renderInMarket(<CheckoutHarness first={withoutPrescription} />, {}, '/checkout');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect.element(page.getByText('Your order has changed and was not placed.')).toBeVisible();
    await expect.element(page.getByText('Total: ₦2,500, now ₦2,600')).toBeVisible();
    // On a phone it would cover the note.
    expect(toasts).not.toContain('A price has changed.');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByText(/Total: /)).not.toBeInTheDocument();
  });
});

describe('an order without a network', () => {
  it('waits only after an explicit word, with its key, and the checkout places no other meanwhile', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    await renderInMarket(<CheckoutHarness first={withoutPrescription} />, {}, '/checkout');
    await page.getByRole('button', { name: /^Place order/ }).click();
    const later = page.getByRole('button', { name: 'Send when I am back online' });
    await expect.element(later).toBeVisible();
    expect(waitingOrder()).toBeUndefined();
    const { key } = JSON.parse(sessionStorage.getItem('order-intent') ?? '{}');
    await later.click();
    await expect.poll(() => waitingOrder()?.intent.key).toBe(key);
    expect(waitingOrder()).toMatchObject({ total: '₦2,500', isGuest: false, path: '/checkout?page=cart' });
    // The tries that are still on their way no longer show.
    await expect.element(later).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect.poll(() => toasts).toContain('An order waits to be sent. Send or stop that one first.');
    deleteWaitingOrder();
    window.dispatchEvent(new Event('online'));
    expect(page.getByText('/home').elements()).toEqual([]);
  });
});

describe('an order whose payment goes through a provider', () => {
  it('says that there is no network while it is looked for, and offers no sending without its shopper', async () => {
    const intent = { key: 'the-intent-of-ada', body: { payment_method: 'digital_payment' }, provider: 'sandbox' };
    sessionStorage.setItem('order-intent', JSON.stringify(intent));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    await renderInMarket(<CheckoutHarness first={withoutPrescription} />, {}, '/checkout');
    await expect.element(page.getByText(/^No network. We’ll look for your order/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Send when I am back online' }).elements()).toEqual([]);
  });
});

describe('an order from a browser that keeps nothing, over a plain connection', () => {
  it('[CHK-10] is sent under a key, and confirmed', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    });
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await renderInMarket(<CheckoutHarness first={withoutPrescription} />, {}, '/checkout');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect.element(page.getByText('/home')).toBeVisible();
    expect(placed).toHaveLength(1);
  });
});

describe('a checkout whose cart changes beside it', () => {
  const forgetCart = () => changeCartState({ confirmed: undefined, wanted: new Map() });
  beforeEach(forgetCart);
  afterEach(forgetCart);

  it('[CHK-10] asks the price of what is in it now, once for each change', async () => {
    priced.resolve();
    const line = lineOf(itemWith());
    await renderInMarket(<CheckoutHarness first={withoutPrescription} />, { cart: [line] }, '/checkout');
    changeCartState({ confirmed: [line] });
    changeCartState({ confirmed: [{ ...line, quantity: 2 }] });
    await expect.element(page.getByRole('button', { name: /2,600/ })).toBeVisible();
    expect(quoted).toHaveLength(1);
    changeCartState({ confirmed: [] });
    await expect.poll(() => quoted).toHaveLength(2);
  });
});

describe('a checkout whose basket another tab has switched', () => {
  const storeOf = (id: number) => ({ id, slug: `store-${id}`, name: `Store ${id}`, monogram: 'S', colours: [] });

  it('[CHK-11] is refused, shows the order of the other store, and sends that one only when pressed again', async () => {
    const message = 'Your cart now has another basket.';
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
      if (path.includes('/order/quote')) return answer({ ...withoutPrescription, store: storeOf(2) });
      if (!path.endsWith('/order/place')) return answer([]);
      placed.push(String(body));
      if (placed.length === 1) return answer({ errors: [{ code: 'basket_switched', message }] }, 409);
      return answer({ order_id: '1000000001', created_at: '2026-11-20T12:04:00.000Z' });
    });
    await renderInMarket(<CheckoutHarness first={{ ...withoutPrescription, store: storeOf(1) }} />, {}, '/checkout');
    const press = page.getByRole('button', { name: /^Place order/ });
    await press.click();
    await expect.poll(() => toasts).toContain(message);
    await expect.element(press).not.toHaveAttribute('aria-disabled', 'true');
    await press.click();
    await expect.element(page.getByText('/home')).toBeVisible();
    expect(placed.map((sent) => JSON.parse(sent).store_id)).toEqual([1, 2]);
  });
});

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

import type { CartLine } from 'market/cart/cart.contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeCartState } from '#features/cart/cart-store.ts';
import '#features/orders/order-calls.ts';
import { itemWith, lineOf } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import type { CheckoutPage } from '../checkout-plan.ts';
import { useCheckout } from '../use-checkout.tsx';
import './slot-choice.tsx';
import { WhenChoice } from './when-choice.tsx';

const [evening, morning] = ['2030-11-20T19:00:00.000Z', '2030-11-21T08:30:00.000Z'];
const closed = {
  code: 'store_closed',
  message: 'The store takes no orders right now. It takes orders again at 20:00.',
} as const;

interface HarnessProps {
  of?: CheckoutPage;
  refusal?: { code: 'store_closed'; message: string } | null;
}

/** The choice of a time, and the time that is ordered for. */
function WhenChoiceHarness({ of = 'cart', refusal = closed }: HarnessProps) {
  const checkout = useCheckout({ page: of, customer: null, methods: [], quote: null, refusal });
  return (
    <>
      <WhenChoice checkout={checkout} />
      <output aria-label="Ordered for">{checkout.plan.scheduleAt || 'now'}</output>
    </>
  );
}

const later = () => page.getByRole('radio', { name: /^Schedule/ });
const now = () => page.getByRole('radio', { name: /^As soon as possible/ });
const ordered = () => page.getByRole('status', { name: 'Ordered for' });
const cartOf = (parts: Partial<CartLine>) => ({ cart: [{ ...lineOf(itemWith()), ...parts }] });

beforeEach(() => {
  sessionStorage.clear();
  changeCartState({ confirmed: undefined, wanted: new Map() });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/order/slots')) {
      return new Response(JSON.stringify({ time_zone: 'Africa/Lagos', slots: [evening, morning] }));
    }
    const isLater = String(body).includes('schedule_at');
    const refused = { errors: [{ code: isLater ? 'schedule_outside_hours' : 'store_closed', message: 'Closed' }] };
    return new Response(JSON.stringify(refused), { status: 409 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('the checkout of a closed store', () => {
  it('[FOOD-19] begins with the first time for later, and goes back to now only if that is pressed', async () => {
    await renderInMarket(<WhenChoiceHarness />, cartOf({}), '/checkout');
    await expect.element(later()).toBeChecked();
    await expect.element(ordered()).toHaveTextContent(evening ?? '');
    await expect.element(page.getByLabelText('Time')).toHaveTextContent('8:00 PM');
    await expect.element(page.getByText(closed.message)).toBeVisible();
    await now().click();
    await expect.element(ordered()).toHaveTextContent('now');
    await expect.element(now()).toBeChecked();
  });

  it('[FOOD-19] begins so for what is bought at once too', async () => {
    sessionStorage.setItem('buy-now', JSON.stringify([{ item_id: 7, quantity: 1 }]));
    await renderInMarket(<WhenChoiceHarness of="buy_now" refusal={null} />, {}, '/checkout');
    await expect.element(ordered()).toHaveTextContent(evening ?? '');
    await expect.element(later()).toBeChecked();
  });

  it('[FOOD-20] offers no time where the store takes no orders for later', async () => {
    await renderInMarket(<WhenChoiceHarness />, cartOf({ problem: 'store_closed' }), '/checkout');
    await expect.element(now()).toBeChecked();
    expect(later().elements()).toEqual([]);
  });

  it('is for now where the store is open', async () => {
    await renderInMarket(<WhenChoiceHarness refusal={null} />, cartOf({}), '/checkout');
    await expect.element(now()).toBeChecked();
    await expect.element(ordered()).toHaveTextContent('now');
  });
});

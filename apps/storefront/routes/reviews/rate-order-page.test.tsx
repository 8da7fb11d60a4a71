import type { OrderToReview } from 'market/reviews/reviews.contract';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bisi } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import RateOrderPage from './rate-order-page.tsx';

const line = {
  line_number: 1,
  item_id: 11,
  name: 'Plum tomatoes',
  image_full_url: '/images/360/pot.webp',
  variation: '',
  quantity: 2,
  review: null,
};
const store = {
  id: 3,
  slug: 'mile-12',
  name: 'Mile 12 Fresh',
  address: 'Market stall',
  monogram: 'M',
  colours: [],
  module_type: 'grocery',
  reviews_enabled: true,
  review: null,
};
const courier = { id: 7, f_name: 'Musa', l_name: 'Bello', vehicle: 'motorcycle', review: null };

let sent: { path: string; fields: Record<string, unknown> }[] = [];
let refused: string | undefined;

async function fieldsOf(body: unknown): Promise<Record<string, unknown>> {
  return body instanceof FormData ? Object.fromEntries(body.entries()) : JSON.parse(String(body));
}

beforeEach(() => {
  sent = [];
  refused = undefined;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/guest/request')) return new Response(JSON.stringify({ guest_id: 'a-guest-id-of-this-test' }));
    if (refused && path.includes(refused)) return Promise.reject(new TypeError('away'));
    sent.push({ path, fields: await fieldsOf(body) });
    return new Response(JSON.stringify({ message: 'Thank you for your review.' }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

function show(change: Partial<OrderToReview> = {}) {
  const order: OrderToReview = {
    order_id: '1000000001',
    order_status: 'delivered',
    store,
    lines: [line, { ...line, line_number: 2, item_id: 12, name: 'Ofada rice' }],
    delivery_man: courier,
    ...change,
  };
  const loaderData = { order } as never;
  return renderInMarket(<RateOrderPage loaderData={loaderData} params={{ orderId: '1' }} matches={[] as never} />, {
    customer: bisi,
  });
}

const stars = (name: string) => page.getByRole('slider', { name });
const submit = page.getByRole('button', { name: 'Submit reviews' });

describe('the page of reviews', () => {
  it('[CARD-11] takes stars by the keyboard in steps of a half, and says them', async () => {
    await show();
    stars('Plum tomatoes').element().focus();
    await userEvent.keyboard('{ArrowRight>7/}');
    await expect.element(stars('Plum tomatoes')).toHaveAttribute('aria-valuetext', '3.5 out of 5');
    await expect.element(page.getByText('Good', { exact: true })).toBeVisible();
  });

  it('[CARD-11] takes a whole star by a press, and half of it back by another', async () => {
    const { container } = await show();
    const fourth = container.querySelector<HTMLElement>('[aria-label="Plum tomatoes"] [data-star="4"]');
    fourth?.click();
    await expect.element(stars('Plum tomatoes')).toHaveValue('4');
    fourth?.click();
    await expect.element(stars('Plum tomatoes')).toHaveValue('3.5');
  });

  it('[REV-10] [REV-11] [REV-12] [REV-13] sends what has stars, each to its own', async () => {
    await show();
    await expect.element(submit).toBeDisabled();
    await stars('Ofada rice').fill('4.5');
    await page.getByRole('textbox', { name: /^Your words/ }).fill('No stones');
    await stars('Mile 12 Fresh').fill('5');
    await stars('Musa Bello').fill('4');
    await submit.click();
    await expect.poll(() => sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({
      path: expect.stringContaining('/items/reviews/submit'),
      fields: { item_id: '12', line_number: '2', rating: '4.5', comment: 'No stones' },
    });
    expect(sent[1]).toMatchObject({ path: expect.stringContaining('/stores/reviews/submit'), fields: { rating: 5 } });
    expect(sent[2]).toMatchObject({ path: expect.stringContaining('/delivery-man/'), fields: { rating: 4 } });
    await expect.element(page.getByText('Thank you for your review.')).toBeVisible();
  });

  it('keeps what is half done: over a lost connection, and over a reload', async () => {
    refused = '/stores/';
    const screen = await show();
    await stars('Plum tomatoes').fill('5');
    await stars('Mile 12 Fresh').fill('3');
    await submit.click();
    await expect.poll(() => sent).toHaveLength(1);
    await expect.element(page.getByText(/Nothing is lost/)).toBeVisible();
    await screen.unmount();
    await show({ lines: [{ ...line, review: { rating: 5, comment: '', images_full_url: [] } }] });
    await expect.element(stars('Plum tomatoes')).toBeDisabled();
    await expect.element(page.getByText('Your review was given.')).toBeVisible();
    await expect.element(stars('Mile 12 Fresh')).toHaveValue('3');
  });

  it('takes three pictures of an item, and rejects files that are not images', async () => {
    const { container } = await show();
    await stars('Plum tomatoes').fill('5');
    const chooser = page.getByLabelText('Add photo');
    await userEvent.upload(chooser, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(page.getByText('Choose a picture of type jpg, png, jpeg or gif.')).toBeVisible();
    for (const name of ['a.png', 'b.png', 'c.png']) {
      await userEvent.upload(chooser, new File([name], name, { type: 'image/png' }));
    }
    await expect.element(page.getByText('3 of 3 photos')).toBeVisible();
    expect(container.querySelector('input[type="file"]')).toBeNull();
    await page.getByRole('button', { name: 'Remove photo' }).first().click();
    await expect.element(page.getByText('2 of 3 photos')).toBeVisible();
  });

  it('[REV-16] has only the courier of a store without a review plan', async () => {
    await show({ store: { ...store, reviews_enabled: false } });
    await expect.element(page.getByText('this store is not having any review plan')).toBeVisible();
    expect(page.getByRole('slider').elements()).toHaveLength(1);
    await expect.element(stars('Musa Bello')).toBeVisible();
  });
});

import type { Review } from 'market/reviews/reviews.contract';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeOverlays } from '#browser/overlay-store.ts';
import { bisi } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { HomeExtras } from '../promotions/offers/home-extras.tsx';
import './ask-for-review.ts';
import './pending-review.tsx';
import { Reviews } from './reviews.tsx';

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const question = page.getByRole('dialog', { name: 'How was your experience with your last order ?' });

const fakeApi = { calls: [] as string[], pending: {} as object, reviews: [] as Review[], stars: [] as number[] };

function pendingOrder(order_id: string | null) {
  const store_name = 'Mile 12 Fresh';
  const delivered_at = '2026-11-18T12:00:00.000Z';
  return { order_id, images: ['/images/360/pot.webp'], store_name, delivered_at, time_zone: 'Africa/Lagos' };
}

function reviewWith(id: number, comment: string): Review {
  const created_at = '2026-11-18T12:00:00.000Z';
  return { id, author: 'Ada O.', rating: 4.5, comment, language: 'en', images_full_url: [], created_at, answer: null };
}

beforeEach(() => {
  Object.assign(fakeApi, { calls: [], pending: pendingOrder(null), reviews: [], stars: [0, 0, 0, 0, 1] });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (path.includes('/guest/request')) return reply({ guest_id: 'a-guest-id-of-this-test' });
    fakeApi.calls.push(`${method} ${path} ${body ?? ''}`.trim());
    if (path.endsWith('/pending-review')) return reply(fakeApi.pending);
    if (path.includes('/reviews/')) return reply(pageOf(path));
    return reply({ message: 'Done' });
  });
});

function pageOf(path: string) {
  const query = new URL(path, 'http://market').searchParams;
  const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
  const reviews = fakeApi.reviews.slice((offset - 1) * limit, offset * limit);
  return { total_size: fakeApi.reviews.length, limit, offset, stars: fakeApi.stars, reviews };
}

afterEach(() => {
  vi.unstubAllGlobals();
  closeOverlays();
  dismissToast();
});

const isAsked = () => fakeApi.calls.some((call) => call.includes('pending-review'));

describe('the question for a review', () => {
  it('[REV-03] [REV-05] [REV-06] [REV-07] comes up at home with an order, and leads to its page', async () => {
    fakeApi.pending = pendingOrder('1000000001');
    await renderInMarket(<HomeExtras module="grocery" />, { customer: bisi });
    await expect.element(question).toBeVisible();
    await expect.element(question.getByText('#1000000001 from Mile 12 Fresh, 18 Nov')).toBeVisible();
    await question.getByRole('link', { name: 'Give Review' }).click();
    await expect.element(page.getByText('/rate-and-review/1000000001')).toBeVisible();
  });

  it('[REV-08] is closed by a call to the API, and not opened again by the next home page', async () => {
    fakeApi.pending = pendingOrder('1000000002');
    const screen = await renderInMarket(<HomeExtras module="grocery" />, { customer: bisi });
    await question.getByRole('button', { name: 'Close' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect
      .poll(() => fakeApi.calls)
      .toContain('POST /api/v1/customer/order/review-cancel {"order_id":"1000000002"}');
    await screen.unmount();
    fakeApi.calls = [];
    await renderInMarket(<HomeExtras module="grocery" />, { customer: bisi });
    await expect.poll(() => isAsked()).toBe(true);
    await expect.element(question).not.toBeInTheDocument();
  });

  it('[REV-04] does not come up without an order', async () => {
    await renderInMarket(<HomeExtras module="grocery" />, { customer: bisi });
    await expect.poll(() => isAsked()).toBe(true);
    await expect.element(question).not.toBeInTheDocument();
  });

  it('[REV-03] waits until the dialog about a new order is closed', async () => {
    fakeApi.pending = pendingOrder('1000000004');
    const createdAt = '2026-11-20T12:04:00.000Z';
    const placedOrder = { orderId: '1000000005', createdAt, storeName: 'Mama Ngozi Kitchen', phone: '+2348035550142' };
    await renderInMarket(<HomeExtras module="grocery" />, { customer: { ...bisi, pages: [] } }, '/', { placedOrder });
    const placed = page.getByRole('dialog', { name: 'Order placed' });
    await expect.element(placed).toBeVisible();
    expect(isAsked()).toBe(false);
    await placed.getByRole('button', { name: 'Close' }).click();
    await expect.element(question.getByText(/#1000000004/)).toBeVisible();
    await expect.element(placed).not.toBeInTheDocument();
  });

  it('[REV-02] is never asked of guests', async () => {
    fakeApi.pending = pendingOrder('1000000003');
    await renderInMarket(<HomeExtras module="grocery" />);
    await expect.poll(() => document.querySelector('main, div')).not.toBeNull();
    expect(isAsked()).toBe(false);
    await expect.element(question).not.toBeInTheDocument();
  });
});

describe('the reviews of a thing', () => {
  it('[REV-16] give way to a sentence where its store has no review plan', async () => {
    const screen = await renderInMarket(<Reviews of={{ storeId: 8 }} count={4} hasPlan={false} />);
    await expect.element(screen.getByText('this store is not having any review plan')).toBeVisible();
    expect(fakeApi.calls.filter((call) => call.includes('/reviews/'))).toEqual([]);
  });

  it('come page by page once they are near, and their words are only words', async () => {
    const hostile = '<img src=x onerror="window.__x = 1"><b>bold</b>';
    fakeApi.reviews = [1, 2, 3, 4, 5, 6].map((id) => reviewWith(id, id === 1 ? hostile : `Good ${id}`));
    const screen = await renderInMarket(<Reviews of={{ itemId: 11 }} count={6} hasPlan />);
    await expect.element(screen.getByText(hostile)).toBeVisible();
    await expect.element(screen.getByText('4.5 out of 5').first()).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Show more reviews' }).click();
    await expect.element(screen.getByText('Good 6')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
    expect(screen.getByRole('listitem').elements()).toHaveLength(6);
    expect('__x' in window).toBe(false);
  });

  it('show the stars of all as bars, and ask for cards of those with words alone', async () => {
    fakeApi.reviews = [reviewWith(1, 'Fresh')];
    fakeApi.stars = [1, 0, 0, 2, 7];
    const screen = await renderInMarket(<Reviews of={{ storeId: 10 }} count={10} hasPlan />);
    const bars = screen.getByRole('group', { name: 'Rating' });
    await expect.element(bars).toBeVisible();
    const widths = [...bars.element().querySelectorAll('rect')].map((part) => part.getAttribute('width'));
    expect(widths).toEqual(['70%', '20%', '0%', '0%', '10%']);
    expect(screen.getByRole('listitem').elements()).toHaveLength(1);
    expect(fakeApi.calls.some((call) => call.includes('with_words=1'))).toBe(true);
  });

  it('[CUS-14] have the answer of the store under them', async () => {
    const answer = { text: 'Thank you, Ada!', answered_at: '2026-11-19T12:00:00.000Z' };
    fakeApi.reviews = [{ ...reviewWith(1, 'Fresh'), answer }, reviewWith(2, 'Late')];
    const screen = await renderInMarket(<Reviews of={{ storeId: 9 }} count={2} hasPlan />);
    const [answered, other] = [screen.getByRole('listitem').first(), screen.getByRole('listitem').last()];
    await expect.element(answered.getByText('Thank you, Ada!')).toBeVisible();
    await expect.element(other.getByText('Answer of the store')).not.toBeInTheDocument();
  });

  it('are there at once after going back, as many as were loaded', async () => {
    fakeApi.reviews = [1, 2, 3, 4, 5, 6].map((id) => reviewWith(id, `Kept ${id}`));
    const reviews = <Reviews of={{ itemId: 12 }} count={6} hasPlan />;
    const first = await renderInMarket(reviews);
    await first.getByRole('button', { name: 'Show more reviews' }).click();
    await expect.element(first.getByText('Kept 6')).toBeVisible();
    await first.unmount();
    fakeApi.calls = [];
    const again = await renderInMarket(reviews);
    expect(again.getByRole('listitem').elements()).toHaveLength(6);
    expect(fakeApi.calls).toEqual([]);
  });

  it('push nothing that is seen: what follows comes with them', async () => {
    let answer = (_: Response) => {};
    const delayed = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (path: string) =>
      path.includes('/guest/request') ? reply({ guest_id: 'a-guest-id-of-this-test' }) : delayed,
    );
    const screen = await renderInMarket(
      <>
        <Reviews of={{ itemId: 13 }} count={1} hasPlan />
        <section>Below</section>
      </>,
    );
    const opacity = () => getComputedStyle(screen.getByText('Below').element()).opacity;
    await expect.poll(opacity).toBe('0');
    answer(reply({ total_size: 1, limit: 5, offset: 1, stars: [0, 0, 0, 0, 1], reviews: [reviewWith(1, 'Said')] }));
    await expect.element(screen.getByText('Said')).toBeVisible();
    await expect.poll(opacity).toBe('1');
  });
});

import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { ModeratedReview } from 'market/reviews/reviews.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminReviewsPage } from './admin-reviews-page.tsx';

const review: ModeratedReview = {
  ...{ id: 7, author: 'Amara N.', rating: 2, comment: 'The rider is a fool.', language: 'en', images_full_url: [] },
  ...{ created_at: '2026-03-01T09:00:00Z', answer: null, about: 'store', subject_name: 'Mama Nkechi' },
  ...{ store_name: 'Mama Nkechi', order_id: '4100000017', reported_at: '2026-03-02T09:00:00Z', hidden_rule: null },
  ...{ report_reason: 'Insults our rider', decided_at: null },
};

function open(more: Parameters<typeof renderInApp>[1] = {}, shown: ModeratedReview[] = [review]) {
  return renderInApp([{ path: '/', element: <AdminReviewsPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.content'])),
    reviews: () => reply({ total_size: shown.length, limit: 25, offset: 1, reviews: shown }),
    decide: () => reply({ review: { ...review, hidden_rule: 'insult', decided_at: '2026-03-02T10:00:00Z' } }),
    ...more,
  });
}

describe('[OPS-072] the reviews on the screen of an operator', () => {
  it('say why a store reported them, and are hidden with a rule and words to the writer', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByText('Insults our rider')).toBeVisible();
    await screen.getByRole('button', { name: 'Hide it' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    await expect.element(dialog.getByText('Choose a rule.')).toBeVisible();
    await dialog.getByLabelText('Rule that it breaks').selectOptions('insult');
    await dialog.getByLabelText('Message to the writer').fill('Please write without insults.');
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/reviews/7/decide'))?.body).toEqual({
      ...{ rule: 'insult', words: 'Please write without insults.', decided_at: null },
    });
  });

  it('say what the server refused', async () => {
    const { screen } = await open({ decide: () => refused('review_not_found', 404, 'We could not find this review.') });
    await screen.getByRole('button', { name: 'Keep it' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Show it' }).click();
    await expect.element(screen.getByText('We could not find this review.')).toBeVisible();
  });

  it('say where none waits', async () => {
    const { screen } = await open({}, []);
    await expect.element(screen.getByText('No reviews here')).toBeVisible();
  });
});

import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { VendorReviewsPage } from './vendor-reviews-page.tsx';

const review = (change: object = {}) => ({
  id: 41,
  author: 'Amara N.',
  rating: 2,
  comment: 'The rice was cold.',
  language: 'en',
  images_full_url: [],
  created_at: '2026-11-20T11:00:00.000Z',
  answer: null,
  about: 'store',
  item_name: null,
  order: { id: '4600001234', placed_at: '2026-11-20T09:00:00.000Z', lines: [{ name: 'Jollof rice', quantity: 2 }] },
  answer_changeable_until: null,
  reported_at: null,
  ...change,
});

const listed = (...reviews: object[]) => reply({ total_size: reviews.length, limit: 20, offset: 1, reviews });

function open(answers: Answers, permissions = ['store.reviews']) {
  const store = { store_id: 3, name: 'Mama Ronke Buka', role: 'manager', permissions, suspended_reason: null };
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [store], operator: null, courier: null }),
  };
  return renderInApp([{ path: 'reviews', Component: VendorReviewsPage }], { ...session, ...answers }, '/reviews');
}

describe('the reviews of a store', () => {
  it('[STO-079] are shown with their order, and answered', async () => {
    const { screen, fakeApi } = await open({ reviews: () => listed(review()) });
    const card = screen.getByRole('article', { name: 'Review of Amara N.' });
    await expect.element(card.getByText('The rice was cold.')).toBeVisible();
    await expect.element(card.getByText(/#4600001234.*2 pieces.*2× Jollof rice/)).toBeVisible();
    await card.getByRole('button', { name: 'Answer' }).click();
    fakeApi.answers.answer = () => refused('contact_in_text', 422, 'Leave out phone numbers.');
    await card.getByRole('textbox').fill('Call 0803 555 0142');
    await card.getByRole('button', { name: 'Publish the answer' }).click();
    await expect.element(card.getByText('Leave out phone numbers.')).toBeVisible();
    const answer = { text: 'We are sorry.', answered_at: '2026-11-20T12:00:00.000Z' };
    const answered = review({ answer, answer_changeable_until: '2026-11-21T12:00:00.000Z' });
    fakeApi.answers.answer = () => reply({ review: answered });
    fakeApi.answers.reviews = () => listed(answered);
    await card.getByRole('textbox').fill('We are sorry.');
    await card.getByRole('button', { name: 'Publish the answer' }).click();
    await expect.element(card.getByText(/You can change it until/)).toBeVisible();
    const sent = fakeApi.calls.filter(({ path }) => path.endsWith('/41/answer')).map(({ body }) => body);
    expect(sent.at(-1)).toEqual({ answer: 'We are sorry.' });
  });

  it('[STO-079] keep an answer after its day, and a report once it is made', async () => {
    const answer = { text: 'We are sorry.', answered_at: '2026-11-19T12:00:00.000Z' };
    const { screen, fakeApi } = await open({ reviews: () => listed(review({ answer })) });
    const card = screen.getByRole('article', { name: 'Review of Amara N.' });
    await expect.element(card.getByText('We are sorry.')).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Change the answer' })).not.toBeInTheDocument();
    await card.getByRole('button', { name: 'Report to the market' }).click();
    const reported = review({ answer, reported_at: '2026-11-20T12:00:00.000Z' });
    fakeApi.answers.report = () => reply({ review: reported });
    fakeApi.answers.reviews = () => listed(reported);
    await card.getByRole('textbox').fill('no');
    await card.getByRole('button', { name: 'Report it' }).click();
    await expect.element(card.getByText('Write at least 3 characters.')).toBeVisible();
    expect(fakeApi.calls.some(({ path }) => path.endsWith('/report'))).toBe(false);
    await card.getByRole('textbox').fill('Never ordered');
    await card.getByRole('button', { name: 'Report it' }).click();
    await expect.element(card.getByText('Reported')).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Report to the market' })).not.toBeInTheDocument();
  });

  it('[STO-079] [SEAT-13] say so where there are none, and name the permission that a role lacks', async () => {
    const empty = await open({ reviews: () => listed() });
    await expect.element(empty.screen.getByRole('heading', { name: 'No reviews here' })).toBeVisible();
    const { screen } = await open({}, ['store.orders']);
    await expect.element(screen.getByText('store.reviews')).toBeVisible();
  });
});

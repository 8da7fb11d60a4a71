import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { PastOffer } from 'market/dispatch/dispatch.courier.contract';
import { describe, expect, it } from 'vitest';
import { courierAnswers, courierApp, noon } from '../../testing/courier-under-test.ts';
import { PastOffersPage } from './past-offers-page.tsx';

function open(offers: Pick<PastOffer, 'outcome' | 'why'>[]) {
  const listed = offers.map((offer, index) => ({ ...offer, order_id: `${index}`, at: noon, store_name: 'Mama Put' }));
  const answers = { ...courierAnswers, offers: () => reply({ time_zone: 'Africa/Lagos', hours: 12, offers: listed }) };
  return renderInApp([{ path: '/offers', Component: PastOffersPage }], answers, '/offers', courierApp);
}

describe('[DEL-13] offers that are over', () => {
  it('say in one sentence each why they were for this rider, or for another', async () => {
    const { screen } = await open([
      { outcome: 'accepted', why: { code: 'nearest', minutes: 4 } },
      { outcome: 'declined', why: { code: 'turn', minutes: 0 } },
      { outcome: 'other_courier', why: { code: 'nearest', minutes: 4 } },
      { outcome: 'other_courier', why: { code: 'bag_full', minutes: 0 } },
      { outcome: 'other_courier', why: { code: 'cash_limit', minutes: 0 } },
      { outcome: 'other_courier', why: { code: 'other_late', minutes: 0 } },
      { outcome: 'other_courier', why: { code: 'turn', minutes: 0 } },
    ]);
    for (const sentence of [
      'You: closest by 4 minutes.',
      'You: it was your turn, with less pay an hour than others.',
      'They were closer by 4 minutes.',
      'Your bag was full.',
      'With its cash you would be over your limit.',
      'Another order of yours would have been late.',
      'It was their turn: they had less pay an hour than you.',
    ]) {
      await expect.element(screen.getByText(sentence)).toBeVisible();
    }
    await expect.element(screen.getByText('You said no')).toBeVisible();
    await expect.element(screen.getByText('1:00 PM').first()).toBeVisible();
  });

  it('say so where there are none', async () => {
    const { screen } = await open([]);
    await expect.element(screen.getByRole('heading', { name: 'No offers yet' })).toBeVisible();
  });
});

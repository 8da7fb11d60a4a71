import { type Answers, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Offer } from 'market/dispatch/dispatch.courier.contract';
import { describe, expect, it } from 'vitest';
import { courierAnswers, courierApp, freshOffer, workWith } from '../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../work/courier-work-page.tsx';

async function open(change: Partial<Offer> = {}, answers: Answers = {}) {
  let offer: Offer | null = freshOffer(change);
  const work = { ...workWith([]), on_shift_since: new Date().toISOString() };
  const all: Answers = {
    ...courierAnswers,
    work: () => reply(work),
    offer: () => reply({ now: new Date().toISOString(), offer, stops: [] }),
    see: () => reply({}),
    answer: () => {
      offer = null;
      return reply({});
    },
    ...answers,
  };
  const app = await renderInApp([{ path: '/', Component: CourierWorkPage }], all, '/', courierApp);
  const sent = (name: string) =>
    app.fakeApi.calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);
  const withdraw = async () => {
    offer = null;
    await app.queries.invalidateQueries({ queryKey: ['offer'] });
  };
  return { ...app, sent, withdraw };
}

describe('an offer', () => {
  it('[DEL-09] [DEL-10] [DEL-11] fills the screen with pay, way, wait and its clock, and tells the server that it is seen', async () => {
    const { screen, sent } = await open({ order: { ...freshOffer().order, cash_to_collect: 14_600 } });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'New offer ₦1,620' })).toHaveFocus();
    await expect.element(screen.getByText('Firewood & Basmati')).toBeVisible();
    await expect.element(screen.getByText('Expect to wait 5 min')).toBeVisible();
    await expect.element(screen.getByText('Oniru, near The Palms')).toBeVisible();
    await expect.element(screen.getByText('Take ₦14,600 in cash')).toBeVisible();
    await expect.element(screen.getByRole('timer', { name: /^Time left: 0:(40|3\d)$/ })).toBeVisible();
    await expect.element(screen.getByText(/closest by 4 min/)).toBeVisible();
    await expect.poll(() => sent('see')).toEqual([{}]);
  });

  it('[DEL-12] is accepted three seconds after the press, and not if that is taken back', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Accept' }).click();
    await screen.getByRole('button', { name: 'Take back' }).click();
    await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
    await screen.getByRole('button', { name: 'Accept' }).click();
    expect(sent('answer')).toEqual([]);
    await expect.poll(() => sent('answer'), { timeout: 6_000 }).toEqual([{ accepts: true }]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
  });

  it('[DEL-12] is declined with a reason at once, and says that a No costs nothing', async () => {
    const { screen, sent } = await open();
    await expect.element(screen.getByText('Declining does not affect your pay or future offers.')).toBeVisible();
    await screen.getByRole('button', { name: 'Decline this offer' }).click();
    await screen.getByRole('button', { name: 'Too far' }).click();
    await expect.poll(() => sent('answer')).toEqual([{ accepts: false, reason: 'too_far' }]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
  });

  it('[DEL-14] says what became of an order that another rider has', async () => {
    const answer = () => refused('delivery_taken', 409, 'Another rider has taken this order.');
    const { screen } = await open({}, { answer });
    await screen.getByRole('button', { name: 'Decline this offer' }).click();
    await screen.getByRole('button', { name: 'Not safe there' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'This offer is over' })).toHaveFocus();
    await expect.element(screen.getByText('Another rider has taken this order.')).toBeVisible();
  });

  it('[DEL-05] [DEL-14] that is taken back stays as over until it is left', async () => {
    const { screen, withdraw } = await open();
    await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
    await withdraw();
    await expect.element(screen.getByText('Nothing is counted against you.')).toBeVisible();
    await screen.getByRole('button', { name: 'Keep waiting' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
  });

  it('[DEL-09] of yesterday, which the phone has saved, is not shown', async () => {
    const { screen } = await open({ expires_at: '2026-11-19T12:00:00.000Z' });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
  });

  it('[DEL-20] shows the sequence of all stops to a rider who has other orders, and names the store where no pay is known', async () => {
    const { order, stops } = freshOffer();
    const other = { order_id: '1000000007', code: '0007', kind: 'door', place: 'Admiralty Way' } as const;
    const { screen } = await open({ pay: null, order: { ...order, tip: 0 }, stops: [...stops, other] });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'New offer Firewood & Basmati' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Your stops with this order' })).toBeVisible();
    await expect.element(screen.getByText('#0007')).toBeVisible();
  });
});

import { describe, expect, it } from 'vitest';
import { type AskableCourier, couriersToAsk, type OfferWish } from './dispatch-by-hand.rules.ts';

const courier = (courierId: number, change: Partial<AskableCourier> = {}): AskableCourier => ({
  courierId,
  metresToStore: courierId * 1_000,
  hasOffer: false,
  offeredAt: null,
  ...change,
});
const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute));
const answered = (courierId: number, minute: number) => courier(courierId, { offeredAt: at(minute) });
const busy = (courierId: number) => courier(courierId, { hasOffer: true });

describe('[OPS-022] an operator asks about an order', () => {
  const nearby = (radiusMetres: number): OfferWish => ({ to: 'nearby', radiusMetres });
  it.each<[string, OfferWish, AskableCourier[], number[]]>([
    ['the courier of their choice', { to: 'one', courierId: 2 }, [courier(1), courier(2)], [2]],
    ['no other than that one', { to: 'one', courierId: 3 }, [courier(1), courier(2)], []],
    ['not one who has an offer', { to: 'one', courierId: 2 }, [courier(1), busy(2)], []],
    ['the best who was not asked', { to: 'next' }, [answered(1, 5), courier(2), courier(3)], [2]],
    [
      'after all were asked, whose answer is longest ago',
      { to: 'next' },
      [answered(1, 9), answered(2, 4), answered(3, 6)],
      [2],
    ],
    ['the best of those who were never asked', { to: 'next' }, [courier(3), courier(1), courier(2)], [3]],
    ['not the one who is asked now', { to: 'next' }, [busy(1), courier(2)], [2]],
    ['no courier where all are busy', { to: 'next' }, [busy(1)], []],
    ['all within the radius', nearby(2_000), [courier(1), courier(3), courier(2)], [1, 2]],
    ['all within the radius who have no offer', nearby(3_000), [courier(1), busy(2), answered(3, 1)], [1, 3]],
    ['no courier beyond it', nearby(999), [courier(1)], []],
  ])('%s', (_, wish, ranked, expected) => {
    expect(couriersToAsk(wish, ranked)).toEqual(expected);
  });
});

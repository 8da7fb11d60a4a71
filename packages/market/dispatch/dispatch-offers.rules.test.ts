import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteStop } from './dispatch.rules.ts';
import { endOfOffer, endOfShift, mayAskAgain, refusalToAnswer, sequenceOf } from './dispatch-offers.rules.ts';

const made = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(made.getTime() + seconds * 1_000);
const shown = { madeAt: made, expiresAt: after(40), shownAt: after(1) };
const unseen = { ...shown, shownAt: null };

describe('an offer', () => {
  it.each([
    ['is open while its clock runs', shown, 39, undefined],
    ['[DEL-12] is open for an answer that was on its way', shown, 44, undefined],
    ['[DEL-09] expires after its clock', shown, 46, 'expired'],
    ['[DEL-10] goes on after 8 s without a sign that it was shown', unseen, 8, 'unseen'],
    ['[DEL-10] but not before', unseen, 7, undefined],
  ] as const)('%s', (_what, offer, seconds, end) => {
    expect(endOfOffer(offer, after(seconds))).toBe(end);
  });

  it.each([
    ['not after it was declined', 'declined', 9_999, false],
    ['not after it was given back', 'accepted', 9_999, false],
    ['three minutes after it expired', 'expired', 180, true],
    ['not at once', 'expired', 179, false],
    ['a minute after it was not seen', 'unseen', 60, true],
    ['at once after it was withdrawn', 'withdrawn', 0, true],
  ] as const)('is made to the same courier again: %s', (_when, outcome, seconds, may) => {
    expect(mayAskAgain({ outcome, endedAt: made }, after(seconds))).toBe(may);
  });

  it.each([
    ['in time', { ...shown, outcome: null }, 44, false, undefined],
    ['too late', { ...shown, outcome: null }, 46, false, 'offer_over'],
    ['once it has gone on', { ...unseen, outcome: 'unseen' }, 10, false, 'offer_over'],
    ['once another rider has it', { ...shown, outcome: 'withdrawn' }, 10, true, 'delivery_taken'],
  ] as const)('[DEL-14] is answered %s', (_when, offer, seconds, isTakenByOther, refused) => {
    expect(refusalToAnswer(offer, { now: after(seconds), isTakenByOther })?.refused).toBe(refused);
  });
});

describe('the sequence of stops [DEL-20]', () => {
  const pickUp = (orderId: string): RouteStop => ({ orderId, kind: 'pick_up' });
  const door = (orderId: string): RouteStop => ({ orderId, kind: 'door' });

  it.each([
    ['as planned', ['a', 'b'], [], [pickUp('a'), pickUp('b'), door('b'), door('a')]],
    ['without what is done', ['a', 'b'], ['a'], [pickUp('b'), door('b'), door('a')]],
    ['without orders that the courier no longer has', ['b'], [], [pickUp('b'), door('b')]],
    [
      'with others at the end',
      ['a', 'b', 'c'],
      [],
      [pickUp('a'), pickUp('b'), door('b'), door('a'), pickUp('c'), door('c')],
    ],
  ])('%s', (_what, ids, pickedUp, expected) => {
    const planned = [pickUp('a'), pickUp('b'), door('b'), door('a')];
    const orders = ids.map((id) => ({ id, isPickedUp: pickedUp.includes(id as never) }));
    expect(sequenceOf(orders, planned)).toEqual(expected);
  });

  it('has each stop once, and each pick-up before its door, whatever was planned', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const stop = fc.record({ orderId: fc.constantFrom(...ids, 'x'), kind: fc.constantFrom('pick_up', 'door') });
    const orders = fc
      .subarray(ids)
      .chain((some) => fc.subarray(some).map((aboard) => some.map((id) => ({ id, isPickedUp: aboard.includes(id) }))));
    fc.assert(
      fc.property(orders, fc.array(stop as fc.Arbitrary<RouteStop>, { maxLength: 12 }), (some, planned) => {
        const stops = sequenceOf(some, planned);
        for (const { id, isPickedUp } of some) {
          const [from, to] = [pickUp(id), door(id)].map((one) =>
            stops.findIndex(({ orderId, kind }) => orderId === one.orderId && kind === one.kind),
          );
          expect(to).toBeGreaterThanOrEqual(0);
          expect(from).toBeLessThan(isPickedUp ? 0 : (to ?? 0));
          if (!isPickedUp) expect(from).toBeGreaterThanOrEqual(0);
        }
        expect(stops).toHaveLength(some.reduce((sum, { isPickedUp }) => sum + (isPickedUp ? 1 : 2), 0));
      }),
    );
  });
});

describe('[DEL-06] the shift of a free courier', () => {
  it.each([
    ['goes on while offers are answered', false, 0, ['expired', 'declined', 'expired'], undefined],
    ['ends after three offers in a row without an answer', false, 0, ['expired', 'unseen', 'expired'], 'unanswered'],
    ['goes on after two', false, 0, ['expired', 'unseen'], undefined],
    ['does not count what was taken back', false, 0, ['expired', 'withdrawn', 'unseen'], undefined],
    ['looks at the last three', false, 0, ['expired', 'unseen', 'accepted', 'expired'], undefined],
    ['ends after ten minutes without a position', false, 10, [], 'silent'],
    ['goes on before', false, 9.9, [], undefined],
    ['goes on with an order', true, 60, ['expired', 'expired', 'expired'], undefined],
  ] as const)('%s', (_what, hasOrder, silentMinutes, lastOutcomes, end) => {
    expect(endOfShift({ hasOrder, silentMinutes, lastOutcomes })).toBe(end);
  });
});

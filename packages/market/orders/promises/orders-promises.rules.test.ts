import { describe, expect, it } from 'vitest';
import {
  latenessOf,
  type PromisedOrder,
  type Promises,
  promisesAfterEstimate,
  promisesAfterTime,
  promisesOfNew,
  promisesOfPickUp,
  promisesOfReady,
  shownCause,
  usualLateness,
} from './orders-promises.rules.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
/** What was shown to the shopper. */
const shown = (from: string, until = from) => ({ from: at(from), until: at(until) });
/** Ten minutes by road. */
const way = { orderType: 'delivery', distanceMetres: 3000, scheduleAt: null, storeId: 4 };
const known = { ...way, promises: promisesOfNew(way, shown('12:30')) };
const usual = { ready: usualLateness.ready, whole: usualLateness.whole };

/** 'ready 12:20-12:28 accepted 0, arrival …'. */
function textOf({ ready, arrival }: Promises): string {
  return [ready, arrival]
    .map((promise) =>
      promise === null
        ? '-'
        : `${promise.p50.slice(11, 16)}-${promise.p90.slice(11, 16)} ${promise.cause} ${promise.moved_minutes}`,
    )
    .join(', ');
}

describe('the promises of an order', () => {
  it.each([
    ['of a store', way, '12:20-12:28 placed 0, 12:30-12:41 placed 0'],
    ['for take away', { ...way, orderType: 'take_away' }, '12:30-12:38 placed 0, 12:30-12:38 placed 0'],
    ['of a parcel', { ...way, orderType: 'parcel', storeId: null }, '-, 12:30-12:41 placed 0'],
  ])('[CUS-01] begin with the time that was shown, for an order %s', (_which, order, text) => {
    expect(textOf(promisesOfNew(order, shown('12:30')))).toBe(text);
  });

  it.each([
    ['of a store', way, '12:20-12:28 placed 0, 12:20-12:30 placed 0'],
    ['for take away', { ...way, orderType: 'take_away' }, '12:30-12:38 placed 0, 12:20-12:30 placed 0'],
    ['of a parcel', { ...way, orderType: 'parcel', storeId: null }, '-, 12:20-12:30 placed 0'],
  ])('[CUS-01] begin with the span that the checkout has shown, for an order %s', (_which, order, text) => {
    expect(textOf(promisesOfNew(order, shown('12:20', '12:30')))).toBe(text);
  });

  it.each<[string, Partial<PromisedOrder>, object, string]>([
    ['plus the way', {}, usual, '12:25-12:33 accepted 5, 12:35-12:46 accepted 5'],
    ['alone for take away', { orderType: 'take_away' }, usual, '12:25-12:33 accepted 5, 12:25-12:33 accepted -5'],
    [
      'plus what this store is late by',
      {},
      { ready: { p50: 4, p90: 16 }, whole: { p50: 7, p90: 20 } },
      '12:29-12:41 accepted 9, 12:42-12:55 accepted 12',
    ],
    [
      'but not before the time that the customer has chosen',
      { scheduleAt: at('13:00') },
      usual,
      '12:25-12:33 accepted 5, 13:00-13:00 accepted 30',
    ],
  ])('[CUS-01] [STO-010] follow the word of the store, %s', (_how, change, past, text) => {
    const word = { readyAt: at('12:25'), cause: 'accepted', ...usual, ...past } as const;
    expect(textOf(promisesAfterEstimate({ ...known, ...change }, word))).toBe(text);
  });

  it('[CUS-01] are narrower once an order is ready, and again once it is on the way', () => {
    const ready = promisesOfReady(known, at('12:15'), usualLateness.door);
    expect(textOf(ready)).toBe('12:15-12:15 ready -5, 12:25-12:33 ready -5');
    expect(textOf(promisesOfPickUp({ ...known, promises: ready }, at('12:18')))).toBe(
      '12:15-12:15 ready -5, 12:28-12:33 picked_up 3',
    );
    expect(textOf(promisesOfPickUp({ ...known, promises: ready }, at('12:18'), at('12:22')))).toContain('12:22-12:27');
  });

  it.each<[string, object, string, string | undefined]>([
    ['a store that is in time', { status: 'processing' }, '12:19', undefined],
    ['a late store', { status: 'processing' }, '12:21', '12:26-12:34 store_late 6, 12:36-12:47 store_late 6'],
    [
      'an order without a rider',
      { status: 'handover' },
      '12:24',
      '12:20-12:28 placed 0, 12:39-12:50 courier_missing 9',
    ],
    [
      'a late rider',
      { status: 'handover', hasCourier: true },
      '12:24',
      '12:20-12:28 placed 0, 12:39-12:50 courier_late 9',
    ],
    ['a rider who is in time', { status: 'handover', hasCourier: true }, '12:19', undefined],
    ['a slow way', { status: 'picked_up', hasCourier: true }, '12:31', '12:20-12:28 placed 0, 12:36-12:47 road 6'],
    ['a customer who does not come', { status: 'handover', orderType: 'take_away' }, '13:30', undefined],
    ['an order that is over', { status: 'delivered' }, '13:30', undefined],
  ])('[CUS-01] [STO-018] move on by themselves for %s', (_who, change, time, text) => {
    const order = { ...known, status: 'processing', hasCourier: false, ...change } as const;
    const after = promisesAfterTime(order, at(time));
    expect(after && textOf(after)).toBe(text);
  });

  it('[CUS-01] [STO-043] use the time up that a scheduled order has before they move its arrival', () => {
    const order = { ...known, scheduleAt: at('13:00'), status: 'processing', hasCourier: false } as const;
    const promises = promisesAfterEstimate(order, { readyAt: at('12:40'), cause: 'accepted', ...usual });
    const late = (time: string) => textOf(promisesAfterTime({ ...order, promises }, at(time)) as Promises);
    expect(late('12:42')).toBe('12:47-12:55 store_late 7, 13:00-13:01 accepted 30');
    expect(late('12:52')).toBe('12:57-13:05 store_late 17, 13:07-13:08 store_late 7');
  });

  it('[CUS-01] add up what one cause has moved', () => {
    const order = { ...known, status: 'processing', hasCourier: false } as const;
    const once = promisesAfterTime(order, at('12:20')) as Promises;
    const twice = promisesAfterTime({ ...order, promises: once }, at('12:25')) as Promises;
    expect(textOf(twice)).toBe('12:30-12:38 store_late 10, 12:40-12:51 store_late 10');
  });

  it.each([
    ['nothing', 5, undefined],
    ['nothing', -5, undefined],
    ['what made it later', 6, 'store_late'],
    ['that it is sooner', -6, 'sooner'],
  ])('[CUS-01] say %s after %d minutes', (_what, minutes, cause) => {
    const [p50, p90] = [at('12:00').toISOString(), at('12:10').toISOString()];
    expect(shownCause({ p50, p90, cause: 'store_late', moved_minutes: minutes })).toBe(cause);
  });
});

describe('the past of a store', () => {
  const late = { ready: { p50: 10, p90: 28 }, door: { p50: 4, p90: 20 }, whole: { p50: 12, p90: 31 } };

  it.each([
    ['the usual without orders', 0, { p50: 0, p90: 8 }],
    ['half of it after twenty', 20, { p50: 5, p90: 18 }],
    ['nearly all of it after many', 180, { p50: 9, p90: 26 }],
  ])('[CUS-01] counts as %s', (_how, orders, ready) => {
    expect(latenessOf({ orders, ...late }).ready).toEqual(ready);
  });

  it('[CUS-01] counts from the word to the door as a whole, not as a sum', () => {
    expect(latenessOf({ orders: 20, ...late }).whole).toEqual({ p50: 6, p90: 21 });
  });

  it('[CUS-01] does not count beyond an hour, and a late end never lies before the middle', () => {
    const odd = latenessOf({
      orders: 980,
      ready: { p50: 400, p90: 900 },
      door: { p50: 20, p90: 5 },
      whole: { p50: 9, p90: 9 },
    });
    expect(odd.ready).toEqual({ p50: 60, p90: 60 });
    expect(odd.door.p90).toBe(odd.door.p50);
  });
});

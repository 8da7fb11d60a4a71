import type { City } from 'market/orders/desk/orders-city.contract';
import { describe, expect, it } from 'vitest';
import { filteredCity, filterNames, liveFilterIn, marksIn, slotsOf } from './live-filter.ts';

const order = (id: string, more: object) => ({
  ...{ id, order_status: 'pending', late_minutes: null, payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
  ...{ schedule_at: null, store: { id: 1, name: 'Iya Eba' }, courier: null, ...more },
});
const city = {
  orders: [
    order('11', {}),
    order('12', { order_status: 'picked_up', late_minutes: 12, courier: { id: 7, name: 'Musa' } }),
    order('13', {
      payment_method: 'digital_payment',
      store: { id: 2, name: 'Buka' },
      schedule_at: '2026-11-27T13:20:00Z',
    }),
    order('14', { payment_method: 'digital_payment', payment_status: 'paid', late_minutes: 3 }),
    order('15', { payment_method: 'wallet', payment_status: 'paid', schedule_at: '2026-11-27T13:15:00Z', store: null }),
  ],
  alarms: [{ order_id: '12' }, { order_id: '11' }],
  couriers: [
    { id: 7, order_ids: ['12'] },
    { id: 8, order_ids: [] },
  ],
  stores: [{ id: 1 }, { id: 2 }, { id: 3 }],
} as unknown as City;

const left = (address: string) => {
  const params = new URLSearchParams(address);
  return filteredCity(city, liveFilterIn(params), marksIn(params));
};
const ordersLeft = (address: string) => left(address).orders.map(({ id }) => id);
const quarter = Date.parse('2026-11-27T13:15:00Z');

describe('[OPS-004] the filter of map and lists, in the address', () => {
  it.each([
    ['nothing', '', ['11', '12', '13', '14', '15']],
    ['a state', 'state=picked_up', ['12']],
    ['minutes late', 'late=10', ['12']],
    ['being late at all', 'late=0', ['12', '14']],
    ['a store', 'store=2', ['13']],
    ['cash', 'payment=cash', ['11', '12']],
    ['online payment', 'payment=online', ['13', '14']],
    ['online payment that is missing', 'payment=unpaid', ['13']],
    ['the wallet', 'payment=wallet', ['15']],
    ['a quarter of an hour', `slot=${quarter}`, ['13', '15']],
    ['a rider', 'rider=7', ['12']],
    ['marks', 'marked=yes&marks=order:14,order:11', ['11', '14']],
    ['several at once', 'payment=online&late=1', ['14']],
    ['what is not known', 'state=lost&late=many&payment=gold', ['11', '12', '13', '14', '15']],
  ])('by %s', (_what, address, ids) => {
    expect(ordersLeft(address)).toEqual(ids);
  });

  it('leaves alarms, riders and stores of what is left, and riders who are free', () => {
    const { alarms, couriers, stores } = left('state=picked_up');
    expect(alarms.map(({ order_id: id }) => id)).toEqual(['12']);
    expect(couriers.map(({ id }) => id)).toEqual([7, 8]);
    expect(stores.map(({ id }) => id)).toEqual([1]);
    expect(left('payment=wallet').couriers.map(({ id }) => id)).toEqual([8]);
    expect(left('rider=7').couriers.map(({ id }) => id)).toEqual([7]);
    expect(left('store=3').stores.map(({ id }) => id)).toEqual([3]);
  });

  it('offers the slots that orders are for', () => {
    expect(slotsOf(city)).toEqual([quarter]);
  });

  it('has every part in the address', () => {
    const parts = Object.keys(liveFilterIn(new URLSearchParams())).map((name) =>
      name === 'isMarked' ? 'marked' : name,
    );
    expect([...filterNames].sort()).toEqual([...parts, 'module', 'zone'].sort());
  });
});

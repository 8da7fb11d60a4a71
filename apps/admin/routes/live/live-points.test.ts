import type { City } from 'market/orders/desk/orders-city.contract';
import type { CityPoint } from 'ui/map/city-map.tsx';
import { describe, expect, it } from 'vitest';
import { highlightFor, placesToFit } from './live-points.ts';

const [store, door, rider] = [
  { lat: 6.5, lng: 3.3 },
  { lat: 6.6, lng: 3.4 },
  { lat: 6.55, lng: 3.35 },
];
const order = (id: string, more: object = {}) => ({
  ...{ id, order_status: 'handover', store: { id: 1, name: 'Iya Eba' }, courier: null, from: store, to: door, ...more },
});
const musa = { id: 7, name: 'Musa' };
const city = {
  orders: [
    order('11', { courier: musa }),
    order('12', { courier: musa, store: { id: 2, name: 'Buka' } }),
    order('13', { courier: musa, store: { id: 3, name: 'Left' }, order_status: 'picked_up' }),
    order('14'),
    order('15', { store: null, from: null }),
  ],
  couriers: [{ id: 7, at: rider, order_ids: ['11', '12', '13'] }],
  stores: [],
} as unknown as City;

describe('[OPS-006] choosing an order on the live page', () => {
  it('lights its store, its rider and the other stops of the rider, and draws the way by the store to the door', () => {
    const { highlighted, way } = highlightFor(city, 'order:11');
    expect(highlighted[0]).toBe('order:11');
    expect(highlighted.sort()).toEqual(['courier:7', 'order:11', 'order:12', 'order:13', 'store:1', 'store:2']);
    expect(way).toEqual([rider, store, door]);
  });

  it('draws the way of an order that has left its store from the rider to the door', () => {
    expect(highlightFor(city, 'order:13').way).toEqual([rider, door]);
  });

  it('lights what there is of an order without a rider, and of a parcel', () => {
    expect(highlightFor(city, 'order:14')).toEqual({ highlighted: ['order:14', 'store:1'], way: [store, door] });
    expect(highlightFor(city, 'order:15')).toEqual({ highlighted: ['order:15'], way: [door] });
  });

  it('lights marked things as well, and nothing for what is not there', () => {
    expect(highlightFor(city, 'order:99', ['store:4']).highlighted).toEqual(['store:4']);
    expect(highlightFor(city, null)).toEqual({ highlighted: [], way: [] });
  });
});

describe('[OPS-002] the map of the live page opens', () => {
  const point = (shape: CityPoint['shape'], lat: number, lng: number): CityPoint => ({
    ...{ key: `${shape}:${lat}`, at: { lat, lng }, shape, look: 'hollow', tone: 'plain' },
  });
  const lagos = [point('diamond', 6.5, 3.3), point('diamond', 6.6, 3.4), point('diamond', 6.43, 3.41)];
  const nairobi = [point('diamond', -1.28, 36.82), point('circle', -1.3, 36.8), point('circle', -1.31, 36.81)];
  const stores = [point('square', 6.51, 3.35)];
  const placesOf = (points: readonly CityPoint[]) => points.map(({ at }) => at);

  it.each([
    ['on the city with most orders', [...nairobi, ...lagos, ...stores], false, placesOf(lagos)],
    ['on the city with most riders where there is no order', nairobi.slice(1), false, placesOf(nairobi.slice(1))],
    ['on everything that moves in a chosen zone', [...lagos, ...stores], true, placesOf(lagos)],
    ['on the stores of a chosen zone in which nothing moves', stores, true, placesOf(stores)],
    ['on nothing where nothing moves', stores, false, []],
  ])('%s', (_, points, isZone, places) => {
    expect(placesToFit(points, isZone)).toEqual(places);
  });
});

import type { City } from 'market/orders/desk/orders-city.contract';
import type { CityPoint } from 'ui/map/city-map.tsx';
import type { MapPoint } from 'ui/map/map-frame.tsx';

type Order = City['orders'][number];
type Courier = City['couriers'][number];
type Store = City['stores'][number];

/** Returns everything that has a place, stores below orders below riders. */
export function pointsOf({ orders, couriers, stores }: City): CityPoint[] {
  return [
    ...stores.flatMap((store) => (store.at ? [storePoint(store, store.at)] : [])),
    ...orders.flatMap((order) => {
      const at = order.to ?? order.from;
      return at ? [orderPoint(order, at)] : [];
    }),
    ...couriers.flatMap((courier) => (courier.at ? [courierPoint(courier, courier.at)] : [])),
  ];
}

function storePoint({ id, state }: Store, at: MapPoint): CityPoint {
  const looks = {
    open: { look: 'hollow', tone: 'plain' },
    paused: { look: 'filled', tone: 'warn', sign: '‖' },
    silent: { look: 'filled', tone: 'bad', sign: '!' },
  } as const;
  return { key: `store:${id}`, at, shape: 'square', ...looks[state] };
}

function orderPoint({ id, order_status: status, alarm, late_minutes: late, courier }: Order, at: MapPoint): CityPoint {
  const tone = alarm ? 'bad' : late !== null ? 'warn' : courier || status === 'pending' ? 'ok' : 'warn';
  return { key: `order:${id}`, at, shape: 'diamond', look: courier ? 'filled' : 'hollow', tone };
}

function courierPoint({ id, sign }: Courier, at: MapPoint): CityPoint {
  const looks: Record<Courier['sign'], Pick<CityPoint, 'look' | 'tone' | 'sign'>> = {
    free: { look: 'hollow', tone: 'ok' },
    to_store: { look: 'hollow', tone: 'info', sign: '•' },
    in_store: { look: 'hollow', tone: 'info', sign: '▪' },
    riding: { look: 'filled', tone: 'ok' },
    no_position: { look: 'dashed', tone: 'warn', sign: '?' },
    silent: { look: 'filled', tone: 'bad', sign: '!' },
  };
  return { key: `courier:${id}`, at, shape: 'circle', ...looks[sign] };
}

/** What stands out on the map, and the way between it. */
export interface Highlight {
  highlighted: string[];
  way: MapPoint[];
}

/**
 * Returns what is highlighted for a choice: an order with its store, door, rider and the other stops of that rider, or a
 * rider or a store with its orders; what is marked always is. The way leads from the rider by the store, unless the order
 * has left it, to the door [OPS-006].
 */
export function highlightFor(city: City, chosen: string | null, marks: readonly string[] = []): Highlight {
  const { highlighted, way } = highlightOfChoice(city, chosen);
  return { highlighted: [...new Set([...highlighted, ...marks])], way };
}

function highlightOfChoice(city: City, chosen: string | null): Highlight {
  const [kind, id] = (chosen ?? '').split(':');
  const order = kind === 'order' ? city.orders.find((one) => one.id === id) : undefined;
  if (order) {
    const courier = city.couriers.find((one) => one.id === order.courier?.id);
    const parts = [courier?.at, order.order_status === 'picked_up' ? null : order.from, order.to];
    const own = [`order:${order.id}`, ...storeKeys([order]), ...(courier ? [`courier:${courier.id}`] : [])];
    return {
      highlighted: [...own, ...stopsOf(city, courier)],
      way: parts.filter((at) => at !== null && at !== undefined),
    };
  }
  const courier = kind === 'courier' ? city.couriers.find((one) => String(one.id) === id) : undefined;
  if (courier) return { highlighted: [`courier:${courier.id}`, ...stopsOf(city, courier)], way: [] };
  if (kind !== 'store') return { highlighted: [], way: [] };
  const orders = city.orders.filter(({ store }) => String(store?.id) === id);
  return { highlighted: [`store:${id}`, ...orders.map((one) => `order:${one.id}`)], way: [] };
}

/** The doors of all orders of a rider, and the stores that the rider still goes to. */
function stopsOf(city: City, courier: Courier | undefined): string[] {
  if (!courier) return [];
  const orders = city.orders.filter(({ id }) => courier.order_ids.includes(id));
  const waiting = orders.filter(({ order_status: status }) => status !== 'picked_up');
  return [...courier.order_ids.map((id) => `order:${id}`), ...storeKeys(waiting)];
}

function storeKeys(orders: readonly Order[]): string[] {
  return orders.flatMap(({ store }) => (store ? [`store:${store.id}`] : []));
}

/** A city and what is around it, in degrees. */
const cityDegrees = 1;

/**
 * Returns the places that the map opens on: of a zone its orders and riders, or its stores where nothing moves; of all
 * zones the city with most orders, because two cities at once show neither [OPS-002].
 */
export function placesToFit(points: readonly CityPoint[], isZone: boolean): MapPoint[] {
  const moving = points.filter(({ shape }) => shape !== 'square');
  if (isZone) return (moving.length > 0 ? moving : points).map(({ at }) => at);
  const orders = moving.filter(({ shape }) => shape === 'diamond');
  const byLatitude = (orders.length > 0 ? orders : moving)
    .map(({ at }) => at)
    .sort((one, other) => one.lat - other.lat);
  const middle = byLatitude[Math.floor(byLatitude.length / 2)];
  return moving.flatMap(({ at }) => (middle && isNear(at, middle) ? [at] : []));
}

function isNear(one: MapPoint, other: MapPoint): boolean {
  return Math.abs(one.lat - other.lat) < cityDegrees && Math.abs(one.lng - other.lng) < cityDegrees;
}

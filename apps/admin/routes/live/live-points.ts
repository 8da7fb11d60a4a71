import type { City } from 'market/orders/orders-city.contract';
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

/**
 * Returns what is highlighted for a choice: an order with its store, its rider and the other orders of that rider, or a
 * rider or a store with its orders.
 */
export function highlightFor(city: City, chosen: string | null): { highlighted: string[]; way: MapPoint[] } {
  const [kind, id] = (chosen ?? '').split(':');
  const order = kind === 'order' ? city.orders.find((one) => one.id === id) : undefined;
  if (order) {
    const courier = city.couriers.find((one) => one.id === order.courier?.id);
    const highlighted = [`order:${order.id}`];
    if (order.store) highlighted.push(`store:${order.store.id}`);
    if (courier) highlighted.push(`courier:${courier.id}`, ...courier.order_ids.map((other) => `order:${other}`));
    return { highlighted, way: [order.from, order.to].filter((at): at is MapPoint => at !== null) };
  }
  const courier = kind === 'courier' ? city.couriers.find((one) => String(one.id) === id) : undefined;
  if (courier)
    return { highlighted: [`courier:${courier.id}`, ...courier.order_ids.map((one) => `order:${one}`)], way: [] };
  if (kind !== 'store') return { highlighted: [], way: [] };
  const orders = city.orders.filter(({ store }) => String(store?.id) === id);
  return { highlighted: [`store:${id}`, ...orders.map((one) => `order:${one.id}`)], way: [] };
}

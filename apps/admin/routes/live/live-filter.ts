import type { City } from 'market/orders/desk/orders-city.contract';
import { minuteMilliseconds } from 'market/values/durations';

type Order = City['orders'][number];

/** How orders are paid, as the list is filtered by it. */
export const paymentFilters = ['cash', 'online', 'wallet', 'unpaid'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** States that a running order can have. */
export const runningStates = ['pending', 'confirmed', 'processing', 'handover', 'picked_up'] as const;

/** What the map and the lists are narrowed to, besides zone and module, which are asked of the server [OPS-004]. */
export interface LiveFilter {
  state: Order['order_status'] | undefined;
  /** At least so many minutes late. */
  late: number | undefined;
  store: number | undefined;
  payment: PaymentFilter | undefined;
  /** The begin of a quarter of an hour, in milliseconds: of orders for later. */
  slot: number | undefined;
  rider: number | undefined;
  /** Only what is marked. */
  isMarked: boolean;
}

/** The names of the parts of the address that filter. */
export const filterNames = ['zone', 'module', 'state', 'late', 'store', 'payment', 'slot', 'rider', 'marked'] as const;

/** Reads the filter of an address; what it does not know filters nothing. */
export function liveFilterIn(params: URLSearchParams): LiveFilter {
  const whole = (name: string) => {
    const text = params.get(name) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  };
  return {
    state: runningStates.find((state) => state === params.get('state')),
    late: whole('late'),
    store: whole('store'),
    payment: paymentFilters.find((payment) => payment === params.get('payment')),
    slot: whole('slot'),
    rider: whole('rider'),
    isMarked: params.get('marked') === 'yes',
  };
}

/** Returns the keys that are marked, such as `order:4417` [OPS-005]. */
export function marksIn(params: URLSearchParams): string[] {
  return (params.get('marks') ?? '').split(',').filter((key) => /^(order|courier|store):\d{1,20}$/.test(key));
}

/** Minutes of a slot of orders for later. */
const slotMinutes = 15;

/** Returns the begin of the slot of a moment, in milliseconds. */
export function slotOf(moment: string): number {
  const length = slotMinutes * minuteMilliseconds;
  return Math.floor(Date.parse(moment) / length) * length;
}

/** Returns the slots that orders are for, the earliest first. */
export function slotsOf({ orders }: City): number[] {
  const slots = orders.flatMap(({ schedule_at: at }) => (at === null ? [] : [slotOf(at)]));
  return [...new Set(slots)].sort((one, other) => one - other);
}

/**
 * Returns the city with the orders that a filter leaves, their alarms, riders and stores. Riders without an order stay,
 * because one of them may be needed for what is left; a chosen rider or store stays alone [OPS-004].
 */
export function filteredCity(city: City, filter: LiveFilter, marks: readonly string[]): City {
  const { isMarked, ...others } = filter;
  if (!isMarked && Object.values(others).every((value) => value === undefined)) return city;
  const marked = (key: string) => !isMarked || marks.includes(key);
  const orders = city.orders.filter((order) => matches(order, filter) && marked(`order:${order.id}`));
  const left = new Set(orders.map(({ id }) => id));
  const stores = new Set(orders.map(({ store }) => store?.id));
  return {
    ...city,
    orders,
    alarms: city.alarms.filter(({ order_id: id }) => left.has(id)),
    couriers: city.couriers.filter(({ id, order_ids: ids }) => {
      if (filter.rider !== undefined) return id === filter.rider;
      if (isMarked) return marked(`courier:${id}`) || ids.some((one) => left.has(one));
      return ids.length === 0 || ids.some((one) => left.has(one));
    }),
    stores: city.stores.filter(({ id }) => {
      if (filter.store !== undefined) return id === filter.store;
      return stores.has(id) || (isMarked && marked(`store:${id}`));
    }),
  };
}

function matches(order: Order, { state, late, store, payment, slot, rider }: LiveFilter): boolean {
  if (state !== undefined && order.order_status !== state) return false;
  if (late !== undefined && (order.late_minutes ?? -1) < late) return false;
  if (store !== undefined && order.store?.id !== store) return false;
  if (payment !== undefined && !isPaidAs(order, payment)) return false;
  if (slot !== undefined && (order.schedule_at === null || slotOf(order.schedule_at) !== slot)) return false;
  return rider === undefined || order.courier?.id === rider;
}

function isPaidAs({ payment_method: method, payment_status: status }: Order, payment: PaymentFilter): boolean {
  if (payment === 'unpaid') return method === 'digital_payment' && status === 'unpaid';
  return { cash: 'cash_on_delivery', online: 'digital_payment', wallet: 'wallet' }[payment] === method;
}

import type { City } from 'market/orders/desk/orders-city.contract';

/** The lists beside the map. */
export const liveTabs = ['alarms', 'orders', 'riders', 'stores'] as const;
export type LiveTab = (typeof liveTabs)[number];

/** Returns how many rows a list has; alarms that are put off do not count. */
export function countOf({ alarms, orders, couriers, stores }: City, tab: LiveTab): number {
  const active = alarms.filter(({ put_off_until: until }) => until === null);
  return { alarms: active, orders, riders: couriers, stores }[tab].length;
}

/** Returns the list that something on the map is in. */
export function listOf(key: string): LiveTab {
  if (key.startsWith('courier')) return 'riders';
  return key.startsWith('store') ? 'stores' : 'orders';
}

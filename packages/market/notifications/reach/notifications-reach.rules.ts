import { permissionsOfStoreRole, type StoreRole, storeRoles } from '../../access/access.rules.ts';
import { dayMilliseconds } from '../../values/durations.ts';

/** The ways on which an event reaches a person. */
export const reachWays = ['screen', 'push', 'sms', 'mail'] as const;
export type ReachWay = (typeof reachWays)[number];

export const storeEvents = ['new_order', 'order_delay', 'broadcast', 'pin_locked', 'sign_in_code'] as const;
export type StoreEvent = (typeof storeEvents)[number];

export const courierEvents = [
  'offer',
  'silent',
  'offline',
  'message',
  'broadcast',
  'order_delay',
  'sign_in_code',
] as const;
export type CourierEvent = (typeof courierEvents)[number];

const waysOfStoreEvents: Readonly<Record<StoreEvent, readonly ReachWay[]>> = {
  new_order: ['screen', 'push'],
  order_delay: ['screen', 'push'],
  broadcast: ['screen', 'push'],
  pin_locked: ['push'],
  sign_in_code: ['sms', 'mail'],
};

const waysOfCourierEvents: Readonly<Record<CourierEvent, readonly ReachWay[]>> = {
  offer: ['screen', 'push'],
  silent: ['push'],
  offline: ['screen', 'push'],
  message: ['screen', 'push'],
  broadcast: ['screen', 'push'],
  order_delay: ['screen', 'push'],
  sign_in_code: ['sms', 'mail'],
};

/** Who may work on orders. */
const rolesAtWork = storeRoles.filter((role) => permissionsOfStoreRole(role).includes('store.orders'));

/** Returns the roles of a store that an event reaches; the pushes of the event go to the same ones [SEAT-28]. */
export function rolesReachedBy(event: StoreEvent): readonly StoreRole[] {
  if (event === 'pin_locked') return ['owner'];
  return event === 'sign_in_code' ? storeRoles : rolesAtWork;
}

/** Returns the events of a store with their ways and roles [SEAT-28]. */
export function reachOfStore(): { event: StoreEvent; ways: ReachWay[]; roles: StoreRole[] }[] {
  return storeEvents.map((event) => ({
    event,
    ways: [...waysOfStoreEvents[event]],
    roles: [...rolesReachedBy(event)],
  }));
}

/** Returns the events of a courier with their ways [SEAT-28]. */
export function reachOfCourier(): { event: CourierEvent; ways: ReachWay[] }[] {
  return courierEvents.map((event) => ({ event, ways: [...waysOfCourierEvents[event]] }));
}

/**
 * `none`: no device receives pushes; `new`: some do for less than a day, and none has confirmed one yet; `silent`: none has
 * confirmed a push for 24 hours.
 */
export const pushStates = ['none', 'new', 'well', 'silent'] as const;
export type PushReach = (typeof pushStates)[number];

/** A device that receives pushes. */
export interface ReachedDevice {
  /** Since when it receives them for this person. */
  since: Date;
  confirmedAt: Date | null;
}

/** Returns whether pushes reach a person on some device [SEAT-28]. */
export function pushReachOf(devices: readonly ReachedDevice[], now: Date): PushReach {
  if (devices.length === 0) return 'none';
  const isOfLastDay = (at: Date | null) => at !== null && now.getTime() - at.getTime() < dayMilliseconds;
  if (devices.some(({ confirmedAt }) => isOfLastDay(confirmedAt))) return 'well';
  return devices.every(({ since, confirmedAt }) => confirmedAt === null && isOfLastDay(since)) ? 'new' : 'silent';
}

/** What became of a test on one device when it was sent: taken by its push service, gone, or failed. */
export const trialOutcomes = ['taken', 'gone', 'failed'] as const;

/** Returns the text of the push with which a person tests a device [SEAT-28]. */
export function wordsOfTest(business: string): Record<string, string> {
  return {
    ...{ type: 'test', for: 'staff', path: 'notifications' },
    title: `Test of ${business}`,
    body: 'Notifications arrive on this device.',
  };
}

import { permissionsOfStoreRole, type StoreRole, storeRoles } from '../../access/access.rules.ts';
import { dayMilliseconds } from '../../values/durations.ts';

/** The channels by which an event reaches a person. */
export const notificationChannels = ['screen', 'push', 'sms', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

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

const channelsOfStoreEvents: Readonly<Record<StoreEvent, readonly NotificationChannel[]>> = {
  new_order: ['screen', 'push'],
  order_delay: ['screen', 'push'],
  broadcast: ['screen', 'push'],
  pin_locked: ['push'],
  sign_in_code: ['sms', 'mail'],
};

const channelsOfCourierEvents: Readonly<Record<CourierEvent, readonly NotificationChannel[]>> = {
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
export function recipientsOf(event: StoreEvent): readonly StoreRole[] {
  if (event === 'pin_locked') return ['owner'];
  return event === 'sign_in_code' ? storeRoles : rolesAtWork;
}

/** Returns the events of a store with their channels and roles [SEAT-28]. */
export function eventsOfStore(): { event: StoreEvent; channels: NotificationChannel[]; roles: StoreRole[] }[] {
  return storeEvents.map((event) => ({
    event,
    channels: [...channelsOfStoreEvents[event]],
    roles: [...recipientsOf(event)],
  }));
}

/** Returns the events of a courier with their channels [SEAT-28]. */
export function eventsOfCourier(): { event: CourierEvent; channels: NotificationChannel[] }[] {
  return courierEvents.map((event) => ({ event, channels: [...channelsOfCourierEvents[event]] }));
}

/**
 * `none`: no device receives pushes; `new`: some do for less than a day, and none has confirmed one yet; `silent`: none has
 * confirmed a push for 24 hours.
 */
export const pushStates = ['none', 'new', 'well', 'silent'] as const;
export type PushState = (typeof pushStates)[number];

/** A device that receives pushes. */
export interface PushDevice {
  /** Since when it receives them for this person. */
  since: Date;
  confirmedAt: Date | null;
}

/** Returns whether pushes reach a person on some device [SEAT-28]. */
export function pushStateOf(devices: readonly PushDevice[], now: Date): PushState {
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

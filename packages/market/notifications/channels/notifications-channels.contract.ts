import * as z from 'zod/mini';
import { endpoint } from '../../calls/endpoint.ts';
import { notificationChannels, pushStates, trialOutcomes } from './notifications-channels.rules.ts';

/** Null where it never was. */
export const moment = z.nullable(z.iso.datetime());
/** The channels of an event. */
export const channels = z.array(z.enum(notificationChannels));

/** The pushes of a person in one application. */
export const ownPushes = {
  /** Whether pushes reach the caller. */
  state: z.enum(pushStates),
  /** The devices of the caller that receive pushes of this application, the latest confirmed first. */
  devices: z.array(
    z.object({
      id: z.int(),
      /** Such as 'Chrome on Android'; empty where it is unknown. */
      device: z.string(),
      since: z.iso.datetime(),
      confirmed_at: moment,
    }),
  ),
};

const pushTrial = z.object({
  id: z.uuid(),
  devices: z.array(
    z.object({
      id: z.int(),
      device: z.string(),
      outcome: z.enum(trialOutcomes),
      /** What the push service answered, where it failed. */
      words: z.nullable(z.string()),
    }),
  ),
});
export type PushTrial = z.infer<typeof pushTrial>;

/** Whether pushes arrive on the devices of a person [SEAT-28]. */
export const channelsContract = {
  confirmPush: endpoint({
    method: 'POST',
    path: '/api/v1/push/confirmed',
    summary: 'Say that a push has arrived, by its receipt; an unknown receipt is answered alike [SEAT-28]',
    callers: 'anyone',
    body: z.object({ receipt: z.uuid() }),
    reply: z.object({}),
    refusals: [],
  }),
  tryPush: endpoint({
    method: 'POST',
    path: '/api/v1/push/tests',
    summary: 'Send a test to the devices of the caller that receive pushes of an application; 20 an hour [SEAT-28]',
    callers: 'customer',
    onDevices: true,
    body: z.object({ app: z.enum(['courier', 'vendor']) }),
    reply: pushTrial,
    refusals: ['push_device_missing', 'too_many'],
  }),
  showPushTrial: endpoint({
    method: 'GET',
    path: '/api/v1/push/tests/{test_id}',
    summary: 'The devices of the caller on which a test has arrived [SEAT-28]',
    callers: 'customer',
    onDevices: true,
    params: z.object({ test_id: z.uuid() }),
    reply: z.object({ arrived: z.array(z.int()) }),
    refusals: [],
  }),
};

import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';

/** An alarm of a courier that runs. */
const courierAlarm = z.object({
  id,
  courier: z.object({ id, name: z.string(), phone: z.string() }),
  begun_at: z.iso.datetime(),
  is_silent: z.boolean(),
  /** The last position; null without one. */
  at: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** Seconds since that position. */
  seconds: z.nullable(z.int()),
  /** Who looks after it. */
  taken_by: z.nullable(z.string()),
  is_taken_by_me: z.boolean(),
});

export type CourierAlarm = z.infer<typeof courierAlarm>;

/** Alarms of couriers, as operators see them [DEL-65]. */
export const adminAlarmsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/courier-alarms',
    urgent: true,
    summary: 'The running alarms of couriers in the cities of an operator, the oldest first [DEL-65]',
    callers: 'operator:ops.live',
    reply: z.object({ alarms: z.array(courierAlarm) }),
    refusals: [],
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/v1/admin/courier-alarms/{alarm_id}/take',
    urgent: true,
    summary: 'Look after the alarm of a courier, who sees that somebody does [DEL-65]',
    callers: 'operator:ops.live',
    params: z.object({ alarm_id: id }),
    body: z.object({}),
    reply: z.object({ alarms: z.array(courierAlarm) }),
    refusals: ['alarm_not_found'],
  }),
};

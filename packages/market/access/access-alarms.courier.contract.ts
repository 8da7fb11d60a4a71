import * as z from 'zod/mini';
import { endpoint, latitude, longitude, text } from '../calls/endpoint.ts';
import { alarmPinDigits } from './access-alarms.rules.ts';

const pin = z.string().check(z.regex(new RegExp(`^[0-9]{${alarmPinDigits}}$`)));

const safety = z.object({
  /** Without a code there is no alarm: nothing else ends it. */
  has_pin: z.boolean(),
  /** The contact that the courier chose; empty without one. */
  contact_name: z.string(),
  contact_phone: z.string(),
  emergency_number: z.string(),
  /** Where operators are reached by phone and by text message; empty where they have set none. */
  market_phone: z.string(),
  /** The alarm that runs. */
  alarm: z.nullable(
    z.object({
      begun_at: z.iso.datetime(),
      is_silent: z.boolean(),
      /** The first name of the operator who looks after it; null until one does. */
      taken_by: z.nullable(z.string()),
    }),
  ),
});

export type Safety = z.infer<typeof safety>;

/** What a courier does in an emergency [DEL-65]. */
export const courierAlarmsContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/courier/safety',
    urgent: true,
    summary: 'What is set for an emergency, and the alarm that runs [DEL-65]',
    callers: 'courier',
    reply: safety,
    refusals: [],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/courier/safety',
    summary: 'Set the code that ends an alarm, and whom to call; an omitted code stays [DEL-65]',
    callers: 'courier',
    body: z.object({
      pin: z.optional(pin),
      contact_name: z._default(text(100), ''),
      contact_phone: z._default(text(30), ''),
    }),
    reply: safety,
    refusals: ['alarm_pin_missing', 'alarm_running'],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/courier/alarm',
    urgent: true,
    summary: 'Raise the alarm: operators hear it at once and see where the courier is [DEL-65]',
    callers: 'courier',
    body: z.object({
      is_silent: z._default(z.boolean(), false),
      /** Omitted where the phone does not know. */
      lat: z.optional(latitude),
      lng: z.optional(longitude),
    }),
    reply: safety,
    refusals: ['alarm_pin_missing'],
  }),
  setSilent: endpoint({
    method: 'POST',
    path: '/api/v1/courier/alarm/silent',
    summary: 'Say whether the running alarm is silent [DEL-65]',
    callers: 'courier',
    body: z.object({ is_silent: z.boolean() }),
    reply: safety,
    refusals: [],
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/v1/courier/alarm/end',
    urgent: true,
    summary: 'End the alarm by the code of the courier, and by nothing else [DEL-65]',
    callers: 'courier',
    body: z.object({ pin }),
    reply: safety,
    refusals: ['alarm_pin_wrong', 'too_many'],
  }),
};

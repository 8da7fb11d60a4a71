import * as z from 'zod/mini';
import { endpoint, latitude, longitude, text } from '../../calls/endpoint.ts';
import { courierCauses, handoverCauses, handoverSides } from './orders-handover-causes.rules.ts';
import { maxMeetingWords } from './orders-handovers.rules.ts';

/** Where two couriers meet, and in words where the first has said it. */
export const meetingPoint = z.object({ lat: z.number(), lng: z.number(), words: z.string() });

/** The other courier of a hand-over, as long as it is open. */
const otherCourier = z.object({
  name: z.string(),
  phone: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  /** Since that position. */
  seconds: z.nullable(z.int()),
});

/** An order that passes from one courier to another, as both see it. */
export const handover = z.object({
  side: z.enum(handoverSides),
  cause: z.enum(handoverCauses),
  begun_at: z.iso.datetime(),
  meeting: meetingPoint,
  /** Null until a courier has said yes. */
  other: z.nullable(otherCourier),
});
export type Handover = z.infer<typeof handover>;

const params = z.object({ order_id: z.string().check(z.regex(/^\d{1,20}$/)) });
const madeAt = { made_at: z.optional(z.iso.datetime({ offset: true })) };
const refusals = ['order_not_found', 'step_not_allowed'] as const;

/** Orders that pass from one courier to another. */
export const courierHandoversContract = {
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/hand-over',
    urgent: true,
    summary:
      'An accident or a breakdown: the order goes to another courier, who meets this one where they are; one that is not picked up goes at once [DEL-39]',
    callers: 'courier',
    params,
    body: z
      .object({
        cause: z.enum(courierCauses),
        /** Where to meet; omitted: where the courier was last. */
        lat: z.optional(latitude),
        lng: z.optional(longitude),
        words: z._default(text(maxMeetingWords), ''),
        ...madeAt,
      })
      .check(z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined))),
    reply: z.object({}),
    refusals: [...refusals, 'cash_held'],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/hand-over/take-back',
    summary: 'Ride on after all, before the other courier has the order [DEL-39]',
    callers: 'courier',
    params,
    body: z.object(madeAt),
    reply: z.object({}),
    refusals,
  }),
  meet: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/hand-over/meet',
    urgent: true,
    summary: 'The order has passed to this courier at the meeting [DEL-39]',
    callers: 'courier',
    params,
    body: z.object(madeAt),
    reply: z.object({}),
    refusals,
  }),
};

import * as z from 'zod/mini';
import { endpoint, orderId } from '../calls/endpoint.ts';

/** The courier of an order as its customer sees them. */
const trackedCourier = z.object({
  id: z.int(),
  f_name: z.string(),
  l_name: z.string(),
  image_full_url: z.nullable(z.string()),
  avg_rating: z.nullable(z.number()),
  phone: z.string(),
  vehicle: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  /** Seconds since the position; null where it is not shared, or there is none [CUS-08]. */
  seen_seconds_ago: z.nullable(z.int()),
  /** The zone in which that was. */
  seen_near: z.string(),
  /** One sentence why it is this courier; absent or null where no round chose [OPS-027]. */
  chosen_for: z.optional(z.nullable(z.string())),
});

/** The order at its door, for a visitor with the signed link, for 30 days [CUS-07]. */
const trackedPhoto = z.object({
  image_full_url: z.string(),
  taken_at: z.iso.datetime(),
  /** Whether couriers of later orders see it. */
  is_for_riders: z.boolean(),
});

/** Where a courier found the door, until the customer has answered [CUS-10]. */
const proposedPin = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** From the pin of the order. */
  metres: z.int(),
});

/** What tracking says of the courier and of the door. */
export const trackedParts = {
  delivery_man: z.nullable(trackedCourier),
  door_photo: z.nullable(trackedPhoto),
  proposed_pin: z.nullable(proposedPin),
};

/** What a customer answers about the door that a courier found. */
export const doorContract = {
  answerDoor: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/door',
    summary:
      'Say whether the place where a courier found the door is right, which moves the pin of the saved address, and whether couriers may see the photo of it [CUS-10] [DEL-25]',
    callers: 'customer',
    body: z.object({
      order_id: orderId,
      is_pin_right: z.optional(z.boolean()),
      shows_photo_to_riders: z.optional(z.boolean()),
    }),
    reply: z.object({}),
    refusals: ['order_not_found'],
  }),
};

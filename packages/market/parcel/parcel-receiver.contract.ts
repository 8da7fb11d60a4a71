import * as z from 'zod/mini';
import { latitude, longitude, text } from '../calls/endpoint.ts';

/** Who gets a parcel, and where; for a quote the place alone will do. */
export const receiverDetails = z.object({
  contact_person_name: z._default(text(100), ''),
  contact_person_number: z._default(text(30), ''),
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  address: z._default(text(500), ''),
  house: z._default(text(100), ''),
  floor: z._default(text(100), ''),
  road: z._default(text(200), ''),
  landmark: z._default(text(200), ''),
  directions: z._default(text(500), ''),
});

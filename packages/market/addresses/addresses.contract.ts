import * as z from 'zod/mini';
import { endpoint, id, latitude, listReply, longitude, pageQuery, text } from '../calls/endpoint.ts';

export const addressTypes = ['home', 'office', 'other'] as const;

const parts = {
  address: text(500).check(z.minLength(1, 'Address is required')),
  address_type: z._default(z.enum(addressTypes), 'home'),
  address_label: z._default(text(100), ''),
  contact_person_name: text(100).check(z.minLength(1, 'Name is required')),
  contact_person_number: text(30).check(z.minLength(1, 'Phone Number is required')),
  additional_information: z._default(text(500), ''),
  latitude,
  longitude,
  road: z._default(text(200), ''),
  house: z._default(text(100), ''),
  floor: z._default(text(100), ''),
  landmark: z._default(text(200), ''),
  directions: z._default(text(500), ''),
};

/** Also the schema of the address form [ADDR-16] to [ADDR-19] [ADDR-27]. */
export const addressBody = z.object(parts);

export const savedAddress = z.object({
  id: z.int(),
  address: z.string(),
  address_type: z.enum(addressTypes),
  address_label: z.string(),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  additional_information: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  road: z.string(),
  house: z.string(),
  floor: z.string(),
  landmark: z.string(),
  directions: z.string(),
  /** The zones that contain the address; empty if no zone delivers there any more [ADDR-30]. */
  zone_ids: z.array(z.int()),
});

export type SavedAddress = z.infer<typeof savedAddress>;

const messageReply = z.object({ message: z.string() });

export const addressesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/customer/address/list',
    summary: "The customer's addresses, newest first",
    callers: 'customer',
    query: z.object(pageQuery()),
    reply: listReply('addresses', savedAddress),
    refusals: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/customer/address/add',
    summary: 'Save an address',
    callers: 'customer',
    body: addressBody,
    reply: z.extend(messageReply, { id: z.int(), zone_ids: z.array(z.int()) }),
    refusals: ['too_many_addresses'],
  }),
  update: endpoint({
    method: 'POST',
    alternativeMethod: 'PUT',
    path: '/api/v1/customer/address/update',
    summary: 'Change an address',
    callers: 'customer',
    body: z.object({ ...parts, id, _method: z.optional(z.string()) }),
    reply: messageReply,
    refusals: ['address_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/customer/address/delete',
    summary: 'Remove an address',
    callers: 'customer',
    query: z.object({ address_id: id }),
    reply: messageReply,
    refusals: ['address_not_found'],
  }),
};

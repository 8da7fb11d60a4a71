import type { Contract } from 'market/contract';
import type { BodyOf } from 'market/endpoint';
import { transact } from '#db/transact.ts';
import { holdCustomer } from '#features/account/account.data.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import { type AddressFields, insertAddress } from './addresses.data.ts';

/** Nobody lives at more places; a list that grows without end would have to come in pages. */
const mostAddresses = 50;

/** Keeps one more address of a customer; adding at once from two devices takes turns, so the limit holds. */
export function keepAddress({ db }: ApiNeeds, customerId: number, address: AddressFields): Promise<number> {
  return transact(db, async (transaction) => {
    if (!(await holdCustomer(transaction, customerId, 'alone'))) throw new Refusal('token_expired');
    const id = await insertAddress(transaction, customerId, address, mostAddresses);
    if (id === undefined) throw new Refusal('too_many_addresses');
    return id;
  });
}

/** The label belongs to the type 'other' alone [ADDR-29]. */
export function addressIn(body: BodyOf<Contract['addresses']['add']>): AddressFields {
  const { latitude: lat, longitude: lng, address_label, ...rest } = body;
  return {
    address: rest.address,
    address_type: rest.address_type,
    address_label: rest.address_type === 'other' ? address_label : '',
    contact_person_name: rest.contact_person_name,
    contact_person_number: rest.contact_person_number,
    additional_information: rest.additional_information,
    road: rest.road,
    house: rest.house,
    floor: rest.floor,
    landmark: rest.landmark,
    directions: rest.directions,
    lat,
    lng,
  };
}

import type { Contract } from 'market/calls/contract';
import type { BodyOf } from 'market/calls/endpoint';
import { zonesAt } from 'market/zones/zones.rules';
import { lockCustomer } from '#api/auth/auth-customers.data.ts';
import { parsePhone } from '#api/auth/parse-phone.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type ZoneRow, zonesNear } from '#api/zones/zones.data.ts';
import { type AddressFields, insertAddress } from './addresses.data.ts';

/** More addresses than a customer needs; a list without a limit would need pages. */
const maxAddresses = 50;

/** Adds an address of a customer; concurrent calls from two devices are serialized, so the limit holds. */
export function saveAddress({ db }: ApiContext, customerId: number, address: AddressFields): Promise<number> {
  return transact(db, async (transaction) => {
    if (!(await lockCustomer(transaction, customerId, 'alone'))) throw new Refusal('token_expired');
    const id = await insertAddress(transaction, customerId, address, maxAddresses);
    if (id === undefined) throw new Refusal('too_many_addresses');
    return id;
  });
}

/**
 * Returns an address as it is stored, and its zones. A phone number without a country code belongs to the country of
 * the zone, or to the configured country if there is no zone. Only the type 'other' has a label [ADDR-29].
 */
export async function readAddress(
  { db, mode }: ApiContext,
  body: BodyOf<Contract['addresses']['add']>,
): Promise<{ address: AddressFields; zones: ZoneRow[] }> {
  const { latitude: lat, longitude: lng } = body;
  const zones = zonesAt({ lat, lng }, await zonesNear(db, { lat, lng }));
  const country = zones[0]?.country ?? (await settingsOf(db)).country;
  const phone = parsePhone(body.contact_person_number, { country, field: 'contact_person_number', mode });
  return { address: { ...addressIn(body), contact_person_number: phone }, zones };
}

function addressIn(body: BodyOf<Contract['addresses']['add']>): AddressFields {
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

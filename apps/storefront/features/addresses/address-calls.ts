import { addressesContract, type SavedAddress } from 'market/addresses/addresses.contract';
import { everyRow } from 'market/calls/every-row';
import { createApiClient } from '#browser/api-client.ts';
import type { AddressBody, AddressInput } from './address-form.ts';

const { addresses } = createApiClient({ addresses: addressesContract });

/** Of customers alone: a guest has none on the server [ADDR-31] [ADDR-32]. */
export function readAddresses(): Promise<SavedAddress[]> {
  return everyRow('addresses', (query) => addresses.list({ query }));
}

/** Updates the address if it exists, else adds it; returns it and the message of the API [ADDR-20] [ADDR-21]. */
export async function saveAddress(
  address: AddressInput,
  id: number | undefined,
): Promise<{ saved: AddressInput; message: string }> {
  const body = bodyOf(address);
  if (id !== undefined) {
    const { message } = await addresses.update({ body: { ...body, id } });
    return { saved: { ...address, id }, message };
  }
  const { message, id: newId, zone_ids } = await addresses.add({ body });
  return { saved: { ...address, id: newId, zone_ids }, message };
}

/** Returns the message of the API [ADDR-35]. */
export async function deleteAddress(id: number): Promise<string> {
  return (await addresses.remove({ query: { address_id: id } })).message;
}

/** The fields that the API accepts, and nothing else [ADDR-27]. */
function bodyOf({ id: _, zone_ids: __, contact_person_email: ___, ...body }: AddressInput): AddressBody {
  return body;
}

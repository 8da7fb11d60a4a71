import type { SavedAddress } from 'market/addresses/addresses.contract';
import type { Contract } from 'market/calls/contract';
import { zonesAt } from 'market/zones/zones.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { servedZones, type ZoneRow } from '#api/zones/zones.data.ts';
import { type AddressRow, addressesOf, deleteAddress, rewriteAddress } from './addresses.data.ts';
import { readAddress, saveAddress } from './save-address.ts';

export const addressesRoutes = (context: ApiContext): Handlers<Contract['addresses']> => ({
  async list({ query, caller: { customerId } }) {
    const { rows, page } = pageOfAll(await addressesOf(context.db, customerId), query);
    const zones = rows.length > 0 ? await servedZones(context.db) : [];
    return { ...page, addresses: rows.map((row) => toSavedAddress(row, zones)) };
  },
  async add({ body, caller: { customerId } }) {
    const { address, zones } = await readAddress(context, body);
    const id = await saveAddress(context, customerId, address);
    return { id, zone_ids: zones.map((zone) => zone.id), message: 'Address added' };
  },
  async update({ body, caller: { customerId } }) {
    const { address } = await readAddress(context, body);
    const isKnown = await rewriteAddress(context.db, { customerId, addressId: body.id }, address);
    if (!isKnown) throw new Refusal('address_not_found');
    return { message: 'Address updated' };
  },
  async remove({ query, caller: { customerId } }) {
    if (!(await deleteAddress(context.db, customerId, query.address_id))) throw new Refusal('address_not_found');
    return { message: 'Address deleted' };
  },
});

function toSavedAddress({ lat, lng, ...row }: AddressRow, zones: readonly ZoneRow[]): SavedAddress {
  return { ...row, latitude: lat, longitude: lng, zone_ids: zoneIdsAt({ lat, lng }, zones) };
}

/** Zones may have changed since the address was saved, so they are looked up each time [ADDR-30]. */
function zoneIdsAt(point: { lat: number; lng: number }, zones: readonly ZoneRow[]): number[] {
  return zonesAt(point, zones).map(({ id }) => id);
}

import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { traitsOf } from 'market/modules/modules.rules';
import { faultOfDeliveryTimes } from 'market/registration/registration.rules';
import { zonesAt } from 'market/zones/zones.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { modulesOfZones } from '#api/zones/zones.data.ts';
import { hashOfApplicant, readApplicant } from './read-applicant.ts';
import { addStoreApplication } from './registration.data.ts';
import { withPictures } from './save-pictures.ts';

type Apply = Contract['registration']['applyAsStore'];

/** Saves the application of a store for the operator [FOOT-24]. */
export async function applyAsStore(context: ApiContext, body: BodyOf<Apply>, from: Requester): Promise<ReplyOf<Apply>> {
  const { applicant, zone } = await readApplicant(context, body, from);
  if (zonesAt({ lat: body.latitude, lng: body.longitude }, [zone]).length === 0) throw new Refusal('outside_zones');
  await mustSellThere(context, body);
  mustBeTimes(body);
  const password_hash = await hashOfApplicant(body);
  await withPictures(context, { logo: body.logo, cover_photo: body.cover_photo }, (transaction, pictures) =>
    addStoreApplication(transaction, {
      ...applicant,
      ...pictures,
      password_hash,
      name: body.name,
      module_id: body.module_id,
      address: body.address,
      lat: body.latitude,
      lng: body.longitude,
      delivery_minutes_min: body.minimum_delivery_time,
      delivery_minutes_max: body.maximum_delivery_time,
      tax_number: body.tax_number ?? '',
    }),
  );
  return { message: 'Your application has been sent. We will write to you.' };
}

/** A store sells in a module that its zone has, and parcel has no stores. */
async function mustSellThere({ db }: ApiContext, { zone_id, module_id }: BodyOf<Apply>): Promise<void> {
  const modules = await modulesOfZones(db, [zone_id]);
  const isSold = modules.some(({ id, module_type }) => id === module_id && traitsOf(module_type).hasStoreMenus);
  if (!isSold) throw new Refusal('module_needed');
}

function mustBeTimes({ minimum_delivery_time: shortest, maximum_delivery_time: longest }: BodyOf<Apply>): void {
  if (faultOfDeliveryTimes(shortest, longest) === undefined) return;
  throw fieldRefusal('maximum_delivery_time', 'Must not be shorter than the shortest time');
}

import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { hashOfApplicant, readApplicant } from './read-applicant.ts';
import { addDeliveryManApplication } from './registration.data.ts';
import { withPictures } from './save-pictures.ts';

type Apply = Contract['registration']['applyAsDeliveryMan'];

/** Keeps the application of a delivery man for the operator [FOOT-25]. */
export async function applyAsDeliveryMan(
  needs: ApiNeeds,
  body: BodyOf<Apply>,
  from: Requester,
): Promise<ReplyOf<Apply>> {
  const { applicant } = await readApplicant(needs, body, from);
  const password_hash = await hashOfApplicant(body);
  const { vehicle, identity_type, identity_number } = body;
  await withPictures(needs, { image: body.image }, (transaction, pictures) =>
    addDeliveryManApplication(transaction, {
      ...applicant,
      ...pictures,
      password_hash,
      vehicle,
      identity_type,
      identity_number,
    }),
  );
  return { message: 'Your application has been sent. We will write to you.' };
}

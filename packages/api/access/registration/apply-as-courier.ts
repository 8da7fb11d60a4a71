import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { hashOfApplicant, readApplicant } from './read-applicant.ts';
import { addCourierApplication } from './registration.data.ts';
import { withPictures } from './save-pictures.ts';

type Apply = Contract['registration']['applyAsDeliveryMan'];

/** Saves the application of a courier for the operator [FOOT-25]. */
export async function applyAsCourier(
  context: ApiContext,
  body: BodyOf<Apply>,
  from: Requester,
): Promise<ReplyOf<Apply>> {
  const { applicant } = await readApplicant(context, body, from);
  const password_hash = await hashOfApplicant(body);
  const { vehicle, identity_type, identity_number } = body;
  await withPictures(context, { image: body.image }, (transaction, pictures) =>
    addCourierApplication(transaction, {
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

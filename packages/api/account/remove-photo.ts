import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { amendProfile, holdCustomer, photoOf } from './account.data.ts';
import { keepFilesToRemove } from './account-files.data.ts';
import { filesOfPhoto } from './make-photo.ts';
import { removeFilesOrLater } from './remove-files.ts';

/** Takes the photo from the profile, and is content where there is none [PROF-10]. */
export async function removePhoto(needs: ApiNeeds, customerId: number): Promise<void> {
  await transact(needs.db, async (transaction) => {
    if (!(await holdCustomer(transaction, customerId, 'alone'))) throw new Refusal('token_expired');
    await leavePhoto(transaction, customerId);
    await amendProfile(transaction, customerId, { image: null });
  });
  await removeFilesOrLater(needs);
}

/** The photo that stands will be removed, once whatever takes its place is written. */
export async function leavePhoto(transaction: Connection, customerId: number): Promise<void> {
  const former = await photoOf(transaction, customerId);
  if (former) await keepFilesToRemove(transaction, filesOfPhoto(former));
}

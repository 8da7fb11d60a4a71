import { lockCustomer } from '#api/auth/auth-customers.data.ts';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { filesOfPhoto } from '#api/http/files/make-photo.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { Refusal } from '#api/http/refusal.ts';
import { amendProfile, photoOf } from './account.data.ts';

/** Removes the photo from the profile, if there is one [PROF-10]. */
export async function removePhoto(context: ApiContext, customerId: number): Promise<void> {
  await transact(context.db, async (transaction) => {
    if (!(await lockCustomer(transaction, customerId, 'alone'))) throw new Refusal('token_expired');
    await queuePhotoRemoval(transaction, customerId);
    await amendProfile(transaction, customerId, { image: null });
  });
  await removeFilesOrLater(context);
}

/** Queues the current photo for removal once its replacement is written. */
export async function queuePhotoRemoval(transaction: Connection, customerId: number): Promise<void> {
  const previous = await photoOf(transaction, customerId);
  if (previous) await queueFilesToRemove(transaction, filesOfPhoto(previous));
}

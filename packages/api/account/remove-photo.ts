import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { amendProfile, lockCustomer, photoOf } from './account.data.ts';
import { queueFilesToRemove } from './account-files.data.ts';
import { filesOfPhoto } from './make-photo.ts';
import { removeFilesOrLater } from './remove-files.ts';

/** Removes the photo from the profile, if there is one [PROF-10]. */
export async function removePhoto(context: ApiContext, customerId: number): Promise<void> {
  await transact(context.db, async (transaction) => {
    if (!(await lockCustomer(transaction, customerId, 'alone'))) throw new Refusal('token_expired');
    await leavePhoto(transaction, customerId);
    await amendProfile(transaction, customerId, { image: null });
  });
  await removeFilesOrLater(context);
}

/** Queues the current photo for removal once its replacement is written. */
export async function leavePhoto(transaction: Connection, customerId: number): Promise<void> {
  const previous = await photoOf(transaction, customerId);
  if (previous) await queueFilesToRemove(transaction, filesOfPhoto(previous));
}

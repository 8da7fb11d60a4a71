import { dayMilliseconds } from 'market/values/durations';
import { deleteOverSessions } from '#api/auth/sessions/auth-sessions.data.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext, RetentionDays } from '#api/http/api-context.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { filesOfPhoto } from '#api/http/files/make-photo.ts';
import { privateFileOf } from '#api/http/files/private-pictures.ts';
import { deleteOldOrigins, deleteOldProofs } from '#api/risk/risk.data.ts';
import { deleteOrderContacts } from './account-contacts.data.ts';
import { deleteKeysOfOrders, deleteSentMessages, deleteStepsOfOrders } from './account-horizons.data.ts';
import { anonymiseOrders, deleteOldPositions } from './account-removal.data.ts';
import {
  deleteDeclinedApplications,
  deleteOldChats,
  deleteStaleCartsAndKeys,
  guestsEndedBefore,
} from './account-retention.data.ts';
import { keyPlainHashes } from './key-plain-hashes.ts';

export const defaultRetentionDays: RetentionDays = {
  chats: 730,
  applications: 180,
  guestOrders: 365,
  contactHashes: 730,
};

/** Days of retention that no law requires. */
const fixedRetentionDays = {
  guestCarts: 90,
  keys: 30,
  keysOfOrders: 90,
  messages: 90,
  proofs: 365,
  origins: 30,
  positions: 30,
  stepsOfOrders: 730,
};
/** The rest waits for the next run. */
const guestsPerRun = 200;
/** How orders of a guest are signed from then on. */
const formerGuest = 'Former guest';

/** Deletes expired personal data; docs/retention.md has the table. */
export async function deleteOldData(context: ApiContext): Promise<void> {
  const { db, retentionDays = defaultRetentionDays } = context;
  const now = context.now().getTime();
  const ago = (days: number) => new Date(now - days * dayMilliseconds);
  await deleteOverSessions(db);
  await deleteStaleCartsAndKeys(db, { carts: ago(fixedRetentionDays.guestCarts), keys: ago(fixedRetentionDays.keys) });
  await keyPlainHashes(context);
  await deleteOrderContacts(db, ago(retentionDays.contactHashes));
  await deleteOldProofs(db, ago(fixedRetentionDays.proofs));
  await deleteOldOrigins(db, ago(fixedRetentionDays.origins));
  await deleteOldPositions(db, ago(fixedRetentionDays.positions));
  await deleteSentMessages(db, ago(fixedRetentionDays.messages));
  await deleteKeysOfOrders(db, ago(fixedRetentionDays.keysOfOrders));
  await deleteStepsOfOrders(db, ago(fixedRetentionDays.stepsOfOrders));
  // The row and the name of its file go together; the cleanup job removes the file.
  await transact(db, async (transaction) => {
    const sent = await deleteOldChats(transaction, ago(retentionDays.chats));
    const photos = await deleteDeclinedApplications(transaction, ago(retentionDays.applications));
    await queueFilesToRemove(transaction, [...sent.map(privateFileOf), ...photos.flatMap(filesOfPhoto)]);
  });
  for (const guest of await guestsEndedBefore(db, ago(retentionDays.guestOrders), guestsPerRun)) {
    await anonymiseOrders(db, guest, formerGuest);
  }
}

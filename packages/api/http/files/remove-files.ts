import type { ApiContext } from '#api/http/api-context.ts';
import { dequeueRemovedFiles, filesToRemove, queueUnclaimedFiles } from './files.data.ts';

const perRun = 500;
/** Longer than any change takes that may still claim its files. */
const minutesToClaim = 60;

/**
 * Removes files without references, each before its name is deleted, so that a crash leaves none behind. A file that
 * cannot be removed does not stop the others.
 */
export async function removeFiles({ db, uploads }: Pick<ApiContext, 'db' | 'uploads'>): Promise<void> {
  await queueUnclaimedFiles(db, { minutes: minutesToClaim });
  const names = await filesToRemove(db, perRun);
  const outcomes = await Promise.allSettled(names.map(async (name) => uploads.remove(name)));
  await dequeueRemovedFiles(
    db,
    names.filter((_, index) => outcomes[index]?.status === 'fulfilled'),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Runs after a committed change: a file that cannot be removed now waits for the cleanup job, which reports why. */
export async function removeFilesOrLater(context: Pick<ApiContext, 'db' | 'uploads'>): Promise<void> {
  await removeFiles(context).catch(() => {});
}

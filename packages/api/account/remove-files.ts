import type { ApiContext } from '#api/http/api-context.ts';
import { filesToRemove, forgetFiles, giveUpFiles } from './account-files.data.ts';

const perRun = 500;
/** Longer than any change takes that may still claim its files. */
const minutesToClaim = 60;

/**
 * Removes files that nothing names any more, each before its name is forgotten: so none is left over by a crash. One that
 * cannot be removed keeps no other.
 */
export async function removeFiles({ db, uploads }: Pick<ApiContext, 'db' | 'uploads'>): Promise<void> {
  await giveUpFiles(db, { minutes: minutesToClaim });
  const names = await filesToRemove(db, perRun);
  const outcomes = await Promise.allSettled(names.map(async (name) => uploads.remove(name)));
  await forgetFiles(
    db,
    names.filter((_, place) => outcomes[place]?.status === 'fulfilled'),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** After a change that is made already: what cannot be removed now waits for the sweep, which tells why. */
export async function removeFilesOrLater(context: Pick<ApiContext, 'db' | 'uploads'>): Promise<void> {
  await removeFiles(context).catch(() => {});
}

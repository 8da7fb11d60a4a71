import type { ApiNeeds } from '#http/needs.ts';
import { filesToRemove, forgetFiles } from './account-files.data.ts';

const perSweep = 500;

/** Removes files that nothing names any more, each before its name is forgotten: so none is left over by a crash. */
export async function removeFiles({ db, uploads }: Pick<ApiNeeds, 'db' | 'uploads'>): Promise<void> {
  const names = await filesToRemove(db, perSweep);
  await Promise.all(names.map((name) => uploads.remove(name)));
  await forgetFiles(db, names);
}

/** After a change that is made already: what cannot be removed now waits for the sweep, which tells why. */
export async function removeFilesOrLater(needs: Pick<ApiNeeds, 'db' | 'uploads'>): Promise<void> {
  await removeFiles(needs).catch(() => {});
}

import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { claimFiles, queueUnclaimedFiles, registerPendingFiles } from './files.data.ts';
import { removeFilesOrLater } from './remove-files.ts';

export interface StoredFile {
  name: string;
  bytes: Uint8Array;
}

/** Claims the files in the transaction of the change that refers to them. */
export type ClaimFiles = (transaction: Connection) => Promise<void>;

/**
 * Stores files and makes the change that refers to them, which has to claim them in its transaction. Removes files that
 * the change does not claim. The database alone decides: if the transaction committed but its reply was lost, the files
 * stay; if the process ends in between, the cleanup job removes them after an hour.
 */
export async function withFiles<Result>(
  context: Pick<ApiContext, 'db' | 'uploads'>,
  files: readonly StoredFile[],
  change: (claim: ClaimFiles) => Promise<Result>,
): Promise<Result> {
  const names = files.map(({ name }) => name);
  if (names.length === 0) return change(async () => {});
  await registerPendingFiles(context.db, names);
  try {
    await Promise.all(files.map(({ name, bytes }) => context.uploads.put(name, bytes)));
    return await change((transaction) => mustClaim(transaction, names));
  } finally {
    await dropUnclaimed(context, names);
  }
}

async function mustClaim(transaction: Connection, names: readonly string[]): Promise<void> {
  const claimed = await claimFiles(transaction, names);
  if (claimed < names.length) throw new Error('Files were stored too long ago and have been removed');
}

/** A file that cannot be removed now waits for the cleanup job. */
async function dropUnclaimed(context: Pick<ApiContext, 'db' | 'uploads'>, names: readonly string[]): Promise<void> {
  const given = await queueUnclaimedFiles(context.db, { names }).catch(() => 0);
  if (given > 0) await removeFilesOrLater(context);
}

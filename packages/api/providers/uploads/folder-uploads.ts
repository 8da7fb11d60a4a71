import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Uploads } from './uploads.ts';

/** One folder, then a name without dots but that of its end: no name leads out of the root. */
const nameShape = /^\d{1,4}\/[A-Za-z0-9_-]{1,100}\.[a-z]{3,4}$/;

/** Contains prescriptions, so no other account of the machine may read it. */
const privateFolder = 0o700;
const privateFile = 0o600;

/** Files in a folder of this machine, for the user of this process alone. */
export function folderUploads(root: string): Uploads {
  closeToOthers(root);
  const pathOf = (name: string) => {
    if (!nameShape.test(name)) throw new Error('A name of an upload that is not ours');
    return join(root, name);
  };
  return {
    /** A name has the complete file or none, also when the disk is full. */
    async put(name, bytes) {
      const path = pathOf(name);
      const unfinished = `${path}.${randomUUID()}`;
      // What leads to the root may be needed by others, such as the user of PostgreSQL.
      await mkdir(dirname(root), { recursive: true });
      await mkdir(dirname(path), { recursive: true, mode: privateFolder });
      try {
        await writeFile(unfinished, bytes, { flush: true, mode: privateFile });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(name) {
      if (!nameShape.test(name)) return undefined;
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** A folder of an earlier release was readable by all. Changes nothing if it does not exist or is not ours. */
function closeToOthers(root: string): void {
  try {
    chmodSync(root, privateFolder);
  } catch {}
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

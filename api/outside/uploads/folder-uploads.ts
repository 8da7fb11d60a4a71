import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Uploads } from './uploads.ts';

/** One folder, then a name without dots but that of its end: no name leads out of the root. */
const nameShape = /^\d{1,4}\/[A-Za-z0-9_-]{1,100}\.[a-z]{3,4}$/;

/** Files in a folder of this machine. */
export function folderUploads(root: string): Uploads {
  const pathOf = (name: string) => {
    if (!nameShape.test(name)) throw new Error('A name of an upload that is not ours');
    return join(root, name);
  };
  return {
    /** Under its name stands the whole file or none, also when the disk is full. */
    async put(name, bytes) {
      const path = pathOf(name);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, path);
      } catch (fault) {
        await rm(unfinished, { force: true });
        throw fault;
      }
    },
    async get(name) {
      if (!nameShape.test(name)) return undefined;
      try {
        return await readFile(pathOf(name));
      } catch (fault) {
        if (isMissing(fault)) return undefined;
        throw fault;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function isMissing(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ENOENT';
}

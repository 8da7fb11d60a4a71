import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone when its user is: `using folder = scratchFolder()`. */
export function scratchFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), `soko-${process.pid}-`));
  // PostgreSQL may run as another user, which has to pass through.
  chmodSync(path, 0o711);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Scratch folders of this user whose process was killed before it could tidy up. */
export function foldersLeftBehind(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => {
      const maker = Number(/^soko-(\d+)-/.exec(name)?.[1]);
      return maker > 0 && !isAlive(maker);
    })
    .map((name) => join(tmpdir(), name))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.());
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

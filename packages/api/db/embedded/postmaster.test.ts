import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { findPostmaster, isBeingStarted, removeStalePidFile } from './postmaster.ts';

/** Above the default maximum of Linux. */
const nobodysPid = 4_194_305;

function pidFileWith(cluster: string, text: string): string {
  const file = join(cluster, 'postmaster.pid');
  writeFileSync(file, text);
  return file;
}

describe('the pid file of PostgreSQL', () => {
  it.each([
    ['names a process that is gone', `${nobodysPid}\n`],
    ['names another program', `${process.pid}\n`],
    ['is broken', 'nonsense'],
  ])('is taken away when it %s', (_why, text) => {
    using folder = scratchFolder();
    const file = pidFileWith(folder.path, text);
    expect(findPostmaster(folder.path)).toBeUndefined();
    removeStalePidFile(folder.path);
    expect(existsSync(file)).toBe(false);
  });

  it('is left alone while it is being written', () => {
    using folder = scratchFolder();
    const file = pidFileWith(folder.path, '');
    expect(isBeingStarted(folder.path)).toBe(true);
    removeStalePidFile(folder.path);
    expect(existsSync(file)).toBe(true);
  });

  it('is taken away when it has stayed empty', () => {
    using folder = scratchFolder();
    const file = pidFileWith(folder.path, '');
    utimesSync(file, new Date(0), new Date(0));
    removeStalePidFile(folder.path);
    expect(existsSync(file)).toBe(false);
  });
});

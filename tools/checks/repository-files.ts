import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file that is, or would be, in the repository. Fails on none: a check that sees nothing proves nothing. */
export function repositoryFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(list.split('\0'))].filter((file) => file !== '' && existsSync(file));
  if (files.length === 0) throw new Error('No files seen');
  return files;
}

/** The text of a file, or nothing if it is a picture or a font. */
export function textOf(file: string): string | undefined {
  const bytes = readFileSync(file);
  return bytes.subarray(0, 8_000).includes(0) ? undefined : bytes.toString('utf8');
}

/** Prints what a check found; the exit code is 1 if there is anything. */
export function report(faults: string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

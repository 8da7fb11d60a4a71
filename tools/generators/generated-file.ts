import { readFileSync, writeFileSync } from 'node:fs';

/** A file that is made from another source, and must not drift from it. */
export interface GeneratedFile {
  /** From the root of the repository. */
  path: string;
  source: string;
  remedy: string;
}

/** Writes the file; with `--check` on the command line it only compares. */
export function writeOrCheck(
  { path, source, remedy }: GeneratedFile,
  isCheck = process.argv.includes('--check'),
): void {
  if (!isCheck) writeFileSync(path, source);
  else if (readFileSync(path, 'utf8') !== source) throw new Error(`${path} is stale: run \`${remedy}\``);
}

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Compiles the client with its parts of `market` into plain modules and types without dependencies. The compiler does
 * not change names of packages and, in types, names of sources: here they become relative paths.
 */
const folder = join(import.meta.dirname, '../../packages/client');
const compiled = join(folder, 'dist');

rmSync(compiled, { recursive: true, force: true });
const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' });
if (status !== 0) throw new Error(stdout);
for (const file of globSync(`${compiled}/**/*.{js,d.ts}`)) {
  const source = readFileSync(file, 'utf8')
    .replace(/ from 'market\/([\w/.-]+)'/g, " from '../market/$1.js'")
    .replace(/ from '(\.[\w/.-]+)\.ts'/g, " from '$1.js'");
  for (const [, from = ''] of source.matchAll(/ from '([^']*)'/g)) mustBeThere(file, from);
  writeFileSync(file, source);
}

/** An installed client has these files only. */
function mustBeThere(file: string, from: string): void {
  const path = join(dirname(file), file.endsWith('.d.ts') ? from.replace(/\.js$/, '.d.ts') : from);
  if (!from.startsWith('.') || !existsSync(path)) throw new Error(`${file} needs ${from}, which is not there`);
}

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs an operator's command without room for its files: none of them may exceed that many kilobytes. */
export async function sokoOnFullDisk(
  words: readonly string[],
  environment: Record<string, string>,
  kilobytes = 1,
): Promise<{ output: string; code: number | null }> {
  const script = `trap '' XFSZ; ulimit -f ${kilobytes}; exec ${process.execPath} apps/server/cli/soko.ts ${words.join(' ')}`;
  const { PATH = '' } = process.env;
  const child = spawn('/bin/bash', ['-c', script], { env: { PATH, ...environment } });
  const [output, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { output, code };
}

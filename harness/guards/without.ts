import type { Edit } from './guard.ts';

/** The source of a file without a guard. A line that is not there ends the run: a control never silently changes nothing. */
export function without(source: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { file, line, instead }) => {
    if (!text.includes(line)) throw new Error(`${file} has no such line: ${line}`);
    return text.replace(line, () => instead);
  }, source);
}

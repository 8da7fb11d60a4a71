import { type Setting, settings } from '../../configuration/settings.ts';

/** Everything that the environment may say, as one table of Markdown. */
export function settingsDocument(): string {
  const rows = Object.entries<Setting>(settings).map(([name, { about, must, example, usual, isSecret }]) => [
    `\`${name}\``,
    `${cell(about)}${isSecret ? ' A secret.' : ''}`,
    cell(must),
    usual === undefined ? '' : `\`${usual}\``,
    `\`${cell(example)}\``,
  ]);
  return [
    '# Settings',
    '',
    'Made by `npm run documents` from `apps/server/configuration/settings.ts`; `soko config docs` prints it. Settings are environment',
    'variables, or lines of `.env` in the root of the repository; what the environment says wins. `soko config check`',
    'names every fault at once, `soko config print` shows what is in force.',
    '',
    ...markdownTable(['Name', 'What it does', 'Must', 'Default', 'Example'], rows),
    '',
  ].join('\n');
}

/** With columns as wide as their widest cell, as the formatters of Markdown leave them. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, place) =>
    Math.max(3, ...[name, ...rows.map((row) => row[place] ?? '')].map(lengthOf)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, place) => (cells[place] ?? '') + ' '.repeat(width - lengthOf(cells[place] ?? ''))).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}

export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function lengthOf(text: string): number {
  return [...text].length;
}

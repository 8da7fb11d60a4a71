import { type Column, itemColumns, storeColumns, translationColumns } from '../imports/import-columns.ts';
import type { Command } from '../terminal/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { aboutOf, exitsOf, optionsOf, usageOf, written } from '../terminal/help-text.ts';
import { cell, markdownTable } from './settings-document.ts';

/** Every command with its words, its options, an example and how it can end, as Markdown. */
export function commandsDocument(commands: readonly Command[]): string {
  const codes = Object.values(exitCodes).map(({ code, means }) => [String(code), means]);
  return [
    '# Commands',
    '',
    'Made by `npm run documents` from `apps/server/cli/`; `soko <command> --help` tells the same. In a clone of the repository each',
    'is called as `npm run soko -- <command>` or `npx soko <command>`, which bring what they need first. Settings come from',
    'the environment and from `.env`; [settings.md](settings.md) has them all.',
    '',
    'The answer goes to the standard output and nothing else does: progress and notices go to the standard error, as a bar',
    'on a terminal and as a line each five seconds elsewhere. With `--json` the answer is one line of JSON, and a no is',
    '`{ "errors": [{ "code", "message" }] }`; an import that finds faults answers them by line and field. Paths begin where',
    'the command is called.',
    '',
    'Commands work beside a running server, on its database. Without one they start the PostgreSQL that comes along and stop',
    'it at the end. `seed` and `restore` change everything: on the PostgreSQL that comes along they refuse to work while a',
    'server does.',
    '',
    '## How a command ends',
    '',
    ...markdownTable(['Code', 'Means'], codes),
    '',
    ...commands.flatMap(sectionOf),
    '## Columns of `import stores`',
    '',
    ...columnsTable(storeColumns),
    '',
    '## Columns of `import items`',
    '',
    ...columnsTable(itemColumns),
    '',
    '## Columns of `import translations`',
    '',
    ...columnsTable(translationColumns),
    '',
    'A column that a file does not have changes nothing where the item or store stands already. Files are UTF-8, with commas',
    'between the fields; `demo/imports` has an example of each.',
    '',
  ].join('\n');
}

function sectionOf(command: Command): string[] {
  const { name, about, parameters = [], example } = command;
  const { help: _, ...options } = optionsOf(command);
  const words = [
    ...parameters.map((place) => [`\`<${place.name}>\``, cell(place.about)]),
    ...Object.entries(options).map(([option, of]) => [`\`${written(option, of)}\``, cell(aboutOf(of))]),
  ];
  const codes = exitsOf(command).map((exit) => exitCodes[exit].code);
  return [
    `## ${name}`,
    '',
    about,
    '',
    `    ${usageOf(command)}`,
    '',
    ...(words.length > 0 ? [...markdownTable(['Word', 'What it does'], words), ''] : []),
    `Example: \`soko ${example}\`. Ends with ${codes.join(', ')}.`,
    '',
  ];
}

function columnsTable(columns: Readonly<Record<string, Column>>): string[] {
  const rows = Object.entries(columns).map(([name, { about, isNeeded }]) => [
    `\`${name}\``,
    isNeeded ? 'yes' : '',
    cell(about),
  ]);
  return markdownTable(['Column', 'Needed', 'What it says'], rows);
}

import type { Command, Option, Parameter } from './command.ts';
import { type ExitName, exitCodes } from './exit-codes.ts';
import { everywhere } from './read-words.ts';

/** Ways in which every command can end. */
const alwaysPossible: readonly ExitName[] = ['done', 'fault', 'words'];

/** Lists commands with the first sentence of each, wrapped to the columns of the terminal. */
export function helpOfAll(commands: readonly Command[], columns?: number): string {
  return [
    'soko <command> [options]',
    '',
    ...inTwoColumns(
      commands.map(({ name, about }) => [name, about.replace(/(?<=\.) .*/s, '')]),
      columns,
    ),
    '',
    ...broken(
      '`soko <command> --help` tells more of one, with an example; `soko --version` which Soko this is. Settings come from the ' +
        'environment and from .env.',
      columns,
    ),
  ].join('\n');
}

/** One command with its words, its options, an example and how it can end. */
export function helpOf(command: Command, columns?: number): string {
  const rows: [string, string][] = [
    ...(command.parameters ?? []).map((place): [string, string] => [`<${place.name}>`, place.about]),
    ...Object.entries(optionsOf(command)).map(([name, option]): [string, string] => [
      written(name, option),
      aboutOf(option),
    ]),
  ];
  const exits = exitsOf(command).map((name): [string, string] => [
    String(exitCodes[name].code).padStart(2),
    exitCodes[name].means,
  ]);
  return [
    ...broken(usageOf(command), columns, 4),
    '',
    ...broken(command.about, columns),
    '',
    ...inTwoColumns(rows, columns),
    '',
    `Example: soko ${command.example}`,
    '',
    'Exit codes:',
    ...inTwoColumns(exits, columns),
  ].join('\n');
}

/** Names, and beside them what they mean. */
function inTwoColumns(rows: readonly [name: string, meaning: string][], columns?: number): string[] {
  const indent = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows.flatMap(([name, meaning]) => broken(`  ${name}`.padEnd(indent) + meaning, columns, indent));
}

/** A line as lines that fit, all but the first one set in. */
function broken(line: string, columns = Number.POSITIVE_INFINITY, indent = 0): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > columns) {
    const at = rest.lastIndexOf(' ', columns);
    // A word that is longer than a line is not broken.
    if (at <= indent) break;
    lines.push(rest.slice(0, at));
    rest = ' '.repeat(indent) + rest.slice(at + 1);
  }
  return [...lines, rest];
}

/** How a command is called, in one line. */
export function usageOf(command: Command): string {
  const { name, parameters = [] } = command;
  const { help: _, ...options } = optionsOf(command);
  const parts = [
    ...parameters.map(shownPlace),
    ...Object.entries(options).map(([option, of]) => (of.isNeeded ? written(option, of) : `[${written(option, of)}]`)),
  ];
  return ['soko', name, ...parts].join(' ');
}

/** Its own options and those of every command. */
export function optionsOf({ options = {}, isEndless }: Command): Record<string, Option> {
  const { json, help } = everywhere;
  return { ...options, ...(isEndless ? {} : { json }), help };
}

export function exitsOf({ exits = [], isEndless }: Command): ExitName[] {
  const possible = new Set<ExitName>([...alwaysPossible, ...exits, ...(isEndless ? [] : (['interrupted'] as const))]);
  return (Object.keys(exitCodes) as ExitName[]).filter((name) => possible.has(name));
}

/** What an option does, with the words that it takes. */
export function aboutOf({ about, choices }: Option): string {
  return choices ? `${about} One of ${choices.join(', ')}.` : about;
}

export function written(name: string, { value }: Option): string {
  return value ? `--${name} <${value}>` : `--${name}`;
}

function shownPlace({ name, isOptional }: Parameter): string {
  return isOptional ? `[<${name}>]` : `<${name}>`;
}

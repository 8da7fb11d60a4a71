import type { Command, Option, Place } from './command.ts';
import { type ExitName, exitCodes } from './exit-codes.ts';
import { everywhere } from './read-words.ts';

/** Ways in which every command can end. */
const alwaysPossible: readonly ExitName[] = ['done', 'fault', 'words'];

/** All commands, one a line: the first sentence of each. */
export function helpOfAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${about.replace(/(?<=\.) .*/s, '')}`);
  return [
    'soko <command> [options]',
    '',
    ...lines,
    '',
    '`soko <command> --help` tells more of one, with an example. Settings come from the environment and from .env.',
  ].join('\n');
}

/** One command with its words, its options, an example and how it can end. */
export function helpOf(command: Command): string {
  const rows: [string, string][] = [
    ...(command.places ?? []).map((place): [string, string] => [`<${place.name}>`, place.about]),
    ...Object.entries(optionsOf(command)).map(([name, option]): [string, string] => [
      written(name, option),
      aboutOf(option),
    ]),
  ];
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    usageOf(command),
    '',
    command.about,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
    `Example: soko ${command.example}`,
    '',
    'Exit codes:',
    ...exitsOf(command).map((name) => `  ${String(exitCodes[name].code).padStart(2)}  ${exitCodes[name].means}`),
  ].join('\n');
}

/** How a command is called, in one line. */
export function usageOf(command: Command): string {
  const { name, places = [] } = command;
  const { help: _, ...options } = optionsOf(command);
  const parts = [
    ...places.map(shownPlace),
    ...Object.entries(options).map(([option, of]) => (of.isNeeded ? written(option, of) : `[${written(option, of)}]`)),
  ];
  return ['soko', name, ...parts].join(' ');
}

/** Its own options and those of every command. */
export function optionsOf({ options = {}, isEndless }: Command): Record<string, Option> {
  const { json, help } = everywhere;
  return { ...options, ...(isEndless ? {} : { json }), help };
}

export function exitsOf({ exits = [] }: Command): ExitName[] {
  const possible = new Set([...alwaysPossible, ...exits]);
  return (Object.keys(exitCodes) as ExitName[]).filter((name) => possible.has(name));
}

/** What an option does, with the words that it takes. */
export function aboutOf({ about, choices }: Option): string {
  return choices ? `${about} One of ${choices.join(', ')}.` : about;
}

export function written(name: string, { value }: Option): string {
  return value ? `--${name} <${value}>` : `--${name}`;
}

function shownPlace({ name, isOptional }: Place): string {
  return isOptional ? `[<${name}>]` : `<${name}>`;
}

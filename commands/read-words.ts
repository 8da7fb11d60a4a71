import { parseArgs } from 'node:util';
import { meantBy } from '../configuration/names.ts';
import type { Command, Option } from './command.ts';
import { CommandFault } from './exit-codes.ts';

/** What every command knows besides its own options. */
export const everywhere = {
  json: { about: 'The answer as JSON on one line, for programs.' },
  help: { about: 'This help.' },
} as const satisfies Record<string, Option>;

export interface Read {
  command: Command;
  words: ReadonlyMap<string, string>;
  options: Readonly<Record<string, string | boolean | undefined>>;
}

/** The command that somebody called; undefined where they ask for help with all of them. */
export function readWords(sent: readonly string[], commands: readonly Command[]): Read | undefined {
  const [first = ''] = sent;
  if (sent.length === 0 || ['help', '--help', '-h'].includes(first)) return undefined;
  const command = commandIn(sent, commands);
  const { options, places } = parsed(sent.slice(command.name.split(' ').length), command);
  const words = new Map((command.places ?? []).map(({ name }, place) => [name, places[place] ?? '']));
  if (!options.help) mustBeWhole(command, words, options, places);
  return { command, words, options };
}

function commandIn(sent: readonly string[], commands: readonly Command[]): Command {
  const found = commands.find(({ name }) => name.split(' ').every((word, place) => word === sent[place]));
  if (found) return found;
  const [first = '', second = ''] = sent;
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  const written = group.length > 0 ? `${first} ${second}`.trim() : first;
  const names = (group.length > 0 ? group : commands).map(({ name }) => name);
  const meant = meantBy(written, names);
  const hint = meant ? `Did you mean \`soko ${meant}\`?` : `There are: ${names.join(', ')}.`;
  throw new CommandFault('words', `\`soko ${written}\` is no command. ${hint}`);
}

function parsed(sent: string[], { name, options = {} }: Command) {
  const known: Record<string, Option> = { ...options, ...everywhere };
  const shapes = Object.fromEntries(
    Object.entries(known).map(([option, { value }]) => [option, { type: value ? 'string' : 'boolean' } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args: sent, options: shapes, allowPositionals: true });
    return { options: values as Read['options'], places: positionals };
  } catch (fault) {
    throw new CommandFault(
      'words',
      `${sentenceOf(fault, Object.keys(known))} \`soko ${name} --help\` shows what fits.`,
    );
  }
}

/** What Node says of it in one sentence, and what was probably meant. */
function sentenceOf(fault: unknown, known: string[]): string {
  const said = fault instanceof Error ? (fault.message.split('. ')[0] ?? '') : String(fault);
  const [, unknown] = /Unknown option '--([^']*)'/.exec(said) ?? [];
  const meant = unknown && meantBy(unknown, known);
  return meant ? `There is no option --${unknown}; did you mean --${meant}?` : `${said.replace(/\.$/, '')}.`;
}

function mustBeWhole(
  { name, places: wanted = [], options: known = {} }: Command,
  words: ReadonlyMap<string, string>,
  options: Read['options'],
  places: readonly string[],
): void {
  const faults = [
    ...wanted
      .filter((place) => !place.isOptional && words.get(place.name) === '')
      .map((place) => `<${place.name}> is missing`),
    ...places.slice(wanted.length).map((word) => `'${word}' is one word too many`),
    ...Object.entries(known).flatMap(([option, of]) => faultOfOption(option, of, options[option])),
  ];
  if (faults.length === 0) return;
  throw new CommandFault('words', `${faults.join('; ')}. \`soko ${name} --help\` shows what fits.`);
}

function faultOfOption(name: string, { choices, isNeeded }: Option, value: string | boolean | undefined): string[] {
  if (value === undefined) return isNeeded ? [`--${name} is missing`] : [];
  if (!choices || choices.includes(String(value))) return [];
  return [`--${name} is one of ${choices.join(', ')}`];
}

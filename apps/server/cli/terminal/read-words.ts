import { parseArgs } from 'node:util';
import { meantBy } from '../../configuration/names.ts';
import type { Command, Option } from './command.ts';
import { CommandFault } from './exit-codes.ts';

/** Options of every command. */
export const everywhere = {
  json: { about: 'Prints the result as one line of JSON, for programs.' },
  help: { about: 'This help.' },
} as const satisfies Record<string, Option>;

export interface Read {
  command: Command;
  words: ReadonlyMap<string, string>;
  options: Readonly<Record<string, string | boolean | undefined>>;
}

/** A request for help: on all commands, or on those with a prefix. */
export interface AskedForHelp {
  helpWith: readonly Command[];
}

/** Returns the called command, or the commands to print help for. */
export function readWords(sent: readonly string[], commands: readonly Command[]): Read | AskedForHelp {
  const [first = '', ...others] = sent;
  if (first === 'help') return readWords([...others, '--help'], commands);
  if (first === '' || asksForHelp(first)) return { helpWith: commands };
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (group.length > 0 && others.length === 1 && others.every(asksForHelp)) return { helpWith: group };
  const command = commandIn(sent, commands);
  const { options, parameters } = parsed(sent.slice(command.name.split(' ').length), command);
  const words = new Map((command.parameters ?? []).map(({ name }, place) => [name, parameters[place] ?? '']));
  if (!options.help) mustBeWhole(command, words, options, parameters);
  return { command, words, options };
}

function asksForHelp(word: string): boolean {
  return ['help', '--help', '-h'].includes(word);
}

function commandIn(sent: readonly string[], commands: readonly Command[]): Command {
  const found = commands.find(({ name }) => name.split(' ').every((word, place) => word === sent[place]));
  if (found) return found;
  const [first = '', second = ''] = sent;
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  const written = group.length > 0 ? `${first} ${second}`.trim() : first;
  const names = (group.length > 0 ? group : commands).map(({ name }) => name);
  const meant = meantBy(written, names);
  const known = group.length > 0 ? `There are: ${names.join(', ')}.` : '`soko --help` tells which there are.';
  const hint = meant ? `Did you mean \`soko ${meant}\`?` : known;
  throw new CommandFault('words', `\`soko ${written}\` is no command. ${hint}`);
}

function parsed(sent: string[], { name, options = {} }: Command) {
  const known: Record<string, Option> = { ...options, ...everywhere };
  const shapes = Object.fromEntries(
    Object.entries(known).map(([option, { value }]) => [option, { type: value ? 'string' : 'boolean' } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args: sent, options: shapes, allowPositionals: true });
    return { options: values as Read['options'], parameters: positionals };
  } catch (fault) {
    throw new CommandFault('words', `${sentenceOf(fault, known)} \`soko ${name} --help\` shows what fits.`);
  }
}

/** Node's fault in our words: it names the option first, in quotes. */
function sentenceOf(fault: unknown, known: Record<string, Option>): string {
  const said = fault instanceof Error ? fault.message : String(fault);
  const [, option = '', name = ''] = /'(--?([^ =']*))/.exec(said) ?? [];
  const { value } = known[name] ?? {};
  if (value) return `--${name} needs its <${value}>.`;
  if (known[name]) return `--${name} takes no value.`;
  const meant = meantBy(name, Object.keys(known));
  return meant ? `There is no option ${option}; did you mean --${meant}?` : `There is no option ${option}.`;
}

function mustBeWhole(
  { name, parameters: wanted = [], options: known = {} }: Command,
  words: ReadonlyMap<string, string>,
  options: Read['options'],
  parameters: readonly string[],
): void {
  const faults = [
    ...wanted
      .filter((place) => !place.isOptional && words.get(place.name) === '')
      .map((place) => `<${place.name}> is missing`),
    ...parameters.slice(wanted.length).map((word) => `'${word}' is one word too many`),
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

import {
  type AddHelpTextContext,
  Command,
  InvalidArgumentError,
  type OutputConfiguration,
} from '@commander-js/extra-typings';
import { ownVersion } from 'api/db/backup/backup-manifest';
import { type ExitName, exitCodes } from './exit-codes.ts';
import type { Invocation } from './invocation.ts';

/** Adds the commands of one subject to the command line; their actions run within the invocation. */
export type AddCommands = (soko: Command, invocation: Invocation) => void;

/** Any command, whatever its arguments and options are. */
type AnyCommand = Command['commands'][number];

/** Returns the command line of `soko`, which throws a `CommanderError` where it would end the process. */
export function commandLine(
  subjects: readonly AddCommands[],
  invocation: Invocation,
  output: OutputConfiguration,
): Command {
  const soko = new Command('soko')
    .exitOverride()
    .configureOutput(output)
    .configureHelp({
      minWidthToWrap: 30,
      showGlobalOptions: true,
      visibleCommands: commandsIn,
      subcommandTerm: pathOf,
      subcommandDescription: (command) => command.description().replace(/(?<=\.) .*/s, ''),
    })
    .showHelpAfterError('Add --help to see the usage.')
    .helpOption('-h, --help', 'Prints this help.')
    .version(`soko ${ownVersion()}`, '-v, --version', 'Prints the version.')
    .option('--json', 'Prints the result as one line of JSON, for programs.')
    .addHelpText('after', ({ command }) => `\n${wrapped(command, more)}`);
  soko
    .command('version')
    .description('Prints the version.')
    .addHelpText('after', helpFooter('version'))
    .action(() => invocation.finish({ text: `soko ${ownVersion()}`, json: { version: ownVersion() } }));
  for (const add of subjects) add(soko, invocation);
  return soko;
}

/** An invocation that only prints help. */
export const helpOnly: Invocation = {
  configuration() {
    throw new Error('This command line runs no command');
  },
  path: (path) => path,
  print: () => {},
  progress: () => () => {},
  finish: () => {},
};

const more = 'For more, see `soko <command> --help`. Settings come from the environment and from .env.';

/** Returns the commands in a group, those of groups inside it in place of the group. */
export function commandsIn(group: AnyCommand): AnyCommand[] {
  return group.commands.flatMap((command) => (command.commands.length > 0 ? commandsIn(command) : [command]));
}

/** Returns the words of a command, such as `user list`. */
export function pathOf(command: AnyCommand): string {
  return command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
}

/** Exit codes that every command can have. */
const always: readonly ExitName[] = ['done', 'fault', 'usage'];

/** Returns the end of the help of a command: an example that works on the demo, and every exit code. */
export function helpFooter(example: string, exits: readonly ExitName[] = [], { isEndless = false } = {}) {
  const possible = new Set([...always, ...exits, ...(isEndless ? [] : (['interrupted'] as const))]);
  return ({ command }: AddHelpTextContext): string => {
    const help = preparedHelp(command);
    const rows = (Object.keys(exitCodes) as ExitName[])
      .filter((name) => possible.has(name))
      .map((name) => help.formatItem(String(exitCodes[name].code), 3, exitCodes[name].means, help));
    return ['', `Example: soko ${example}`, '', ...help.formatItemList('Exit codes:', rows, help)].join('\n').trimEnd();
  };
}

function wrapped(command: AnyCommand, text: string): string {
  const help = preparedHelp(command);
  return help.boxWrap(text, help.helpWidth ?? text.length);
}

function preparedHelp(command: AnyCommand) {
  const help = command.createHelp();
  help.prepareContext({ helpWidth: command.configureOutput().getOutHelpWidth?.() });
  return help;
}

/** Returns a whole number from 1 to 9999999. */
export function wholeNumber(written: string): number {
  if (/^[1-9]\d{0,6}$/.test(written)) return Number(written);
  throw new InvalidArgumentError('It is a whole number from 1 to 9999999.');
}

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownVersion } from 'api/db/backup/backup-manifest';
import { CannotStart } from 'api/db/cannot-start';
import { Refusal } from 'api/http/refusal';
import {
  ConfigurationFaults,
  likelyMistakes,
  readConfiguration,
  readEnvironmentFile,
} from '../../configuration/read-configuration.ts';
import type { Environment } from '../../configuration/settings.ts';
import type { Answer, Call, Command } from './command.ts';
import { CommandFault, type ExitName, exitCodes, isLostConnection } from './exit-codes.ts';
import { helpOf, helpOfAll } from './help-text.ts';
import { type Read, readWords } from './read-words.ts';
import { showProgress } from './show-progress.ts';

/** Where a command speaks to, and what it finds around it. */
export interface CallContext {
  environment: Environment;
  /** The caller's folder, to which relative paths refer. */
  folder: string;
  /** Receives the result, and nothing else. */
  answer: (text: string) => unknown;
  /** Columns of the terminal; undefined without one. */
  columns?: number | undefined;
  /** Receives all other messages. */
  beside: { isTTY?: boolean; write: (text: string) => unknown };
}

/** Runs a command by its words and returns the exit code. */
export async function callCommand(
  sent: readonly string[],
  commands: readonly Command[],
  around: CallContext,
): Promise<number> {
  // Read first, so that errors have the requested format too.
  const isJson = sent.includes('--json');
  try {
    if (asksForVersion(sent)) {
      const version = ownVersion();
      return printed(around, { text: `soko ${version}`, json: { version } }, isJson);
    }
    const read = readWords(sent, commands);
    if ('helpWith' in read) {
      const json = read.helpWith.map(({ name, about }) => ({ name, about }));
      return printed(around, { text: helpOfAll(read.helpWith, around.columns), json }, isJson);
    }
    if (read.options.help) {
      const text = helpOf(read.command, around.columns);
      return printed(around, { text, json: { help: helpOf(read.command) } }, isJson);
    }
    const answer = await read.command.run(callOf(read, around));
    return answer ? printed(around, answer, isJson) : exitCodes.done.code;
  } catch (thrown) {
    const fault = faultIn(thrown);
    if (!fault) throw thrown;
    const { exit, message, each = [message] } = fault;
    if (isJson) around.answer(JSON.stringify({ errors: each.map((one) => ({ code: exit, message: one })) }));
    else around.beside.write(`${message}\n`);
    return exitCodes[exit].code;
  }
}

function asksForVersion([first = '']: readonly string[]): boolean {
  return ['version', '--version', '-v'].includes(first);
}

function printed({ answer }: CallContext, { text, json, exit = 'done' }: Answer, isJson: boolean): number {
  if (isJson) answer(JSON.stringify(json));
  else if (text !== '') answer(text);
  return exitCodes[exit].code;
}

function callOf({ words, options }: Read, { environment, folder, beside }: CallContext): Call {
  const write = (line: string) => void beside.write(`${line}\n`);
  return {
    word: (name) => words.get(name) ?? '',
    option: (name) => (typeof options[name] === 'string' ? options[name] : undefined),
    isOn: (name) => options[name] === true,
    configuration() {
      readEnvironmentFile(fileURLToPath(new URL('../../../../.env', import.meta.url)));
      for (const warning of likelyMistakes(environment)) write(warning);
      return readConfiguration(environment);
    },
    path: (path) => resolve(folder, path),
    say: write,
    progress: (label) => showProgress(label, beside),
  };
}

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
const broken = new Set(['EIO', 'EROFS', '58030']);
const closed = new Set(['EACCES', 'EPERM']);

/** What a person can mend; undefined for a fault of ours, which wants its stack. */
function faultIn(thrown: unknown): { exit: ExitName; message: string; each?: readonly string[] } | undefined {
  if (thrown instanceof CommandFault) return thrown;
  if (thrown instanceof ConfigurationFaults) {
    return { exit: 'configuration', message: thrown.message, each: thrown.faults };
  }
  if (thrown instanceof CannotStart) return { exit: 'unavailable', message: thrown.message };
  if (thrown instanceof Refusal) return { exit: 'data', message: thrown.message };
  const { code = '', path, message } = thrown as NodeJS.ErrnoException;
  const where = path ? ` (${path})` : '';
  if (full.has(code)) return { exit: 'disk', message: `The disk is full${where}: ${message}` };
  if (broken.has(code)) return { exit: 'disk', message: `The disk cannot be written${where}: ${message}` };
  if (closed.has(code)) return { exit: 'unavailable', message: `This user may not do that${where}: ${message}` };
  if (code === '42501') return { exit: 'unavailable', message: `The user of DATABASE_URL may not do that: ${message}` };
  if (isLostConnection(thrown)) {
    return { exit: 'unavailable', message: `The connection to PostgreSQL was lost: ${message}` };
  }
  return undefined;
}

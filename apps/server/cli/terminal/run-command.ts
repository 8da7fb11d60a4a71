import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from '@commander-js/extra-typings';
import { ownVersion } from 'api/db/backup/backup-manifest';
import { CannotStart } from 'api/db/cannot-start';
import { Refusal } from 'api/http/refusal';
import {
  ConfigurationFaults,
  misspelledSettings,
  readConfiguration,
  readEnvironmentFile,
} from '../../configuration/read-configuration.ts';
import type { Environment } from '../../configuration/settings.ts';
import { type AddCommands, commandLine } from './command-line.ts';
import { CommandFault, type ExitName, exitCodes, isLostConnection } from './exit-codes.ts';
import type { Answer, Invocation } from './invocation.ts';
import { showProgress } from './show-progress.ts';

/** Where a command speaks to, and what it finds around it. */
export interface InvocationContext {
  environment: Environment;
  /** The caller's folder, to which relative paths refer. */
  folder: string;
  /** Receives the result, and nothing else. */
  answer: (text: string) => unknown;
  /** Columns of the terminal; undefined without one. */
  columns?: number | undefined;
  /** Receives all other messages. */
  stderr: { isTTY?: boolean; write: (text: string) => unknown };
}

/** Runs a command by its words and returns the exit code. */
export async function runCommand(
  sent: readonly string[],
  subjects: readonly AddCommands[],
  context: InvocationContext,
): Promise<number> {
  // Not an option of the parsed command, because errors of parsing have the requested format too.
  const isJson = sent.includes('--json');
  let ended: ExitName = 'done';
  const finish = ({ text, json, exit = 'done' }: Answer): void => {
    if (isJson) context.answer(JSON.stringify(json));
    else if (text !== '') context.answer(text);
    ended = exit;
  };
  const fail = ({ exit, message, each = [message] }: Fault): void => {
    if (isJson) context.answer(JSON.stringify({ errors: each.map((one) => ({ code: exit, message: one })) }));
    else context.stderr.write(`${message}\n`);
    ended = exit;
  };
  let [help, problem] = ['', ''];
  const soko = commandLine(subjects, invocationOf(context, finish), {
    writeOut: (text) => (help += text),
    writeErr: (text) => (problem += text),
    getOutHelpWidth: () => context.columns ?? defaultColumns,
    getErrHelpWidth: () => context.columns ?? defaultColumns,
  });
  try {
    await soko.parseAsync(wordsOf(sent), { from: 'user' });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) fail(mustBeFault(thrown));
    else if (thrown.exitCode !== 0) fail({ exit: 'usage', message: problem.trimEnd() });
    else if (thrown.code === 'commander.version') finish({ text: help.trimEnd(), json: { version: ownVersion() } });
    else finish({ text: help.trimEnd(), json: { help } });
  }
  return exitCodes[ended].code;
}

/** Columns of help where there is no terminal. */
const defaultColumns = 100;

/** `soko` alone is a request for help, and so is `soko help user list`. */
function wordsOf(sent: readonly string[]): readonly string[] {
  const [first, ...others] = sent;
  return first === undefined || first === 'help' ? [...others, '--help'] : sent;
}

function invocationOf({ environment, folder, stderr }: InvocationContext, finish: Invocation['finish']): Invocation {
  const write = (line: string) => void stderr.write(`${line}\n`);
  return {
    configuration() {
      readEnvironmentFile(fileURLToPath(new URL('../../../../.env', import.meta.url)));
      for (const warning of misspelledSettings(environment)) write(warning);
      return readConfiguration(environment);
    },
    path: (path) => resolve(folder, path),
    print: write,
    progress: (label) => showProgress(label, stderr),
    finish,
  };
}

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
const broken = new Set(['EIO', 'EROFS', '58030']);
const closed = new Set(['EACCES', 'EPERM']);

interface Fault {
  exit: ExitName;
  message: string;
  each?: readonly string[];
}

/** Returns a failure that a person can fix; rethrows a bug, which needs its stack trace. */
function mustBeFault(thrown: unknown): Fault {
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
  throw thrown;
}

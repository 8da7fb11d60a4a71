import { everySubject } from './every-command.ts';
import { exitCodes } from './terminal/exit-codes.ts';
import { runCommand } from './terminal/run-command.ts';

/** The caller's folder, which npm passes on, may differ from that of the repository. */
const folder = process.env.INIT_CWD ?? process.cwd();

// Messages of other modules go to standard error; standard output has the result and nothing else.
if (process.argv[2] !== 'up') console.log = console.error;

const code = await runCommand(process.argv.slice(2), everySubject, {
  environment: process.env,
  folder,
  answer: (text) => process.stdout.write(`${text}\n`),
  columns: process.stdout.columns,
  stderr: process.stderr,
});

// Interrupted work may still be running.
if (code === exitCodes.interrupted.code) process.exit(code);
process.exitCode = code;

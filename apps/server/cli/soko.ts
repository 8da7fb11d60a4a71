import { commands } from './every-command.ts';
import { callCommand } from './terminal/call-command.ts';
import { exitCodes } from './terminal/exit-codes.ts';

/** Who calls is not always where the repository is: npm tells where they were. */
const folder = process.env.INIT_CWD ?? process.cwd();

// What starts on the way tells of itself on the console; on the standard output stands the answer and nothing else.
if (process.argv[2] !== 'up') console.log = console.error;

const code = await callCommand(process.argv.slice(2), commands, {
  environment: process.env,
  folder,
  answer: (text) => process.stdout.write(`${text}\n`),
  columns: process.stdout.columns,
  beside: process.stderr,
});

// What was interrupted may still be at work.
if (code === exitCodes.interrupted.code) process.exit(code);
process.exitCode = code;

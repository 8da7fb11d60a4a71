import { callCommand } from './commands/call-command.ts';
import { commands } from './commands/every-command.ts';

/** Who calls is not always where the repository is: npm tells where they were. */
const folder = process.env.INIT_CWD ?? process.cwd();

// What starts on the way tells of itself on the console; on the standard output stands the answer and nothing else.
if (process.argv[2] !== 'up') console.log = console.error;

process.exitCode = await callCommand(process.argv.slice(2), commands, {
  environment: process.env,
  folder,
  answer: (text) => process.stdout.write(`${text}\n`),
  beside: process.stderr,
});

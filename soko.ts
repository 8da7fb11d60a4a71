import { callCommand } from './commands/call-command.ts';
import { commands } from './commands/every-command.ts';

/** Who calls is not always where the repository is: npm tells where they were. */
const folder = process.env.INIT_CWD ?? process.cwd();

process.exitCode = await callCommand(process.argv.slice(2), commands, {
  environment: process.env,
  folder,
  answer: (text) => console.log(text),
  beside: process.stderr,
});

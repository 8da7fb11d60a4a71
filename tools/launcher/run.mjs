import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

// Runs a file of ours, or a program of a package, with all that it needs: `run.mjs [--build] what [arguments]`.
const sent = process.argv.slice(2);
const withBuild = sent[0] === '--build';
const [what, ...args] = withBuild ? sent.slice(1) : sent;

const { node, environment, root } = await prepare({ withBuild });
const command = what.endsWith('.ts') ? [node, what, ...args] : [what, ...args];
const child = spawn(command[0], command.slice(1), { cwd: root, env: environment, stdio: 'inherit' });

// A terminal sends Ctrl-C to both of us, everybody else to this process alone. The child minds the first only.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

#!/usr/bin/env node
// The command `soko` on whatever Node there is: brings what it needs, then calls apps/server/cli/soko.ts.
const words = process.argv.slice(2);
const startsServer = words[0] === 'up' && !words.includes('--help');
// The same as for `npm start`: one server needs no more memory than this.
const forServer = ['--build', 'node', '--max-semi-space-size=16', '--max-old-space-size=512'];

process.env.INIT_CWD ??= process.cwd();
process.argv = [
  process.argv[0],
  process.argv[1],
  ...(startsServer ? forServer : []),
  'apps/server/cli/soko.ts',
  ...words,
];
await import('./run.mjs');

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { ensurePooler } from './ensure-pooler.ts';
import { memoryFolder } from './memory-folder.ts';
import { scratchFolder } from './scratch-folder.ts';
import { failuresIn, lineOf, type Tally, tallyIn, tallyOf } from './tally.ts';

interface Part {
  name: string;
  command: string[];
  /** The report that it writes; without one its last line counts. */
  report?: string;
  environment?: Record<string, string>;
}

interface Result extends Tally {
  name: string;
  seconds: number;
  failures: string[];
}

using reports = scratchFolder();

function parts(): Part[] {
  const report = (name: string) => join(reports.path, `${name}.json`);
  return [
    { name: 'check', command: ['node', 'tools/checks/check.ts'] },
    {
      name: 'unit',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('unit')}`],
      report: report('unit'),
    },
    {
      name: 'e2e',
      command: ['playwright', 'test', '--reporter=list,json'],
      report: report('e2e'),
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
    },
    ...['chaos', 'fuzz'].map((name) => ({
      name,
      command: ['npm', 'run', '--silent', name, '--', '--short'],
    })),
    { name: 'pooler', command: ['npm', 'run', '--silent', 'pooler'] },
    { name: 'previous release', command: ['npm', 'run', '--silent', 'previous-release'] },
  ];
}

/** Runs a part to its end, whatever the results of the others, and prints its output meanwhile. */
async function resultOf({ name, command, report, environment }: Part): Promise<Result> {
  console.log(`\n> ${name}`);
  const since = performance.now();
  const { output, succeeded } = await run(command, environment);
  const tally = report ? tallyOf(report, succeeded) : tallyIn(output, succeeded);
  const failures = report ? failuresIn(report) : [];
  return { name, ...tally, failures, seconds: (performance.now() - since) / 1000 };
}

function run([program = '', ...args]: string[], environment?: Record<string, string>) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const temporary = process.env.TMPDIR ?? memoryFolder();
  const child = spawn(program, args, {
    env: { ...process.env, ...colour, ...(temporary && { TMPDIR: temporary }), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise<{ output: string; succeeded: boolean }>((resolve) => {
    child.on('error', ({ message }) => console.error(message));
    child.on('close', (code) => resolve({ output, succeeded: code === 0 }));
  });
}

ensureBrowser();
ensurePooler();
const results: Result[] = [];
for (const part of parts()) results.push(await resultOf(part));

console.log();
for (const { name, failures } of results) {
  for (const failure of failures) console.log(`✗ ${name}: ${failure}\n`);
}
for (const result of results) {
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${result.name}: ${lineOf(result)} (${result.seconds.toFixed(0)} s)`);
}
const sum = (count: keyof Tally) => results.reduce((total, result) => total + result[count], 0);
const whole = { passed: sum('passed'), failed: sum('failed') };
console.log(`\n${lineOf(whole)}`);
process.exitCode = whole.failed > 0 ? 1 : 0;

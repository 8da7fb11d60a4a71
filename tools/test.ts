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

/** These keep all cores busy, so each has the machine to itself. */
function partsInTurn(): Part[] {
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
  ];
}

/** Chaos waits for its server to come back most of the time; the others fit beside it. */
function partsAtOnce(): Part[][] {
  const harness = (name: string, ...sent: string[]) => ['npm', 'run', '--silent', name, ...sent];
  return [
    [{ name: 'chaos', command: harness('chaos', '--', '--short') }],
    [
      { name: 'fuzz', command: harness('fuzz', '--', '--short') },
      { name: 'pooler', command: harness('pooler') },
      { name: 'previous release', command: harness('previous-release') },
    ],
  ];
}

/** Runs parts one after another to their ends, whatever their results. */
async function resultsOf(parts: Part[], output: Output): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) results.push(await resultOf(part, output));
  return results;
}

/** What runs beside another part is printed at its end, or the lines of both would mix. */
type Output = 'at once' | 'at the end';

async function resultOf({ name, command, report, environment }: Part, printed: Output): Promise<Result> {
  const atOnce = printed === 'at once';
  if (atOnce) console.log(`\n> ${name}`);
  const since = performance.now();
  const { output, succeeded } = await run(command, { atOnce, environment });
  if (!atOnce) console.log(`\n> ${name}\n${output}`);
  const tally = report ? tallyOf(report, succeeded) : tallyIn(output, succeeded);
  const failures = report ? failuresIn(report) : [];
  return { name, ...tally, failures, seconds: (performance.now() - since) / 1000 };
}

interface Run {
  atOnce: boolean;
  environment?: Record<string, string>;
}

function run([program = '', ...args]: string[], { atOnce, environment }: Run) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const temporary = process.env.TMPDIR ?? memoryFolder();
  const child = spawn(program, args, {
    env: { ...process.env, ...colour, ...(temporary && { TMPDIR: temporary }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    if (atOnce) process.stdout.write(text);
  });
  child.stderr.on('data', (text) => {
    if (atOnce) process.stderr.write(text);
    else output += text;
  });
  return new Promise<{ output: string; succeeded: boolean }>((resolve) => {
    child.on('error', ({ message }) => console.error(message));
    child.on('close', (code) => resolve({ output, succeeded: code === 0 }));
  });
}

ensureBrowser();
ensurePooler();
const results = await resultsOf(partsInTurn(), 'at once');
const besideEachOther = await Promise.all(partsAtOnce().map((parts) => resultsOf(parts, 'at the end')));
results.push(...besideEachOther.flat());

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

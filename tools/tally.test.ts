import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';
import { failuresIn, tallyIn, tallyOf } from './tally.ts';

function reportFile(folder: string, report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('the tally of a part', () => {
  it('is its last closing line', () => {
    expect(tallyIn('1 passed, 1 failed\nmore\n12 passed, 3 failed\n', false)).toEqual({ passed: 12, failed: 3 });
  });

  it('is one test where there is no closing line', () => {
    expect(tallyIn('all well', true)).toEqual({ passed: 1, failed: 0 });
    expect(tallyIn('broken', false)).toEqual({ passed: 0, failed: 1 });
  });

  it.each([
    [
      { numPassedTests: 7, numFailedTests: 2 },
      { passed: 7, failed: 2 },
    ],
    [{ stats: { expected: 4, unexpected: 1 } }, { passed: 4, failed: 1 }],
    [{}, { passed: 0, failed: 1 }],
  ])('is what its report %o says, and never all well when the part broke', (report, tally) => {
    using folder = scratchFolder();
    expect(tallyOf(reportFile(folder.path, report), false)).toEqual(tally);
  });
});

describe('the failures of a part', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: '' };

  it.each([
    ['of a test', { ...file, assertionResults: [test('sums'), test('adds', 'failed', ['2 is\nnot 3'])] }],
    ['of a file that did not load', { ...file, message: 'no such module', assertionResults: [] }],
  ])('are named where Vitest says so, %s', (_, result) => {
    using folder = scratchFolder();
    const why = result.message || '2 is\n    not 3';
    const where = result.message ? 'a.test.ts' : 'a.test.ts › adds';
    expect(failuresIn(reportFile(folder.path, { testResults: [result] }))).toEqual([`${where}\n    ${why}`]);
  });

  it('are named where Playwright says so, at whatever depth, and not what passed', () => {
    using folder = scratchFolder();
    const failed = [{ results: [{ error: { message: '\u001b[31mtoo late\u001b[39m' } }] }];
    const lost = { file: 'b.e2e.ts', line: 3, title: 'pays', ok: false, tests: failed };
    const suites = [{ specs: [{ ...lost, ok: true }], suites: [{ specs: [lost] }] }];
    expect(failuresIn(reportFile(folder.path, { suites }))).toEqual(['b.e2e.ts:3 › pays\n    too late']);
  });

  it('are none where nothing was written', () => {
    expect(failuresIn('no-such-report.json')).toEqual([]);
  });
});

function test(fullName: string, status = 'passed', failureMessages: string[] = []) {
  return { fullName, status, failureMessages };
}

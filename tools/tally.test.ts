import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';
import { tallyIn, tallyOf } from './tally.ts';

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
    [{ stats: { expected: 4, unexpected: 0, flaky: 1 } }, { passed: 5, failed: 1 }],
    [{}, { passed: 0, failed: 1 }],
  ])('is what its report %o says, and never all well when the part broke', (report, tally) => {
    using folder = scratchFolder();
    const file = join(folder.path, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    expect(tallyOf(file, false)).toEqual(tally);
  });
});

import { describe, expect, it } from 'vitest';
import { showProgress } from './show-progress.ts';

function shownTo(isTTY: boolean): string[] {
  const written: string[] = [];
  const show = showProgress('Filling', { isTTY, write: (text) => written.push(text) });
  for (const done of [0, 50, 50, 100]) show(done, 100, 'stores');
  return written;
}

describe('progress', () => {
  it('is a bar that moves in its line for a person', () => {
    const written = shownTo(true);
    expect(written).toHaveLength(3);
    expect(written[1]).toMatch(/^\r.*> Filling █{14}░{14} 50 % stores$/);
    expect(written[2]).toMatch(/ 100 % \n$/);
  });

  it('is a line now and then for a log, and at the end', () => {
    expect(shownTo(false)).toEqual(['> Filling: 100 %\n']);
  });
});

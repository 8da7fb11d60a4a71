import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyGuard } from './every-guard.ts';
import { attacks, everyDanger, intrusions, races } from './guard.ts';
import { without } from './without.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the guards', () => {
  it('cover every danger', () => {
    const against = new Set(everyGuard.map((guard) => guard.against));
    expect([races.length, attacks.length, intrusions.length]).toEqual([16, 17, 17]);
    expect(everyDanger.filter((one) => !against.has(one))).toEqual([]);
  });

  it.each([...everyGuard])(
    '$against: $what has a test, and lines that can be taken away',
    ({ test, without: edits }) => {
      expect(read(test.file)).toContain(test.title);
      expect(edits.length).toBeGreaterThan(0);
      for (const file of new Set(edits.map((edit) => edit.file))) {
        const ofFile = edits.filter((edit) => edit.file === file);
        expect(without(read(file), ofFile)).not.toBe(read(file));
      }
    },
  );

  it('are never missing in silence', () => {
    const edit = { file: 'a.ts', line: 'no such line', instead: '' };
    expect(() => without('source', [edit])).toThrow('no such line');
  });
});

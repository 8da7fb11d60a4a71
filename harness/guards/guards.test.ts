import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyGuard } from './every-guard.ts';
import { attacks, everyDanger, intrusions, races } from './guard.ts';
import { without } from './without.ts';

/** Names that a control mentions only so that they are not unused. */
function namesVoided({ instead }: { instead: string }): string[] {
  return [...instead.matchAll(/void \[?([\w, ]+)/g)].flatMap(([, names = '']) => names.split(', '));
}

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
        const bare = without(read(file), ofFile);
        expect(bare).not.toBe(read(file));
        // A name that the file does not have would fail every call, whatever the guard.
        for (const name of ofFile.flatMap(namesVoided))
          expect(bare.match(new RegExp(`\\b${name}\\b`, 'g'))?.length).toBeGreaterThan(1);
      }
    },
  );

  it('are never missing in silence', () => {
    const edit = { file: 'a.ts', line: 'no such line', instead: '' };
    expect(() => without('source', [edit])).toThrow('no such line');
  });
});

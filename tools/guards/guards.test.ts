import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiGuards } from './api-guards.ts';
import { attackGuards } from './attack-guards.ts';
import { attacks, departures, hindrances, intrusions, races } from './guard.ts';
import { peopleGuards } from './people-guards.ts';
import { raceGuards } from './race-guards.ts';
import { webhookGuards } from './webhook-guards.ts';
import { without } from './without.ts';

const guards = [...raceGuards, ...attackGuards, ...peopleGuards, ...webhookGuards, ...apiGuards];
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the guards', () => {
  it('stand against each race, each attack, each intrusion, each hindrance and each departure', () => {
    const against = new Set(guards.map((guard) => guard.against));
    expect([races.length, attacks.length, intrusions.length]).toEqual([13, 17, 12]);
    expect(
      [...races, ...attacks, ...intrusions, ...hindrances, ...departures].filter((one) => !against.has(one)),
    ).toEqual([]);
  });

  it.each(guards)('$against: $what has a test, and lines that can be taken away', ({ test, without: edits }) => {
    expect(read(test.file)).toContain(test.title);
    expect(edits.length).toBeGreaterThan(0);
    for (const file of new Set(edits.map((edit) => edit.file))) {
      const ofFile = edits.filter((edit) => edit.file === file);
      expect(without(read(file), ofFile)).not.toBe(read(file));
    }
  });

  it('are never missing in silence', () => {
    const edit = { file: 'a.ts', line: 'no such line', instead: '' };
    expect(() => without('source', [edit])).toThrow('no such line');
  });
});

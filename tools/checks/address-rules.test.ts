import { describe, expect, it } from 'vitest';
import { addressesIn, resolvedIn } from './address-rules.ts';

describe('the rules of addresses', () => {
  it.each([
    ['a folder of root', ['', 'root', 'soko', 'file.txt'].join('/')],
    ['a folder of a person', ['', 'home', 'ada', 'soko'].join('/')],
    ['a folder of a person on another system', ['', 'Users', 'ada', 'soko'].join('/')],
    ['the folder of one machine', `see ${['', 'work', 'main'].join('/')}`],
    ['a registry', `https://${['registry', 'example', 'org'].join('.')}/soko`],
  ])('find %s', (_what, line) => {
    expect(addressesIn('docs/planted.md', `\n${line}`)).toEqual([expect.stringContaining('planted.md:2:')]);
  });

  it('leave alone the paths of every machine, and those of the storefront', () => {
    expect(
      addressesIn('a.ts', "['/usr/bin/chromium', '/var/lib/soko', '/home', '/home?data_type=x', './work/x']"),
    ).toEqual([]);
  });

  it('find a lock file that carries addresses', () => {
    const lock = (resolved: string) => JSON.stringify({ packages: { 'node_modules/a': { resolved } } });
    expect(resolvedIn('package-lock.json', lock('https://example.org/a.tgz'))).toHaveLength(1);
    expect(resolvedIn('package-lock.json', lock('market'))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { drawings } from './icon-drawings.ts';
import { iconNames } from './icon-names.ts';

it('a server-rendered page contains the paths of each icon', () => {
  for (const name of iconNames) expect(drawings.get(name), name).toMatch(/^<(path|circle|rect|line|ellipse|poly)/);
});

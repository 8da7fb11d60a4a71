import { expect, it } from 'vitest';
import { drawings } from './icon-drawings.ts';
import { iconNames } from './icon-names.ts';

it('a page that the server draws has the strokes of each icon in it', () => {
  for (const name of iconNames) expect(drawings.get(name), name).toMatch(/^<(path|circle|rect|line|ellipse|poly)/);
});

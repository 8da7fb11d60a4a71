import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { faultsOf } from '../faults-of.ts';
import { readConfiguration } from '../read-configuration.ts';

const example = 'apps/server/configuration/brand/second-brand.example.json';

/** Returns the faults of a file with this content. */
function faultsOfFile(content: unknown, files: Record<string, string> = {}): string[] {
  using folder = scratchFolder();
  const path = join(folder.path, 'brand.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  return faultsOf({ BRAND_FILE: path }).map((fault) => fault.replace(path, 'brand.json'));
}

describe('the file of a brand', () => {
  it('changes name, look, texts, languages and modules, and nothing that it does not name', () => {
    const { brand } = readConfiguration({ BRAND_FILE: example });
    expect(brand).toMatchObject({
      settings: {
        business_name: 'Duka Letu',
        logo_full_url: expect.stringMatching(/^\/images\/brand\/logo-[\w-]{12}\.svg$/),
        languages: ['ke', 'en'],
        footer_text: expect.stringContaining('mtaa'),
        email: 'habari@duka.example',
        brand_colours: { light: { 'hib-600': '#0b5f4b', 'man-400': '#ffd24a' } },
      },
      modules: ['grocery', 'food', 'pharmacy'],
      pages: { 'about-us': expect.stringContaining('Duka Letu') },
    });
    expect([...(brand?.pictures.values() ?? [])].map(({ type }) => type)).toEqual(['image/svg+xml', 'image/svg+xml']);
    expect(readConfiguration({}).brand).toBeUndefined();
  });

  it('is refused with all of its faults at once, each at its place', () => {
    const faults = faultsOfFile({
      name: '',
      colours: { brand: '#ffcc00', deal: 'yellow' },
      languages: ['en', 'fr'],
      modules: ['food', 'food'],
      apps: { play_store: 'javascript:alert(1)' },
      color: '#000000',
    });
    expect(faults.map((fault) => fault.replace(/ \(example: .*\)$/, ''))).toEqual([
      'BRAND_FILE=brand.json has a fault at name: must not be empty',
      expect.stringContaining('has a fault at colours.brand: #ffcc00 has a contrast of 1.3 where white letters'),
      'BRAND_FILE=brand.json has a fault at colours.deal: must be a colour such as #0b5f4b',
      expect.stringContaining('has a fault at languages.1: must list one or more of en, yo, ha, ke, each once'),
      expect.stringContaining('has a fault at modules: must list one or more of'),
      expect.stringContaining('has a fault at apps.play_store: must be an address that starts with https://'),
      'BRAND_FILE=brand.json has color, an unknown key',
    ]);
  });

  it.each([
    ['a file that is not there', () => faultsOf({ BRAND_FILE: 'nowhere/brand.json' }), 'cannot be read'],
    ['no JSON', () => faultsOfFile('{"name": '), 'is no JSON'],
    ['a list', () => faultsOfFile([]), 'must hold an object'],
    ['a logo that is not there', () => faultsOfFile({ name: 'Duka', logo: 'logo.svg' }), 'logo.svg is not there'],
    [
      'a logo that is something else',
      () => faultsOfFile({ name: 'Duka', logo: 'logo.png' }, { 'logo.png': '<html>' }),
      'logo.png is not what its name says',
    ],
    [
      'a page that is not there',
      () => faultsOfFile({ name: 'Duka', pages: { 'about-us': 'a.html' } }),
      'pages.about-us',
    ],
    [
      'a market elsewhere',
      () => faultsOf({ BRAND_FILE: example, API_URL: 'https://soko.example' }),
      'cannot be combined with API_URL',
    ],
  ])('is refused: %s', (_what, faults, words) => {
    expect(faults()).toEqual([expect.stringContaining(words)]);
  });
});

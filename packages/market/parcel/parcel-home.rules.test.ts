import { describe, expect, it } from 'vitest';
import { guidedModules, isFilmOrNone } from './parcel-home.rules.ts';

describe('[OPS-052] the film of a home', () => {
  it.each([
    ['', true],
    ['/films/parcels.webm', true],
    ['/parcels.MP4', true],
    ['https://films.example/parcels.webm', false],
    ['//films.example/parcels.webm', false],
    ['/\\films.example/parcels.webm', false],
    ['/films\\..\\parcels.webm', false],
    ['films/parcels.webm', false],
    ['/api/v1/module', false],
    ['/api/v1/module?film=.webm', false],
    ['/films/parcels.webm#t=3', false],
    ['/films/two words.webm', false],
    ['javascript:alert(1)//.webm', false],
  ])('%j is of this site and can be played: %s', (path, isOne) => {
    expect(isFilmOrNone(path)).toBe(isOne);
  });

  it('is of modules that carry parcels', () => {
    expect(guidedModules).toEqual(['parcel']);
  });
});

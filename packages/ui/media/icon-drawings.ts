import sprite from './icons.svg?raw';

/**
 * The paths of an icon as in the sprite, for server-rendered pages: a browser that has to fetch and lay out the sprite
 * first is a quarter slower. Not part of the scripts.
 */
export const drawings: ReadonlyMap<string, string> = import.meta.env.SSR ? read(sprite) : new Map();

function read(symbols: string): Map<string, string> {
  const found = symbols.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g);
  return new Map(Array.from(found, ([, name = '', strokes = '']) => [name, strokes]));
}

import sprite from './icons.svg?raw';

/**
 * The strokes of an icon as they stand in the sprite, for pages that the server draws: a browser that has to fetch and
 * lay out the sprite for its first view is a quarter slower with it. Scripts never carry them.
 */
export const drawings: ReadonlyMap<string, string> = import.meta.env.SSR ? read(sprite) : new Map();

function read(symbols: string): Map<string, string> {
  const found = symbols.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g);
  return new Map(Array.from(found, ([, name = '', strokes = '']) => [name, strokes]));
}

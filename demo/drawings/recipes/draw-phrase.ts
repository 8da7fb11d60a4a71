import type { Place } from '../parts/food-parts.ts';
import type { Svg } from '../parts/paint.ts';
import { pieces } from './pieces.ts';
import { colourIn, countIn } from './read-recipes.ts';
import { spreads } from './spreads.ts';

/** Where pieces lie when there are so many of them: spots of a circle of radius 1. */
function spots(count: number, seed: number): readonly [number, number][] {
  if (count === 1) return [[0, 0]];
  const inner = count > 6 ? 1 : 0;
  const around = Array.from({ length: count - inner }, (_, n): [number, number] => {
    const angle = (2 * Math.PI * n) / (count - inner) + seed;
    const reach = count === 2 ? 0.52 : count < 5 ? 0.62 : 0.74;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.88];
  });
  return inner ? [...around, [0, 0]] : around;
}

/** Draws what a phrase names onto a place; nothing where no word is known. `scale` shrinks pieces for a garnish. */
export function drawPhrase(words: string, place: Place, seed: number, scale: number): Svg {
  const [x, y, r] = place;
  const piece = pieces.find(([word]) => word.test(words));
  if (piece) {
    const [, usual, size, colour, draw] = piece;
    const count = countIn(words, scale < 0.8 ? Math.min(usual, 2) : usual);
    const reach = r * (scale < 0.8 && count > 1 ? 0.6 : 1);
    const tone = colourIn(words, colour);
    const crowd = count > 5 ? 0.82 : 1;
    const lines = size > 100;
    return spots(count, (seed % 628) / 100)
      .map(([dx, dy], n) => {
        if (lines)
          return draw(x, y + (n - (count - 1) / 2) * (count > 4 ? 44 : 58), size * (r / 110), -12, tone, words, n);
        const turn = count === 1 ? -18 + (seed % 36) : ((n * 67 + seed) % 180) - 90;
        return draw(x + dx * reach, y + dy * reach, size * scale * crowd, turn, tone, words, n);
      })
      .join('');
  }
  const spread = spreads.find(([word]) => word.test(words));
  return spread ? spread[2](place, seed, colourIn(words, spread[1]), words) : '';
}

/** True when the words of a phrase name something that can be drawn. */
export const isKnown = (words: string): boolean => [...pieces, ...spreads].some(([word]) => word.test(words));

import { drawPhrase } from '../recipes/draw-phrase.ts';
import { marks } from '../recipes/marks.ts';
import type { Good } from '../recipes/read-packs.ts';
import { bits } from './food-parts.ts';
import { word } from './lettering.ts';
import { contactShadow, dark, form, light, line, put, rect, type Svg, times } from './paint.ts';

export const ink = '#3a2f2a';
export const isPale = (colour: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) > 520;
export const on = (colour: string): string => (isPale(colour) ? ink : '#ffffff');

/** A mark of the table by its name, or what the words name, on a spot of a given half width. */
export function marked({ mark, markColour, seed }: Good, x: number, y: number, half: number): Svg {
  const drawn = marks[mark];
  if (drawn) return put(drawn(markColour), x, y, Math.round((half / 42) * 100) / 100);
  if (mark.startsWith('grains'))
    return bits(
      [x, y, half * 1.06],
      [markColour, light(markColour, 0.3), dark(markColour, 0.18)],
      Math.round(half * 2.6),
      seed,
      8,
    );
  if (mark.startsWith('flakes'))
    return bits(
      [x, y, half * 1.06],
      [markColour, light(markColour, 0.3), dark(markColour, 0.2)],
      Math.round(half * 1.2),
      seed,
      17,
    );
  if (mark.startsWith('powder'))
    return contactShadow(
      form(
        `M${x - half} ${y + half * 0.6}Q${x - half * 0.4} ${y - half * 0.9} ${x} ${y - half * 0.7}T${x + half} ${y + half * 0.6}Q${x} ${y + half} ${x - half} ${y + half * 0.6}Z`,
        markColour,
      ),
    );
  return drawPhrase(mark, [x, y, half], seed, half / 70);
}

export const label = (good: Good, x: number, y: number, height: number, room: number, colour: string, gap = 0.9): Svg =>
  word(good.label, x, y, height, colour, room) +
  (good.line ? word(good.line, x, y + height * gap, height * 0.5, colour, room * 0.9) : '');

/** What fills a clear bag or a window: the same mark all over. */
export const filled = (good: Good, [x, y, w, h]: readonly [number, number, number, number]): Svg => {
  if (/^grains|^flakes/.test(good.mark))
    return (
      rect(x, y, w, h, 0, dark(good.markColour, 0.12)) +
      bits(
        [x + w / 2, y + h / 2, Math.max(w, h) * 0.72],
        [good.markColour, light(good.markColour, 0.35), dark(good.markColour, 0.2)],
        /grains/.test(good.mark) ? 420 : 170,
        good.seed,
        /grains/.test(good.mark) ? 10 : 20,
      )
    );
  const step = Math.max(54, Math.min(w, h) / 3);
  return times(24, (n) =>
    marked(
      good,
      x + (n % 5) * step + ((Math.floor(n / 5) % 2) * step) / 2,
      y + Math.floor(n / 5) * step * 0.9 + step * 0.3,
      step * 0.52,
    ),
  );
};

export const crimp = (left: number, right: number, y: number): Svg =>
  line(
    times(16, (n) => `M${left + 6 + (n * (right - left - 12)) / 15} ${y - 7}V${y + 7}`),
    '#000000',
    2.5,
    0.16,
  );
export const bagOutline = 'M86 58H314L322 84Q332 200 326 330 322 352 300 354H100Q78 352 74 330 68 200 78 84Z';

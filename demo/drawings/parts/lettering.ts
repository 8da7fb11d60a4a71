import { fixed, type Svg } from './paint.ts';

/**
 * Capitals of packs as pen strokes, 10 units high, each with its width. A drawing thus needs no font, and looks the
 * same on every machine.
 */
const signs: Record<string, [width: number, strokes: string]> = {
  A: [6, 'M0 10L3 0L6 10M1.1 6.6H4.9'],
  B: [6, 'M0 0V10H3.2Q6 10 6 7.4T3.2 4.8H0M0 0H3Q5.4 0 5.4 2.4T3 4.8'],
  C: [6, 'M6 1.6Q4.8 0 3.2 0Q0 0 0 5T3.2 10Q4.8 10 6 8.4'],
  D: [6, 'M0 0V10H2.4Q6 10 6 5T2.4 0Z'],
  E: [5.2, 'M5.2 0H0V10H5.2M0 4.9H4.4'],
  F: [5.2, 'M5.2 0H0V10M0 4.9H4.4'],
  G: [6, 'M6 1.6Q4.8 0 3.2 0Q0 0 0 5T3.2 10Q6 10 6 6V5.4H3.6'],
  H: [6, 'M0 0V10M6 0V10M0 4.9H6'],
  I: [0, 'M0 0V10'],
  J: [4.6, 'M4.6 0V7Q4.6 10 2.2 10Q.6 10 0 8.4'],
  K: [5.8, 'M0 0V10M5.6 0L0 6M2 4L5.8 10'],
  L: [4.8, 'M0 0V10H4.8'],
  M: [7.2, 'M0 10V0L3.6 6L7.2 0V10'],
  N: [6, 'M0 10V0L6 10V0'],
  O: [6.4, 'M3.2 0Q6.4 0 6.4 5T3.2 10Q0 10 0 5T3.2 0Z'],
  P: [5.8, 'M0 10V0H3Q5.8 0 5.8 2.8T3 5.6H0'],
  Q: [6.4, 'M3.2 0Q6.4 0 6.4 5T3.2 10Q0 10 0 5T3.2 0ZM3.8 7.4L6.4 10.4'],
  R: [5.8, 'M0 10V0H3Q5.8 0 5.8 2.8T3 5.6H0M3 5.6L5.8 10'],
  S: [5.8, 'M5.4 1.5Q4.6 0 2.8 0Q.3 0 .3 2.4Q.3 4.4 2.9 4.9Q5.8 5.4 5.8 7.6Q5.8 10 2.9 10Q.8 10 0 8.3'],
  T: [6, 'M0 0H6M3 0V10'],
  U: [6, 'M0 0V6.6Q0 10 3 10T6 6.6V0'],
  V: [6, 'M0 0L3 10L6 0'],
  W: [8.4, 'M0 0L2 10L4.2 2L6.4 10L8.4 0'],
  X: [6, 'M0 0L6 10M6 0L0 10'],
  Y: [6, 'M0 0L3 5L6 0M3 5V10'],
  Z: [5.8, 'M0 0H5.8L0 10H5.8'],
  0: [6, 'M3 0Q6 0 6 5T3 10Q0 10 0 5T3 0Z'],
  1: [2.4, 'M0 2L2.4 0V10'],
  2: [5.8, 'M.2 2.4Q.4 0 3 0Q5.6 0 5.6 2.6Q5.6 4.4 3 6.8L0 10H5.8'],
  3: [5.8, 'M.3 1.4Q1.2 0 2.9 0Q5.3 0 5.3 2.4T2.6 4.8Q5.8 4.8 5.8 7.4T2.9 10Q.9 10 0 8.4'],
  4: [6, 'M4.4 10V0L0 7H6'],
  5: [5.8, 'M5.2 0H.8L.3 4.8Q1.4 3.8 2.9 3.8Q5.8 3.8 5.8 6.9T2.8 10Q.9 10 0 8.6'],
  6: [5.8, 'M5 .6Q4.2 0 3.2 0Q0 0 0 6Q0 10 3 10T5.8 6.8T3 3.7Q1 3.7 .1 5.6'],
  7: [5.6, 'M0 0H5.6L2 10'],
  8: [6, 'M3 4.8Q.5 4.8 .5 2.4T3 0T5.5 2.4T3 4.8Q0 4.8 0 7.4T3 10T6 7.4T3 4.8Z'],
  9: [5.8, 'M.8 9.4Q1.6 10 2.6 10Q5.8 10 5.8 4Q5.8 0 2.8 0T0 3.2T2.8 6.3Q4.8 6.3 5.7 4.4'],
  '+': [5, 'M0 5.5H5M2.5 3V8'],
  '-': [3, 'M0 5.5H3'],
  '.': [0, 'M0 10h.01'],
  ' ': [1.6, ''],
};

const gap = 2.9;

/** A word of a label, centred on x, its feet on y. Height in units of the drawing; wider words shrink to `room`. */
export function word(text: string, x: number, y: number, height: number, colour: string, room = 400): Svg {
  const letters = [...text].map((letter): [number, string] => signs[letter] ?? [0, '']);
  const width = letters.reduce((total, [own]) => total + own + gap, -gap);
  const scale = fixed100(Math.min(height / 10, room / (width + 2)));
  let left = -width / 2;
  const strokes = letters.map(([own, d]) => {
    const drawn = `<path d="${d}" transform="translate(${fixed(left)} -10)"/>`;
    left += own + gap;
    return drawn;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

const fixed100 = (value: number) => Math.round(value * 100) / 100;

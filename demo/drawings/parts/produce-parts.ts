import { bits } from './food-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  dark,
  dropShadow,
  ellipse,
  form,
  light,
  line,
  oval,
  path,
  put,
  type Svg,
  shine,
  strewn,
  times,
} from './paint.ts';

export type Leaf = (colour: string) => Svg;

/** Leaves with their foot at the origin, pointing up, about 110 long. */
export const leaves = {
  broad: (c: string): Svg =>
    form('M0 0Q-52-30-40-80-24-112 0-124 24-112 40-80 52-30 0 0Z', c) +
    line('M0 8V-106M0-30-24-54M0-50 24-74', light(c, 0.45), 3, 0.7),
  round: (c: string): Svg =>
    form('M0 0Q-46-14-44-52-34-92 0-92 34-92 44-52 46-14 0 0Z', c, 0.8) + line('M0 6V-76', light(c, 0.5), 3, 0.6),
  narrow: (c: string): Svg =>
    form('M0 0Q-26-50-12-96L0-128 12-96Q26-50 0 0Z', c) +
    line('M0 6V-110', light(c, 0.45), 2.5, 0.7) +
    line('M-6-2-26 10M6-2 26 10', dark(c, 0.1), 3),
  frilled: (c: string): Svg =>
    form(
      'M0 0Q-30-6-34-26-58-30-48-52-66-66-46-82-50-108-24-106-12-130 0-120 12-130 24-106 50-108 46-82 66-66 48-52 58-30 34-26 30-6 0 0Z',
      c,
    ) + line('M0 6V-110M0-30-30-50M0-46 32-68M0-66-26-88', light(c, 0.55), 4, 0.7),
  heart: (c: string): Svg =>
    form('M0-6Q-60 10-52-50-40-84 0-124 40-84 52-50 60 10 0-6Z', c) +
    line('M0 4V-108M0-10Q-28-30-28-64M0-10Q28-30 28-64', light(c, 0.4), 3, 0.7),
  fingers: (c: string): Svg =>
    times(5, (n) =>
      put(form('M0 0Q-18-44 0-92 18-44 0 0Z', c) + line('M0 0V-76', light(c, 0.45), 2.5, 0.7), 0, -20, 1, n * 34 - 68),
    ) + line('M0 6V-24', dark(c, 0.2), 4),
  serrated: (c: string): Svg =>
    form(
      'M0 0-18-10-16-22-32-30-26-42-40-54-30-64-36-80-22-86-20-104-6-106 0-126 6-106 20-104 22-86 36-80 30-64 40-54 26-42 32-30 16-22 18-10Z',
      c,
    ) + line('M0 6V-110M0-34-18-46M0-54 18-66', light(c, 0.4), 3, 0.7),
  three: (c: string): Svg =>
    times(3, (n) =>
      put(
        form('M0 0Q-30-20-26-52-12-80 0-86 12-80 26-52 30-20 0 0Z', c) + line('M0 0V-70', light(c, 0.4), 2.5, 0.7),
        0,
        -24,
        0.86,
        n * 74 - 74,
      ),
    ) + line('M0 8V-30', dark(c, 0.1), 4),
  feather: (c: string): Svg =>
    line('M0 8V-112', dark(c, 0.1), 3) +
    times(
      7,
      (n) =>
        put(ellipse(-13, 0, 13, 7, c), 0, -14 - n * 15, 1, 24) +
        put(ellipse(13, 0, 13, 7, light(c, 0.14)), 0, -14 - n * 15, 1, -24),
    ) +
    ellipse(0, -118, 8, 12, c),
  fleshy: (c: string): Svg =>
    times(3, (n) =>
      form('M0 0Q-26-10-20-40 0-60 20-40 26-10 0 0Z', c, 0.8).replace(
        '<path',
        `<path transform="translate(${[-20, 20, 0][n]} ${[-10, -24, -58][n]}) rotate(${[-40, 40, 0][n]})"`,
      ),
    ) + line('M0 8V-60', light(c, 0.4), 5),
  curly: (c: string): Svg =>
    line('M0 8V-50', light(c, 0.2), 5) +
    strewn([0, -76, 46], 22, 9, (x, y) => ball(x, y, 12, c), 1) +
    strewn([0, -80, 40], 16, 4, (x, y) => circle(x, y, 5, light(c, 0.3)), 1),
  fine: (c: string): Svg =>
    line('M0 10V-60M0-20-30-70M0-20 30-70', light(c, 0.15), 4) +
    times(3, (n) =>
      strewn(
        [[-34, 34, 0][n] ?? 0, -88 - (n === 2 ? 14 : 0), 24],
        7,
        n + 3,
        (x, y) => ellipse(x, y, 11, 8, n % 2 ? c : light(c, 0.15)),
        1,
      ),
    ),
};

/** A bunch from above: leaves in a fan over their stems, tied with a band. */
export const bunch = (leaf: Leaf, colour: string, stem: string, band: string, count = 11, extra: Svg = ''): Svg =>
  dropShadow(
    times(9, (n) =>
      line(`M${176 + n * 6} 236Q${180 + n * 5} 300 ${140 + n * 15} 372`, n % 2 ? stem : dark(stem, 0.2), 8),
    ),
  ) +
  times(count, (n) =>
    contactShadow(
      put(
        leaf(n % 3 === 1 ? light(colour, 0.14) : n % 3 ? dark(colour, 0.14) : colour),
        200 + (n % 2 ? -6 : 6),
        226 - (n % 3) * 16,
        1.22 - (n % 3) * 0.1,
        ((n * 7) % count) * (150 / (count - 1)) - 75,
      ),
    ),
  ) +
  contactShadow(put(leaf(light(colour, 0.1)), 200, 236, 1.05, -8)) +
  extra +
  dropShadow(path('M160 244Q200 262 240 244V270Q200 288 160 270Z', band)) +
  line('M166 252Q200 268 234 252', '#fff', 4, 0.5);

/** A heap of loose leaves, no band. */
export const looseHeap = (leaf: Leaf, colour: string, seed: number, extra: Svg = ''): Svg =>
  times(16, (n) => {
    const a = n * 2.4 + seed;
    const r = 24 + n * 6.2;
    return contactShadow(
      put(
        leaf(n % 3 === 1 ? light(colour, 0.16) : n % 3 ? dark(colour, 0.15) : colour),
        200 + Math.cos(a) * r,
        224 + Math.sin(a) * r * 0.7,
        1,
        (n * 83 + seed * 40) % 360,
      ),
    );
  }) + extra;

export const smaller = (part: Svg, s: number): Svg => put(put(part, -200, -200), 200, 200, s);
export const round = (x: number, y: number, r: number, colour: string, stem = true): Svg =>
  dropShadow(ball(x, y, r, colour)) +
  shine(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.14) +
  (stem
    ? ellipse(x + r * 0.05, y - r * 0.86, r * 0.22, r * 0.1, dark(colour, 0.4)) +
      line(`M${x} ${y - r * 0.86}q4-${r * 0.3} ${r * 0.24}-${r * 0.42}`, '#5a3a1c', 7)
    : '');
export const half = (x: number, y: number, rx: number, ry: number, skin: string, flesh: string, middle: Svg): Svg =>
  dropShadow(ellipse(x, y, rx, ry, skin)) +
  ellipse(x, y, rx * 0.92, ry * 0.92, light(flesh, 0.35)) +
  ellipse(x, y, rx * 0.84, ry * 0.84, flesh) +
  middle;
export const long = (
  x: number,
  y: number,
  turn: number,
  colour: string,
  length = 150,
  thick = 34,
  tip = '#5a7a2a',
): Svg =>
  put(
    dropShadow(
      form(
        `M${-length} 4Q${-length}-${thick} ${-length + 50}-${thick} 0-${thick + 8} ${length - 40}-${thick} ${length} ${-thick + 6} ${length} 2 ${length} ${thick} ${length - 40} ${thick} 0 ${thick - 6} ${-length + 50} ${thick} ${-length} ${thick} ${-length} 4Z`,
        colour,
      ) + oval(-length, 2, 12, 17, tip),
    ) + line(`M${-length + 40} ${-thick * 0.5}H${length - 60}`, '#fff', 6, 0.35),
    x,
    y,
    1,
    turn,
  );
export const lantern = (x: number, y: number, s: number, turn: number, colour: string): Svg =>
  put(
    contactShadow(
      form('M0-40Q-52-46-46 2-40 50-14 46 0 58 14 46 40 50 46 2 52-46 0-40Z', colour) +
        line('M-14-34Q-22 8-10 42M16-34Q24 8 10 40', dark(colour, 0.35), 4, 0.6) +
        line('M0-40Q-2-58 12-68', '#4f7a2a', 9),
    ) + shine(-22, -14, 7, 16, 10),
    x,
    y,
    s,
    turn,
  );
export const tuber = (x: number, y: number, turn: number, skin: string, rings = true): Svg =>
  put(
    dropShadow(form('M-120 10Q-126-44-60-52 20-66 90-44 132-26 122 10 110 50 40 54-40 64-90 46-118 36-120 10Z', skin)) +
      (rings
        ? line('M-80-44Q-92 0-78 44M-40-52Q-52 0-40 52M4-56Q-8 0 4 54M48-50Q38 0 48 50', dark(skin, 0.4), 4, 0.5)
        : '') +
      bits([0, 0, 80], [dark(skin, 0.35), light(skin, 0.2)], 26, 6, 7),
    x,
    y,
    1,
    turn,
  );
export const slice = (x: number, y: number, r: number, skin: string, flesh: string, dots: string): Svg =>
  dropShadow(circle(x, y, r, skin)) +
  circle(x, y, r * 0.88, flesh) +
  strewn([x, y, r * 0.74], 22, Math.round(r + x), (a, b) => circle(a, b, 2.8, dots), 1);
export const banana = (x: number, y: number, turn: number, colour: string, s = 1): Svg =>
  put(
    dropShadow(
      form('M-110-40Q-90 50 10 60 90 60 116 10L108-4Q70 26 10 16-66 6-88-50Z', colour) +
        path('M116 10 108-4 118-10 124 2Z', '#4a3a1c'),
    ) + line('M-92-20Q-60 36 20 40 70 40 100 14', dark(colour, 0.3), 4, 0.5),
    x,
    y,
    s,
    turn,
  );
export const handOf = (colour: string, count: number, s: number): Svg =>
  times(count, (n) =>
    banana(190 + n * 6, 130 + n * (150 / count), -16 + n * 7, n % 2 ? colour : light(colour, 0.1), s),
  ) + contactShadow(form('M56 86Q84 70 106 92 110 140 86 146 56 140 56 86Z', dark(colour, 0.3)));
export const tiny = (x: number, y: number): Svg =>
  times(5, (n) => put(ellipse(0, -6, 4, 6, '#ffffff'), x, y, 1, n * 72)) + circle(x, y, 3, '#f2b90f');
export const garlicBulb = (x: number, y: number, s: number): Svg =>
  put(
    dropShadow(form('M-8-64Q-4-30-30-18-64 4-56 40-34 66 0 64 34 66 56 40 64 4 30-18 4-30 8-64Z', '#f6efe6', 0.6)) +
      line('M-24-14Q-42 20-26 58M0-24V62M24-14Q42 20 26 58', '#c9a8b8', 4, 0.8) +
      line('M-14 64Q0 72 14 64', '#8a6a4c', 6),
    x,
    y,
    s,
  );
export const beet = (x: number, y: number, s: number): Svg =>
  put(
    line('M-8-50Q-30-120-50-150M0-50Q0-120 0-160M8-50Q30-120 46-146', '#a3163c', 9) +
      put(leaves.broad('#3f8a34'), -50, -130, 0.5, -24) +
      put(leaves.broad('#2d7a2a'), 46, -128, 0.5, 24) +
      put(leaves.broad('#4c9a45'), 0, -140, 0.5) +
      dropShadow(form('M0-58Q-66-54-60 6-40 60 0 66L4 110 8 64Q48 56 62 4 62-54 0-58Z', '#7a1440')) +
      shine(-24, -18, 10, 18, 20),
    x,
    y,
    s,
  );
export const peeled = (x: number, y: number, r: number): Svg =>
  dropShadow(
    times(7, (n) => put(form('M0 0Q-26-20-16-54 0-64 16-54 26-20 0 0Z', '#f9a03a', 0.7), x, y, r / 62, n * 51)),
  );

import {
  circle,
  contactShadow,
  dark,
  dropShadow,
  each,
  form,
  light,
  line,
  path,
  put,
  rect,
  ring,
  type Svg,
  times,
  within,
} from './paint.ts';

/** What is printed or woven over a cloth, on the whole picture; the outline of the cloth cuts it. */
export type Print = Svg;

const grid = (step: number, draw: (x: number, y: number, n: number) => Svg): Svg =>
  times(Math.ceil(420 / step), (row) =>
    times(Math.ceil(420 / step) + 1, (n) => draw(n * step + (row % 2 ? step / 2 : 0) - 10, row * step - 6, n + row)),
  );

export const rings = (a: string, b: string, step = 46): Print =>
  grid(
    step,
    (x, y, n) =>
      circle(x, y, step * 0.4, n % 2 ? a : b) +
      ring(x, y, step * 0.28, '#fff6e0', step * 0.07) +
      circle(x, y, step * 0.13, n % 2 ? b : a),
  );

export const diamonds = (a: string, b: string, step = 48): Print =>
  grid(
    step,
    (x, y, n) =>
      path(
        `M${x} ${y - step * 0.46}L${x + step * 0.42} ${y} ${x} ${y + step * 0.46} ${x - step * 0.42} ${y}Z`,
        n % 2 ? a : b,
      ) +
      path(
        `M${x} ${y - step * 0.2}L${x + step * 0.18} ${y} ${x} ${y + step * 0.2} ${x - step * 0.18} ${y}Z`,
        '#fff6e0',
      ),
  );

export const adire = (colour = '#c9d6ff', step = 52): Print =>
  grid(
    step,
    (x, y) =>
      ring(x, y, step * 0.38, colour, 2.5) + ring(x, y, step * 0.25, colour, 2.5) + ring(x, y, step * 0.11, colour, 3),
  );

export const zigzag = (a: string, b: string, step = 26): Print =>
  times(Math.ceil(420 / step), (row) =>
    line(
      times(30, (n) => `${n === 0 ? 'M' : 'L'}${n * 16 - 10} ${row * step + (n % 2 ? 10 : 0)}`),
      row % 2 ? a : b,
      7,
    ),
  );

export const bars = (colours: readonly string[], step = 18): Print =>
  times(Math.ceil(420 / step), (n) => rect(n * step, 0, step + 0.5, 420, 0, colours[n % colours.length] ?? '#fff'));

export const checks = (colour: string, step = 40): Print =>
  times(
    11,
    (n) =>
      rect(n * step, 0, step * 0.4, 420, 0, colour, 'opacity=".6"') +
      rect(0, n * step, 420, step * 0.4, 0, colour, 'opacity=".6"') +
      rect(n * step + step * 0.62, 0, 4, 420, 0, colour, 'opacity=".7"') +
      rect(0, n * step + step * 0.62, 420, 4, 0, colour, 'opacity=".7"'),
  );

export const florets = (colour: string, step = 40): Print =>
  grid(
    step,
    (x, y) =>
      times(5, (n) => put(circle(0, -step * 0.17, step * 0.12, colour), x, y, 1, n * 72)) +
      circle(x, y, step * 0.08, '#fff'),
  );

/** A cut of cloth: its colour, its print and its roundness. */
export const cloth = (outline: string, colour: string, print: Print = '', shade = 0.55): Svg =>
  path(outline, colour) + (print && within(outline, print)) + path(outline, 'url(#side)', `opacity="${shade}"`);

/** Cloth that lies folded, its layers showing at the front. */
export const folded = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  print: Print = '',
  layers = 3,
): Svg =>
  dropShadow(
    times(
      layers,
      (n) =>
        rect(
          x - w / 2 + n * 2,
          y + h - 14 + (layers - n - 1) * 20,
          w - n * 4,
          26,
          13,
          n % 2 ? dark(colour, 0.22) : dark(colour, 0.12),
        ) +
        line(`M${x - w / 2 + 16} ${y + h - 2 + (layers - n - 1) * 20}H${x + w / 2 - 14}`, dark(colour, 0.45), 2.5, 0.5),
    ) +
      cloth(
        `M${x - w / 2 + 22} ${y}H${x + w / 2 - 22}Q${x + w / 2 - 6} ${y} ${x + w / 2 - 2} ${y + 20}L${x + w / 2} ${y + h - 10}Q${x + w / 2} ${y + h + 6} ${x + w / 2 - 18} ${y + h + 6}H${x - w / 2 + 18}Q${x - w / 2} ${y + h + 6} ${x - w / 2} ${y + h - 10}L${x - w / 2 + 2} ${y + 20}Q${x - w / 2 + 6} ${y} ${x - w / 2 + 22} ${y}Z`,
        colour,
        print,
        0.45,
      ),
  );

export const buttons = (x: number, from: number, to: number, count: number, colour: string): Svg =>
  times(count, (n) => contactShadow(circle(x, from + ((to - from) * n) / Math.max(1, count - 1), 5.5, colour)));

/** A shirt or blouse seen from the front, its sleeves to the elbow. */
export const shirtShape = {
  body: 'M148 84Q200 104 252 84L286 104 292 160 284 334Q200 352 116 334L108 160 114 104Z',
  leftSleeve: 'M116 102Q80 116 60 152L36 222Q62 244 96 240L118 176Z',
  rightSleeve: 'M284 102Q320 116 340 152L364 222Q338 244 304 240L282 176Z',
};

export const shirt = (colour: string, print: Print = '', sleeves = true): Svg =>
  dropShadow(
    (sleeves
      ? cloth(shirtShape.leftSleeve, dark(colour, 0.08), print) +
        cloth(shirtShape.rightSleeve, dark(colour, 0.08), print)
      : '') + cloth(shirtShape.body, colour, print),
  ) +
  line('M118 176 114 240M282 176 286 240', dark(colour, 0.5), 3, 0.5) +
  line('M150 200Q146 280 152 336M250 200Q254 280 248 336', '#000000', 5, 0.1);

/** A shoe from its side, the toe to the left; 230 units long. */
export const shoe = (
  x: number,
  y: number,
  scale: number,
  colour: string,
  sole: string,
  lacing: string,
  cap = true,
): Svg =>
  put(
    dropShadow(
      path('M-124 44Q-132 26-116 18L112 22Q124 30 118 50 116 56 106 56H38L30 46H-90Q-118 54-124 44Z', sole) +
        form(
          'M-120 30Q-124-8-70-16-40-22-14-52 0-66 20-62L36-52Q60-58 88-70 112-40 116 26L110 36H-110Q-120 38-120 30Z',
          colour,
        ),
    ) +
      (cap ? line('M-72-16Q-52 8-60 34M60-58Q44-10 60 34', dark(colour, 0.55), 3.5, 0.7) : '') +
      line('M-116 24H112', dark(colour, 0.6), 4, 0.5) +
      each(
        [
          [-34, -36],
          [-18, -50],
          [-2, -62],
        ] as const,
        ([lx, ly]) => line(`M${lx} ${ly}l26 16`, lacing, 5),
      ) +
      line('M0-60Q-30-84-38-64M6-58Q20-90 34-72', lacing, 4) +
      line('M-100 6Q-70-8-44-12', light(colour, 0.7), 6, 0.35),
    x,
    y,
    scale,
  );

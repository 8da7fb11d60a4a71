import { bits } from './food-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  dark,
  dropShadow,
  ellipse,
  form,
  ground,
  light,
  line,
  oval,
  path,
  put,
  rect,
  type Svg,
  shine,
  strewn,
  times,
} from './paint.ts';

export const crescent = (seed: number): Svg =>
  dropShadow(
    form(
      'M44 250Q40 130 150 92 260 70 326 150 372 214 352 268 332 286 312 256 280 190 210 182 130 184 96 262 66 298 44 250Z',
      '#d08a34',
    ),
  ) +
  line(
    'M92 150Q130 170 124 212M148 96Q176 136 170 186M214 82Q222 130 216 180M276 106Q266 146 256 190M324 152Q300 180 292 214',
    '#8a4a14',
    8,
    0.55,
  ) +
  line('M74 190Q110 110 200 100', '#fbd99a', 8, 0.55) +
  (seed ? '' : '');
export const cakeSlice = (body: string, icing: string, layers: number): Svg =>
  dropShadow(
    path('M40 250 330 170 366 214V300L76 340Z', dark(body, 0.25)) +
      path('M40 170 330 112 366 156 76 226Z', icing) +
      path('M40 170 76 226V340L40 276Z', dark(icing, 0.2)) +
      path('M76 226 366 156V286L76 340Z', body),
  ) +
  times(layers, (n) =>
    line(`M78 ${226 + ((n + 1) * 112) / (layers + 1)}L364 ${156 + ((n + 1) * 128) / (layers + 1)}`, icing, 13),
  ) +
  strewn([222, 250, 120], 30, 7, (x, y) => circle(x, y, 3, dark(body, 0.3), 'opacity=".4"'), 0.3) +
  line('M60 172 322 120', '#fff', 5, 0.5);
export const muffin = (colour: string, dots: string, seed: number): Svg =>
  ground(200, 350, 110, 14) +
  dropShadow(path('M104 210H296L268 348H132Z', '#e9d3a8')) +
  times(8, (n) => line(`M${116 + n * 24} 214L${140 + n * 17} 344`, '#c9a468', 5, 0.8)) +
  dropShadow(
    form('M78 214Q66 150 130 132 150 66 206 70 262 66 276 130 336 150 322 214 260 240 200 232 130 240 78 214Z', colour),
  ) +
  strewn([200, 156, 86], 16, seed, (x, y) => contactShadow(ball(x, y, 12, dots)), 0.6) +
  shine(150, 120, 34, 14);
export const loaf = (colour: string, seeds: boolean, long: boolean, seed: number): Svg =>
  dropShadow(oval(200, 210, long ? 176 : 158, long ? 98 : 142, colour)) +
  line(
    long
      ? 'M90 190Q130 160 160 180M170 186Q206 150 236 180M250 188Q284 160 310 186'
      : 'M110 160Q200 110 290 160M104 214Q200 164 296 214M130 266Q200 226 270 266',
    '#f6e2b8',
    13,
    0.85,
  ) +
  line(long ? 'M90 198Q130 170 160 188' : 'M110 170Q200 120 290 170', dark(colour, 0.5), 4, 0.5) +
  (seeds
    ? bits([200, 200, 120], ['#f4e3b8', '#3a2a1c', '#d9b87a'], 90, seed, 8)
    : strewn([200, 210, 130], 60, seed, (x, y) => circle(x, y, 3, '#fff6e0', 'opacity=".6"')));
export const doughnut = (x: number, y: number, r: number, glaze: string, seed: number): Svg =>
  dropShadow(ball(x, y, r, '#d59a4c')) +
  circle(x, y, r * 0.84, glaze, 'filter="url(#rough)"') +
  circle(x, y, r * 0.32, '#7a4a20') +
  circle(x, y + 2, r * 0.26, '#c99a63') +
  strewn(
    [x, y, r * 0.74],
    16,
    seed,
    (px, py, roll) =>
      Math.hypot(px - x, py - y) > r * 0.42
        ? put(
            rect(-5, -2, 10, 4, 2, ['#e2392a', '#2b6fc0', '#f2c33a', '#3f8a34'][Math.floor(roll() * 4)] ?? '#fff'),
            px,
            py,
            1,
            roll() * 180,
          )
        : '',
    1,
  );
export const scoopCup = (colour: string, accent: string): Svg =>
  ground(200, 354, 96, 12) +
  put(rect(-14, -90, 28, 120, 5, '#d9a04c') + line('M-12-60H12M-12-30H12M0-88V20', '#a8702a', 4), 274, 130, 1, 24) +
  dropShadow(ball(150, 158, 74, colour, 0.8)) +
  dropShadow(ball(246, 166, 70, light(colour, 0.08), 0.8)) +
  shine(124, 126, 24, 11) +
  dropShadow(path('M84 190H316L282 348H118Z', accent)) +
  path('M92 220H308L298 262H102Z', light(accent, 0.75)) +
  path('M84 190H316L282 348H118Z', 'url(#side)');
export const pie = (wedgeOut: boolean, lattice: boolean, filling: string): Svg =>
  dropShadow(ball(200, 204, 158, '#c98434')) +
  circle(200, 204, 132, '#e0a654') +
  times(28, (n) => put(ellipse(0, -146, 12, 9, '#e9b566'), 200, 204, 1, n * (360 / 28))) +
  (lattice
    ? times(
        5,
        (n) =>
          line(`M${90 + n * 22} ${128 + n * 38}L${200 + n * 26} ${90 + n * 40}`, '#b8702a', 12, 0.8) +
          line(`M${110 + n * 36} ${290 - n * 10}L${160 + n * 30} ${110 + n * 10}`, '#c98434', 10, 0.7),
      )
    : line('M200 130V170M160 180 180 200M240 180 220 200', '#8a4a14', 8, 0.7)) +
  (wedgeOut
    ? path('M200 204 366 160A172 172 0 0 1 330 320Z', '#8a6a4c') +
      path('M200 204 346 168A150 150 0 0 1 318 308Z', filling) +
      bits([292, 232, 34], [light(filling, 0.3), dark(filling, 0.25)], 22, 5, 14)
    : '');
export const glassCup = (bands: readonly string[], top: Svg): Svg =>
  ground(200, 352, 100, 12) +
  dropShadow(path('M104 90H296L270 346H130Z', '#eaf4f6', 'opacity=".9"')) +
  times(bands.length, (n) => {
    const h = 216 / bands.length;
    const y = 116 + n * h;
    const inset = 8 + (n * h) / 10;
    return path(
      `M${104 + inset} ${y}H${296 - inset}L${296 - inset - h / 10} ${y + h + 1}H${104 + inset + h / 10}Z`,
      bands[n] ?? '#fff',
    );
  }) +
  path('M104 90H296L270 346H130Z', 'url(#side)') +
  top +
  line('M130 120 146 320', '#fff', 8, 0.5);

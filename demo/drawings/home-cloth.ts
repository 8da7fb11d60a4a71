import { adire, bars, checks, cloth, diamonds, florets, folded, zigzag } from './parts/cloth-parts.ts';
import {
  circle,
  contactShadow,
  type Drawings,
  dark,
  dropShadow,
  each,
  ellipse,
  form,
  ground,
  light,
  line,
  path,
  put,
  rect,
  type Svg,
  times,
  within,
} from './parts/paint.ts';

const gold = '#d9a24a';

/** The headtie that stands up like a fan. */
const fan = (colour: string, stripe: string): Svg =>
  dropShadow(
    times(9, (n) =>
      put(
        path('M-10 0Q-46-92-34-168 0-190 34-168 46-92 10 0Z', n % 2 ? light(colour, 0.12) : dark(colour, 0.12)) +
          line('M0-10Q-6-90 0-170', stripe, 4, 0.75),
        200,
        246,
        1 - Math.abs(n - 4) * 0.03,
        -72 + n * 18,
      ),
    ),
  );

const band = (y: number, colour: string, stripe: string): Svg =>
  dropShadow(
    form(`M92 ${y + 30}Q86 ${y - 40} 200 ${y - 44}T308 ${y + 30}Q310 ${y + 96} 200 ${y + 98}T92 ${y + 30}Z`, colour),
  ) +
  line(
    `M96 ${y + 6}Q200 ${y - 34} 304 ${y + 8}M92 ${y + 34}Q200 ${y - 4} 308 ${y + 36}M100 ${y + 64}Q200 ${y + 30} 300 ${y + 64}`,
    stripe,
    6,
    0.75,
  );

const cushion = (x: number, y: number, turn: number, colour: string, print: Svg): Svg => {
  const outline =
    'M96 104Q200 120 304 104 320 96 316 116 302 200 316 284 322 306 300 298 200 284 100 298 78 306 84 284 98 200 84 116 80 98 96 104Z';
  return put(
    `<g transform="translate(-200 -200)">${dropShadow(cloth(outline, colour, print, 0.5))}${path(outline, 'url(#gloss)', 'opacity=".45"')}</g>`,
    x,
    y,
    0.86,
    turn,
  );
};

const drape = (from: number, to: number): Svg => {
  const w = (to - from) / 5;
  return dropShadow(
    times(5, (n) =>
      cloth(
        `M${from + n * w} 62H${from + (n + 1) * w}L${from + (n + 1) * w + 4} 350Q${from + (n + 0.5) * w} 364 ${from + n * w - 4} 350Z`,
        n % 2 ? '#8d95a0' : '#a3abb5',
        '',
        0.9,
      ),
    ),
  );
};

/** Cloth that is laid, hung or wrapped rather than sewn. */
export const homeCloth: Drawings = {
  asooke: () =>
    fan('#7d1236', gold) +
    folded(200, 238, 296, 66, '#7d1236', bars(['#7d1236', '#7d1236', gold, '#7d1236', '#a3244e', '#f2d48a'], 14)),
  bedsheet: () =>
    ground(200, 350, 150, 16) +
    folded(200, 224, 310, 66, '#26358f', adire('#dfe6ff', 50), 3) +
    dropShadow(
      cloth(
        'M64 148Q200 130 336 148 348 190 338 226 200 240 62 226 52 190 64 148Z',
        '#2f43a8',
        adire('#dfe6ff', 44),
        0.5,
      ),
    ) +
    dropShadow(
      cloth('M78 84Q200 66 322 84 334 124 324 158 200 172 76 158 66 124 78 84Z', '#26358f', adire('#dfe6ff', 44), 0.5),
    ) +
    rect(184, 66, 32, 284, 0, '#be1146') +
    rect(184, 66, 32, 284, 0, 'url(#side)') +
    contactShadow(form('M200 120Q150 84 148 120T200 124Q250 84 252 120T200 124Z', '#d9265c')) +
    circle(200, 122, 10, '#8f0c34'),
  curtain: () =>
    drape(40, 186) +
    drape(214, 360) +
    rect(14, 36, 372, 13, 6, '#8a5a2c') +
    circle(14, 42, 15, '#c98a3c') +
    circle(386, 42, 15, '#c98a3c') +
    each(
      [52, 86, 120, 154, 186, 216, 248, 282, 316, 350],
      (x) => `<circle cx="${x}" cy="50" r="12" fill="none" stroke="#d9dde0" stroke-width="5"/>`,
    ),
  cushion: () =>
    ground(200, 352, 150, 16) +
    cushion(246, 158, 10, '#be1146', diamonds('#f2b90f', '#1f2f78', 54)) +
    cushion(
      154,
      240,
      -8,
      '#f4ead6',
      circle(200, 200, 46, '#f28a1b') +
        times(12, (n) => put(path('M-9-60L0-92 9-60Z', '#be1146'), 200, 200, 1, n * 30)) +
        circle(200, 200, 24, '#f2b90f'),
    ),
  gele: () => ground(200, 362, 110, 13) + fan('#d9a030', '#fff0b8') + band(262, '#c98a1b', '#fff0b8'),
  lace: () =>
    ground(200, 350, 150, 16) +
    folded(200, 96, 300, 180, '#ead9b4', florets('#fbf3dc', 40), 3) +
    times(
      11,
      (n) => contactShadow(circle(64 + n * 27.2, 300, 17, '#f3e6c8')) + circle(64 + n * 27.2, 300, 7, '#cbb384'),
    ) +
    line('M56 282H344', '#fffaf0', 6),
  mat: () =>
    `<g transform="translate(8 10) scale(.94)">${ground(200, 344, 160, 14) + dropShadow(path('M46 214H384L366 330H28Z', '#d9b06a')) + within('M46 214H384L366 330H28Z', zigzag('#7d1236', '#2f6b3a', 40)) + line('M28 330H366', '#8a5a20', 7) + dropShadow(path('M48 132H380Q404 132 404 176T380 220H48Z', '#c9984e')) + within('M48 132H380Q404 132 404 176T380 220H48Z', zigzag('#8f2a3a', '#3d7a46', 40)) + path('M48 132H380Q404 132 404 176T380 220H48Z', 'url(#gloss)', 'opacity=".5"') + ellipse(48, 176, 26, 44, '#a87838') + ellipse(48, 176, 18, 32, 'none', 'stroke="#6b4518" stroke-width="5"') + ellipse(48, 176, 8, 16, 'none', 'stroke="#6b4518" stroke-width="5"')}</g>`,
  scarf: () =>
    ground(200, 350, 140, 15) +
    dropShadow(form('M52 132Q120 70 206 96T352 112Q372 180 344 246 260 300 180 274T58 284Q34 210 52 132Z', '#d99aa8')) +
    line(
      'M70 150Q150 100 230 122T338 134M62 200Q150 150 230 170T344 184M66 250Q150 204 230 222T338 232',
      '#f6d5dc',
      7,
      0.8,
    ) +
    line('M60 172Q150 124 230 146T342 158M62 226Q150 180 230 198T344 210', '#b06a7c', 4, 0.5) +
    dropShadow(form('M230 250Q300 240 346 250L356 336Q300 320 236 340Z', '#e3acb8')) +
    times(11, (n) => line(`M${240 + n * 11} ${334 - (n % 2) * 3}v18`, '#d99aa8', 4)),
  shuka: () =>
    ground(200, 344, 150, 15) +
    folded(200, 112, 310, 170, '#c8102e', checks('#14141c', 46), 3) +
    times(16, (n) => line(`M${58 + n * 19} 334l-3 30M${62 + n * 19} 334l4 30`, n % 2 ? '#14141c' : '#c8102e', 3.5)),
  suiting: () =>
    ground(200, 348, 150, 15) +
    dropShadow(cloth('M66 156H338V330Q200 352 66 330Z', '#1f2f5a', '', 0.8) + line('M78 162V330', '#e8e2d6', 5, 0.9)) +
    line('M140 170Q132 260 146 336M220 170Q212 260 226 340M300 170Q296 260 306 334', '#111c3a', 6, 0.5) +
    dropShadow(
      cloth('M40 84H352Q372 84 372 124T352 166H40Z', '#263a70', '', 0.3) +
        rect(40, 84, 330, 26, 12, '#ffffff', 'opacity=".14"'),
    ) +
    ellipse(40, 125, 22, 41, '#182448') +
    ellipse(40, 125, 13, 26, 'none', 'stroke="#3a5090" stroke-width="4"') +
    ellipse(40, 125, 6, 11, '#c98a4c') +
    line('M52 92V158', '#e8e2d6', 4, 0.8),
  towel: () =>
    ground(200, 348, 150, 15) +
    folded(200, 102, 290, 168, '#12909c', '', 4) +
    times(22, (n) => line(`M${70 + n * 12.2} 124q4 6 0 12t0 12t0 12`, '#5cc4cc', 3, 0.4)) +
    rect(58, 204, 284, 16, 0, '#0b6e79') +
    rect(58, 230, 284, 8, 0, '#0b6e79') +
    line('M72 118H328', '#7fd8de', 7, 0.6),
};

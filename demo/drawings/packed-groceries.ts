import { word } from './parts/lettering.ts';
import { bottle, jar, paperSack, pouch, tin } from './parts/packs.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dropShadow,
  each,
  ellipse,
  form,
  ground,
  line,
  oval,
  path,
  put,
  rect,
  ring,
  type Svg,
  shine,
  strewn,
  times,
  within,
} from './parts/paint.ts';
import { chilli, citrus, coconut } from './parts/plant-parts.ts';

const roll = (x: number, y: number, r: number): Svg =>
  contactShadow(oval(x, y, r, r * 0.78, '#d9913a')) + shine(x - r * 0.26, y - r * 0.34, r * 0.4, r * 0.16, -18, 0.4);

const biscuit = (x: number, y: number, r: number): Svg =>
  contactShadow(ball(x, y, r, '#d9a860', 0.7)) +
  ring(x, y, r * 0.82, '#a8742e', 3.5) +
  times(12, (n) => put(circle(0, -r * 0.6, 3.4, '#8a5a20'), x, y, 1, n * 30)) +
  times(6, (n) => put(circle(0, -r * 0.3, 3, '#8a5a20'), x, y, 1, n * 60));

const tissueRoll = (x: number, y: number): Svg =>
  contactShadow(rect(x - 42, y, 84, 82, 10, '#fbfaf8')) +
  ellipse(x, y, 42, 17, '#ffffff') +
  ellipse(x, y, 42, 17, 'none', 'stroke="#d9d4ce" stroke-width="3"') +
  ellipse(x, y, 15, 6, '#b99a72');

const matchbox = (x: number, y: number, turn = 0): Svg =>
  put(
    contactShadow(
      rect(-60, -26, 120, 52, 5, '#c8102e') + rect(-60, 12, 120, 14, 3, '#5a3a24') + circle(0, -6, 15, '#ffc53a'),
    ) + path('M0-18Q8-8 0 2Q-8-8 0-18Z', '#c8102e'),
    x,
    y,
    1,
    turn,
  );

const dipper = (x: number, y: number, turn: number): Svg =>
  put(
    contactShadow(
      rect(-6, -150, 12, 130, 6, '#c98a4c') +
        each([0, 1, 2, 3], (n) =>
          rect(
            -26 + Math.abs(n - 1.5) * 4,
            -22 + n * 14,
            52 - Math.abs(n - 1.5) * 8,
            11,
            5,
            n % 2 ? '#a8692f' : '#c98a4c',
          ),
        ),
    ),
    x,
    y,
    1,
    turn,
  );

const plantainChip = (x: number, y: number, turn: number): Svg =>
  put(
    contactShadow(form('M-42 4Q-36-22 4-22 40-18 42 4 30 22-4 18-36 20-42 4Z', '#f2c040')) +
      line('M-26 0Q0-12 26 0', '#b5780f', 4, 0.7),
    x,
    y,
    1,
    turn,
  );

export const packedGroceries: Drawings = {
  biscuits: () =>
    ground(200, 346, 150, 16) +
    biscuit(306, 168, 60) +
    biscuit(278, 160, 60) +
    dropShadow(path('M30 116H228Q262 160 228 250H30Q52 180 30 116Z', '#6b2a14')) +
    path('M30 140H240V170H36Z', '#f2b90f') +
    word('KOLA BISCUIT', 134, 216, 24, '#fff', 170) +
    path('M30 116H228Q262 160 228 250H30Q52 180 30 116Z', 'url(#gloss)', 'opacity=".5"') +
    line('M222 118Q254 160 222 248', '#d9dde0', 7, 0.7) +
    biscuit(160, 300, 58) +
    biscuit(262, 292, 62),
  buns: () =>
    ground(200, 346, 150, 16) +
    each(
      [
        [108, 190],
        [192, 178],
        [276, 190],
        [112, 252],
        [196, 246],
      ] as const,
      ([x, y]) => roll(x, y, 56),
    ) +
    dropShadow(
      path(
        'M52 140Q44 116 70 112L330 112Q356 116 348 140 362 220 346 296 200 322 54 296 38 220 52 140Z',
        '#e8f4fa',
        'opacity=".14"',
      ),
    ) +
    line('M66 130Q200 104 334 130M70 150Q56 220 72 286', '#ffffff', 7, 0.7) +
    path('M150 128H250V168H150Z', '#be1146') +
    word('BUNS', 200, 160, 24, '#fff', 84) +
    put(
      dropShadow(
        form('M-56 10Q-56-44 0-46V40Q-56 44-56 10Z', '#d9913a') +
          path('M0-46Q22-20 8 0 24 24 0 40-18 0 0-46Z', '#fff0cf'),
      ),
      262,
      304,
      1.05,
      -10,
    ) +
    put(
      dropShadow(
        form('M56 10Q56-44 0-46-14-20 4 0-16 20 0 40 56 44 56 10Z', '#d9913a') +
          path('M0-46Q-16-20 2 0-18 20 0 40 12 0 0-46Z', '#fff0cf'),
      ),
      300,
      312,
      1.05,
      16,
    ),
  charcoal: () =>
    paperSack('#b98a58', 'CHARCOAL', '4 KG') +
    path('M110 90Q200 130 290 90 296 70 200 66T110 90Z', '#3a2a20') +
    each(
      [
        [140, 84, 10],
        [186, 74, -20],
        [232, 80, 30],
        [268, 88, 0],
      ] as const,
      ([x, y, turn]) =>
        put(
          contactShadow(
            path('M-26-8L-8-24 20-18 28 4 8 22-20 16Z', '#26262a') + path('M-26-8L-8-24 20-18 0-4Z', '#4a4a50'),
          ),
          x,
          y,
          1,
          turn,
        ),
    ) +
    each(
      [
        [70, 344, 20, 1.1],
        [118, 362, -30, 0.9],
        [322, 346, 50, 1.2],
        [280, 366, 0, 0.9],
        [350, 372, -20, 0.7],
      ] as const,
      ([x, y, turn, s]) =>
        put(
          contactShadow(
            path('M-26-8L-8-24 20-18 28 4 8 22-20 16Z', '#1f1f23') + path('M-26-8L-8-24 20-18 0-4Z', '#55555c'),
          ),
          x,
          y,
          s,
          turn,
        ),
    ),
  crisps: () =>
    pouch(
      '#2f8a3d',
      '#f2b90f',
      'CRISPS',
      'SALTED',
      each(
        [
          [130, 262, -10],
          [200, 250, 20],
          [264, 272, -30],
        ] as const,
        ([x, y, turn]) => plantainChip(x, y, turn),
      ),
    ) +
    plantainChip(96, 350, -10) +
    plantainChip(186, 362, 16) +
    plantainChip(276, 352, -24),
  dish: () =>
    bottle({ body: '#f5e04a', cap: '#1a7338', ink: '#1a7338', name: 'DISH', line: 'LEMON', w: 150 }) +
    citrus(318, 320, 48) +
    each(
      [
        [90, 300, 22],
        [66, 340, 14],
        [104, 350, 17],
      ] as const,
      ([x, y, r]) =>
        circle(x, y, r, '#e3f4fb', 'opacity=".75" stroke="#a9d3e6" stroke-width="3"') +
        shine(x - r * 0.3, y - r * 0.3, r * 0.25, r * 0.15, -30, 0.9),
    ),
  hairoil: () =>
    `<g transform="translate(-44 0)">${bottle({ body: '#c97a1b', cap: '#2b2b2f', label: '#fff8e6', ink: '#7d4a10', name: 'OIL', line: 'COCONUT', w: 144, neck: 24 }) + line('M200 46Q186 14 200 8T200 46', '#2b2b2f', 22)}</g>` +
    coconut(292, 300, 74),
  honey: () =>
    jar({
      body: '#e8960f',
      lid: '#f3e6cd',
      ink: '#a85a05',
      name: 'HONEY',
      line: 'PURE',
      w: 216,
      top: 96,
      deco: ellipse(200, 176, 120, 20, '#ffc94a', 'opacity=".6"'),
    }) +
    dipper(330, 214, 22) +
    line('M330 236Q336 270 330 300', '#f2a51b', 12) +
    ellipse(332, 346, 40, 11, '#f2a51b') +
    shine(320, 342, 14, 3, 0, 0.7),
  matches: () =>
    ground(200, 346, 150, 16) +
    each([0, 1, 2], (row) => each([0, 1], (column) => matchbox(124 + column * 126 + row * 4, 120 + row * 58))) +
    rect(54, 88, 262, 176, 8, '#e8f4fa', 'opacity=".14"') +
    line('M64 98Q190 84 306 98', '#fff', 6, 0.6) +
    put(
      dropShadow(rect(-80, -30, 100, 60, 4, '#f0dcb4') + rect(-72, -24, 84, 48, 2, '#b99a68')) +
        times(7, (n) => rect(-68, -21 + n * 6.4, 66, 4, 2, '#f2dcae') + circle(-6, -19 + n * 6.4, 5, '#c8102e')) +
        matchbox(66, 0),
      216,
      316,
      1.1,
      -8,
    ),
  oats: () =>
    tin(
      '#f3e6cd',
      '#8a4a14',
      'OATS',
      '500 G',
      each([-1, 1], (side) =>
        put(
          times(6, (n) =>
            ellipse(
              side * (8 + n * 1.2),
              -52 + n * 15,
              7,
              12,
              '#c98a2c',
              `transform="rotate(${side * 24} ${side * 9} ${-52 + n * 15})"`,
            ),
          ),
          200,
          148,
          0.72,
        ),
      ) + line('M200 92V162', '#c98a2c', 4),
      196,
      240,
    ),
  salt: () =>
    pouch(
      '#f1f5f9',
      '#1f6fb5',
      'SALT',
      '',
      word('1 KG', 200, 280, 26, '#fff') +
        each(
          [
            [108, 262],
            [136, 236],
            [124, 290],
            [290, 290],
            [284, 256],
            [258, 238],
          ] as const,
          ([x, y]) => put(rect(-7, -7, 14, 14, 2, '#d3e6f5'), x, y, 1, x),
        ),
      -6,
      '#1f4e8c',
    ),
  spagpack: () =>
    put(
      dropShadow(rect(-64, -178, 128, 356, 12, '#1f4e8c')) +
        rect(-64, -178, 128, 30, 8, '#f2b90f') +
        rect(-64, 148, 128, 30, 8, '#f2b90f') +
        rect(-40, -36, 80, 168, 12, '#f7e2a4') +
        times(13, (n) => line(`M${-35 + n * 5.9} -32V128`, n % 2 ? '#e8b94a' : '#f5cf6a', 4.4)) +
        rect(-40, -36, 80, 168, 12, 'none', 'stroke="#fff" stroke-width="4"') +
        word('SPAGHETTI', 0, -84, 22, '#fff', 112) +
        word('500 G', 0, -56, 14, '#f2b90f') +
        rect(-64, -178, 128, 356, 12, 'url(#side)'),
      200,
      200,
      1,
      38,
    ),
  spice: () =>
    ground(200, 350, 110, 16) +
    dropShadow(path('M96 120H304L312 336Q200 352 88 336Z', '#dce8ec')) +
    within(
      'M104 150H296L304 328Q200 342 96 328Z',
      rect(90, 170, 220, 180, 0, '#b8441a') +
        strewn(
          [200, 256, 110],
          260,
          4,
          (x, y, spin) =>
            circle(x, y, 2 + spin() * 3, ['#d9622a', '#8a2a0c', '#e88a44', '#c8501c'][Math.floor(spin() * 4)] ?? ''),
          0.9,
        ),
    ) +
    path('M96 120H304L312 336Q200 352 88 336Z', 'url(#side)') +
    line('M116 160 108 320', '#fff', 8, 0.5) +
    dropShadow(path('M88 66H312V150Q200 168 88 150Z', '#7d0a1c')) +
    path('M88 66H312V82H88Z', '#be1146') +
    circle(200, 74, 5, '#dfe5e9') +
    word('SPICE', 200, 132, 30, '#fff', 170) +
    put(
      form('M0-30Q22-10 16 14 0 34-16 14-22-10 0-30Z', '#8a5a2c') +
        line('M0-24V22M-8-16-8 18M8-16 8 18', '#4c2a10', 2.5),
      120,
      350,
      1,
      40,
    ) +
    put(
      form('M0-30Q22-10 16 14 0 34-16 14-22-10 0-30Z', '#9c6a34') +
        line('M0-24V22M-8-16-8 18M8-16 8 18', '#4c2a10', 2.5),
      172,
      362,
      1,
      -60,
    ) +
    chilli(290, 352, 38, -10),
  tissue: () =>
    ground(200, 352, 150, 16) +
    each([0, 1], (row) => each([0, 1, 2, 3], (n) => tissueRoll(74 + n * 84, 92 + row * 110))) +
    rect(26, 70, 348, 262, 20, '#8fd3f0', 'opacity=".22"') +
    dropShadow(path('M26 176H374V286H26Z', '#1f6fb5')) +
    path('M26 262Q120 236 200 262T374 258V286H26Z', '#12a0ae') +
    word('SOFT', 200, 232, 38, '#fff', 200) +
    word('10 ROLLS', 200, 258, 15, '#d9f0fb') +
    line('M38 80V324M60 74H340', '#fff', 6, 0.5),
};

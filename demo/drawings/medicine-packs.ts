import { word } from './parts/lettering.ts';
import { blister, bottle, carton, jar, tin, tube } from './parts/packs.ts';
import {
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
  type Svg,
  shine,
  strewn,
  within,
} from './parts/paint.ts';

const drop = (x: number, y: number, s: number, colour: string): Svg =>
  contactShadow(
    form(
      `M${x} ${y - s * 1.5}Q${x + s} ${y - s * 0.3} ${x + s} ${y + s * 0.2}A${s} ${s} 0 0 1 ${x - s} ${y + s * 0.2}Q${x - s} ${y - s * 0.3} ${x} ${y - s * 1.5}Z`,
      colour,
    ),
  ) + shine(x - s * 0.3, y + s * 0.1, s * 0.2, s * 0.36, 14, 0.8);

const wideBlister = (pill: string, second?: string): Svg => blister(262, 328, -7, pill, 5, second);

export const medicinePacks: Drawings = {
  antibio: () =>
    `<g transform="translate(0 -24)">${carton({ colour: '#f28a2b', name: 'ANTIBIOTIC', line: 'CAPSULES', shade: '#a83a08' })}</g>` +
    wideBlister('#be1146', '#ffb51f'),
  antiseptic: () =>
    bottle({
      body: '#6b3312',
      cap: '#fffdfb',
      ink: '#a83a08',
      name: 'IODINE',
      line: '100 ML',
      w: 140,
      top: 66,
      neck: 34,
    }) + put(contactShadow(oval(0, 0, 40, 28, '#fdfcfa')) + oval(2, 2, 24, 15, '#b8641c', 0.6), 322, 336, 1, -10),
  eyedrops: () =>
    ground(200, 356, 84, 14) +
    dropShadow(
      path('M156 150H244V178Q276 188 276 222V330Q276 354 252 354H148Q124 354 124 330V222Q124 188 156 178Z', '#fbfcfd') +
        path('M158 152 182 64Q200 40 218 64L242 152Z', '#1f6fb5'),
    ) +
    path(
      'M156 150H244V178Q276 188 276 222V330Q276 354 252 354H148Q124 354 124 330V222Q124 188 156 178Z',
      'url(#side)',
    ) +
    line('M178 140 192 74M200 140V66M222 140 208 74', '#0f3f73', 4, 0.5) +
    rect(124, 224, 152, 84, 0, '#1f6fb5') +
    word('DROPS', 200, 278, 30, '#fff', 122) +
    drop(322, 150, 26, '#4fb0ea') +
    drop(92, 112, 18, '#7fc8f2'),
  formulatin: () =>
    `<g transform="translate(-36 0)">${tin('#f6ecd6', '#12a0ae', 'STAGE 1', 'FORMULA 400 G', '', 196, 240)}</g>` +
    put(
      contactShadow(
        oval(0, 0, 40, 30, '#ffffff', 0.5) + ellipse(0, -4, 30, 19, '#f3e2b0') + rect(32, -9, 70, 18, 9, '#f4f6f8'),
      ),
      290,
      334,
      1,
      -24,
    ),
  gummies: () =>
    jar({
      body: '#f4efe8',
      lid: '#be1146',
      ink: '#1a7338',
      name: 'VITA',
      line: 'KIDS',
      w: 196,
      top: 70,
      deco: strewn(
        [200, 240, 120],
        150,
        5,
        (x, y, spin) =>
          put(
            oval(0, 0, 16, 13, spin() > 0.5 ? '#f28a2b' : '#58b040') + shine(-4, -5, 6, 2.6, -20, 0.7),
            x,
            y,
            1,
            spin() * 180,
          ),
        1.2,
      ),
    }) +
    each(
      [
        [72, 346, '#f28a2b'],
        [112, 362, '#58b040'],
        [316, 352, '#f28a2b'],
        [344, 336, '#58b040'],
      ] as const,
      ([x, y, colour]) => contactShadow(oval(x, y, 19, 15, colour)) + shine(x - 5, y - 6, 7, 3, -20, 0.7),
    ),
  inhaler: () =>
    ground(200, 356, 110, 14) +
    dropShadow(
      path('M150 46H232V150H150Z', '#c7cdd4') +
        path('M136 116H246V322Q246 350 218 350H86Q62 350 62 322V262Q62 250 76 250H136Z', '#c25a1a'),
    ) +
    rect(154, 46, 16, 70, 0, '#fff', 'opacity=".6"') +
    rect(136, 150, 110, 76, 0, '#fffdfb') +
    word('PREVENT', 191, 198, 24, '#a83a08', 96) +
    path('M136 116H246V322Q246 350 218 350H86Q62 350 62 322V262Q62 250 76 250H136Z', 'url(#side)') +
    dropShadow(
      path('M286 258H340Q352 258 352 270V336Q352 350 340 350H286Q276 350 276 340V268Q276 258 286 258Z', '#7a3a12'),
    ) +
    rect(290, 268, 8, 72, 4, '#c98a5a', 'opacity=".7"'),
  jar: () =>
    jar({
      body: '#dfeef7',
      lid: '#1f4e8c',
      ink: '#1f4e8c',
      name: 'RUB',
      line: 'MENTHOL',
      w: 226,
      top: 118,
      label: '#1a7338',
    })
      .replace('stroke="#1f4e8c" stroke-width="2.1"', 'stroke="#fff" stroke-width="2.1"')
      .replace('stroke="#5c4f4a"', 'stroke="#d9f2dd"'),
  lozenge: () =>
    put(
      dropShadow(
        rect(-150, -44, 300, 88, 20, '#f2b90f') +
          rect(-150, -44, 26, 88, 10, '#d9dde0') +
          rect(124, -44, 26, 88, 10, '#d9dde0'),
      ) +
        path('M-110-44Q-60 20 0-10T110 44H-110Z', '#f7d34a') +
        word('LOZENGE', 0, 18, 34, '#8a4a05', 200) +
        rect(-150, -44, 300, 88, 20, 'url(#gloss)', 'opacity=".7"'),
      196,
      158,
      1,
      -14,
    ) +
    each(
      [
        [140, 302],
        [258, 292],
      ] as const,
      ([x, y]) =>
        dropShadow(oval(x, y, 58, 44, '#f5c531')) +
        ellipse(x, y - 4, 38, 27, 'none', 'stroke="#b8860b" stroke-width="5" opacity=".6"') +
        shine(x - 20, y - 24, 20, 7),
    ),
  pillbox: () =>
    `<g transform="translate(0 -24)">${carton({ colour: '#12a0ae', name: 'TABLETS', shade: '#0a5c66' })}</g>` +
    wideBlister('#fffdf9'),
  spray: () => {
    const body = 'M150 156H250Q266 160 266 180V334Q266 354 246 354H154Q134 354 134 334V180Q134 160 150 156Z';
    return (
      ground(200, 356, 84, 13) +
      dropShadow(
        path(body, '#fbfcfd') +
          path('M168 108H232V158H168Z', '#dfe6ea') +
          path('M158 64H232Q246 64 246 78V112H170L120 92 122 76Z', '#12a0ae'),
      ) +
      rect(134, 214, 132, 84, 0, '#12a0ae') +
      word('SPRAY', 200, 266, 26, '#fff', 112) +
      path(body, 'url(#side)') +
      each(
        [
          [88, 76],
          [66, 60],
          [62, 90],
          [42, 74],
          [40, 44],
          [36, 106],
        ] as const,
        ([x, y], n) => circle(x, y, 7 - (n % 3), '#7fd0d8', 'opacity=".85"'),
      )
    );
  },
  tube: () => ground(200, 356, 110, 15) + tube('#fbfcfd', '#12a0ae', 'CREAM', '#12a0ae'),
  vial: () =>
    ground(200, 354, 84, 13) +
    dropShadow(
      path('M150 132H250V150Q278 162 278 190V330Q278 352 254 352H146Q122 352 122 330V190Q122 162 150 150Z', '#dcedf3') +
        rect(152, 96, 96, 40, 6, '#b9c3ca') +
        rect(146, 52, 108, 52, 12, '#f28a2b'),
    ) +
    within(
      'M150 132H250V150Q278 162 278 190V330Q278 352 254 352H146Q122 352 122 330V190Q122 162 150 150Z',
      rect(110, 186, 180, 180, 0, '#c2e2ee'),
    ) +
    rect(122, 216, 156, 90, 0, '#fffdfb') +
    rect(122, 216, 156, 12, 0, '#f28a2b') +
    word('INSULIN', 200, 266, 26, '#a83a08', 132) +
    word('10 ML', 200, 292, 15, '#5c4f4a') +
    path(
      'M150 132H250V150Q278 162 278 190V330Q278 352 254 352H146Q122 352 122 330V190Q122 162 150 150Z',
      'url(#side)',
    ) +
    rect(146, 52, 108, 52, 12, 'url(#side)') +
    line('M142 182V330', '#fff', 8, 0.6),
  vitaminbottle: () =>
    bottle({
      body: '#6e1238',
      cap: '#fdfcfa',
      ink: '#6e1238',
      name: 'VITAMINS',
      line: '60 TABLETS',
      w: 168,
      top: 46,
      neck: 56,
    }) +
    each(
      [
        [318, 348, '#be1146'],
        [346, 328, '#e2557f'],
        [72, 350, '#be1146'],
      ] as const,
      ([x, y, colour]) => contactShadow(oval(x, y, 21, 14, colour)) + shine(x - 5, y - 5, 8, 3, -10, 0.6),
    ),
};

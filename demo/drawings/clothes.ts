import { adire, buttons, cloth, folded, rings, shirt, shirtShape, shoe } from './parts/cloth-parts.ts';
import {
  circle,
  contactShadow,
  type Drawings,
  dark,
  dropShadow,
  each,
  form,
  ground,
  light,
  line,
  path,
  put,
  rect,
  type Svg,
  times,
} from './parts/paint.ts';

const bootie = (x: number, y: number, w: number, colour: string): Svg => folded(x, y, w, 40, colour, '', 1);

const embroidery = (colour: string): Svg =>
  line('M200 100V236M178 104Q170 180 200 240 230 180 222 104', colour, 5) +
  each([124, 150, 176, 202], (y) => line(`M184 ${y}q16 14 32 0`, colour, 3.5)) +
  line('M250 140q34 0 34 34t-34 34-30-34 30-18 14 26', colour, 4.5);

const bubu =
  'M166 34Q200 56 234 34L272 46Q330 100 366 216L312 240 274 186Q284 280 316 356 200 386 84 356 116 280 126 186L88 240 34 216Q70 100 128 46Z';

const slide = (x: number, y: number, turn: number): Svg =>
  put(
    dropShadow(
      path('M-44-120Q0-150 44-120 60-60 46 10 56 80 40 116 0 144-40 116-56 80-46 10-60-60-44-120Z', '#0f3f73') +
        form('M-38-114Q0-140 38-114 52-60 40 10 48 78 34 108 0 132-34 108-48 78-40 10-52-60-38-114Z', '#1f6fb5'),
    ) +
      times(6, (n) => line(`M-22 ${40 + n * 12}H22`, '#164e85', 3, 0.7)) +
      dropShadow(form('M-60-62Q0-112 60-62L56 8Q0-36-56 8Z', '#f2b90f')) +
      line('M-50-44Q0-88 50-44', '#fff3c0', 6, 0.7),
    x,
    y,
    1.06,
    turn,
  );

const trouserFold = (colour: string, seam: string, jeans: boolean): Svg =>
  ground(200, 350, 140, 16) +
  dropShadow(
    cloth('M74 96Q76 82 92 82H308Q324 82 326 96L340 316Q340 336 320 336H80Q60 336 60 316Z', colour, '', 0.6) +
      rect(60, 316, 280, 30, 14, dark(colour, 0.2)) +
      rect(66, 300, 268, 26, 12, dark(colour, 0.1)),
  ) +
  path('M74 96Q76 82 92 82H308Q324 82 326 96L328 124H72Z', dark(colour, 0.14)) +
  line('M74 124H326', seam, 3.5, 0.9) +
  each([110, 200, 290], (x) => rect(x - 7, 80, 14, 50, 4, dark(colour, 0.25))) +
  (jeans
    ? path('M118 160H282L276 262 200 296 124 262Z', dark(colour, 0.08), `stroke="${seam}" stroke-width="4"`) +
      line('M126 178H274M140 214Q200 262 260 214', seam, 3.5) +
      rect(238, 92, 62, 34, 3, '#8a4f24')
    : line('M116 166H190M210 166H284', dark(colour, 0.5), 4, 0.8) +
      contactShadow(circle(200, 104, 8, '#6b4a28')) +
      line('M200 130V330', dark(colour, 0.3), 3, 0.6));

export const clothes: Drawings = {
  agbada: () =>
    dropShadow(form('M152 62Q148 24 200 20T248 62Q200 76 152 62Z', '#f6f3ee')) +
    line('M156 54Q200 68 244 54', '#1f2f78', 6) +
    line('M170 36l14 14 14-14 14 14 14-14', '#1f2f78', 4) +
    dropShadow(
      cloth(
        'M160 86Q200 104 240 86L300 100Q360 150 384 262L352 338Q300 354 262 350L200 362 138 350Q100 354 48 338L16 262Q40 150 100 100Z',
        '#fdfcf9',
        '',
        0.6,
      ),
    ) +
    line(
      'M112 128Q84 240 92 344M288 128Q316 240 308 344M140 150Q128 250 136 348M262 230Q270 290 264 348',
      '#cfc6ba',
      5,
      0.8,
    ) +
    embroidery('#1f2f78') +
    line('M160 88Q200 108 240 88', '#1f2f78', 7),
  blouse: () =>
    ground(200, 360, 110, 12) +
    shirt('#e0a020') +
    line('M150 86Q200 126 250 86', '#b57a10', 6) +
    contactShadow(
      form('M200 118Q150 88 146 120T200 126Q250 88 254 120T200 126Z', '#f2bd4a') +
        form('M196 126Q176 170 160 188 186 186 202 132Z', '#e8ac30') +
        form('M204 126Q224 170 240 188 214 186 198 132Z', '#e8ac30'),
    ) +
    circle(200, 122, 9, '#b57a10') +
    line('M40 222Q64 240 96 236M360 222Q336 240 304 236', '#fff0c0', 5, 0.7),
  boxers: () =>
    ground(200, 350, 150, 16) +
    each(
      [
        ['#1f2f78', '', 92],
        ['#f2b90f', rings('#be1146', '#1f6fb5', 36), 176],
        ['#3a3a3f', '', 260],
      ] as const,
      ([colour, print, y]) =>
        dropShadow(
          cloth(`M52 ${y}H348L342 ${y + 66}Q200 ${y + 84} 58 ${y + 66}Z`, colour, print) +
            rect(48, y - 14, 304, 34, 8, light(colour, 0.72)) +
            line(`M60 ${y - 3}H340M60 ${y + 8}H340`, dark(colour, 0.1), 3.5, 0.8),
        ) + line(`M200 ${y + 22}V${y + 74}`, dark(colour, 0.5), 3, 0.5),
    ),
  cardigan: () =>
    ground(200, 362, 110, 12) +
    dropShadow(cloth(shirtShape.body, '#1f2f5a') + path('M148 84L200 196 252 84 236 90Q200 104 164 90Z', '#f6f3ee')) +
    dropShadow(cloth('M114 102Q72 150 84 250 110 306 224 300L226 262Q150 258 136 230L140 130Z', '#26386b')) +
    dropShadow(cloth('M286 102Q328 150 316 250 290 316 176 322L172 284Q250 276 264 236L260 130Z', '#2b3f78')) +
    line('M148 84L200 196 252 84M200 196V340', '#e8b52a', 5, 0.9) +
    buttons(212, 214, 252, 2, '#e8b52a') +
    rect(116, 320, 168, 20, 5, '#182448') +
    times(20, (n) => line(`M${122 + n * 8.4} 322V338`, '#3a5090', 2)),
  gown: () =>
    ground(200, 366, 140, 12) +
    dropShadow(cloth(bubu, '#26358f', adire('#c9d6ff', 78), 0.6)) +
    line('M166 34Q200 58 234 34', '#f2d48a', 8) +
    line('M200 54V150', '#f2d48a', 6) +
    line('M126 186Q132 130 142 90M274 186Q268 130 258 90', '#0f1a44', 5, 0.6) +
    line('M38 216 88 238M362 216 312 238M86 356Q200 384 314 356', '#f2d48a', 6),
  jeans: () => trouserFold('#2f5a96', '#e0a840', true),
  trousers: () => trouserFold('#d9c09a', '#b59a70', false),
  kidset: () =>
    ground(200, 366, 120, 12) +
    `<g transform="translate(52 -22) scale(.74)">${shirt('#f28a1b', rings('#1f2f78', '#be1146', 54))}</g>` +
    line('M168 42Q200 60 232 42', '#fff6e0', 6) +
    buttons(200, 76, 210, 5, '#fff6e0') +
    dropShadow(
      cloth(
        'M128 246H272L300 352Q260 366 216 358L200 300 184 358Q140 366 100 352Z',
        '#f28a1b',
        rings('#1f2f78', '#be1146', 42),
      ),
    ) +
    rect(124, 240, 152, 20, 8, '#1f2f78'),
  oxford: () =>
    ground(200, 336, 160, 16) +
    shoe(246, 142, 1.16, '#7d4218', '#2f1a0c', '#3a1f0c') +
    shoe(160, 264, 1.22, '#8f4e1e', '#2f1a0c', '#3a1f0c') +
    line('M56 262Q90 250 110 254', '#d9a878', 3),
  schoolshoe: () =>
    ground(200, 336, 160, 16) +
    shoe(246, 142, 1.16, '#26262b', '#111114', '#55555c', false) +
    shoe(160, 264, 1.22, '#2e2e34', '#111114', '#6a6a72', false),
  slides: () => ground(200, 362, 140, 14) + slide(136, 196, -10) + slide(266, 212, 8),
  polo: () =>
    ground(200, 352, 140, 15) +
    folded(200, 92, 260, 220, '#fdfdfb', '', 2) +
    path('M136 92H264L236 148 200 178 164 148Z', '#e9e6e0') +
    dropShadow(path('M150 84Q200 96 250 84L262 98 222 156 200 128 178 156 138 98Z', '#fdfdfb')) +
    line('M142 100 178 148 200 122 222 148 258 100', '#1f2f78', 7) +
    path('M190 140H210V222H190Z', '#f4f1ec') +
    buttons(200, 160, 208, 3, '#1f2f78') +
    circle(264, 176, 12, '#1f2f78', 'opacity=".8"'),
  raincoat: () =>
    ground(200, 356, 150, 15) +
    folded(200, 268, 300, 56, '#e0a800', '', 2) +
    rect(60, 290, 280, 14, 0, '#dfe6ea') +
    folded(200, 104, 284, 158, '#f7c81b', '', 2) +
    rect(60, 206, 280, 18, 0, '#e9eff2') +
    line('M62 215H338', '#aab6bd', 3) +
    dropShadow(form('M132 116Q134 54 200 50T268 116Q200 150 132 116Z', '#f2bd0f')) +
    path('M158 112Q160 78 200 76T242 112Q200 130 158 112Z', '#8a6a00') +
    line('M200 132V264', '#8a6a00', 4) +
    buttons(200, 150, 250, 4, '#5c4f4a'),
  shirt: () =>
    ground(200, 362, 120, 12) +
    shirt('#1f6fb5', rings('#f2b90f', '#be1146', 46)) +
    contactShadow(path('M146 86L200 128 254 86 240 74Q200 92 160 74Z', '#184e86')) +
    line('M200 128V342', '#103a66', 4, 0.8) +
    buttons(200, 150, 320, 6, '#fff6e0') +
    contactShadow(cloth('M226 168H276V222L251 234 226 222Z', '#1f6fb5', rings('#f2b90f', '#be1146', 46), 0.3)) +
    line('M226 168H276V222L251 234 226 222Z', '#fff6e0', 3.5),
  skirt: () =>
    ground(200, 362, 140, 13) +
    dropShadow(
      times(9, (n) =>
        cloth(
          `M${130 + n * 15.5} 76H${146 + n * 15.5}L${80 + n * 30} 344Q${64 + n * 30} 356 ${48 + n * 30} 344Z`,
          n % 2 ? '#0f8a94' : '#12a0ae',
          '',
          0.9,
        ),
      ),
    ) +
    dropShadow(rect(124, 50, 152, 34, 8, '#0b6e79')) +
    contactShadow(rect(186, 54, 28, 26, 4, '#f2d48a')) +
    rect(192, 60, 16, 14, 2, '#0b6e79'),
  onesie: () =>
    ground(200, 356, 150, 15) +
    each(
      [
        ['#8fd3f0', 40],
        ['#f7d34a', 68],
        ['#f2a5c0', 96],
        ['#b5e0a0', 124],
      ] as const,
      ([colour, y]) => bootie(200, y, 270, colour),
    ) +
    dropShadow(
      cloth(
        'M142 150Q200 178 258 150L322 176 306 228 276 220V290Q262 322 230 330L222 352H178L170 330Q138 322 124 290V220L94 228 78 176Z',
        '#fffaf0',
        '',
        0.5,
      ),
    ) +
    line('M142 150Q200 182 258 150', '#f28a1b', 6) +
    circle(200, 244, 26, '#f7a51b') +
    times(8, (n) => put(rect(-4, -44, 8, 13, 4, '#f7a51b'), 200, 244, 1, n * 45)) +
    buttons(200, 346, 346, 1, '#f28a1b') +
    circle(184, 346, 4, '#f28a1b') +
    circle(216, 346, 4, '#f28a1b'),
};

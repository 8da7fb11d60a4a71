import { bits, kachumbari } from './parts/food-parts.ts';
import { halfEgg } from './parts/meat-parts.ts';
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
  pillar,
  put,
  rect,
  ring,
  shine,
  steel,
  times,
} from './parts/paint.ts';
import { brownPaper, dip, newsprint } from './parts/vessels.ts';

const yamSlice = (x: number, y: number, turn: number) =>
  put(
    dropShadow(oval(0, 0, 62, 50, '#8a5a34') + ellipse(0, -4, 54, 42, '#f7ecd0')) +
      line('M-30-22L-20 20M0-34V26M30-26L22 18', '#6b3a14', 7, 0.55) +
      line('M-34-20Q0-40 34-20', '#fffaf0', 4, 0.7),
    x,
    y,
    1,
    turn,
  );

const handle = (x: number, y: number, length: number) =>
  contactShadow(rect(x, y, length, 24, 12, '#26262b') + rect(x + 10, y + 5, length - 24, 5, 2, '#77777d'));

const loafTin = (x: number, y: number, scale: number) =>
  put(
    dropShadow(path('M-150-50H150L122 62H-122Z', '#4a525a') + path('M-160-62H160V-42H-160Z', '#5c656e')) +
      path('M-150-50H150L122 62H-122Z', 'url(#side)') +
      path('M-146-58H146L130-46H-130Z', '#26262b') +
      line('M-118-20-100 50M118-20 100 50', '#8d969e', 5, 0.6),
    x,
    y,
    scale,
  );

/** Goods and snacks that came to the catalogue after the others. */
export const furtherGoods: Drawings = {
  bottlewarmer: () =>
    ground(200, 356, 110, 14) +
    dropShadow(path('M168 60Q168 30 200 28T232 60V80H168Z', '#f2c9a0') + rect(152, 76, 96, 34, 8, '#12a0ae')) +
    pillar('M158 110H242Q256 124 256 150V260H144V150Q144 124 158 110Z', '#eef4f6') +
    path('M146 170H254V260H146Z', '#fdfaf2') +
    times(4, (n) => line(`M${232} ${150 + n * 20}h16`, '#8fa0aa', 4)) +
    dropShadow(path('M104 206H296L286 330Q284 352 262 352H138Q116 352 114 330Z', '#fdfcfa')) +
    path('M104 206H296L286 330Q284 352 262 352H138Q116 352 114 330Z', 'url(#side)') +
    rect(96, 196, 208, 20, 10, '#d5dde2') +
    circle(200, 284, 34, '#12a0ae') +
    circle(200, 284, 25, '#fdfcfa') +
    rect(196, 262, 8, 24, 4, '#12a0ae') +
    circle(252, 322, 6, '#f28a2b'),
  carholder: () =>
    ground(200, 366, 120, 12) +
    dropShadow(form('M120 330Q124 296 200 294T280 330Q284 360 200 362T120 330Z', '#2b2b30')) +
    line('M200 300L206 222', '#3a3a40', 26) +
    circle(206, 222, 22, '#55555c') +
    put(
      dropShadow(rect(-74, -136, 148, 272, 24, '#141c52') + rect(-68, -130, 136, 260, 18, '#26358f')) +
        rect(-68, -130, 136, 260, 18, 'url(#gloss)', 'opacity=".5"') +
        path('M-40 90Q-60 20 0 0T30-90', 'none', 'stroke="#ffb51f" stroke-width="11" stroke-linecap="round"') +
        circle(30, -90, 15, '#be1146') +
        contactShadow(
          rect(-92, -30, 26, 84, 10, '#26262b') +
            rect(66, -30, 26, 84, 10, '#26262b') +
            rect(-44, 124, 88, 22, 10, '#26262b'),
        ),
      200,
      166,
      1,
      -6,
    ),
  loaftins: () =>
    ground(200, 340, 150, 16) + loafTin(200, 130, 0.84) + loafTin(200, 202, 0.98) + loafTin(200, 284, 1.12),
  mayaipasua: () =>
    brownPaper() +
    each(
      [
        [140, 150, -14],
        [258, 144, 10],
        [128, 252, 8],
        [262, 256, -8],
      ] as const,
      ([x, y, turn], n) => put(halfEgg(0, 0, 64), x, y, 1, turn) + kachumbari([x + 4, y + 2, 34], 3 + n, 44),
    ) +
    dip(200, 322, 34, '#c4280c'),
  milkboiler: () =>
    ground(170, 342, 130, 15) +
    handle(262, 152, 124) +
    dropShadow(steel('M60 130H290V312Q290 340 262 340H88Q60 340 60 312Z')) +
    line('M64 190Q175 210 286 190', '#7c858d', 4, 0.6) +
    ellipse(175, 130, 116, 32, '#8d969e') +
    ellipse(175, 132, 104, 25, '#fdfaf2') +
    each(
      [
        [130, 128, 22],
        [176, 122, 28],
        [222, 130, 22],
        [154, 138, 18],
        [200, 138, 20],
      ] as const,
      ([x, y, r]) => oval(x, y, r, r * 0.6, '#ffffff', 0.3),
    ) +
    path('M64 118L44 108 60 138Z', '#aab3ba') +
    shine(96, 250, 9, 56, 2, 0.7) +
    line('M150 84Q138 66 152 48T148 20M206 80Q194 60 208 42', '#ffffff', 9, 0.7),
  pressurecooker: () =>
    ground(190, 350, 140, 15) +
    handle(270, 154, 118) +
    dropShadow(steel('M58 150H302V318Q302 346 274 346H86Q58 346 58 318Z')) +
    dropShadow(steel('M48 138Q52 84 180 80T312 138V160H48Z')) +
    line('M52 150H308', '#6c757d', 6, 0.8) +
    contactShadow(rect(166, 60, 28, 28, 6, '#26262b') + rect(160, 40, 40, 24, 8, '#3a3a40')) +
    contactShadow(circle(240, 100, 10, '#c8102e')) +
    contactShadow(rect(20, 176, 44, 26, 12, '#26262b')) +
    shine(96, 256, 10, 56, 2, 0.7) +
    line('M172 30Q160 18 176 4M188 32Q202 18 190 2', '#ffffff', 8, 0.7),
  roastedyam: () =>
    newsprint() +
    yamSlice(130, 152, -10) +
    yamSlice(238, 132, 8) +
    yamSlice(176, 236, -4) +
    yamSlice(282, 216, 12) +
    dip(112, 304, 48, '#d43d0a') +
    bits([112, 304, 30], ['#f2742c', '#8a1f05', '#f7a24a'], 14, 4, 7),
  screenprotector: () =>
    ground(200, 366, 120, 12) +
    put(
      dropShadow(rect(-78, -154, 156, 308, 26, '#141c24') + rect(-70, -146, 140, 292, 19, '#26358f')) +
        circle(46, 90, 60, '#be1146', 'opacity=".8"') +
        circle(0, -130, 7, '#0d0f16'),
      148,
      206,
      1,
      -8,
    ) +
    put(
      dropShadow(rect(-74, -150, 148, 300, 24, '#e3f4fb', 'opacity=".5"')) +
        rect(-74, -150, 148, 300, 24, 'none', 'stroke="#7fc0dc" stroke-width="5"') +
        line('M-56 100L56-60M-30 132L60 10', '#ffffff', 10, 0.8) +
        ring(0, -132, 9, '#7fc0dc', 4),
      246,
      190,
      1,
      10,
    ),
  yogamat: () =>
    ground(200, 340, 160, 14) +
    dropShadow(path('M60 232H376L350 338H30Z', '#8a5ac8')) +
    line('M44 330H350', '#6b3fa8', 6) +
    dropShadow(path('M60 130H366Q388 130 388 182T366 234H60Z', '#9a6ad6')) +
    path('M60 130H366Q388 130 388 182T366 234H60Z', 'url(#gloss)', 'opacity=".5"') +
    ellipse(60, 182, 30, 52, '#6b3fa8') +
    each([22, 14, 6], (r) => ellipse(60, 182, r, r * 1.72, 'none', 'stroke="#b594e6" stroke-width="4"')) +
    contactShadow(rect(130, 126, 20, 112, 6, '#26262b') + rect(290, 126, 20, 112, 6, '#26262b')) +
    line('M140 126Q220 40 300 126', '#26262b', 9),
};

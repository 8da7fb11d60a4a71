import { bits } from '../parts/food-parts.ts';
import { word } from '../parts/lettering.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dark,
  dropShadow,
  ellipse,
  form,
  light,
  line,
  path,
  pillar,
  put,
  rect,
  shine,
  steel,
  strewn,
  times,
  within,
} from '../parts/paint.ts';
import { cover, floor, minibus, person } from '../parts/thing-parts.ts';

/** Toys, books and goods of the home. */
export const playAndBooks: Drawings = {
  bucketLid20: () =>
    floor(368, 110) +
    line('M84 130Q80 20 200 20T316 130', '#c7ced4', 8) +
    rect(170, 14, 60, 18, 8, '#fdfcfa') +
    dropShadow(pillar('M82 130H318L296 340Q294 364 270 364H130Q106 364 104 340Z', '#2f7ac0')) +
    dropShadow(ellipse(200, 128, 128, 30, '#1f5ea8')) +
    ellipse(200, 122, 110, 21, '#3f8ad8') +
    line('M94 210H306M100 280H300', '#1f5ea8', 7, 0.6) +
    word('20 L', 200, 262, 36, '#ffffff'),
  garmentSteamer: () =>
    floor(370, 90) +
    dropShadow(form('M120 90Q120 50 170 46H250Q290 50 292 90L286 150H126Z', '#fbfbfa')) +
    rect(132, 56, 148, 24, 8, '#c7ced4') +
    times(6, (n) => circle(150 + n * 22, 68, 4, '#55555c')) +
    dropShadow(form('M176 150H248L262 330Q262 366 214 366 168 366 166 330Z', '#f2f2f0')) +
    rect(184, 220, 60, 110, 14, '#8fd0ee', 'opacity=".85"') +
    contactShadow(rect(196, 164, 34, 40, 8, '#12a0ae')) +
    line('M150 36Q140 20 154 6M206 34Q196 18 210 4M262 36Q252 20 266 6', '#b9c1c8', 6, 0.7),
  toolSet39: () =>
    floor(350, 170) +
    dropShadow(rect(30, 60, 340, 280, 20, '#c8232c')) +
    rect(48, 78, 304, 244, 10, '#26262b') +
    steel('M72 100H92V220H72ZM66 96H98V116H66Z') +
    put(
      steel('M-9-60H9V60H-9Z') + rect(-34, -80, 68, 30, 6, '#77808a') + rect(-11, 0, 22, 90, 8, '#f2a51b'),
      140,
      200,
    ) +
    times(3, (n) => rect(180 + n * 30, 180, 18, 80, 6, '#f2a51b') + rect(186 + n * 30, 100, 6, 82, 1, '#c7ced4')) +
    put(
      line('M-14-70 10 20M14-70-10 20', '#c7ced4', 11) + line('M10 20Q24 60 20 96M-10 20Q-24 60-20 96', '#f2a51b', 13),
      306,
      190,
    ) +
    times(9, (n) => contactShadow(circle(78 + n * 30, 292, 12, '#c7ced4') + circle(78 + n * 30, 292, 5, '#26262b'))),
  pottedSnakePlant: () =>
    floor(372, 90) +
    times(7, (n) =>
      contactShadow(
        put(
          form('M-20 0Q-26-120-8-220L0-250 8-220Q26-120 20 0Z', n % 2 ? '#2f7a4a' : '#3f8a54') +
            line('M-17-10Q-22-120-4-230M17-10Q22-120 4-230', '#e3dc7a', 5) +
            line('M-14-60Q0-54 14-62M-16-110Q0-102 16-112M-12-160Q0-154 12-162', '#1f5a34', 6, 0.7),
          200,
          290,
          1 - (n % 3) * 0.1,
          n * 11 - 33,
        ),
      ),
    ) +
    dropShadow(path('M118 270H282L264 360Q262 372 250 372H150Q138 372 136 360Z', '#fdfcf8')) +
    line('M124 300H276', '#c99a5a', 9) +
    path('M118 270H282L264 360Q262 372 250 372H150Q138 372 136 360Z', 'url(#side)'),
  buildingBlocks120: () =>
    floor(364, 150) +
    times(11, (n) => {
      const at = [
        [80, 296],
        [160, 296],
        [240, 296],
        [120, 236],
        [200, 236],
        [160, 176],
        [240, 176],
        [200, 116],
        [160, 56],
        [300, 236],
        [56, 236],
      ][n] ?? [0, 0];
      const c =
        [
          '#d8281a',
          '#f2c33a',
          '#1f6fb5',
          '#3fa86a',
          '#f0831c',
          '#d8281a',
          '#8e6ac0',
          '#f2c33a',
          '#1f6fb5',
          '#d8281a',
          '#3fa86a',
        ][n] ?? '#000';
      return (
        dropShadow(rect(at[0] ?? 0, at[1] ?? 0, 76, 58, 5, c)) +
        times(2, (k) => ellipse((at[0] ?? 0) + 22 + k * 32, (at[1] ?? 0) - 2, 13, 7, light(c, 0.25)))
      );
    }),
  woodenPuzzleAfrica: () =>
    floor(366, 150) +
    dropShadow(rect(40, 34, 320, 330, 14, '#c99a5a')) +
    within(
      'M170 64Q230 54 284 96 300 140 338 150 320 200 288 226 284 280 240 330 216 346 200 330 180 280 176 240 170 200 120 200 76 190 72 150 90 90 170 64Z',
      rect(40, 40, 320, 320, 0, '#f2c33a') +
        path('M40 40H190V150L40 200Z', '#d8281a') +
        path('M190 40H360V150H190Z', '#3fa86a') +
        path('M150 200 250 150 360 150V240H200Z', '#1f6fb5') +
        path('M180 240H300V360H170Z', '#f0831c') +
        line('M190 60V150H330M80 190 190 150 240 230H290M200 236V330', '#fbf3dc', 5),
    ) +
    dropShadow(form('M304 270Q330 280 322 320 304 330 296 300Z', '#8e6ac0')),
  dollAnkaraDress: () =>
    floor(372, 100) +
    put(person(0, 0, '#f2a51b'), 200, 190, 1.2) +
    within(
      'M128 322Q152 202 200 195 248 202 272 322 200 339 128 322Z',
      bits([200, 270, 90], ['#1f5ea8', '#be1146', '#1a7338'], 60, 4, 20),
    ),
  toyMatatu: () =>
    floor(330, 160) +
    put(minibus('#8e2ac0', '#f2c33a'), 200, 200, 1.34) +
    put(path('M0-24 7-8 24-7 11 4 15 22 0 12-15 22-11 4-24-7-7-8Z', '#f2c33a'), 110, 178) +
    word('NGANYA', 220, 222, 15, '#2a0a3a', 100),
  whotCardGame: () =>
    times(5, (n) =>
      put(
        dropShadow(rect(-62, -180, 124, 190, 12, '#fdfcf6')) +
          (n === 0
            ? circle(0, -90, 34, '#8f1a2c')
            : n === 1
              ? path('M0-130 36-62H-36Z', '#8f1a2c')
              : n === 2
                ? path('M0-132 12-102 42-100 18-80 28-52 0-68-28-52-18-80-42-100-12-102Z', '#8f1a2c')
                : n === 3
                  ? path('M-12-130H12V-102H40V-78H12V-50H-12V-78H-40V-102H-12Z', '#8f1a2c')
                  : rect(-34, -124, 68, 68, 2, '#8f1a2c')) +
          word(['7', '10', '20', '3', '5'][n] ?? '1', -42, -152, 19, '#8f1a2c'),
        200,
        320,
        1.05,
        n * 24 - 48,
      ),
    ),
  chessSet: () =>
    floor(366, 150) +
    dropShadow(rect(40, 84, 320, 280, 10, '#5a2f14')) +
    times(48, (n) =>
      rect(
        56 + (n % 8) * 36,
        100 + Math.floor(n / 8) * 42,
        36,
        42,
        0,
        (n + Math.floor(n / 8)) % 2 ? '#f2dcae' : '#8a5428',
      ),
    ) +
    times(4, (n) =>
      put(
        dropShadow(
          form(
            'M-26 60Q-24 30-10 20-16-10-10-30-22-46 0-64 22-46 10-30 16-10 10 20 24 30 26 60Z',
            n % 2 ? '#1c1c20' : '#fdf6e6',
          ),
        ) +
          (n === 0
            ? line('M0-64V-88M-9-78H9', '#fdf6e6', 6)
            : n === 1
              ? times(3, (k) => circle(-14 + k * 14, -70, 6, '#1c1c20'))
              : ''),
        100 + n * 68,
        150 + (n % 2) * 80,
        1.05,
      ),
    ),
  colouringBookPencils: () =>
    put(
      cover(
        '#fdfcf6',
        times(6, (n) =>
          put(
            ellipse(
              0,
              -34,
              18,
              30,
              ['#f7a9bf', '#fff', '#8fd0f0', '#fff', '#f7d84a', '#fff'][n] ?? '#fff',
              'stroke="#3a3a42" stroke-width="4"',
            ),
            0,
            0,
            1,
            n * 60,
          ),
        ) + circle(0, 0, 18, '#fff', 'stroke="#3a3a42" stroke-width="4"'),
        'COLOUR',
        '#be1146',
      ),
      -30,
      0,
      0.96,
    ) +
    times(5, (n) =>
      put(
        dropShadow(rect(-10, -110, 20, 200, 3, ['#d8281a', '#f2a51b', '#3fa86a', '#1f6fb5', '#8e6ac0'][n] ?? '#000')) +
          path('M-10-110 0-142 10-110Z', '#f2d8a8') +
          path('M-4-128 0-142 4-128Z', ['#d8281a', '#f2a51b', '#3fa86a', '#1f6fb5', '#8e6ac0'][n] ?? '#000'),
        290 + n * 20,
        250 + n * 8,
        0.9,
        n * 8 - 10,
      ),
    ),
  cookbookOnePot: () =>
    cover(
      '#d9622a',
      dropShadow(form('M-78-20H78L66 60Q0 84-66 60Z', '#1c1c20')) +
        ellipse(0, -20, 80, 20, '#3a3a42') +
        bits([0, -20, 50], ['#f2a51b', '#3f8a34', '#d8281a'], 22, 3, 13) +
        line('M-30-50Q-40-72-26-92M10-50Q0-72 14-92', '#fdf6e6', 6, 0.8),
      'ONE POT',
    ),
  pictureBookTortoise: () =>
    cover(
      '#2f8a4a',
      circle(62, -66, 30, '#f9d84a') +
        form('M-84 44Q-84-50 0-54 84-50 84 44Z', '#8a5a2c') +
        line('M-46 44Q-50-10-20-46M46 44Q50-10 20-46M-80 4H80', '#5a3414', 7) +
        form('M70 20Q76-18 104-14 122 0 104 24 90 40 70 40Z', '#a9c96a') +
        circle(102, 0, 5, '#1c1210') +
        line('M-50 48V70M50 48V70', '#a9c96a', 24),
      'TORTOISE',
    ),
  novelLastMatatu: () =>
    cover(
      '#1c2450',
      circle(50, -60, 27, '#f7e9b0') +
        times(9, (n) => circle(-90 + n * 22, -80 + ((n * 31) % 60), 3, '#fff')) +
        put(minibus('#f2b90f', '#be1146'), 0, 50, 0.62) +
        line('M-96 96H96', '#5a6aa0', 8),
      'MATATU',
    ),
  novelRainOn: () =>
    cover(
      '#3f6a7a',
      path('M-96 100V-10H-60V-50H-24V20H10V-70H44V0H96V100Z', '#26404c') +
        times(16, (n) => line(`M${-90 + n * 12} ${-90 + ((n * 43) % 120)}l-8 26`, '#cfe6f0', 4, 0.8)) +
        put(form('M-44 0Q-40-44 0-46 40-44 44 0Z', '#d8281a') + line('M0 0V50', '#1c1c20', 5), 0, 50),
      'RAIN',
    ),
  businessPlanWorkbook: () =>
    cover(
      '#f4f1e6',
      rect(-70, -50, 140, 120, 4, '#fdfcf8', 'stroke="#1a7338" stroke-width="5"') +
        times(4, (n) =>
          rect(
            -52 + n * 30,
            50 - n * 26,
            20,
            20 + n * 26,
            2,
            ['#1a7338', '#f2a51b', '#1f5ea8', '#be1146'][n] ?? '#000',
          ),
        ) +
        line('M-56 30-10 0 24 10 60-40', '#26262b', 5),
      'PLAN',
      '#1a7338',
    ),
  swahiliBeginners: () =>
    cover(
      '#12a0ae',
      contactShadow(
        path('M-90-40H40Q52-40 52-28V20Q52 32 40 32H-40L-66 62-62 32H-90Q-100 30-100 20V-28Q-100-40-90-40Z', '#fdfcf8'),
      ) +
        word('JAMBO', -24, 8, 26, '#0b6e79', 120) +
        contactShadow(
          path('M10 44H86Q96 44 96 54V88Q96 98 86 98H70L60 116 52 98H10Q0 98 0 88V54Q0 44 10 44Z', '#f2c33a'),
        ) +
        word('HABARI', 48, 80, 15, '#26262b', 80),
      'SWAHILI',
    ),
  yorubaPictureDictionary: () =>
    cover(
      '#be1146',
      dropShadow(form('M-50-60H50L20 20 50 90H-50L-20 20Z', '#c58a4c')) +
        ellipse(0, -60, 52, 15, '#f7e9c8') +
        ellipse(0, 90, 52, 15, '#8a5428') +
        line(
          times(6, (n) => `M${-44 + n * 18}-56L${-16 + n * 6} 20 ${-44 + n * 18} 86`),
          '#fdf3dc',
          3,
        ) +
        line('M70-40 96 40', '#5a2f14', 11),
      'YORUBA',
    ),
  exerciseBooks: () =>
    floor(356, 150) +
    times(5, (n) =>
      put(
        dropShadow(
          path(
            'M-80-140H90Q96-140 96-134V130Q96 136 90 136H-80Z',
            ['#1f6fb5', '#f2a51b', '#3fa86a', '#be1146', '#8e6ac0'][n] ?? '#000',
          ),
        ) +
          rect(-54, -90, 120, 60, 4, '#fdfcf8') +
          line('M-40-70H50M-40-52H20', '#8f959b', 4) +
          line('M-74-90V-60M-74 60V90', '#c7ced4', 5),
        200,
        220,
        0.9,
        n * 15 - 34,
      ),
    ),
  hardcoverNotebook: () =>
    floor(366, 120) +
    dropShadow(rect(92, 36, 220, 328, 14, '#f4efe2') + rect(82, 30, 220, 328, 14, '#24423a')) +
    rect(82, 30, 30, 328, 10, '#183028') +
    rect(256, 30, 13, 328, 0, '#f0831c') +
    contactShadow(rect(140, 110, 90, 50, 4, '#c9a46c')) +
    word('NOTES', 185, 146, 20, '#24423a', 74) +
    path('M150 358V388L162 376 174 388V358Z', '#be1146'),
  resistanceBands: () =>
    floor(350, 160) +
    times(5, (n) => {
      const colour = ['#f2c33a', '#3fa86a', '#d8281a', '#1f6fb5', '#3a3a40'][n] ?? '#f2c33a';
      return contactShadow(
        rect(50, 60 + n * 58, 300, 50, 25, dark(colour, 0.2)) +
          rect(50, 56 + n * 58, 300, 44, 22, colour) +
          rect(78, 70 + n * 58, 244, 16, 8, dark(colour, 0.45)),
      );
    }),
  runningBelt: () =>
    floor(300, 170) +
    dropShadow(form('M14 176Q200 120 386 176L384 214Q200 170 16 214Z', '#26262b')) +
    dropShadow(form('M110 160Q200 140 290 160L300 260Q200 280 100 260Z', '#1c1c20')) +
    line('M116 182Q200 164 284 182', '#c7ced4', 6) +
    contactShadow(rect(272, 174, 10, 26, 3, '#f0831c')) +
    line('M110 240Q200 256 290 240', '#5fe08a', 6) +
    contactShadow(rect(10, 170, 26, 50, 6, '#55555c') + rect(364, 170, 26, 50, 6, '#55555c')),
  basketball: () =>
    floor(366, 110) +
    dropShadow(ball(200, 200, 156, '#e0702a')) +
    line('M200 46V354M44 200H356', '#2a1a12', 7) +
    line('M96 84Q170 200 96 316M304 84Q230 200 304 316', '#2a1a12', 7) +
    strewn([200, 200, 146], 110, 5, (x, y) => circle(x, y, 2.2, '#b8501a'), 1) +
    shine(140, 120, 40, 20),
};

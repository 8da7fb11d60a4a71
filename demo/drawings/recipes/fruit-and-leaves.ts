import { bits } from '../parts/food-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dropShadow,
  ellipse,
  form,
  line,
  oval,
  path,
  put,
  rect,
  shine,
  strewn,
  times,
} from '../parts/paint.ts';
import { avocado, chilli, citrus, coconut, pepperRing } from '../parts/plant-parts.ts';
import {
  banana,
  bunch,
  half,
  handOf,
  lantern,
  leaves,
  looseHeap,
  peeled,
  round,
  slice,
  smaller,
  tiny,
  tuber,
} from '../parts/produce-parts.ts';

/** Fruit, tubers, peppers and bunches of leaves, without a plate. */
export const fruitAndLeaves: Drawings = {
  fruitBasket: () =>
    line('M70 236Q70 40 200 40T330 236', '#9a6a34', 18) +
    line('M70 236Q70 40 200 40T330 236', '#d3a860', 8) +
    dropShadow(form('M150 190Q110 120 150 84 200 60 250 84 290 120 250 190Z', '#e8a81c')) +
    line('M132 150 210 78M150 186 256 92M190 196 268 124M140 108 240 190M170 82 268 158', '#b5741c', 4, 0.7) +
    times(5, (n) => put(contactShadow(leaves.narrow('#3f8a34')), 200, 92, 0.6, n * 26 - 52)) +
    banana(286, 178, -40, '#f2c93a', 0.9) +
    round(112, 206, 50, '#d8281a') +
    round(292, 222, 48, '#8fbf3a') +
    round(202, 224, 54, '#f2831a', false) +
    dropShadow(form('M44 230H356L316 344Q312 356 298 356H102Q88 356 84 344Z', '#c9944a', 0.6)) +
    times(4, (n) => line(`M${52 + n * 9} ${256 + n * 26}H${348 - n * 9}`, '#8a5a2a', 6, 0.6)) +
    times(9, (n) => line(`M${70 + n * 33} 236L${104 + n * 24} 350`, '#8a5a2a', 4, 0.45)) +
    dropShadow(rect(34, 220, 332, 26, 13, '#d9ab66')),
  lemons: () =>
    times(2, (n) =>
      put(
        dropShadow(form('M-96 0Q-80-26-60-44 0-76 60-44 80-26 98 0 80 26 60 44 0 76-60 44-80 26-96 0Z', '#f4cf2f')) +
          shine(-24, -30, 26, 10) +
          bits([0, 0, 60], ['#e0b41c'], 30, 5, 5),
        140 + n * 110,
        122 + n * 66,
        1,
        -20 + n * 30,
      ),
    ) +
    dropShadow(citrus(152, 288, 80)) +
    contactShadow(put(leaves.round('#4c9a45'), 90, 90, 0.6, -50)),
  limes: () =>
    times(
      4,
      (n) =>
        dropShadow(
          oval(108 + (n % 2) * 150 + n * 8, 112 + Math.floor(n / 2) * 104, 70, 62, n % 2 ? '#5fa02f' : '#74b03a'),
        ) + shine(86 + (n % 2) * 150 + n * 8, 92 + Math.floor(n / 2) * 104, 16, 8),
    ) + dropShadow(citrus(206, 312, 68, '#5a9a2f', '#cfe88a')),
  treeTomatoes: () =>
    times(3, (n) =>
      put(
        dropShadow(form('M0-96Q-58-70-56 0-50 76 0 98 50 76 56 0 58-70 0-96Z', n % 2 ? '#a3241c' : '#c83a24')) +
          line('M0-94Q6-116 18-128', '#5a7a2a', 8) +
          shine(-22, -30, 9, 26, 10),
        96 + n * 100,
        150 + (n % 2) * 30,
        1,
        -16 + n * 16,
      ),
    ) +
    half(
      214,
      300,
      98,
      64,
      '#c83a24',
      '#f5a04a',
      ellipse(214, 300, 66, 38, '#8a1f3a') +
        strewn([214, 300, 52], 34, 4, (x, y) => ellipse(x, y, 4.5, 6, '#2a1018'), 0.6),
    ),
  guava: () =>
    round(126, 142, 84, '#a9cc5a', false) +
    round(280, 156, 78, '#b9d66a', false) +
    half(
      210,
      288,
      92,
      90,
      '#9cc04a',
      '#f27f8a',
      circle(210, 288, 46, '#f59aa2') + strewn([210, 288, 42], 30, 5, (x, y) => circle(x, y, 4.5, '#fbeec4'), 1),
    ) +
    circle(126, 62, 8, '#5a4a24'),
  soursop: () =>
    dropShadow(form('M210 40Q300 60 330 150 350 270 250 350 180 386 110 330 40 250 80 140 130 60 210 40Z', '#5a9a3a')) +
    strewn([204, 206, 128], 46, 9, (x, y) => put(form('M-9 8Q0-22 14-18 8 2 9 8Z', '#7aba52'), x, y, 1.2), 1.1) +
    line('M210 44Q220 20 240 12', '#6b4a24', 13) +
    shine(140, 130, 20, 50, 24, 0.25),
  coconutHusked: () =>
    dropShadow(ball(150, 164, 116, '#7a4a24')) +
    strewn([150, 164, 104], 90, 7, (x, y) => line(`M${x} ${y}l10 18`, '#a8743f', 3), 1) +
    circle(126, 96, 11, '#2a160a') +
    circle(164, 90, 11, '#2a160a') +
    circle(150, 120, 10, '#2a160a') +
    coconut(268, 266, 104),
  pearAvocadoLocal: () =>
    dropShadow(form('M130 40Q180 60 176 130 210 200 180 270 120 320 62 262 36 190 84 130 90 60 130 40Z', '#4f8a34')) +
    shine(96, 180, 14, 44, 12) +
    avocado(276, 230, 120, 12),
  goldenMelon: () =>
    dropShadow(oval(168, 178, 140, 116, '#f2c02a')) +
    line('M60 120Q160 90 290 140M40 180Q160 160 304 186M60 240Q170 230 290 226', '#d99a14', 4, 0.6) +
    shine(110, 110, 44, 16) +
    dropShadow(
      path('M180 300Q270 370 376 236L360 224Q270 326 196 288Z', '#f2c02a') +
        path('M196 290Q280 330 362 226 330 214 290 226 220 250 196 290Z', '#fbf3d0'),
    ) +
    bits([286, 256, 44], ['#e3c27a'], 20, 4, 9),
  arrowrootNduma: () =>
    tuber(190, 120, -18, '#7a5230') +
    tuber(216, 216, -10, '#8a5f38') +
    slice(110, 312, 60, '#6b4628', '#cfc0cc', '#8f7a90') +
    slice(250, 320, 56, '#6b4628', '#d9ccd6', '#8f7a90'),
  orangeSweetPotatoes: () =>
    tuber(186, 116, -14, '#b8582c', false) +
    tuber(220, 210, -24, '#c8683a', false) +
    slice(104, 306, 58, '#a84a24', '#f2902c', '#f7b45c') +
    slice(236, 322, 60, '#a84a24', '#f2902c', '#f7b45c'),
  waterYam: () =>
    put(
      dropShadow(
        form('M-150 20Q-160-60-70-70 30-90 110-66 160-40 150 10 130 60 40 66-60 84-120 66-150 50-150 20Z', '#4a3222'),
      ) +
        bits([0, 0, 130], ['#2f1e12', '#6b4a30'], 110, 7, 12) +
        line('M-90-66-100-96M-20-76-16-108M50-78 60-104M100 58 112 88', '#6b4a30', 4),
      184,
      150,
      1,
      -16,
    ) + slice(262, 288, 88, '#4a3222', '#fbf6ee', '#e3d8cc'),
  redIrishPotatoes: () =>
    times(7, (n) =>
      put(
        dropShadow(form('M-64 4Q-66-44-8-48 58-48 66 2 58 48 0 48-60 48-64 4Z', n % 2 ? '#b84a4a' : '#a83c42')) +
          bits([0, 0, 44], ['#7a2430', '#d98a86'], 12, n + 2, 7) +
          shine(-20, -22, 14, 7),
        [104, 214, 310, 90, 196, 304, 206][n] ?? 0,
        [112, 96, 130, 222, 200, 240, 312][n] ?? 0,
        1.05,
        n * 37,
      ),
    ),
  ataRodoScotch: () =>
    times(13, (n) =>
      lantern(
        [86, 178, 270, 332, 70, 146, 236, 318, 100, 196, 288, 150, 246][n] ?? 0,
        [100, 82, 92, 150, 186, 172, 180, 236, 276, 262, 304, 336, 330][n] ?? 0,
        0.92,
        n * 47,
        ['#d8281a', '#f0831c', '#f2c21b'][n % 3] ?? '#d8281a',
      ),
    ),
  shomboCayennePepper: () =>
    times(11, (n) => chilli(170 + (n % 3) * 10, 92 + n * 22, 86, -6 + ((n * 5) % 13), n % 2 ? '#c81e14' : '#e2392a')) +
    dropShadow(path('M180 76H214V334H180Z', '#d9b98a')) +
    line('M190 86V324M204 86V324', '#8a6a3c', 3.5, 0.6),
  pilipiliHoho: () =>
    put(lantern(100, 130, 1.25, -24, '#2f8a34'), 0, 0) +
    lantern(286, 128, 1.3, 22, '#3f9a3a') +
    lantern(196, 222, 1.36, 0, '#4fae3f') +
    times(3, (n) => dropShadow(pepperRing(94 + n * 106, 330, 36, n % 2 ? '#3f9a3a' : '#5fbf4a'))),
  efoTeteSpinach: () =>
    looseHeap(
      leaves.broad,
      '#3f9a3a',
      1,
      times(7, (n) => contactShadow(line(`M${90 + n * 36} 300q${n * 4 - 12} 40 ${n * 6 - 20} 72`, '#e58aa8', 10))),
    ),
  waterleaf: () => bunch(leaves.fleshy, '#6fbf3f', '#b9d98a', '#26358f', 13),
  scentLeaf: () =>
    smaller(
      times(5, (n) =>
        contactShadow(
          put(
            times(3, (k) => put(leaves.serrated('#4a8a34'), k % 2 ? 20 : -20, -k * 52, 0.8, k % 2 ? 56 : -56)) +
              put(leaves.serrated('#6b3a6a'), 0, -156, 0.8) +
              line('M0 30V-160', '#5a7a3a', 7),
            90 + n * 56,
            300 + (n % 2) * 20,
            1,
            n * 14 - 28,
          ),
        ),
      ),
      0.8,
    ),
  eweduLeaves: () => looseHeap(leaves.narrow, '#4f9a2f', 5),
  sukumaWiki: () =>
    smaller(
      times(7, (n) =>
        contactShadow(
          put(
            leaves.frilled(n % 2 ? '#2f7a4a' : '#3f8f5a') + line('M0 0V60', '#cfe6c0', 13),
            200,
            300,
            1.9,
            n * 24 - 72,
          ),
        ),
      ) + contactShadow(path('M176 300Q200 312 226 300V324Q200 336 176 324Z', '#c9a46c')),
      0.72,
    ),
  managu: () =>
    bunch(
      leaves.serrated,
      '#1f5a2a',
      '#4f7a3a',
      '#e9e2cc',
      12,
      times(9, (n) => tiny(80 + n * 30, 90 + ((n * 37) % 110))),
    ),
  terere: () =>
    bunch(
      (c) => leaves.broad(c) + line('M0 4V-106M0-30-24-54M0-50 24-74M0-70-18-90', '#c83a5a', 4, 0.9),
      '#4a8a3a',
      '#c8506a',
      '#c9a46c',
      12,
    ),
  kunde: () => bunch(leaves.three, '#3a7a34', '#6a9a4a', '#be1146', 11),
  dhania: () =>
    bunch(
      leaves.fine,
      '#4fa03f',
      '#8fc06a',
      '#f2c33a',
      9,
      line(
        'M150 376Q130 384 118 380M190 378Q186 392 176 396M230 378Q240 392 252 394M258 372Q274 380 286 378',
        '#e9e0c4',
        4,
      ),
    ),
  matokeCookingBanana: () => handOf('#4f9a2f', 7, 1.06) + slice(318, 330, 40, '#4f9a2f', '#f4ecd0', '#c9b98a'),
  ripePlantain: () =>
    times(4, (n) => banana(196 + (n % 2) * 10, 96 + n * 66, -12 + n * 7, n % 2 ? '#f0b92a' : '#f5c93f', 1.28)) +
    strewn([200, 206, 120], 34, 12, (x, y, roll) => ellipse(x, y, 4 + roll() * 9, 3, '#5a3a14', 'opacity=".6"')),
  sweetBananas: () => handOf('#f7cf3a', 6, 0.84),
  tangerines: () =>
    round(120, 140, 78, '#f0831c') +
    round(276, 134, 76, '#f2912c') +
    round(290, 280, 76, '#ee7a18') +
    peeled(136, 286, 70) +
    contactShadow(put(leaves.broad('#3f8a34'), 276, 60, 0.55, 70) + put(leaves.broad('#4c9a45'), 120, 66, 0.55, -60)),
};

import { floret } from '../parts/dish-parts.ts';
import { bits } from '../parts/food-parts.ts';
import {
  ball,
  contactShadow,
  type Drawings,
  dropShadow,
  ellipse,
  form,
  line,
  oval,
  path,
  put,
  shine,
  times,
} from '../parts/paint.ts';
import { cob, cucumberSlice, pepperRing } from '../parts/plant-parts.ts';
import {
  beet,
  bunch,
  garlicBulb,
  half,
  lantern,
  leaves,
  long,
  looseHeap,
  round,
  smaller,
  tiny,
} from '../parts/produce-parts.ts';

/** Vegetables and fruit, without a plate. */
export const vegetables: Drawings = {
  lettuceIceberg: () =>
    dropShadow(ball(200, 206, 150, '#a9d47a')) +
    times(7, (n) =>
      contactShadow(
        put(
          form(
            'M-90 40Q-96-60-30-76 0-96 30-76 96-60 90 40 40 60 0 50-40 60-90 40Z',
            n % 2 ? '#bfe08f' : '#97c866',
            0.6,
          ),
          200 + (n - 3) * 16,
          210 + (n % 3) * 18,
          1 - n * 0.09,
          n * 40 - 100,
        ),
      ),
    ) +
    line('M200 150Q196 210 204 270M150 200Q180 210 200 240M250 196Q224 210 204 240', '#e6f5c8', 8, 0.8),
  cucumber: () =>
    long(196, 130, -14, '#2f7a35', 160, 36) +
    long(210, 226, -10, '#38863c', 150, 34) +
    times(4, (n) => dropShadow(cucumberSlice(100 + n * 66, 326 - n * 10, 36))),
  greenBeans: () =>
    times(17, (n) =>
      contactShadow(
        put(
          form('M-150 0Q-60-18 0-10 90-16 150-2 90 16 0 10-80 16-150 0Z', n % 2 ? '#4c9a45' : '#5fae3a'),
          196 + (n % 3) * 12,
          108 + n * 12,
          1,
          -8 + ((n * 7) % 15),
        ),
      ),
    ) +
    dropShadow(path('M176 90Q200 96 214 90L222 324Q200 332 178 324Z', '#c9a46c')) +
    line('M186 100V316M204 100V318', '#8a6a3c', 4, 0.6),
  sweetCorn: () =>
    times(3, (n) => put(cob(0, 0, 118, 0), 110 + n * 90, 190 + (n % 2) * 16, 1, 78 + n * 8)) +
    times(
      3,
      (n) =>
        contactShadow(put(leaves.narrow('#7aae4a'), 100 + n * 90, 350, 1.6, -22)) +
        contactShadow(put(leaves.narrow('#5f9a3a'), 128 + n * 88, 352, 1.5, 20)),
    ),
  courgettes: () =>
    long(190, 110, -18, '#4f8a2f', 156, 33, '#8aa85a') +
    long(210, 200, -12, '#5f9a3a', 150, 32, '#8aa85a') +
    put(
      dropShadow(form('M-150 0Q-150-34-100-36H120Q150-30 150 0 150 30 120 34H-100Q-150 34-150 0Z', '#4f8a2f')) +
        path('M-138 0Q-138-26-98-28H116Q140-24 140 0 140 24 116 26H-98Q-138 26-138 0Z', '#f0f0c0') +
        line('M-110-8H110M-110 8H110', '#d9d99a', 6),
      200,
      302,
      1,
      -8,
    ),
  aubergine: () =>
    put(
      dropShadow(
        form('M-130-10Q-140-50-90-50-10-44 50-64 140-76 142 6 132 80 50 62-20 44-90 34-126 30-130-10Z', '#4a1f58'),
      ) +
        contactShadow(
          form('M-112-8Q-150-40-96-56-60-52-56-30-76-22-58-4-80 0-66 24-110 40-130 22-124 4-112-8Z', '#5f8a3a'),
        ) +
        line('M-120-16-156-26', '#5f8a3a', 16) +
        shine(40, -34, 60, 12, -8),
      190,
      146,
      1.05,
      14,
    ) +
    put(
      dropShadow(
        form('M-130-10Q-140-50-90-50-10-44 50-64 140-76 142 6 132 80 50 62-20 44-90 34-126 30-130-10Z', '#5a2668'),
      ) +
        contactShadow(
          form('M-112-8Q-150-40-96-56-60-52-56-30-76-22-58-4-80 0-66 24-110 40-130 22-124 4-112-8Z', '#6f9a4a'),
        ) +
        line('M-120-16-156-26', '#6f9a4a', 16) +
        shine(40, -34, 60, 12, -8),
      210,
      274,
      1.05,
      -6,
    ),
  broccoli: () =>
    dropShadow(form('M160 220H240L252 350Q200 372 148 350Z', '#a9c96a')) +
    times(11, (n) =>
      floret(200 + Math.cos(n * 0.6) * 96, 176 + Math.sin(n * 0.6) * 60, 74, 0, n % 2 ? '#2f7a35' : '#3f8a34'),
    ) +
    floret(200, 160, 96, 0, '#4c9a45'),
  cauliflower: () =>
    times(9, (n) => contactShadow(put(leaves.broad(n % 2 ? '#5fae3a' : '#7abf52'), 200, 236, 1.7, n * 40))) +
    times(13, (n) =>
      dropShadow(ball(200 + Math.cos(n * 0.52) * 78, 200 + Math.sin(n * 0.52) * 70, 44, '#fbf3dc', 0.5)),
    ) +
    dropShadow(ball(200, 196, 78, '#fdf7e6', 0.4)) +
    bits([200, 196, 96], ['#efe2bd', '#ffffff'], 70, 4, 16),
  garlic: () =>
    garlicBulb(130, 160, 1.35) +
    garlicBulb(270, 170, 1.25) +
    garlicBulb(196, 276, 1.3) +
    times(2, (n) =>
      contactShadow(
        put(form('M-30 20Q-34-20 6-26 34-10 26 20 0 34-30 20Z', '#f0e0d8'), 320 - n * 250, 330, 1, n * 60 - 20),
      ),
    ),
  ginger: () =>
    dropShadow(
      form(
        'M40 230Q30 180 84 176 90 120 140 136 160 84 206 112 226 150 216 168 270 130 320 150 372 176 352 214 320 240 276 226 290 280 250 300 206 306 200 262 160 300 112 284 88 262 90 240 60 256 40 230Z',
        '#d0a66a',
      ),
    ) +
    line(
      'M96 180Q110 210 100 240M150 140Q140 180 152 220M216 170Q200 210 214 256M280 160Q266 190 280 222',
      '#a07a42',
      4,
      0.7,
    ) +
    contactShadow(oval(340, 182, 24, 36, '#f2d98a', 0.4)) +
    contactShadow(oval(112, 270, 22, 16, '#f2d98a', 0.4)),
  greenBellPepper: () =>
    lantern(128, 180, 1.7, -8, '#3f9a3a') +
    lantern(274, 176, 1.7, 8, '#2f8a34') +
    dropShadow(pepperRing(204, 312, 54, '#4fae3f')),
  mixedBellPeppers: () =>
    lantern(92, 196, 1.5, -8, '#d8281a') + lantern(308, 196, 1.5, 8, '#3f9a3a') + lantern(200, 220, 1.66, 0, '#f2b90f'),
  springOnions: () =>
    times(
      8,
      (n) =>
        contactShadow(
          line(`M${120 + n * 22} 300Q${140 + n * 14} 180 ${80 + n * 34} 36`, n % 2 ? '#3f8a34' : '#5fae3a', 15),
        ) +
        line(`M${120 + n * 22} 316Q${124 + n * 21} 260 ${132 + n * 18} 220`, '#eaf2d0', 16) +
        contactShadow(ball(120 + n * 22, 322, 15, '#fdfaf0', 0.5)) +
        line(`M${114 + n * 22} 336l-8 26M${120 + n * 22} 338v28M${126 + n * 22} 336l8 24`, '#d9cfae', 2.5),
    ) + contactShadow(path('M118 226Q200 246 282 226V246Q200 266 118 246Z', '#be1146')),
  beetroot: () => beet(116, 220, 0.98) + beet(286, 220, 0.98) + beet(202, 250, 1.08),
  celery: () =>
    times(
      6,
      (n) =>
        contactShadow(
          form(
            `M${128 + n * 26} 350Q${112 + n * 28} 220 ${104 + n * 36} 120L${128 + n * 34} 116Q${138 + n * 26} 220 ${154 + n * 22} 350Z`,
            n % 2 ? '#b9d98a' : '#a3cc70',
          ),
        ) +
        line(`M${140 + n * 24} 340Q${124 + n * 28} 220 ${116 + n * 35} 130`, '#e2f2c4', 4) +
        put(leaves.fingers('#5f9a3a'), 112 + n * 36, 132, 0.72, -30 + n * 12),
    ) + dropShadow(path('M120 330H286L276 366H130Z', '#cfe0a8')),
  parsley: () => bunch(leaves.curly, '#2d7a2a', '#6aa84a', '#be1146', 12),
  mint: () =>
    bunch(
      (c) =>
        times(3, (n) => put(leaves.serrated(c), (n - 1) * 16, -n * 30, 0.62, (n - 1) * 50)) +
        line('M0 8V-70', '#7aae5a', 5),
      '#3a9a5a',
      '#7a5a7a',
      '#1f5ea8',
      9,
    ),
  basil: () => bunch(leaves.round, '#4fa83a', '#8fbf6a', '#f2a51b', 13),
  moringaLeaves: () =>
    smaller(
      times(7, (n) => contactShadow(put(leaves.feather(n % 2 ? '#5f9a3a' : '#7ab04a'), 200, 340, 2.1, n * 22 - 66))) +
        dropShadow(line('M200 330V386', '#6b4a24', 13)),
      0.78,
    ),
  uzizaLeaves: () => looseHeap(leaves.heart, '#24521f', 3),
  saga: () =>
    bunch(
      leaves.fingers,
      '#5a8a2f',
      '#8a5a6a',
      '#0b6e79',
      11,
      times(5, (n) => tiny(110 + n * 44, 100 + (n % 2) * 60)),
    ),
  mrenda: () => bunch(leaves.serrated, '#3f9a3a', '#7a3a3a', '#c9a46c', 12),
  applesRed: () =>
    round(124, 146, 82, '#c8232c') +
    round(276, 150, 80, '#d8382c') +
    round(128, 278, 80, '#b81c28') +
    round(276, 278, 82, '#cf2a2a') +
    contactShadow(put(leaves.round('#4c9a45'), 146, 70, 0.5, 60)),
  applesGreen: () =>
    round(130, 150, 82, '#8fbf3a') +
    round(280, 160, 78, '#a3cc4a') +
    round(150, 282, 78, '#9cc842') +
    half(
      290,
      294,
      72,
      74,
      '#8fbf3a',
      '#f6f3d0',
      path('M290 262Q306 280 304 300 296 316 290 326 284 316 276 300 274 280 290 262Z', '#e9e2ae') +
        contactShadow(ellipse(284, 294, 6, 11, '#5a2f14') + ellipse(298, 294, 6, 11, '#5a2f14')),
    ),
  grapesRed: () =>
    line('M200 20V90', '#6b4a24', 11) +
    contactShadow(put(leaves.fingers('#4c9a45'), 250, 110, 1.1, 70)) +
    times(30, (n) => {
      const row = [5, 6, 6, 5, 4, 3, 1];
      let at = n;
      let k = 0;
      while (at >= (row[k] ?? 1)) {
        at -= row[k] ?? 1;
        k += 1;
      }
      return contactShadow(
        ball(200 + (at - ((row[k] ?? 1) - 1) / 2) * 48, 104 + k * 42, 28, n % 3 ? '#6a1f58' : '#8a2f70') +
          shine(192 + (at - ((row[k] ?? 1) - 1) / 2) * 48, 94 + k * 42, 7, 4),
      );
    }),
};

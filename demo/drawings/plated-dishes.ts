import { beans, bits, chips, grains, noodles, pool, rice, strips } from './parts/food-parts.ts';
import { chunk, friedEgg, halfEgg, leg, prawn, sausage, wing } from './parts/meat-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dropShadow,
  each,
  ellipse,
  form,
  line,
  put,
  rect,
  shine,
  strewn,
  times,
} from './parts/paint.ts';
import { breadSlice, coconut, dodo, sprig, triangle, wedge } from './parts/plant-parts.ts';
import { dip, plate } from './parts/vessels.ts';

/** Plantain or yam cut into dice. */
const cubes = (spots: readonly (readonly [number, number, number])[], colour: string) =>
  each(spots, ([x, y, turn]) =>
    put(
      contactShadow(rect(-24, -21, 48, 42, 9, '#9c4f0a') + rect(-24, -23, 48, 38, 9, colour)) +
        line('M-14-12H8', '#fff', 5, 0.4),
      x,
      y,
      1,
      turn,
    ),
  );

/** Rice, pasta, breakfasts and fries on a plate. */
export const platedDishes: Drawings = {
  asaro: () =>
    plate('#1F3E8C') +
    dropShadow(ellipse(200, 204, 124, 108, '#d9691a', 'filter="url(#rough)"')) +
    contactShadow(
      strewn([200, 204, 104], 46, 5, (x, y, roll) =>
        put(
          form('M-20-12Q-10-22 8-18 24-12 20 6 8 20-10 16-24 8-20-12Z', roll() > 0.5 ? '#ef8a32' : '#f7a551'),
          x,
          y,
          1,
          roll() * 180,
        ),
      ),
    ) +
    strips([200, 200, 92], ['#1f6b2b', '#2d8a3a', '#14521f'], 34, 9, 30, 6) +
    chunk(160, 176, 26, 10, '#8a4f24') +
    chunk(244, 226, 26, -30, '#9c5f2c') +
    chunk(226, 160, 20, 50, '#8a4f24') +
    chunk(176, 248, 20, 0, '#9c5f2c'),
  matoke: () =>
    plate('#F09A00') +
    dropShadow(pool(200, 206, 130, '#c43c12')) +
    each(
      [
        [140, 156, -30],
        [196, 132, 10],
        [256, 160, 40],
        [130, 222, 20],
        [202, 204, -14],
        [270, 226, -50],
        [166, 272, -8],
        [236, 282, 24],
      ] as const,
      ([x, y, turn]) =>
        put(
          contactShadow(form('M-52 8Q-40-22 0-24 40-22 52 6 30 4 0 8-30 12-52 8Z', '#d9c24a')) +
            line('M-38-2Q0-20 38-4', '#f4eaa0', 5, 0.8),
          x,
          y,
          1,
          turn,
        ),
    ) +
    chunk(172, 178, 24, 10) +
    chunk(234, 246, 24, -30) +
    chunk(228, 176, 20, 50) +
    bits([200, 206, 110], ['#2d8a3a', '#e2571a'], 30, 8, 9),
  prawns: () =>
    plate('#0B6E79') +
    dropShadow(pool(200, 204, 124, '#d0471a')) +
    bits([200, 204, 100], ['#f2a13c', '#8a1f05', '#2d8a3a'], 40, 5, 9) +
    each(
      [
        [140, 150, -20],
        [214, 132, 30],
        [274, 178, 80],
        [126, 226, -70],
        [196, 206, 10],
        [264, 262, 130],
        [184, 284, 200],
      ] as const,
      ([x, y, turn]) => prawn(x, y, 46, turn),
    ) +
    wedge(306, 300, 40, -30) +
    sprig(106, 306, 28, -20),
  ewaagoyin: () =>
    plate('#1F3E8C') +
    dropShadow(ellipse(184, 196, 120, 104, '#7a4520', 'filter="url(#rough)"')) +
    beans([184, 196, 104], ['#a06a38', '#8a5428', '#b88048', '#6e3d18'], 90, 5, 14) +
    pool(196, 186, 66, '#3a1206') +
    bits([196, 186, 50], ['#7a1f08', '#a83208', '#1f0802'], 44, 8, 9) +
    shine(170, 166, 22, 8) +
    breadSlice(296, 276, 66, 24),
  ricestew: () =>
    plate('#BE1146') +
    rice([182, 190, 118], grains.white, '#d8ccb2', 7) +
    pool(240, 232, 78, '#c42c0c') +
    bits([240, 232, 62], ['#e2571a', '#8a1f05', '#f0742c'], 40, 3, 11) +
    chunk(224, 214, 32, 10) +
    chunk(270, 246, 30, -24) +
    chunk(222, 262, 26, 30) +
    dodo(116, 282, 32, -20) +
    dodo(158, 304, 32, 14),
  biryani: () =>
    plate('#1F3E8C') +
    rice([200, 200, 132], grains.saffron, '#c9a24a', 11, 520) +
    leg(178, 172, 96, -16, '#7a3a12') +
    leg(232, 232, 92, 20, '#8a4216') +
    strips([200, 200, 100], ['#6e2f0a', '#8a4a14', '#4c1d05'], 44, 6, 26, 5) +
    sprig(276, 148, 32, 30, '#3a9a4a') +
    sprig(126, 246, 30, -30, '#3a9a4a') +
    halfEgg(146, 300, 30, -14),
  coconutrice: () =>
    plate('#1A7338') +
    rice([180, 194, 120], grains.coconut, '#c4a455', 17) +
    bits([180, 194, 104], ['#d8281a', '#2d8a3a', '#f2b90f', '#49a552', '#ef5a3a'], 46, 5, 12) +
    coconut(286, 266, 70) +
    sprig(118, 290, 30, -20),
  jollofspag: () =>
    plate('#1F3E8C') +
    dropShadow(circle(188, 194, 120, '#b8440f')) +
    noodles([188, 194, 120], 5, ['#ef6f26', '#e2571a', '#f58a3c', '#d9480f'], '#b8440f', 6) +
    bits([188, 194, 96], ['#2d8a3a', '#d8281a', '#49a552'], 26, 8, 10) +
    dodo(272, 128, 36, -30) +
    dodo(302, 172, 36, 10) +
    dodo(262, 176, 34, -60) +
    halfEgg(258, 270, 42, 16) +
    halfEgg(178, 300, 36, -20),
  spag: () =>
    plate('#BE1146') +
    dropShadow(circle(200, 202, 130, '#d9a83a')) +
    noodles([200, 202, 130], 9, ['#f6d77a', '#f2c95c', '#ffe6a0', '#e9b94a'], '#d9a83a', 6) +
    pool(200, 194, 80, '#7a2f10') +
    bits([200, 194, 66], ['#9c4a1e', '#5a1e08', '#b8602c', '#c43c12'], 90, 4, 14) +
    strips([200, 186, 50], ['#fff3c4', '#ffe79a'], 30, 8, 18, 4) +
    sprig(232, 160, 26, 30),
  gizdodo: () =>
    plate('#F09A00') +
    dropShadow(pool(200, 204, 128, '#b8260c')) +
    bits([200, 204, 108], ['#e2571a', '#2d8a3a', '#49a552', '#ef5a3a'], 56, 6, 13) +
    cubes(
      [
        [140, 152, 10],
        [206, 132, -16],
        [264, 166, 30],
        [130, 226, -8],
        [204, 198, 20],
        [272, 238, -20],
        [170, 276, 12],
        [236, 284, 40],
      ],
      '#f5b233',
    ) +
    each(
      [
        [174, 170, 0],
        [236, 150, 40],
        [162, 232, 20],
        [238, 232, -20],
        [204, 254, 60],
        [288, 198, 10],
      ] as const,
      ([x, y, turn]) => chunk(x, y, 23, turn, '#7a4630'),
    ),
  chickenchips: () =>
    plate('#F09A00') +
    chips([244, 160, 82], 46, 3) +
    dropShadow(leg(164, 236, 118, -6, '#b5641f')) +
    dip(300, 272, 42, '#f1f4dc') +
    strips([300, 272, 27], ['#8fc45a', '#f28a2b', '#dfeab0', '#b8d98a'], 30, 5, 16, 4) +
    sprig(104, 296, 28, -30),
  chipsmasala: () =>
    plate('#1A7338') +
    dropShadow(ellipse(200, 204, 118, 100, '#a8300c')) +
    chips([200, 200, 112], 86, 5, ['#ef7a2c', '#e2571a', '#f59a3c', '#d9480f']) +
    strips([200, 196, 92], ['#2d8a3a', '#49a552'], 30, 4, 16, 5) +
    sprig(252, 150, 34, 30) +
    sprig(150, 250, 32, -40) +
    wedge(292, 288, 38, -30),
  wings: () =>
    plate('#BE1146') +
    each(
      [
        [136, 150, -20],
        [262, 138, 30],
        [126, 224, 20],
      ] as const,
      ([x, y, turn]) => wing(x, y, 54, turn),
    ) +
    each(
      [
        [206, 134, 40],
        [196, 208, -30],
        [276, 204, 60],
        [178, 284, 10],
      ] as const,
      ([x, y, turn]) => leg(x, y, 62, turn, '#b3491b'),
    ) +
    dip(276, 284, 48, '#fbf3dc') +
    each(
      [
        [98, 288, -50],
        [118, 304, -60],
      ] as const,
      ([x, y, turn]) =>
        put(contactShadow(rect(-40, -8, 80, 17, 8, '#8fc45a')) + line('M-32-2H32', '#cfe8a0', 3), x, y, 1, turn),
    ) +
    bits([200, 190, 100], ['#fff3d0'], 24, 7, 6),
  brekkie: () =>
    plate('#1F3E8C') +
    friedEgg(146, 134, 58, -10) +
    friedEgg(240, 126, 54, 40) +
    sausage(150, 228, 56, -24) +
    sausage(174, 262, 56, -18) +
    dip(276, 212, 48, '#c4501a') +
    beans([276, 212, 32], ['#d9701a', '#c4561a', '#e58a3a'], 22, 5, 11) +
    triangle(122, 300, 38, -14, '#d5922a') +
    put(
      contactShadow(
        form('M-66-14Q0 60 66-14 30 40 0 42-36 40-66-14Z', '#f2b233') +
          form('M-58-12Q0 40 58-12 0-2-58-12Z', '#f57a2c', 0.6),
      ) + times(5, (n) => circle(-24 + n * 12, 2 + (n % 2) * 5, 4.5, '#26120a')),
      250,
      296,
      0.96,
      -16,
    ),
  yamegg: () =>
    plate('#F09A00') +
    each(
      [
        [132, 144, -20],
        [200, 124, 10],
        [118, 216, 14],
        [186, 192, -10],
      ] as const,
      ([x, y, turn]) =>
        put(
          contactShadow(rect(-44, -30, 88, 64, 22, '#b08a5a') + rect(-40, -30, 80, 54, 20, '#fbf4e2')) +
            line('M-22-12Q0-20 22-10M-20 6Q4-2 20 8', '#e6d8b8', 4, 0.9),
          x,
          y,
          1,
          turn,
        ),
    ) +
    dropShadow(ellipse(246, 246, 84, 66, '#e8a51b', 'filter="url(#rough)"')) +
    contactShadow(
      strewn([246, 244, 66], 30, 5, (x, y, roll) =>
        put(
          form('M-18-8Q-6-20 10-14 24-6 16 8 0 18-14 10-24 2-18-8Z', roll() > 0.5 ? '#ffd54a' : '#f9c02c'),
          x,
          y,
          1,
          roll() * 180,
        ),
      ),
    ) +
    bits([246, 244, 62], ['#d8281a', '#ef5a3a', '#2d8a3a', '#c95b9b'], 46, 8, 12),
  masa: () =>
    plate('#0B6E79') +
    each(
      [
        [142, 142],
        [222, 124],
        [284, 184],
        [124, 222],
        [204, 208],
        [156, 292],
      ] as const,
      ([x, y]) =>
        dropShadow(
          ball(x, y, 45, '#fbf2dc', 0.6) +
            circle(x, y, 34, '#b8762c', 'opacity=".55" filter="url(#blur)"') +
            circle(x - 6, y - 4, 22, '#8a4f14', 'opacity=".4" filter="url(#blur)"'),
        ),
    ) +
    contactShadow(ellipse(266, 280, 48, 34, '#b8421a', 'filter="url(#rough)"')) +
    bits([266, 278, 38], ['#e0521c', '#f2a13c', '#7a2406', '#c9571b'], 90, 5, 6),
  toast: () =>
    plate('#BE1146', 184, 208, 170) +
    breadSlice(142, 204, 88, -16, '#f2c24a', '#b0702a') +
    bits([142, 196, 46], ['#d98a1a', '#2d8a3a', '#d8281a', '#ffe08a'], 26, 5, 10) +
    breadSlice(216, 234, 88, 10, '#f5cc58', '#b0702a') +
    bits([216, 226, 46], ['#d98a1a', '#2d8a3a', '#d8281a', '#ffe08a'], 28, 9, 10) +
    dropShadow(ball(308, 112, 72, '#f4eee6', 0.5)) +
    ball(308, 112, 58, '#c4894e', 0.6) +
    shine(288, 92, 20, 8) +
    line('M374 92q24 10 6 40', '#e9e0d4', 14),
};

import { bits, greens, pool, slab, soup, strips, swallow } from './parts/food-parts.ts';
import { chunk, fish, leg, minnow, shell } from './parts/meat-parts.ts';
import {
  circle,
  contactShadow,
  type Drawings,
  dropShadow,
  each,
  ellipse,
  line,
  oval,
  put,
  rect,
  shine,
  strewn,
} from './parts/paint.ts';
import { onionRing, sprig, tomatoSlice } from './parts/plant-parts.ts';
import { bowl, plate } from './parts/vessels.ts';

/** A small bowl of soup on a plate, with a mound of swallow beside it. */
const besideSwallow = (rim: string, held: string, mound: string, clay = '#6e3b1a') =>
  plate(rim) + bowl(250, 178, 106, clay) + held + swallow(126, 268, 80, mound);

/** Soups and stews with what is dipped into them. */
export const dishesWithSwallow: Drawings = {
  afang: () =>
    besideSwallow(
      '#1A7338',
      soup([250, 178, 94], '#24521f', ['#143a12', '#2f6b26', '#1d4719', '#477f2f', '#0f2e0e'], 130, 21, 17) +
        shell(224, 140, 24, -20) +
        shell(282, 158, 22, 40, '#5a4433') +
        shell(214, 204, 22, 160) +
        chunk(270, 212, 27, 20, '#8a5a2c') +
        chunk(246, 172, 20, -20, '#9c6a34'),
      '#f2e2b0',
    ),
  banga: () =>
    besideSwallow(
      '#BE1146',
      soup([250, 178, 94], '#b8320a', ['#e2571a', '#f0742c', '#8a1f05', '#2d5a1f'], 60, 41, 10) +
        put(
          contactShadow(ellipse(0, 0, 44, 34, '#3a2a22') + oval(0, -3, 37, 27, '#e9cdb0')) +
            circle(0, -3, 6, '#b0907a') +
            line('M-24-8Q0-22 24-8', '#c9a588', 4, 0.7),
          232,
          160,
          1,
          -14,
        ) +
        put(
          contactShadow(ellipse(0, 0, 36, 27, '#3a2a22') + oval(0, -3, 29, 20, '#e9cdb0')) +
            circle(0, -3, 5, '#b0907a'),
          280,
          216,
          1,
          20,
        ) +
        strips([262, 140, 34], ['#2d5a1f'], 8, 4, 24, 5),
      '#fdfaf0',
    ) + shine(104, 236, 26, 12, -24, 0.8),
  ogbono: () =>
    besideSwallow(
      '#0B6E79',
      soup([250, 178, 94], '#8a5420', ['#a86d2e', '#6b3d14', '#c48a44'], 46, 31, 12) +
        strips([250, 180, 78], ['#2d7a33', '#1f5f28', '#4f9a3f'], 34, 12, 22, 6) +
        put(fish(0, 0, 0.5, 0, '#6e4420'), 244, 166, 1, -30) +
        chunk(280, 212, 26, 20) +
        line('M196 196Q236 232 268 206', '#d9a868', 4, 0.7),
      '#fffdf5',
    ),
  tuwo: () =>
    besideSwallow(
      '#F09A00',
      soup([250, 178, 94], '#e07a12', ['#f7a63c', '#c95a08', '#f9bf62', '#3d7a26', '#2d6a1f', '#f7a63c'], 90, 27, 16) +
        chunk(228, 156, 26, 10) +
        chunk(276, 198, 25, -24) +
        chunk(232, 214, 20, 40),
      '#fffefa',
    ),
  kukustew: () =>
    plate('#BE1146') +
    bowl(232, 178, 124) +
    soup([232, 178, 111], '#c2380f', ['#e2571a', '#f0742c', '#8a1f05', '#ef8a4a'], 60, 13, 13) +
    leg(206, 152, 78, -20, '#a8561d') +
    leg(252, 212, 74, 24, '#b5641f') +
    sprig(286, 142, 30, 20) +
    sprig(178, 222, 26, -40) +
    slab(126, 288, 0.86, -8),
  ugalibeef: () =>
    plate('#1F3E8C') +
    slab(152, 146, 1.06, -10) +
    pool(256, 206, 84, '#8a3a10') +
    each(
      [
        [230, 182, 10],
        [278, 186, -20],
        [248, 226, 40],
        [296, 226, 8],
        [212, 218, -30],
      ] as const,
      ([x, y, turn]) => chunk(x, y, 27, turn),
    ) +
    greens([140, 274, 62], 5) +
    tomatoSlice(226, 302, 20),
  ugalisukuma: () =>
    plate('#1A7338') +
    slab(148, 170, 1.16, -8) +
    greens([252, 238, 88], 9, 190) +
    bits([252, 238, 76], ['#f8e4ef', '#e2392a', '#f6e6b0'], 22, 4, 10),
  mukimo: () =>
    plate('#1A7338') +
    dropShadow(ellipse(174, 190, 106, 92, '#5f8f3a', 'filter="url(#rough)"')) +
    oval(172, 184, 96, 80, '#7fb04f', 0.8) +
    contactShadow(strewn([172, 184, 84], 40, 6, (x, y) => rect(x - 7, y - 6, 14, 12, 5, '#fbe28a'))) +
    bits([172, 184, 84], ['#2d6a1f', '#3d7a26'], 40, 8, 9) +
    pool(278, 262, 62, '#9c3d12') +
    chunk(262, 252, 22, 10) +
    chunk(298, 268, 20, -30) +
    chunk(272, 286, 18, 40),
  omena: () =>
    plate('#BE1146') +
    slab(142, 146, 0.96, -8) +
    pool(238, 226, 98, '#c43c12') +
    strewn([238, 226, 74], 17, 7, (x, y, roll) =>
      minnow(x, y, 0.78, roll() * 360, roll() > 0.4 ? '#b9a488' : '#a8b0b6'),
    ) +
    bits([238, 226, 80], ['#2d8a3a', '#f8e4ef', '#ef5a3a'], 26, 4, 10) +
    tomatoSlice(120, 262, 22),
  isiewu: () =>
    bowl(200, 206, 176, '#7a4a22') +
    soup([200, 206, 152], '#d9701a', ['#f0943c', '#b84f0a', '#f7b46a'], 46, 15, 15) +
    each(
      [
        [150, 160, 10],
        [216, 140, -20],
        [264, 192, 30],
        [150, 236, -12],
        [216, 216, 14],
        [254, 264, -34],
        [186, 288, 22],
      ] as const,
      ([x, y, turn], n) => chunk(x, y, 36 - (n % 3) * 3, turn, '#8a4a22'),
    ) +
    onionRing(188, 188, 27) +
    onionRing(248, 228, 24) +
    onionRing(140, 280, 21) +
    strips([206, 200, 110], ['#1f6b2b', '#2d8a3a', '#14521f'], 40, 9, 40, 7),
  snail: () =>
    plate('#F09A00') +
    dropShadow(pool(200, 204, 126, '#b8260c')) +
    bits([200, 204, 106], ['#e2571a', '#2d8a3a', '#f8e4ef', '#ef5a3a'], 60, 5, 11) +
    shell(152, 168, 62, -14) +
    shell(254, 176, 58, 24, '#5a4230') +
    shell(196, 262, 62, 8, '#3f2d20') +
    onionRing(276, 258, 22),
};

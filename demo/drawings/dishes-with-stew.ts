import {
  beans, bits, breadSlice, chips, chunk, citrus, coconut, dodo, fish, friedEgg, grains, greens, halfEgg, kachumbari, leg, minnow, noodles, onionRing, pool, rice, sausage, shell, slab, soup, sprig, strips, swallow, tomatoSlice, triangle, wedge, wing, prawn, cucumberSlice,
} from './food-parts.ts';
import { ball, circle, type Drawings, each, ellipse, form, lifted, line, near, oval, path, put, rect, shine, strewn, times } from './paint.ts';
import { bowl, dip, plate } from './vessels.ts';

/** A small bowl of soup on a plate, with a mound of swallow beside it. */
const besideSwallow = (rim: string, held: string, mound: string, clay = '#6e3b1a') =>
  plate(rim) + bowl(250, 178, 106, clay) + held + swallow(126, 268, 80, mound);

/** Plantain or yam cut into dice. */
const cubes = (spots: readonly (readonly [number, number, number])[], colour: string) =>
  each(spots, ([x, y, turn]) => put(near(rect(-24, -21, 48, 42, 9, '#9c4f0a') + rect(-24, -23, 48, 38, 9, colour)) + line('M-14-12H8', '#fff', 5, 0.4), x, y, 1, turn));

/** Dishes on plates and in bowls that are eaten with soup, stew or sauce. */
export const dishesWithStew: Drawings = {
  afang: () =>
    besideSwallow('#1A7338', soup([250, 178, 94], '#24521f', ['#143a12', '#2f6b26', '#1d4719', '#477f2f', '#0f2e0e'], 130, 21, 17) +
      shell(224, 140, 24, -20) + shell(282, 158, 22, 40, '#5a4433') + shell(214, 204, 22, 160) + chunk(270, 212, 27, 20, '#8a5a2c') + chunk(246, 172, 20, -20, '#9c6a34'), '#f2e2b0'),
  asaro: () =>
    plate('#1F3E8C') +
    lifted(ellipse(200, 204, 124, 108, '#d9691a', 'filter="url(#rough)"')) +
    near(strewn([200, 204, 104], 46, 5, (x, y, roll) => put(form('M-20-12Q-10-22 8-18 24-12 20 6 8 20-10 16-24 8-20-12Z', roll() > 0.5 ? '#ef8a32' : '#f7a551'), x, y, 1, roll() * 180))) +
    strips([200, 200, 92], ['#1f6b2b', '#2d8a3a', '#14521f'], 34, 9, 30, 6) + chunk(160, 176, 26, 10, '#8a4f24') + chunk(244, 226, 26, -30, '#9c5f2c') + chunk(226, 160, 20, 50, '#8a4f24') + chunk(176, 248, 20, 0, '#9c5f2c'),
  banga: () =>
    besideSwallow('#BE1146', soup([250, 178, 94], '#b8320a', ['#e2571a', '#f0742c', '#8a1f05', '#2d5a1f'], 60, 41, 10) +
      put(near(ellipse(0, 0, 44, 34, '#3a2a22') + oval(0, -3, 37, 27, '#e9cdb0')) + circle(0, -3, 6, '#b0907a') + line('M-24-8Q0-22 24-8', '#c9a588', 4, 0.7), 232, 160, 1, -14) +
      put(near(ellipse(0, 0, 36, 27, '#3a2a22') + oval(0, -3, 29, 20, '#e9cdb0')) + circle(0, -3, 5, '#b0907a'), 280, 216, 1, 20) + strips([262, 140, 34], ['#2d5a1f'], 8, 4, 24, 5), '#fdfaf0') + shine(104, 236, 26, 12, -24, 0.8),
  ogbono: () =>
    besideSwallow('#0B6E79', soup([250, 178, 94], '#8a5420', ['#a86d2e', '#6b3d14', '#c48a44'], 46, 31, 12) + strips([250, 180, 78], ['#2d7a33', '#1f5f28', '#4f9a3f'], 34, 12, 22, 6) +
      put(fish(0, 0, 0.5, 0, '#6e4420'), 244, 166, 1, -30) + chunk(280, 212, 26, 20) + line('M196 196Q236 232 268 206', '#d9a868', 4, 0.7), '#fffdf5'),
  tuwo: () =>
    besideSwallow('#F09A00', soup([250, 178, 94], '#e07a12', ['#f7a63c', '#c95a08', '#f9bf62', '#3d7a26', '#2d6a1f', '#f7a63c'], 90, 27, 16) + chunk(228, 156, 26, 10) + chunk(276, 198, 25, -24) + chunk(232, 214, 20, 40), '#fffefa'),
  kukustew: () =>
    plate('#BE1146') + bowl(232, 178, 124) + soup([232, 178, 111], '#c2380f', ['#e2571a', '#f0742c', '#8a1f05', '#ef8a4a'], 60, 13, 13) +
    leg(206, 152, 78, -20, '#a8561d') + leg(252, 212, 74, 24, '#b5641f') + sprig(286, 142, 30, 20) + sprig(178, 222, 26, -40) + slab(126, 288, 0.86, -8),
  ugalibeef: () =>
    plate('#1F3E8C') + slab(152, 146, 1.06, -10) + pool(256, 206, 84, '#8a3a10') +
    each([[230, 182, 10], [278, 186, -20], [248, 226, 40], [296, 226, 8], [212, 218, -30]] as const, ([x, y, turn]) => chunk(x, y, 27, turn)) + greens([140, 274, 62], 5) + tomatoSlice(226, 302, 20),
  ugalisukuma: () => plate('#1A7338') + slab(148, 170, 1.16, -8) + greens([252, 238, 88], 9, 190) + bits([252, 238, 76], ['#f8e4ef', '#e2392a', '#f6e6b0'], 22, 4, 10),
  matoke: () =>
    plate('#F09A00') + lifted(pool(200, 206, 130, '#c43c12')) +
    each([[140, 156, -30], [196, 132, 10], [256, 160, 40], [130, 222, 20], [202, 204, -14], [270, 226, -50], [166, 272, -8], [236, 282, 24]] as const, ([x, y, turn]) =>
      put(near(form('M-52 8Q-40-22 0-24 40-22 52 6 30 4 0 8-30 12-52 8Z', '#d9c24a')) + line('M-38-2Q0-20 38-4', '#f4eaa0', 5, 0.8), x, y, 1, turn)) +
    chunk(172, 178, 24, 10) + chunk(234, 246, 24, -30) + chunk(228, 176, 20, 50) + bits([200, 206, 110], ['#2d8a3a', '#e2571a'], 30, 8, 9),
  mukimo: () =>
    plate('#1A7338') + lifted(ellipse(174, 190, 106, 92, '#5f8f3a', 'filter="url(#rough)"')) + oval(172, 184, 96, 80, '#7fb04f', 0.8) +
    near(strewn([172, 184, 84], 40, 6, (x, y) => rect(x - 7, y - 6, 14, 12, 5, '#fbe28a'))) + bits([172, 184, 84], ['#2d6a1f', '#3d7a26'], 40, 8, 9) +
    pool(278, 262, 62, '#9c3d12') + chunk(262, 252, 22, 10) + chunk(298, 268, 20, -30) + chunk(272, 286, 18, 40),
  omena: () =>
    plate('#BE1146') + slab(142, 146, 0.96, -8) + pool(238, 226, 98, '#c43c12') +
    strewn([238, 226, 74], 17, 7, (x, y, roll) => minnow(x, y, 0.78, roll() * 360, roll() > 0.4 ? '#b9a488' : '#a8b0b6')) + bits([238, 226, 80], ['#2d8a3a', '#f8e4ef', '#ef5a3a'], 26, 4, 10) + tomatoSlice(120, 262, 22),
  isiewu: () =>
    bowl(200, 206, 176, '#7a4a22') + soup([200, 206, 152], '#d9701a', ['#f0943c', '#b84f0a', '#f7b46a'], 46, 15, 15) +
    each([[150, 160, 10], [216, 140, -20], [264, 192, 30], [150, 236, -12], [216, 216, 14], [254, 264, -34], [186, 288, 22]] as const, ([x, y, turn], n) => chunk(x, y, 36 - (n % 3) * 3, turn, '#8a4a22')) +
    onionRing(188, 188, 27) + onionRing(248, 228, 24) + onionRing(140, 280, 21) + strips([206, 200, 110], ['#1f6b2b', '#2d8a3a', '#14521f'], 40, 9, 40, 7),
  snail: () =>
    plate('#F09A00') + lifted(pool(200, 204, 126, '#b8260c')) + bits([200, 204, 106], ['#e2571a', '#2d8a3a', '#f8e4ef', '#ef5a3a'], 60, 5, 11) +
    shell(152, 168, 62, -14) + shell(254, 176, 58, 24, '#5a4230') + shell(196, 262, 62, 8, '#3f2d20') + onionRing(276, 258, 22),
  prawns: () =>
    plate('#0B6E79') + lifted(pool(200, 204, 124, '#d0471a')) + bits([200, 204, 100], ['#f2a13c', '#8a1f05', '#2d8a3a'], 40, 5, 9) +
    each([[140, 150, -20], [214, 132, 30], [274, 178, 80], [126, 226, -70], [196, 206, 10], [264, 262, 130], [184, 284, 200]] as const, ([x, y, turn]) => prawn(x, y, 46, turn)) + wedge(306, 300, 40, -30) + sprig(106, 306, 28, -20),
  ewaagoyin: () =>
    plate('#1F3E8C') + lifted(ellipse(184, 196, 120, 104, '#7a4520', 'filter="url(#rough)"')) + beans([184, 196, 104], ['#a06a38', '#8a5428', '#b88048', '#6e3d18'], 90, 5, 14) +
    pool(196, 186, 66, '#3a1206') + bits([196, 186, 50], ['#7a1f08', '#a83208', '#1f0802'], 44, 8, 9) + shine(170, 166, 22, 8) + breadSlice(296, 276, 66, 24),
  ricestew: () =>
    plate('#BE1146') + rice([182, 190, 118], grains.white, '#d8ccb2', 7) + pool(240, 232, 78, '#c42c0c') + bits([240, 232, 62], ['#e2571a', '#8a1f05', '#f0742c'], 40, 3, 11) +
    chunk(224, 214, 32, 10) + chunk(270, 246, 30, -24) + chunk(222, 262, 26, 30) + dodo(116, 282, 32, -20) + dodo(158, 304, 32, 14),
  biryani: () =>
    plate('#1F3E8C') + rice([200, 200, 132], grains.saffron, '#c9a24a', 11, 520) + leg(178, 172, 96, -16, '#7a3a12') + leg(232, 232, 92, 20, '#8a4216') +
    strips([200, 200, 100], ['#6e2f0a', '#8a4a14', '#4c1d05'], 44, 6, 26, 5) + sprig(276, 148, 32, 30, '#3a9a4a') + sprig(126, 246, 30, -30, '#3a9a4a') + halfEgg(146, 300, 30, -14),
  coconutrice: () =>
    plate('#1A7338') + rice([180, 194, 120], grains.coconut, '#c4a455', 17) + bits([180, 194, 104], ['#d8281a', '#2d8a3a', '#f2b90f', '#49a552', '#ef5a3a'], 46, 5, 12) + coconut(286, 266, 70) + sprig(118, 290, 30, -20),
  jollofspag: () =>
    plate('#1F3E8C') + lifted(circle(188, 194, 120, '#b8440f')) + noodles([188, 194, 120], 5, ['#ef6f26', '#e2571a', '#f58a3c', '#d9480f'], '#b8440f', 6) + bits([188, 194, 96], ['#2d8a3a', '#d8281a', '#49a552'], 26, 8, 10) +
    dodo(272, 128, 36, -30) + dodo(302, 172, 36, 10) + dodo(262, 176, 34, -60) + halfEgg(258, 270, 42, 16) + halfEgg(178, 300, 36, -20),
  spag: () =>
    plate('#BE1146') + lifted(circle(200, 202, 130, '#d9a83a')) + noodles([200, 202, 130], 9, ['#f6d77a', '#f2c95c', '#ffe6a0', '#e9b94a'], '#d9a83a', 6) + pool(200, 194, 80, '#7a2f10') +
    bits([200, 194, 66], ['#9c4a1e', '#5a1e08', '#b8602c', '#c43c12'], 90, 4, 14) + strips([200, 186, 50], ['#fff3c4', '#ffe79a'], 30, 8, 18, 4) + sprig(232, 160, 26, 30),
  gizdodo: () =>
    plate('#F09A00') + lifted(pool(200, 204, 128, '#b8260c')) + bits([200, 204, 108], ['#e2571a', '#2d8a3a', '#49a552', '#ef5a3a'], 56, 6, 13) +
    cubes([[140, 152, 10], [206, 132, -16], [264, 166, 30], [130, 226, -8], [204, 198, 20], [272, 238, -20], [170, 276, 12], [236, 284, 40]], '#f5b233') +
    each([[174, 170, 0], [236, 150, 40], [162, 232, 20], [238, 232, -20], [204, 254, 60], [288, 198, 10]] as const, ([x, y, turn]) => chunk(x, y, 23, turn, '#7a4630')),
  chickenchips: () =>
    plate('#F09A00') + chips([244, 160, 82], 46, 3) + lifted(leg(164, 236, 118, -6, '#b5641f')) + dip(300, 272, 42, '#f1f4dc') + strips([300, 272, 27], ['#8fc45a', '#f28a2b', '#dfeab0', '#b8d98a'], 30, 5, 16, 4) + sprig(104, 296, 28, -30),
  chipsmasala: () =>
    plate('#1A7338') + lifted(ellipse(200, 204, 118, 100, '#a8300c')) + chips([200, 200, 112], 86, 5, ['#ef7a2c', '#e2571a', '#f59a3c', '#d9480f']) + strips([200, 196, 92], ['#2d8a3a', '#49a552'], 30, 4, 16, 5) + sprig(252, 150, 34, 30) + sprig(150, 250, 32, -40) + wedge(292, 288, 38, -30),
  wings: () =>
    plate('#BE1146') + each([[136, 150, -20], [262, 138, 30], [126, 224, 20]] as const, ([x, y, turn]) => wing(x, y, 54, turn)) +
    each([[206, 134, 40], [196, 208, -30], [276, 204, 60], [178, 284, 10]] as const, ([x, y, turn]) => leg(x, y, 62, turn, '#b3491b')) +
    dip(276, 284, 48, '#fbf3dc') + each([[98, 288, -50], [118, 304, -60]] as const, ([x, y, turn]) => put(near(rect(-40, -8, 80, 17, 8, '#8fc45a')) + line('M-32-2H32', '#cfe8a0', 3), x, y, 1, turn)) + bits([200, 190, 100], ['#fff3d0'], 24, 7, 6),
  brekkie: () =>
    plate('#1F3E8C') + friedEgg(146, 134, 58, -10) + friedEgg(240, 126, 54, 40) + sausage(150, 228, 56, -24) + sausage(174, 262, 56, -18) + dip(276, 212, 48, '#c4501a') + beans([276, 212, 32], ['#d9701a', '#c4561a', '#e58a3a'], 22, 5, 11) +
    triangle(122, 300, 38, -14, '#d5922a') + put(near(form('M-66-14Q0 60 66-14 30 40 0 42-36 40-66-14Z', '#f2b233') + form('M-58-12Q0 40 58-12 0-2-58-12Z', '#f57a2c', 0.6)) + times(5, (n) => circle(-24 + n * 12, 2 + (n % 2) * 5, 4.5, '#26120a')), 250, 296, 0.96, -16),
  yamegg: () =>
    plate('#F09A00') + each([[132, 144, -20], [200, 124, 10], [118, 216, 14], [186, 192, -10]] as const, ([x, y, turn]) => put(near(rect(-44, -30, 88, 64, 22, '#b08a5a') + rect(-40, -30, 80, 54, 20, '#fbf4e2')) + line('M-22-12Q0-20 22-10M-20 6Q4-2 20 8', '#e6d8b8', 4, 0.9), x, y, 1, turn)) +
    lifted(ellipse(246, 246, 84, 66, '#e8a51b', 'filter="url(#rough)"')) + near(strewn([246, 244, 66], 30, 5, (x, y, roll) => put(form('M-18-8Q-6-20 10-14 24-6 16 8 0 18-14 10-24 2-18-8Z', roll() > 0.5 ? '#ffd54a' : '#f9c02c'), x, y, 1, roll() * 180))) +
    bits([246, 244, 62], ['#d8281a', '#ef5a3a', '#2d8a3a', '#c95b9b'], 46, 8, 12),
  masa: () =>
    plate('#0B6E79') + each([[142, 142], [222, 124], [284, 184], [124, 222], [204, 208], [156, 292]] as const, ([x, y]) => lifted(ball(x, y, 45, '#fbf2dc', 0.6) + circle(x, y, 34, '#b8762c', 'opacity=".55" filter="url(#blur)"') + circle(x - 6, y - 4, 22, '#8a4f14', 'opacity=".4" filter="url(#blur)"'))) +
    near(ellipse(266, 280, 48, 34, '#b8421a', 'filter="url(#rough)"')) + bits([266, 278, 38], ['#e0521c', '#f2a13c', '#7a2406', '#c9571b'], 90, 5, 6),
  toast: () =>
    plate('#BE1146', 184, 208, 170) + breadSlice(142, 204, 88, -16, '#f2c24a', '#b0702a') + bits([142, 196, 46], ['#d98a1a', '#2d8a3a', '#d8281a', '#ffe08a'], 26, 5, 10) + breadSlice(216, 234, 88, 10, '#f5cc58', '#b0702a') + bits([216, 226, 46], ['#d98a1a', '#2d8a3a', '#d8281a', '#ffe08a'], 28, 9, 10) +
    lifted(ball(308, 112, 72, '#f4eee6', 0.5)) + ball(308, 112, 58, '#c4894e', 0.6) + shine(288, 92, 20, 8) + line('M374 92q24 10 6 40', '#e9e0d4', 14),
};


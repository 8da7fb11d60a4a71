import {
  circle,
  contactShadow,
  type Drawings,
  dropShadow,
  each,
  ellipse,
  form,
  ground,
  light,
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
import { avocado, citrus, wedge } from './parts/plant-parts.ts';
import { calabash, glass, saucer } from './parts/vessels.ts';

/** A cup or mug of clear glass. */
const glassMug = (drink: string, w = 150, h = 210, top = 110): Svg =>
  dropShadow(line(`M${200 + w / 2 - 6} ${top + 46}q66 0 58 54-6 48-62 44`, '#dcebef', 17)) +
  glass(200, top, w, h, drink, 0.86);

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
    ) + line('M0 34Q4 50 0 60', '#f2a51b', 9),
    x,
    y,
    1,
    turn,
  );

const straw = (x: number, y: number, colour: string): Svg =>
  line(`M${x} ${y}L${x + 30} ${y - 150}`, colour, 12) +
  line(`M${x + 4} ${y - 16}L${x + 28} ${y - 140}`, '#fff', 3, 0.6);

const gourd = (x: number, y: number): Svg =>
  ground(x, y + 12, 70, 12) +
  dropShadow(
    form(
      `M${x - 20} ${y - 250}H${x + 20}Q${x + 16} ${y - 180} ${x + 34} ${y - 150}Q${x + 78} ${y - 110} ${x + 74} ${y - 56}Q${x + 66} ${y + 6} ${x} ${y + 6}T${x - 74} ${y - 56}Q${x - 78} ${y - 110} ${x - 34} ${y - 150}Q${x - 16} ${y - 180} ${x - 20} ${y - 250}Z`,
      '#b8742f',
    ),
  ) +
  rect(x - 15, y - 276, 30, 34, 8, '#8a5a2c') +
  line(`M${x - 24} ${y - 176}q24 12 48 0`, '#6b3a12', 9) +
  line(`M${x - 72} ${y - 80}q72 36 144 0`, '#7d4213', 5, 0.7) +
  line(`M${x - 70} ${y - 62}q70 36 140 0`, '#e0a868', 4, 0.6);

const coffeeBean = (x: number, y: number, turn: number): Svg =>
  put(contactShadow(oval(0, 0, 20, 14, '#5a2c14')) + line('M-16 2Q-4-6 2 0T16-2', '#2a1006', 3), x, y, 1, turn);

const cane = (x: number, y: number, length: number, turn: number): Svg =>
  put(
    contactShadow(
      rect(-length / 2, -18, length, 36, 6, '#7d9a3a') +
        each([-0.28, 0.08, 0.4], (at) => rect(at * length - 4, -19, 8, 38, 3, '#4f6b1f')) +
        rect(-length / 2, -12, length, 8, 4, '#b5cc70') +
        ellipse(length / 2, 0, 9, 18, '#f4efc0') +
        ellipse(length / 2, 0, 5, 11, '#dcd690'),
    ),
    x,
    y,
    1,
    turn,
  );

export const drinks: Drawings = {
  coffee: () =>
    ground(200, 340, 150, 16) +
    saucer(200, 316, 168) +
    dropShadow(
      line('M292 186q70-6 60 44-8 40-76 42', '#dcebef', 17) +
        path('M96 150H304Q304 306 236 312H164Q96 306 96 150Z', '#e4eef0'),
    ) +
    within('M104 170H296Q294 300 234 304H166Q106 300 104 170Z', rect(90, 170, 220, 150, 0, '#2f160a')) +
    path('M96 150H304Q304 306 236 312H164Q96 306 96 150Z', 'url(#side)') +
    ellipse(200, 150, 104, 24, '#eef6f8') +
    ellipse(200, 158, 94, 18, '#3d1d0c') +
    ellipse(182, 156, 44, 7, '#8a5428', 'opacity=".7"') +
    line('M124 190Q128 260 156 288', '#fff', 9, 0.4) +
    line('M170 116Q156 94 172 74T168 34M226 116Q212 94 228 74T224 34', '#fff', 9, 0.65) +
    coffeeBean(92, 344, 20) +
    coffeeBean(132, 354, -30) +
    coffeeBean(314, 346, 40),
  dawa: () =>
    glassMug('#d9861a') +
    citrus(182, 196, 44) +
    put(
      contactShadow(
        form('M-34 4Q-40-26-6-28 30-30 38-2 30 24 0 22-28 26-34 4Z', '#d9a85c') + oval(0, -2, 25, 17, '#f5dfa0', 0.5),
      ),
      228,
      264,
      1,
      -16,
    ) +
    dipper(246, 160, 24) +
    line('M176 84Q164 66 178 50T174 16', '#fff', 8, 0.6) +
    wedge(92, 344, 44, -20) +
    put(contactShadow(oval(0, 0, 38, 24, '#c9964a')) + ellipse(22, -4, 15, 14, '#f5dfa0'), 322, 346, 1, 14),
  kunu: () => {
    const bottle = 'M164 76H236V110Q276 130 276 176V330Q276 356 250 356H150Q124 356 124 330V176Q124 130 164 110Z';
    return (
      ground(200, 356, 130, 16) +
      dropShadow(path(bottle, '#f3e6d2') + rect(158, 40, 84, 42, 10, '#a8692f')) +
      within(
        bottle,
        rect(120, 128, 160, 240, 0, '#e9d3b4') +
          strewn([200, 250, 74], 34, 6, (x, y) => circle(x, y, 2.4, '#b58a5c'), 1.2),
      ) +
      path(bottle, 'url(#side)') +
      rect(158, 40, 84, 42, 10, 'url(#side)') +
      line('M146 170V320', '#fff', 9, 0.5) +
      each(
        [
          [84, 332, 10],
          [112, 352, 40],
          [66, 356, 70],
          [148, 362, 20],
        ] as const,
        ([x, y, turn]) =>
          put(
            contactShadow(oval(0, 0, 19, 14, '#a87a4c')) + line('M-12-2Q0-8 12 0M-10 5Q0 0 12 6', '#6b4520', 2.5),
            x,
            y,
            1,
            turn,
          ),
      ) +
      each(
        [
          [290, 344, -12],
          [330, 334, 24],
          [318, 362, 4],
        ] as const,
        ([x, y, turn]) =>
          put(
            contactShadow(oval(0, 0, 31, 17, '#6b2c12')) +
              line('M-22 0Q0-12 22 0', '#a8603c', 3) +
              circle(28, -1, 4, '#d9b070'),
            x,
            y,
            1,
            turn,
          ),
      )
    );
  },
  palmwine: () =>
    gourd(122, 340) +
    calabash(252, 238, 104, '#f4efe2') +
    strewn([252, 236, 84], 40, 4, (x, y, roll) => circle(x, y, 4 + roll() * 6, '#ffffff'), 0.2) +
    strewn([252, 240, 80], 16, 6, (x, y, roll) => circle(x, y, 2 + roll() * 3, '#d9d0ba'), 0.2),
  smoothie: () =>
    straw(206, 200, '#be1146') +
    glass(200, 90, 156, 256, '#a9cf62', 0.88) +
    ellipse(200, 122, 64, 13, light('#a9cf62', 0.55)) +
    put(avocado(0, 0, 44, 0), 282, 96, 1, 28) +
    avocado(92, 316, 50, -20) +
    shine(160, 220, 10, 60, 4, 0.25),
  sugarcane: () =>
    cane(110, 240, 220, -74) +
    cane(306, 246, 210, 258) +
    straw(206, 180, '#1a7338') +
    glass(204, 106, 146, 244, '#cfdc86', 0.86) +
    citrus(148, 118, 38, '#5a9a2f', '#b5d96a') +
    cane(132, 356, 170, -6) +
    citrus(312, 342, 36, '#5a9a2f', '#b5d96a'),
  uji: () =>
    calabash(196, 196, 138, '#a87850') +
    shine(150, 190, 40, 8, -4, 0.4) +
    put(
      contactShadow(
        rect(-9, -180, 18, 170, 9, '#8a5a2c') + oval(0, 10, 30, 40, '#9c6a34') + ellipse(0, 8, 20, 28, '#7d4f24'),
      ),
      262,
      190,
      1,
      34,
    ) +
    line('M150 130Q136 106 152 84T148 44M206 122Q192 98 208 76T204 36', '#fff', 9, 0.6),
};

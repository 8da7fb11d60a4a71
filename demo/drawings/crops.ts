import {
  circle,
  contactShadow,
  type Drawings,
  dark,
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
  type Svg,
  shine,
  strewn,
  times,
} from './parts/paint.ts';

type Spot = readonly [x: number, y: number, scale: number, turn: number];

const laid = (part: Svg, spots: readonly Spot[]): Svg =>
  each(spots, ([x, y, scale, turn]) => put(part, x, y, scale, turn));

const carrot: Svg =
  each([-24, 0, 24], (turn) => put(contactShadow(form('M-10 0Q-20-40 0-84 20-40 10 0Z', '#3d8a3a')), 0, -96, 1, turn)) +
  dropShadow(form('M-40-84Q0-112 40-84 44-40 14 90 6 122 0 124-6 122-14 90-44-40-40-84Z', '#ef7d1f')) +
  line('M-34-56Q-16-48-4-52M34-30Q18-22 8-26M-26-4Q-12 4 0 0M20 30Q10 36 2 34', '#b5520a', 4, 0.6);

const okra: Svg =
  dropShadow(form('M-24-70Q0-84 24-70 30-20 14 50 6 98 0 104-6 98-14 50-30-20-24-70Z', '#6fa83a')) +
  line('M-10-66Q-14 0-4 76M10-66Q14 0 4 76', dark('#6fa83a'), 4, 0.6) +
  contactShadow(form('M-28-66Q-20-92 0-92T28-66Q0-54-28-66Z', '#4f7f26')) +
  line('M0-92V-112', '#4f7f26', 9);

const gardenEgg: Svg =
  dropShadow(form('M0-50Q60-44 62 14 58 68 0 70-58 68-62 14-60-44 0-50Z', '#f6f2de')) +
  line('M-36-26Q-44 10-30 44M36-26Q44 10 30 44', '#a8c88a', 7, 0.6) +
  contactShadow(form('M-34-40Q-20-64 0-58 20-64 34-40 16-44 10-28 0-42-10-28-16-44-34-40Z', '#4f8a3a')) +
  line('M0-56Q2-76 12-84', '#4f8a3a', 9) +
  shine(-22, -8, 10, 20, 14, 0.5);

const root = (skin: string): Svg =>
  dropShadow(form('M-150-8Q-140-44-80-46 20-52 96-34 150-20 168 10 120 24 60 34-40 56-110 44-152 34-150-8Z', skin)) +
  line('M-90-34Q-84 0-92 34M-30-40Q-22 0-30 38M36-38Q44-4 36 30M92-28Q98 0 90 22', dark(skin), 4, 0.5) +
  shine(-60, -24, 50, 7, -4, 0.3);

const cutEnd = (skin: string, flesh: string): Svg =>
  contactShadow(oval(0, 0, 28, 46, skin)) + ellipse(0, 0, 23, 40, flesh) + ellipse(0, 0, 9, 20, dark(flesh, 0.12));

const yam: Svg =
  dropShadow(
    form('M-160-20Q-150-66-70-64 40-74 128-56 172-40 168 6 164 50 110 60 0 74-90 62-160 54-160-20Z', '#7a5230'),
  ) +
  line(
    'M-120-44Q-100-30-110-10M-40-54Q-30-30-44-14M50-58Q60-40 50-20M-80 30Q-70 44-84 54M10 28Q24 40 10 56M96 10Q108 26 96 44',
    '#4c2f16',
    5,
    0.6,
  ) +
  strewn([0, 0, 140], 60, 5, (x, y) => line(`M${x} ${y * 0.36}l8 3`, '#a87c50', 3, 0.6), 1);

const passionFruit = (x: number, y: number): Svg =>
  dropShadow(oval(x, y, 66, 62, '#5a2448')) + shine(x - 22, y - 26, 18, 10);

const starApple = (x: number, y: number): Svg =>
  dropShadow(oval(x, y, 66, 60, '#f0952a')) +
  contactShadow(
    path(`M${x - 20} ${y - 52}Q${x} ${y - 70} ${x + 20} ${y - 52} ${x} ${y - 42} ${x - 20} ${y - 52}Z`, '#6b4a20'),
  ) +
  shine(x - 24, y - 20, 16, 10);

/** Vegetables, roots and fruit that the market sells by the heap. */
export const crops: Drawings = {
  carrots: () =>
    ground(200, 350, 130, 16) +
    laid(carrot, [
      [120, 206, 1.12, 16],
      [284, 206, 1.12, -18],
      [200, 214, 1.2, 0],
    ]),
  okra: () =>
    ground(200, 346, 140, 16) +
    laid(okra, [
      [96, 196, 1.15, 24],
      [160, 182, 1.2, 8],
      [232, 186, 1.2, -8],
      [306, 200, 1.15, -24],
      [196, 254, 1.15, 70],
    ]),
  gardenegg: () =>
    ground(200, 342, 150, 18) +
    laid(gardenEgg, [
      [130, 150, 1.12, -14],
      [268, 146, 1.12, 12],
      [92, 258, 1.1, -8],
      [308, 258, 1.1, 10],
      [200, 240, 1.25, 0],
    ]),
  cassava: () =>
    ground(200, 346, 160, 18) +
    laid(root('#7d4f30'), [
      [206, 128, 1.06, -14],
      [196, 206, 1.1, 4],
    ]) +
    laid(root('#8a5a38'), [[224, 286, 1, -4]]) +
    put(cutEnd('#7d4f30', '#fdfaf2'), 82, 292, 1, -4),
  cocoyam: () =>
    ground(200, 336, 150, 18) +
    each(
      [
        [126, 160, -12],
        [268, 156, 14],
        [94, 258, 8],
        [306, 258, -10],
        [200, 232, 0],
      ] as const,
      ([x, y, turn]) =>
        put(
          dropShadow(form('M0-66Q50-58 58 4 54 66 0 70-54 66-58 4-50-58 0-66Z', '#6b4630')) +
            line('M-50-12Q0 6 50-12M-54 14Q0 34 54 14M-44-36Q0-20 44-36M-44 40Q0 58 44 40', '#3f2616', 4, 0.6) +
            line('M0-66Q-4-80 4-90', '#a8c88a', 10),
          x,
          y,
          1.06,
          turn,
        ),
    ),
  yamtuber: () =>
    ground(200, 344, 160, 18) +
    put(yam, 196, 150, 1.02, -12) +
    put(yam, 184, 252, 0.96, 6) +
    put(
      contactShadow(oval(0, 0, 38, 56, '#7a5230')) +
        ellipse(0, 0, 32, 49, '#fbf6e8') +
        strewn([0, 0, 26], 16, 3, (x, y) => circle(x, y * 1.4, 2.4, '#d9cda8'), 1),
      342,
      262,
      1,
      6,
    ),
  passion: () =>
    ground(200, 340, 150, 18) +
    passionFruit(128, 150) +
    passionFruit(268, 146) +
    passionFruit(96, 256) +
    dropShadow(circle(246, 252, 84, '#5a2448')) +
    circle(246, 252, 75, '#f3e2d9') +
    oval(246, 252, 62, 62, '#f2a51b') +
    strewn(
      [246, 252, 48],
      26,
      5,
      (x, y, roll) => put(ellipse(0, 0, 6, 9, '#2a1a12') + ellipse(-2, -3, 1.6, 2.6, '#8a7a6a'), x, y, 1, roll() * 180),
      1,
    ),
  agbalumo: () =>
    ground(200, 340, 150, 18) +
    starApple(128, 152) +
    starApple(268, 148) +
    starApple(98, 258) +
    dropShadow(circle(246, 254, 82, '#f0952a')) +
    circle(246, 254, 72, '#fbe6d4') +
    times(5, (n) =>
      put(
        form('M0-12Q-18-38 0-62 18-38 0-12Z', '#5a2f1a') + line('M-4-24Q-8-40 0-54', light('#5a2f1a'), 3, 0.7),
        246,
        254,
        1,
        n * 72,
      ),
    ),
};
